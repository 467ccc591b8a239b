import { describe, expect, test } from "vitest";
import type { Language } from "./program-file.ts";
import { syntaxChanges } from "./syntax-changes.ts";

const meant = (text: string, language: Language, failure = "SyntaxError: invalid syntax") =>
  syntaxChanges(text.split("\n"), language, failure).map(({ fresh }) => fresh);

describe("what a program lacks that can't be read", () => {
  test.each<[string, Language, string, string]>([
    ["a colon", "python", "for day in days", "for day in days:"],
    ["a bracket", "python", "print(sum(days)", "print(sum(days))"],
    ["a bracket before a colon", "python", "if len(days > 3:", "if len(days > 3):"],
    ["one bracket less", "python", "print(sum(days)))", "print(sum(days))"],
    ["a quotation mark", "python", 'print("Sum:)', 'print("Sum:")'],
    [
      "other quotation marks",
      "javascript",
      "  { name: 'Mum's cake', price: 3 },",
      '  { name: "Mum\'s cake", price: 3 },',
    ],
    [
      "these and a comma",
      "javascript",
      "  { name: 'Mum's cake', price: 3 }\n  { name: 'Pie', price: 4 },",
      '  { name: "Mum\'s cake", price: 3 },',
    ],
    ["a comma", "python", '    "apples"\n    "pears",', '    "apples",'],
    ["the end of a condition", "shell", 'if [ -z "$1" ]; then\n  name=Guest\necho hi', "  name=Guest\nfi"],
    ["the end of a loop", "shell", 'for day in $days; do\n  echo "$day"', '  echo "$day"\ndone'],
    ["the end of a block", "javascript", "if (late) {\n  fine = 3;\nreturn fine;", "  fine = 3;\n}"],
  ])("%s", (_, language, text, changed) => {
    expect(meant(text, language)).toContain(changed);
  });

  test("is nothing where it can", () => {
    expect(meant("for day in days", "python", "AssertionError: 3 != 4")).toEqual([]);
    expect(meant("print(3)", "python")).toEqual([]);
  });
});
