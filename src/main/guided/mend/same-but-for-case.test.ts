import { describe, expect, test } from "vitest";
import { caseChanges, printedWithoutCase, saysSameButForCase } from "./same-but-for-case.ts";

describe("what differs in its capitals only", () => {
  test.each([
    ["a.js should name everybody once, somebody typed them with other capitals", true],
    ["Ana und ANA sollen als gleich gelten, Groß- und Kleinschreibung ist egal", true],
    ["the headings should be in capitals", false],
    ["every guest should be there once", false],
  ])("%s: %s", (request, said) => {
    expect(saysSameButForCase(request)).toBe(said);
  });

  test("the first spelling is printed", () => {
    expect(printedWithoutCase("exit 0\nAna\nBo\nANA\n")).toBe("exit 0\nAna\nBo\n");
    expect(printedWithoutCase("exit 0\nAna\nBo\n")).toBeNull();
    expect(printedWithoutCase("exit 0\nAna\nBo\nANA\nBo\n")).toBeNull();
  });

  test("a line compares without capitals", () => {
    expect(caseChanges("if name and name not in seen:", "python").map(({ line }) => line)).toEqual([
      "if name and name.lower() not in [other.lower() for other in seen]:",
    ]);
    expect(caseChanges("if (!all.includes(one)) all.push(one);", "javascript").map(({ line }) => line)).toEqual([
      "if (!all.some((other) => other.toLowerCase() === one.toLowerCase())) all.push(one);",
    ]);
    expect(caseChanges("sort -u list.txt", "shell").map(({ line }) => line)).toEqual(["sort -fu list.txt"]);
  });
});

test("what is counted in each line is added up, and no line is left out", () => {
  expect(printedWithoutCase("exit 0\nLake: 2\nlake: 2\nZoo: 1\n")).toBeNull();
});
