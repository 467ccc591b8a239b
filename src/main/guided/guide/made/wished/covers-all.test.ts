import { expect, test } from "vitest";
import { coversAll } from "./covers-all.ts";

const calls = [
  { tool: "edit", input: { path: "a.csv", old_text: "Tea,2,50", new_text: "Tea,2,80" } },
  { tool: "edit", input: { path: "a.csv", old_text: "Milk,1\n", new_text: "" } },
];

test("changes cover what they bring about, in whatever spelling, and what they take away", () => {
  expect(coversAll(calls, ['Set "tea" to "2.80"', 'Remove "milk"', "Sort the list"])).toBe(true);
});

test.each([['Set "coffee" to "3.10"'], ['Remove "coffee"'], ['Add "sugar"']])("they don't cover %s", (wish) => {
  expect(coversAll(calls, ['Set "tea" to "2.80"', wish])).toBe(false);
});
