import { expect, test } from "vitest";
import { asksForSpelling } from "./asks-for-spelling.ts";

test.each([
  "fix the spelling mistakes in letter.txt before i send it, don't change anything else",
  "can you correct the typos in notes.md?",
  "please check the spelling of flyer.txt and correct it",
  "Korrigiere bitte die Rechtschreibfehler in brief.txt",
  "Tippfehler in aushang.md bitte verbessern, sonst nichts ändern",
  "手紙.txtの誤字を直してください",
  "only fix the typos in section.md, nothing else",
  "Korrigiere nur die Rechtschreibfehler in brief.txt",
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
  "Korrigiere die Rechtschreibfehler in brief.txt, nur im ersten Absatz",
  "fix the typos in the first paragraph of letter.txt",
  "correct the spelling in lines 3 to 5 of letter.txt",
  "fix the typos in letter.txt except in the headings",
  "手紙.txtの最初の段落の誤字を直してください",
])("another thing is wanted, or more: %s", (request) => {
  expect(asksForSpelling(request)).toBe(false);
});
