import type { StructuredPatch } from "diff";

const context = 3;
const openEnd = "\\ No newline at end of file";

/** A patch that replaces all lines from the first to the last that differ: right, but not the smallest. Made at once. */
export function coarsePatch(from: string, to: string, before: string, after: string): StructuredPatch {
  const [old, fresh] = [splitLines(before), splitLines(after)];
  const shortest = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < shortest && old[start] === fresh[start]) start++;
  let same = 0;
  while (same < shortest - start && old.at(-1 - same) === fresh.at(-1 - same)) same++;
  const first = Math.max(0, start - context);
  const after3 = old.slice(old.length - same, old.length - same + context);
  const lines = [
    ...old.slice(first, start).flatMap((line) => mark(" ", line)),
    ...old.slice(start, old.length - same).flatMap((line) => mark("-", line)),
    ...fresh.slice(start, fresh.length - same).flatMap((line) => mark("+", line)),
    ...after3.flatMap((line) => mark(" ", line)),
  ];
  const [oldLines, newLines] = [old, fresh].map((all) => all.length - same - first + after3.length);
  const hunk = { oldStart: first + 1, oldLines: oldLines ?? 0, newStart: first + 1, newLines: newLines ?? 0, lines };
  return { oldFileName: from, newFileName: to, oldHeader: undefined, newHeader: undefined, hunks: [hunk] };
}

/** With their ends. */
function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function mark(sign: string, line: string): string[] {
  return line.endsWith("\n") ? [sign + line.slice(0, -1)] : [sign + line, openEnd];
}
