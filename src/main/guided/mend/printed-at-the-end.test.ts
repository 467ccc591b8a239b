import { expect, test } from "vitest";
import { printedAtTheEnd, saysAtTheEnd } from "./printed-at-the-end.ts";

test("of lines that differ in their numbers only the last one is left", () => {
  expect(printedAtTheEnd("exit 0\nA: 1\nMean: 1.0\nB: 2\nMean: 1.5\n")).toBe("exit 0\nA: 1\nB: 2\nMean: 1.5\n");
  expect(printedAtTheEnd("exit 0\nA: 1\nMean: 1.0\n")).toBeNull();
});

test.each([
  ["I only want one at the end", true],
  ["der Schnitt soll nur einmal am Ende stehen", true],
  ["the last line at the end is missing", false],
])("%s: %s", (request, said) => {
  expect(saysAtTheEnd(request)).toBe(said);
});
