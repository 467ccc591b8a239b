import { describe, expect, test } from "vitest";
import { isAsExpected, metIn } from "./expected-output.ts";
import { toldByName } from "./told-by-name.ts";

test.each([
  ["Badgers should have 4 and Foxes 10", ["Badgers…4", "Foxes…10"]],
  ["Ann should have 1.5, Bo 0.5", ["Ann…1.5", "Bo…0.5"]],
  ["Anna müsste 12 haben und Bo 7", ["Anna…12", "Bo…7"]],
  ["Kim should get three", ["Kim…3"]],
])("%s", (request, told) => {
  expect(toldByName(request)).toEqual(told);
});

test.each([
  "It should be 1 point for both",
  "The total should have 2 decimals",
  "Die Summe sollte 12 haben",
  "Ann should have 3 days more",
  "Ann should have paid",
  "Ann should get both",
])("%s says nothing of somebody's number", (request) => {
  expect(toldByName(request)).toEqual([]);
});

describe("a name has its number", () => {
  const request = "league.js is wrong, Foxes should have 10 and Owls 4";

  test.each([
    ["Foxes: 10\nOwls: 4", true],
    ["1. foxes 10 points\n2. owls 4 points", true],
    ["10 Foxes\n4 Owls", true],
    ["Foxes: 4\nOwls: 10", false],
    ["Foxes: 10\nOwls: -4", false],
    ["Foxes: 10\nOwls: 14", false],
  ])("in one line: %s", (printed, isRight) => {
    expect(isAsExpected(`exit 0\n${printed}`, request)).toBe(isRight);
  });

  test("and one of two is half of it", () => {
    expect(metIn("exit 0\nFoxes: 10\nOwls: 3", request)).toBe(1);
  });
});
