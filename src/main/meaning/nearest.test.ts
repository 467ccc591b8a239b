import { expect, test } from "vitest";
import { fuseRanks } from "./fuse-ranks.ts";
import { createNearest } from "./nearest.ts";

const query = Float32Array.of(1, 0);
const towards = (likeness: number) => Float32Array.of(likeness, Math.sqrt(1 - likeness * likeness));

function nearestOf(likenesses: readonly (readonly [id: number, likeness: number])[]) {
  const near = createNearest(query);
  near.add(likenesses.map(([id, likeness], part) => ({ id, part, textHash: `${part}`, vector: towards(likeness) })));
  return near.result().map(({ id }) => id);
}

/** Many that have nothing to do with it, at about 0.3. */
const others = Array.from({ length: 200 }, (_, index) => [index, 0.3 + ((index * 37) % 11) / 100] as const);

test("only what stands out among many is near, the nearest first", () => {
  expect(nearestOf([...others, [900, 0.7], [901, 0.9], [902, 0.42]])).toEqual([901, 900]);
  expect(nearestOf(others)).toEqual([]);
});

test("of a few the nearest are told, and what is about as near", () => {
  expect(
    nearestOf([
      [1, 0.1],
      [2, 0.5],
      [3, 0.2],
      [4, 0.4],
      [5, 0],
    ]),
  ).toEqual([2, 4]);
});

test("where all are alike, none is near", () => {
  const alike = Array.from({ length: 40 }, (_, index) => [index, 0.5] as const);
  expect(nearestOf([...alike, [90, 0.53]])).toEqual([]);
});

test("several that are near don't hide one another, and one with many passages counts once", () => {
  const near = Array.from({ length: 4 }, (_, index) => [1_000 + (index % 3), 0.9 - index / 100] as const);
  expect(nearestOf([...others.slice(0, 12), ...near])).toEqual([1_000, 1_001, 1_002]);
});

test("a vector of another length is passed over", () => {
  const near = createNearest(query);
  near.add([{ id: 1, part: 0, textHash: "", vector: Float32Array.of(1, 0, 0) }]);
  expect(near.result()).toEqual([]);
});

test("what several lists have comes first, then the tops of each; one list stays as it is", () => {
  expect(
    fuseRanks([
      ["a", "b", "c"],
      ["d", "b"],
    ]),
  ).toEqual(["b", "a", "d", "c"]);
  expect(fuseRanks([["a", "b", "c"], []])).toEqual(["a", "b", "c"]);
  expect(fuseRanks([])).toEqual([]);
});
