import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const recipe = `FROM --platform=linux/amd64 golang:1.21-alpine AS build
ARG PORT=8080
RUN go build -o /app

FROM debian:12-slim
ENV LOG_LEVEL=info
EXPOSE 8080
USER web
`;

describe("what a Dockerfile says", () => {
  test.each([
    [
      "the version of an image, by its name",
      'Set the image of "golang" to "1.22-alpine"',
      "1.21-alpine",
      "1.22-alpine",
    ],
    ["a bare number of the same variant", 'Set the version of "golang" to "1.22"', "1.21-alpine", "1.22-alpine"],
    ["a part of a version", 'Change "debian" from "12" to "13"', "debian:12-slim", "debian:13-slim"],
    ["by the name of the stage", 'Set the image of "build" to "golang:1.22-alpine"', "1.21-alpine", "1.22-alpine"],
    ["a whole image", 'Change "debian:12-slim" to "debian:13"', "debian:12-slim", "debian:13"],
    ["a variable", 'Set "LOG_LEVEL" to "debug"', "info", "debug"],
    ["a port", 'Set the exposed port to "9090"', "EXPOSE 8080", "EXPOSE 9090"],
  ])("%s", (_, wish, old, fresh) => {
    expect(doneAsWished("Dockerfile", recipe, wish)).toBe(recipe.replace(old, fresh));
  });

  test.each([
    ["one of two images", 'Set the base image to "13-slim"'],
    ["an image that isn't there", 'Set the version of "python" to "3.12"'],
    ["a variable or a port", 'Set the port to "9090"'],
    ["no version", 'Set the version of "golang" to "the newest one"'],
  ])("not %s", (_, wish) => {
    expect(doneAsWished("Dockerfile", recipe, wish)).toBeNull();
  });
});

const services = `services:
  store:
    image: mariadb:10.11 # kept for the reports
    environment:
      PORT: 3306
  wiki:
    image: ghcr.io/oak/wiki:2.4.1
    ports:
      - "8081:8081"
  shop:
    build: .
    ports:
      - 127.0.0.1:80:8000
      - "443:8443"
# notes:
#   ports:
#     - "8082:80"
`;

describe("what Docker Compose is told", () => {
  test.each([
    ["the port outside", 'Set the host port of "wiki" to "8090"', '"8081:', '"8090:'],
    ["the port within", 'Set the container port of the "wiki" service to "80"', ":8081", ":80"],
    ["one of two ports", 'Change the published port of "shop" from "80" to "8080"', ":80:8000", ":8080:8000"],
    ["a version, by the service", 'Set the version of "store" to "11.4"', "10.11", "11.4"],
    ["a version, by the image", 'Set the image of "mariadb" to "11.4-jammy"', "10.11", "11.4-jammy"],
  ])("%s", (_, wish, old, fresh) => {
    expect(doneAsWished("docker-compose.yml", services, wish)).toBe(services.replace(old, fresh));
  });

  test.each([
    ["either of two ports", 'Set the host port of "shop" to "8080"'],
    ["a port that isn't published", 'Set the host port of "store" to "3307"'],
    ["what is commented out", 'Set the host port of "notes" to "8083"'],
    ["what isn't a port", 'Set the host port of "wiki" to "eight"'],
    ["a variable that is only called alike", 'Set "store" to "11"'],
  ])("not %s", (_, wish) => {
    expect(doneAsWished("docker-compose.yml", services, wish)).toBeNull();
  });
});
