import { expect, test } from "vitest";
import { asksForDifferentOnes, withoutCountsOnce } from "./counts-once.ts";

test.each([
  ["How many guests came? Who came twice counts once.", "How many guests came?  ."],
  ["wie viele kamen? wer mehrmals da war, zählt nur einmal", "wie viele kamen?  "],
  ["何人ですか?複数回来た人は1人として数えてください", "何人ですか? "],
  ["who came twice?", "who came twice?"],
  ["how many came once?", "how many came once?"],
])("%s", (request, rest) => {
  expect(withoutCountsOnce(request).trim()).toBe(rest.trim());
});

test("different ones are asked for by a word, or by counting those once that are there again", () => {
  expect(asksForDifferentOnes("wieviele verschiedene leute haben bestellt")).toBe(true);
  expect(asksForDifferentOnes("how many came? who came twice counts once")).toBe(true);
  expect(asksForDifferentOnes("how many orders were there?")).toBe(false);
});
