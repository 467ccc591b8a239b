import { fc, test as property } from "@fast-check/vitest";
import { FILE_HEADERS_ONLY, formatPatch, structuredPatch } from "diff";
import { expect, test } from "vitest";
import { parsePatch } from "./parse-patch.ts";

const patchOf = (before: string, after: string) =>
  formatPatch(structuredPatch("a", "a", before, after, undefined, undefined, { context: 3 }), FILE_HEADERS_ONLY);

test("each line has its numbers before and after", () => {
  const patch = patchOf("one\ntwo\nthree\n", "one\n2\nthree\nfour\n");
  expect(parsePatch(patch)).toEqual([
    {
      lines: [
        { kind: "same", before: 1, after: 1, text: "one" },
        { kind: "removed", before: 2, after: null, text: "two" },
        { kind: "added", before: null, after: 2, text: "2" },
        { kind: "same", before: 3, after: 3, text: "three" },
        { kind: "added", before: null, after: 4, text: "four" },
      ],
    },
  ]);
});

test("lines that look like parts of a patch stay lines", () => {
  const patch = patchOf("", "@@ -1 +1 @@\n+++ b\n--- a\n");
  expect(parsePatch(patch).flatMap((hunk) => hunk.lines.map((line) => line.text))).toEqual([
    "@@ -1 +1 @@",
    "+++ b",
    "--- a",
  ]);
});

test("a missing line end is remarked", () => {
  const lines = parsePatch(patchOf("a\n", "a")).flatMap((hunk) => hunk.lines);
  expect(lines.at(-1)).toEqual({ kind: "remark", before: null, after: null, text: "No newline at end of file" });
});

test("line ends of Windows aren't part of the lines, unless they are what changes", () => {
  const texts = (patch: string) => parsePatch(patch).flatMap((hunk) => hunk.lines.map((line) => line.text));
  expect(texts(patchOf("a\r\nb\r\n", "a\r\nc\r\n"))).toEqual(["a", "b", "c"]);
  expect(texts(patchOf("a\r\n", "a\n"))).toEqual(["a\r", "a"]);
});

test("what is no patch has no hunks", () => {
  expect([parsePatch(""), parsePatch("hello\n+x\n@@ nothing @@")]).toEqual([[], []]);
});

const file = fc.array(fc.constantFrom("a", "b", "", "+c", "-d", "@@ -1,2 +3 @@", "\\ e"), { maxLength: 30 });

property.prop([file, file])("what was added and what stayed is the new file where it changed", (before, after) => {
  const hunks = parsePatch(
    patchOf(before.map((line) => `${line}\n`).join(""), after.map((line) => `${line}\n`).join("")),
  );
  for (const line of hunks.flatMap((hunk) => hunk.lines)) {
    if (line.after !== null) expect(after[line.after - 1]).toBe(line.text);
    if (line.before !== null) expect(before[line.before - 1]).toBe(line.text);
  }
});
