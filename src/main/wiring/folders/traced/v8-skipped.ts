import { z } from "zod";
import { jsonOf } from "./json-of.ts";

const report = z.object({
  result: z.array(
    z.object({
      url: z.string(),
      functions: z.array(
        z.object({
          ranges: z.array(z.object({ startOffset: z.number(), endOffset: z.number(), count: z.number() })),
        }),
      ),
    }),
  ),
});

/** The scripts of a report that Node.js writes for `NODE_V8_COVERAGE`, by their addresses; empty where it is none. */
export function v8Scripts(text: string): { url: string; ranges: readonly CountedRange[] }[] {
  const parsed = report.safeParse(jsonOf(text));
  return parsed.success
    ? parsed.data.result.map(({ url, functions }) => ({ url, ranges: functions.flatMap(({ ranges }) => ranges) }))
    : [];
}

/** So often what stands from one place of a program to another was run; what lies within has a count of its own. */
export type CountedRange = { startOffset: number; endOffset: number; count: number };

/** The lines, from 1 on, of which the first character that says something was never run. */
export function skippedByV8(text: string, ranges: readonly CountedRange[]): Set<number> {
  const size = ({ startOffset, endOffset }: CountedRange) => endOffset - startOffset;
  const innermostFirst = ranges.toSorted((one, other) => size(one) - size(other));
  const countAt = (place: number) =>
    innermostFirst.find(({ startOffset, endOffset }) => startOffset <= place && place < endOffset)?.count ?? 1;
  const skipped = new Set<number>();
  let start = 0;
  for (const [index, line] of text.split("\n").entries()) {
    const first = line.search(/\S/);
    if (first !== -1 && countAt(start + first) === 0) skipped.add(index + 1);
    start += line.length + 1;
  }
  return skipped;
}
