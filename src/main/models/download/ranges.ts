/** Bytes of a file from `start` up to, but not including, `end`. */
export type Range = readonly [start: number, end: number];

/** The ranges with one more, in order, joined where they touch. */
export function addRange(ranges: readonly Range[], [start, end]: Range): Range[] {
  if (start >= end) return [...ranges];
  const touches = (range: Range) => range[1] >= start && range[0] <= end;
  const joined = ranges
    .filter(touches)
    .reduce<Range>((all, range) => [Math.min(all[0], range[0]), Math.max(all[1], range[1])], [start, end]);
  return [...ranges.filter((range) => !touches(range)), joined].toSorted((a, b) => a[0] - b[0]);
}

/** How many bytes the ranges hold together. They must not overlap. */
export function countBytes(ranges: readonly Range[]): number {
  return ranges.reduce((sum, [start, end]) => sum + end - start, 0);
}

/** The first bytes that no range has, at most `most` of them; null where all are taken. The ranges are in order. */
export function firstGap(ranges: readonly Range[], bytes: number, most: number): Range | null {
  let position = 0;
  for (const [start, end] of ranges) {
    if (start > position) return [position, Math.min(start, position + most)];
    position = Math.max(position, end);
  }
  return position < bytes ? [position, Math.min(bytes, position + most)] : null;
}
