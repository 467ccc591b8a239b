import { expect, test } from "vitest";
import { numberNamed, numberWords } from "./number-words.ts";

test.each([
  ["three", 3],
  ["Zwölf", 12],
  ["both", 2],
  ["hundred", 100],
  ["tea", null],
])("%s is %s", (word, value) => {
  expect(numberNamed(word)).toBe(value);
});

test("words from a number on leave out those before it", () => {
  const words = new RegExp(`^(?:${numberWords(2)})$`, "iu");
  expect(["two", "sechzig"].every((word) => words.test(word))).toBe(true);
  expect(words.test("one")).toBe(false);
});
