import { expect, test } from "vitest";
import { saidLines } from "./said-lines.ts";

test.each([
  ["add the line '- 1.3.0: faster start' at the end of CHANGELOG.md", ["- 1.3.0: faster start"]],
  ['Put the line "b = 2" after the line "a = 1"', ["b = 2"]],
  ["Add the lines `x` and a line `y`", ["x", "y"]],
  ["Füge die Zeile „Hafer“ hinzu", ["Hafer"]],
  ["Add 'oats' to the list", []],
  ["Add a line about oats", []],
])("of '%s' the lines to add are %j", (request, lines) => {
  expect(saidLines(request, "a = 1\nc = 3\n")).toEqual(lines);
});
