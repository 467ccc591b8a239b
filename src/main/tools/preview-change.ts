import { FILE_HEADERS_ONLY, formatPatch, structuredPatch } from "diff";
import { AppError } from "../../shared/error.ts";
import type { Preview } from "../../shared/permission.ts";
import { coarsePatch } from "./coarse-patch.ts";

type Diff = Extract<Preview, { type: "diff" }>;

/** Finding the smallest difference isn't worth more. In milliseconds. */
const timeLimit = 100;
/** Nobody reads more than this before saying yes. In characters. */
const longestPatch = 1_000_000;

/** What a change does to a file, as a unified patch. `before` is null for a new file. Throws `too-large` for what can't be shown. */
export function previewChange(path: string, before: string | null, after: string): Diff {
  const from = before === null ? "/dev/null" : path;
  const options = { context: 3, timeout: timeLimit };
  const patch =
    structuredPatch(from, path, before ?? "", after, undefined, undefined, options) ??
    coarsePatch(from, path, before ?? "", after);
  const lines = patch.hunks.flatMap((hunk) => hunk.lines);
  const text = formatPatch(patch, FILE_HEADERS_ONLY);
  if (text.length > longestPatch) {
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
