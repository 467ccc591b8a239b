import { z } from "zod";
import { jsonOf } from "./json-of.ts";

const report = z.object({ result: z.array(z.object({ url: z.string(), functions: z.unknown() })) });
const functions = z.array(
  z.object({
    ranges: z.array(z.object({ startOffset: z.number(), endOffset: z.number(), count: z.number() })),
  }),
);

/** So often what stands from one place of a program to another was run; what lies within has a count of its own. */
export type CountedRange = { startOffset: number; endOffset: number; count: number };

/**
 * The scripts of a report that Node.js writes for `NODE_V8_COVERAGE`, by their addresses; empty where it is none. Of most scripts, such as npm's
 * own, nobody wants to know more than the address.
 */
export function v8Scripts(
  text: string,
  isWanted: (url: string) => boolean,
): { url: string; ranges: readonly CountedRange[] }[] {
  const parsed = report.safeParse(jsonOf(text));
  const wanted = (parsed.data?.result ?? []).filter(({ url }) => isWanted(url));
  return wanted.flatMap(({ url, functions: counted }) => {
    const its = functions.safeParse(counted);
    return its.success ? [{ url, ranges: its.data.flatMap(({ ranges }) => ranges) }] : [];
  });
}

/** The lines, from 1 on, of which the first character that says something was never run. Ranges lie within each other or apart. */
export function skippedByV8(text: string, ranges: readonly CountedRange[]): Set<number> {
  const outermostFirst = ranges.toSorted(
    (one, other) => one.startOffset - other.startOffset || other.endOffset - one.endOffset,
  );
  /** Those that a place lies in, the innermost last. */
  const around: CountedRange[] = [];
  const skipped = new Set<number>();
  let next = 0;
  let start = 0;
  for (const [index, line] of text.split("\n").entries()) {
    const place = start + line.search(/\S|$/);
    for (let range = outermostFirst[next]; range && range.startOffset <= place; range = outermostFirst[next]) {
      around.push(range);
      next += 1;
    }
    while ((around.at(-1)?.endOffset ?? Infinity) <= place) around.pop();
    if (line.trim() !== "" && around.at(-1)?.count === 0) skipped.add(index + 1);
    start += line.length + 1;
  }
  return skipped;
}
