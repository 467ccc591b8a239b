import { expect, test } from "vitest";
import { hitsIn, matchQuery, searchWords } from "./search-words.ts";
import { snippetOf } from "./snippet.ts";

test.each([
  [
    "cat food",
    [
      { text: "cat", isOpen: false },
      { text: "food", isOpen: true },
    ],
  ],
  ["cat ", [{ text: "cat", isOpen: false }]],
  [
    "東京のcafé",
    [
      { text: "東京の", isOpen: false },
      { text: "café", isOpen: true },
    ],
  ],
  [
    '"a" OR b*',
    [
      { text: "a", isOpen: false },
      { text: "OR", isOpen: false },
      { text: "b", isOpen: false },
    ],
  ],
  [" -- ", []],
])("%j is looked for as its words", (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});

test("scripts without blanks are looked for letter by letter", () => {
  expect(matchQuery(searchWords("東京 ca"), "AND")).toBe(`"東  京" AND "ca"*`);
});

test("hits are found whatever stands on their letters, in capitals or not", () => {
  const text = "Grüße aus KÖLN und 東京都";
  const found = hitsIn(text, searchWords("koln 東京 gruß"));
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(["Grüße", "KÖLN", "東京"]);
});

test("a snippet is the part with most of the words, on one line, and marks them", () => {
  const text = `${"The cat sat.\n".repeat(60)}At last the green cat found its food.${" More.".repeat(90)}`;
  const parts = snippetOf(text, searchWords("green food "));
  expect(parts.filter(({ isHit }) => isHit).map(({ text: hit }) => hit)).toEqual(["green", "food"]);
  const whole = parts.map((part) => part.text).join("");
  expect(whole).toMatch(/^… .*At last the green cat found its food\..* …$/);
  expect(whole.length).toBeLessThan(200);
});

test("a snippet of a text without any of the words is its beginning", () => {
  expect(snippetOf("Just this.", searchWords("nothing"))).toEqual([{ text: "Just this.", isHit: false }]);
});
