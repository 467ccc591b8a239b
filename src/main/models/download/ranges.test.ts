import { fc, test as property } from "@fast-check/vitest";
import { expect } from "vitest";
import { addRange, countBytes, firstGap, type Range } from "./ranges.ts";

const range = fc.tuple(fc.nat(60), fc.nat(12)).map(([start, length]): Range => [start, Math.min(60, start + length)]);

property.prop([fc.array(range)])("ranges hold exactly the bytes that were added", (added) => {
  const joined = added.reduce<Range[]>(addRange, []);
  const bytes = new Set(added.flatMap(([start, end]) => numbers(start, end)));
  expect(joined.flatMap(([start, end]) => numbers(start, end))).toEqual([...bytes].toSorted((a, b) => a - b));
  expect(countBytes(joined)).toBe(bytes.size);
});

property.prop([fc.array(range), fc.integer({ min: 1, max: 20 })])(
  "taking gap after gap fills the file",
  (added, most) => {
    let taken = added.reduce<Range[]>(addRange, []);
    for (let gap = firstGap(taken, 60, most); gap; gap = firstGap(taken, 60, most)) {
      expect(gap[1] - gap[0]).toBeLessThanOrEqual(most);
      const before = countBytes(taken);
      taken = addRange(taken, gap);
      expect(countBytes(taken)).toBe(before + gap[1] - gap[0]);
    }
    expect(taken).toEqual([[0, 60]]);
  },
);

function numbers(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
}
