import { expect, test } from "vitest";
import { publishedPort } from "./published-port.ts";
import { settingToldIn } from "./setting-told.ts";

const compose = `services:
  wiki:
    image: wiki:2
    # was 8070
    environment:
      TITLE: Club pages
    ports:
      - "8090:3000"
  wiki-db:
    image: store:1
    ports:
      - 3307:3306
  notes:
    ports:
      - "8091:80"
      - "9443:443"
  search:
    ports:
      - 127.0.0.1:9201:9200
volumes:
  wiki: {}
`;
const told = (request: string, path = "docker-compose.yml") =>
  settingToldIn(publishedPort(path, compose, request)?.told ?? "")?.value ?? null;

test.each([
  ["on which port do I reach the wiki? docker-compose.yml", "8090"],
  ["wiki = localhost:??? in the browser (docker-compose.yml)", "8090"],
  ["What do I have to type after localhost: to open the wiki with the club pages? See docker-compose.yml", "8090"],
  ["I've forgotten the port of the wiki, it's in docker-compose.yml", "8090"],
  ["Unter welchem Port erreiche ich search? docker-compose.yml", "9201"],
  ["searchのポートは何番?docker-compose.yml", "9201"],
  ["which port has the wiki db?", "3307"],
])("the port that a computer has it at is told: %s", (request, port) => {
  expect(told(request)).toBe(port);
});

test.each([
  "which port does the wiki listen on inside its container?",
  "which port does notes have?",
  "is port 8090 free?",
  "which port did the wiki have when it was new?",
  "which port does the shop have?",
  "why can't I open the wiki in the browser?",
  "make the wiki's port 8099",
])("nothing is told where something else is asked, or it isn't clear: %s", (request) => {
  expect(told(request)).toBeNull();
});

test("another file of settings has no services", () => {
  expect(told("which port has the wiki?", "config.yml")).toBeNull();
});
