/** A line of a unified patch, with its numbers in the file before and after. */
export type PatchLine = {
  kind: "same" | "added" | "removed" | "remark";
  before: number | null;
  after: number | null;
  text: string;
};

/** A stretch of a file that changes, with what stays around it. */
export type Hunk = { lines: PatchLine[] };

/**
 * Reads a unified patch. What isn't part of a hunk, such as the names of the files, is left out; so are the carriage
 * returns of a file in which all lines have one.
 */
export function parsePatch(patch: string): Hunk[] {
  const hunks = readHunks(patch);
  const lines = hunks.flatMap((hunk) => hunk.lines).filter((line) => line.kind !== "remark");
  if (!lines.every((line) => line.text.endsWith("\r"))) return hunks;
  for (const line of lines) line.text = line.text.slice(0, -1);
  return hunks;
}

function readHunks(patch: string): Hunk[] {
  const hunks: Hunk[] = [];
  let rest = { before: 0, after: 0 };
  let at = { before: 0, after: 0 };
  for (const line of patch.split("\n")) {
    const header = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
    const hunk = hunks.at(-1);
    const isInside = rest.before > 0 || rest.after > 0;
    if (header && !isInside) {
      at = { before: Number(header[1]), after: Number(header[3]) };
      rest = { before: Number(header[2] ?? 1), after: Number(header[4] ?? 1) };
      hunks.push({ lines: [] });
    } else if (line.startsWith("\\") && hunk) {
      hunk.lines.push({ kind: "remark", before: null, after: null, text: line.slice(2) });
    } else if (isInside && hunk) {
      hunk.lines.push(takeLine(line, at, rest));
    }
  }
  return hunks;
}

type Pair = { before: number; after: number };

/** A hunk's header says how many lines it has, so text that looks like a header stays text. */
function takeLine(line: string, at: Pair, rest: Pair): PatchLine {
  const text = line.slice(1);
  if (line.startsWith("+")) {
    rest.after -= 1;
    return { kind: "added", before: null, after: at.after++, text };
  }
  if (line.startsWith("-")) {
    rest.before -= 1;
    return { kind: "removed", before: at.before++, after: null, text };
  }
  rest.before -= 1;
  rest.after -= 1;
  return { kind: "same", before: at.before++, after: at.after++, text };
}
