import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { canBeOffered, matchChoice, shortlist } from "./choices.ts";

const files = ["notes.md", "docs/Guide.md", "report-2023.md", "src/a.ts", "lib/a.ts"];

test.each([
  ["notes.md", "notes.md"],
  ["./Notes.md", "notes.md"],
  ["docs\\guide.md", "docs/Guide.md"],
  ["guide.md", "docs/Guide.md"],
  ["ntoes-.md", null],
  ["docs/guid.md", "docs/Guide.md"],
  ["report-2024.md", null],
  ["a.ts", null],
  ["", null],
])("the path %j is %j", (written, meant) => {
  expect(matchChoice(written, files, true)).toBe(meant);
});

test("a line is found without its blanks, and not where two are alike", () => {
  expect(matchChoice("return x", ["  return x", "y"], false)).toBe("  return x");
  expect(matchChoice("return x", ["  return x", "    return x"], false)).toBeNull();
  expect(matchChoice("Return x", ["return X", "y"], false)).toBeNull();
});

property.prop([fc.array(fc.string(), { minLength: 1 }), fc.string(), fc.boolean()])(
  "what is matched is always one of the choices, and a choice is itself",
  (values, written, isPath) => {
    const matched = matchChoice(written, values, isPath);
    expect(matched === null || values.includes(matched)).toBe(true);
    for (const value of values) expect(matchChoice(value, values, isPath)).toBe(value);
  },
);

test("a short list holds first what was named, then what was seen, then what is near", () => {
  const values = Array.from({ length: 500 }, (_, index) => `file-${index}.txt`);
  const short = shortlist(values, { request: "see File-499.txt", seen: "file-300.txt:1: x", written: "file-41.txt" });
  expect(short.slice(0, 3)).toEqual(["file-499.txt", "file-300.txt", "file-41.txt"]);
  expect(short).toHaveLength(200);
  expect(canBeOffered(short)).toBe(true);
});

test("a few very long values are too many for a schema", () => {
  const values = Array.from({ length: 20 }, (_, index) => `${index}${"x".repeat(1000)}`);
  expect(canBeOffered(values)).toBe(false);
  expect(canBeOffered(shortlist(values, { request: "", seen: "", written: "" }))).toBe(true);
});
