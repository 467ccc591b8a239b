import { expect, test } from "vitest";
import { asksForSpelling } from "./asks-for-spelling.ts";

test.each([
  "fix the spelling mistakes in letter.txt before i send it, don't change anything else",
  "can you correct the typos in notes.md?",
  "please check the spelling of flyer.txt and correct it",
  "Korrigiere bitte die Rechtschreibfehler in brief.txt",
  "Tippfehler in aushang.md bitte verbessern, sonst nichts ändern",
  "手紙.txtの誤字を直してください",
])("misspelt words are to be spelt right: %s", (request) => {
  expect(asksForSpelling(request)).toBe(true);
});

test.each([
  'fix the typo in letter.txt: "recieve" is wrong',
  "the spelling of his name is Meyer, correct it in letter.txt",
  "correct spelling and grammar in letter.txt",
  "fix the typos in letter.txt and add a greeting",
  "are there spelling mistakes in letter.txt?",
  "fix the date in letter.txt",
])("another thing is wanted, or more: %s", (request) => {
  expect(asksForSpelling(request)).toBe(false);
});
