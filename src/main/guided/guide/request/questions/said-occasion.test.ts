import { expect, test } from "vitest";
import { saidOccasions, withoutOccasions } from "./said-occasion.ts";
import { leavesUsOut, withoutUs } from "./leaves-us-out.ts";

test.each<[string, string[], string]>([
  ["how many come to our party so far?", ["party"], "how many come   so far?"],
  ["wie viele helfen beim Sommerfest mit", ["sommerfest"], "wie viele helfen   mit"],
  ["who brings cake for the garden party?", ["garden party"], "who brings cake  ?"],
  ["パーティーに何人来ますか", ["パーティー"], " 何人来ますか"],
  ["how many come to the office?", [], "how many come to the office?"],
  ["is the party list complete?", [], "is the party list complete?"],
])("what something is for is read: %s", (request, occasions, rest) => {
  expect(saidOccasions(request)).toEqual(occasions);
  expect(withoutOccasions(request)).toBe(rest);
});

test.each([
  ["how many come, without us two?", "how many come,  ?"],
  ["wie viele kommen ohne uns?", "wie viele kommen  ?"],
  ["how many come without us knowing?", null],
  ["how many come with us?", null],
])("whoever asks isn't counted where that is said: %s", (request, rest) => {
  expect(leavesUsOut(request)).toBe(rest !== null);
  expect(withoutUs(request)).toBe(rest ?? request);
});
