import { expect, test } from "vitest";
import { noValueChanges } from "./no-value-changes.ts";
import type { Language } from "./program-file.ts";

test.each<[Language, string, string, string]>([
  ["python", "exit 0\nHi\nNone", 'print(show(["Ann"]))', 'show(["Ann"])'],
  ["javascript", "exit 0\nHi\nundefined", "console.log(show(names));", "show(names);"],
  [
    "javascript",
    "exit 0\nTotal: NaN",
    'const lines = text.split("\\n");',
    'const lines = text.trim().split("\\n").slice(1);',
  ],
  [
    "javascript",
    "exit 1\nTypeError: Cannot read properties of undefined",
    "for (const line of text.split(/\\r?\\n/)) {",
    'for (const line of text.split(/\\r?\\n/).filter((line) => line.trim() !== "")) {',
  ],
  [
    "javascript",
    "exit 0\n34",
    "const [a, b] = process.argv.slice(2);",
    "const [a, b] = process.argv.slice(2).map(Number);",
  ],
])("%s printed %j: %s", (language, printed, line, fresh) => {
  expect(noValueChanges(line, language, printed).map((one) => one.line)).toContain(fresh);
});

test.each<[Language, string, string]>([
  ["python", "exit 0\nHi", "print(show())"],
  ["javascript", "exit 0\nHi", 'const lines = text.split("\\n");'],
  ["javascript", "exit 0\nNaN", 'const lines = text.trim().split("\\n");'],
])("%s printed %j, and nothing is proposed for %s", (language, printed, line) => {
  expect(noValueChanges(line, language, printed)).toEqual([]);
});
