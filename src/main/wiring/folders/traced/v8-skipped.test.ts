import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { type CountedRange, skippedByV8, v8Scripts } from "./v8-skipped.ts";

const range = (startOffset: number, endOffset: number, count: number): CountedRange => ({
  startOffset,
  endOffset,
  count,
});

test("a line counts by the innermost range that it begins in", () => {
  const text = "abc\n  def\nghi\njkl";
  expect([...skippedByV8(text, [range(0, 18, 1), range(5, 11, 0), range(10, 11, 1), range(14, 18, 0)])]).toEqual([
    2, 4,
  ]);
});

/** Ranges as V8 tells them: each within another one, or apart. */
const nested = fc
  .letrec<{ tree: { inner: readonly unknown[]; cut: readonly number[]; count: number } }>((tie) => ({
    tree: fc.record({
      inner: fc.oneof({ depthSize: "small" }, fc.constant([]), fc.array(tie("tree"), { maxLength: 3 })),
      cut: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 }),
      count: fc.integer({ min: 0, max: 2 }),
    }),
  }))
  .tree.map((tree) => rangesOf(tree, 0, 60));

type Tree = { inner: readonly unknown[]; cut: readonly number[]; count: number };

function rangesOf(tree: Tree, from: number, to: number): CountedRange[] {
  const cuts = tree.cut.map((share) => Math.round(from + share * (to - from))).toSorted((one, other) => one - other);
  const inner = tree.inner.flatMap(
    (each, index) => rangesOf(each as Tree, cuts[2 * index] ?? to, cuts[2 * index + 1] ?? to), // what letrec ties is a tree
  );
  return from < to ? [range(from, to, tree.count), ...inner] : [];
}

property.prop([nested, fc.array(fc.stringMatching(/^[ a]{0,6}$/), { minLength: 1, maxLength: 10 })])(
  "however they lie within each other, it is as if each line was looked up by itself",
  (ranges, lines) => {
    let start = 0;
    const slow = lines.flatMap((line, index) => {
      const place = start + line.search(/\S/);
      start += line.length + 1;
      const around = ranges.filter(({ startOffset, endOffset }) => startOffset <= place && place < endOffset);
      return line.trim() !== "" && around.at(-1)?.count === 0 ? [index + 1] : [];
    });
    expect([...skippedByV8(lines.join("\n"), ranges)]).toEqual(slow);
  },
);

test("only the scripts that are wanted are read, and none of what is no report", () => {
  const functions = [{ functionName: "f", ranges: [range(0, 3, 1)], isBlockCoverage: true }];
  const text = JSON.stringify({
    result: [
      { url: "a", functions },
      { url: "b", functions: "?" },
      { url: "c", functions: "?" },
    ],
  });
  expect(v8Scripts(text, (url) => url !== "c")).toEqual([{ url: "a", ranges: [range(0, 3, 1)] }]);
  expect(v8Scripts("{", () => true)).toEqual([]);
});
