import { expect, test } from "vitest";
import { asksOfGoneLine } from "./asks-of-gone-line.ts";

test.each([
  [
    "there used to be a line about dogs in house-rules.md but somebody took it out again. what did it say last, and who removed it?",
    "dogs",
  ],
  ["who removed the rule on smoking from rules.md, and when?", "smoking"],
  ["We had a sentence about refunds in terms.md. It's gone. Which commit deleted it, and what was it?", "refunds"],
  ["Es gab mal eine Zeile über Hunde in regeln.md, die wurde gelöscht. Wer war das und was stand da zuletzt?", "hunde"],
])("%s", (request, word) => {
  expect(asksOfGoneLine(request)).toBe(word);
});

test.each([
  "there used to be a line about dogs in rules.md. please put it back",
  "there used to be a line about dogs in rules.md, somebody removed it. why?",
  "who removed the line about dogs first?",
  "what does the line about dogs in rules.md say?",
  "there was a line about wet dogs and cats in rules.md, who removed it?",
  "remove the line about dogs from rules.md",
])("but not in %s", (request) => {
  expect(asksOfGoneLine(request)).toBeNull();
});
