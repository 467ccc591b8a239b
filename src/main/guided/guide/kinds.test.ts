import { expect, test } from "vitest";
import { kindsFor } from "./kinds.ts";

const files = [{ path: "prices.csv", size: 10 }];

test.each([
  ["How are you?", ["chat", "look", "edit", "make", "run"]],
  ["What is in prices.csv?", ["look", "edit", "make", "run"]],
  ["What is in nosuch.txt?", ["look", "edit", "make", "run"]],
  ["Write the dearest of prices.csv into winner.txt", ["make", "run"]],
  ["Schreibe das Teuerste aus prices.csv in sieger.txt", ["make", "run"]],
])("%s", (request, kinds) => {
  expect(kindsFor(request, files)).toEqual(kinds);
});
