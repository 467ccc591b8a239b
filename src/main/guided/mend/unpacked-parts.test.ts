import { expect, test } from "vitest";
import type { Language } from "./program-file.ts";
import { unpackedParts } from "./unpacked-parts.ts";

const few = "ValueError: not enough values to unpack (expected 2, got 1)";
const many = "ValueError: too many values to unpack (expected 2)";
const changed = (line: string, language: Language, failure = "") =>
  unpackedParts([line], language, failure).map(({ fresh }) => fresh);

test("a part that may be missing is nothing, or 0", () => {
  expect(changed('    hours, rest = text.split("h")', "python", few)).toEqual([
    '    hours, _, rest = text.partition("h")',
    '    hours, _, rest = text.rpartition("h")',
    '    hours, rest = text.split("h") if "h" in text else ("0", text)',
    '    hours, rest = text.split("h") if "h" in text else (text, "0")',
  ]);
  expect(changed('  const [name, count] = line.trim().split(":");', "javascript")).toEqual([
    '  const [name, count = ""] = line.trim().split(":");',
    '  const [name, count = "0"] = line.trim().split(":");',
    '  const [name, count] = line.trim().includes(":") ? line.trim().split(":") : ["", line.trim()];',
    '  const [name, count] = line.trim().includes(":") ? line.trim().split(":") : ["0", line.trim()];',
  ]);
});

test("what is too much stays with the last, or with the first", () => {
  expect(changed("    key, value = line.strip().split('=')", "python", many)).toEqual([
    "    key, value = line.strip().split('=', 1)",
    "    key, value = line.strip().rsplit('=', 1)",
  ]);
  expect(changed("day, kind, rest = line.split()", "python", many)).toEqual([
    "day, kind, rest = line.split(None, 2)",
    "day, kind, rest = line.rsplit(None, 2)",
  ]);
});

test("nothing is said of other lines, and of other failures", () => {
  expect(changed('hours, rest = text.split("h")', "python", "KeyError: 'h'")).toEqual([]);
  expect(changed("hours, rest = pair", "python", few)).toEqual([]);
  expect(changed('one, two, three = text.split("h")', "python", few)).toEqual([]);
  expect(changed('const parts = line.split(":");', "javascript")).toEqual([]);
});
