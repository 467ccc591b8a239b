import { expect, test } from "vitest";
import { withoutPurpose } from "./without-purpose.ts";

test.each([
  ["For the report: how many boats came?", "  how many boats came?"],
  ["how far did I run in May? curious if I beat my brother", "how far did I run in May?  "],
  [
    "add up the hours, they're in log.csv. I'm just wondering whether it was worth it.",
    "add up the hours, they're in log.csv.  .",
  ],
  ["Wie viele Seiten waren es 2023? Bin gespannt, ob ich mehr habe als Ute", "Wie viele Seiten waren es 2023?  "],
])("what the answer is for is left out: %s", (request, rest) => {
  expect(withoutPurpose(request)).toBe(rest);
});

test.each([
  "curious if I ran more than 40 km in May",
  "how far did I run in May? I wonder if that's more than in April, how far was it then",
  "how far did I run in May? curious if I beat the 40 km",
  "how far would I run in May if I ran each day?",
  "how far did I run? curious if it's more. leave out the races",
])("a wish stays: %s", (request) => {
  expect(withoutPurpose(request)).toBe(request);
});
