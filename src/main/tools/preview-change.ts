import { FILE_HEADERS_ONLY, formatPatch, structuredPatch } from "diff";
import { AppError } from "../../shared/error.ts";
import type { Preview } from "../../shared/permission.ts";

type Diff = Extract<Preview, { type: "diff" }>;

/** Finding the smallest difference isn't worth more. In milliseconds. */
const timeLimit = 500;
/** Nobody reads more than this before saying yes. In characters. */
const longestPatch = 1_000_000;

/** What a change does to a file, as a unified patch. `before` is null for a new file. Throws `too-large` for what can't be shown. */
export function previewChange(path: string, before: string | null, after: string): Diff {
  const from = before === null ? "/dev/null" : path;
  const patch = structuredPatch(from, path, before ?? "", after, undefined, undefined, {
    context: 3,
    timeout: timeLimit,
  });
  const lines = patch?.hunks.flatMap((hunk) => hunk.lines);
  const text = patch ? formatPatch(patch, FILE_HEADERS_ONLY) : null;
  if (!lines || text === null || text.length > longestPatch) {
    throw new AppError(
      "too-large",
      `The change to ${path} is too large to be shown before it is made. Make it in smaller parts.`,
    );
  }
  return {
    type: "diff",
    path,
    patch: text,
    added: lines.filter((line) => line.startsWith("+")).length,
    removed: lines.filter((line) => line.startsWith("-")).length,
  };
}
