import { expect, test } from "vitest";
import { saidCountBefore, saidCounts, saidMonths } from "./said-months.ts";

test.each<[string, readonly number[] | undefined]>([
  ["how much did the spring fairs bring in?", [3, 4, 5]],
  ["Wie viele waren auf den Herbstfahrten?", [9, 10, 11]],
  ["what came in in the first quarter", [1, 2, 3]],
  ["Umsatz in Q4?", [10, 11, 12]],
  ["秋の売上は？", [9, 10, 11]],
  ["did the share price fall?", undefined],
  ["summer and winter together", undefined],
  ["the offspring of the cat", undefined],
])("the months of %s", (request, months) => {
  expect(saidMonths(request)?.months).toEqual(months);
});

test("how many there are is said before them", () => {
  expect(saidCountBefore("winter", "the four winter walks")).toBe(4);
  expect(saidCountBefore("winter", "the winter walks")).toBeNull();
  expect(saidCounts("all three weeks of 12 people")).toEqual([
    { count: 3, noun: "weeks of" },
    { count: 12, noun: "people" },
  ]);
});
