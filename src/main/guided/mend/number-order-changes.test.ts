import { expect, test } from "vitest";
import { numberOrderChanges } from "./number-order-changes.ts";
import type { Language } from "./program-file.ts";

test.each<[Language, string, string]>([
  ["javascript", "results.sort().reverse();", "results.sort((a, b) => b - a);"],
  ["javascript", "const best = [...results].sort();", "const best = [...results].sort((a, b) => b - a);"],
  ["javascript", "rows.sort((a, b) => b.points.localeCompare(a.points));", "rows.sort((a, b) => b.points - a.points);"],
  ["javascript", "rows.sort((a, b) => (a[1] < b[1] ? 1 : -1));", "rows.sort((a, b) => (b[1] - a[1]));"],
  ["javascript", "rows.sort((a, b) => a.p > b.p ? 1 : a.p < b.p ? -1 : 0);", "rows.sort((a, b) => a.p - b.p);"],
  ["python", "for line in sorted(lines, reverse=True):", "for line in sorted(lines, key=int, reverse=True):"],
  ["python", "for line in sorted(lines):", "for line in sorted(lines, key=int):"],
  ["python", "scores.sort(reverse=True)", "scores.sort(key=int, reverse=True)"],
  ["python", "rows.sort(key=lambda row: row[1], reverse=True)", "rows.sort(key=lambda row: int(row[1]), reverse=True)"],
  ["python", 'rows.sort(key=itemgetter("points"))', 'rows.sort(key=lambda row: int(row["points"]))'],
  ["shell", 'sort -r "$1" | head -3', 'sort -n -r "$1" | head -3'],
  ["shell", 'sort -t, -k2 "$1"', 'sort -n -t, -k2 "$1"'],
])("%s sorts by numbers: %s", (language, line, fresh) => {
  expect(numberOrderChanges(line, language, false).map((one) => one.line)).toContain(fresh);
});

test.each<[Language, string]>([
  ["javascript", "rows.sort((a, b) => a - b);"],
  ["python", "rows.reverse()"],
  ["shell", "sort -rn x.txt"],
  ["python", "# sorted(lines)"],
])("%s has nothing to change in: %s", (language, line) => {
  expect(numberOrderChanges(line, language, false)).toEqual([]);
});

test("a shell sorts by numbers within names", () => {
  const line = "ls | grep '^page-' | sort | head -n -3";
  expect(numberOrderChanges(line, "shell", true).map((one) => one.line)).toEqual([
    "ls | grep '^page-' | sort -V | head -n -3",
    "ls | grep '^page-' | sort -rV | head -n -3",
  ]);
});
