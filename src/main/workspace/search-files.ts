import path from "node:path";
import { AppError } from "../../shared/error.ts";
import { isInside } from "./is-inside.ts";
import type { Root } from "./place.ts";
import { records } from "./records.ts";
import { ripgrep } from "./ripgrep.ts";
import { namedScope } from "./search-scope.ts";

/** A line that was found. `line` counts from 1; a very long one is cut. */
export type Match = { path: string; line: number; text: string };

export type SearchQuery = {
  /** One of these has to be in the line. */
  patterns: readonly string[];
  isRegex: boolean;
  ignoresCase: boolean;
  /** A file or folder, relative to the root; `.` is all of it. */
  within: string;
};

const longestLine = 400;

/** Yields matching lines by file and line. Throws `invalid-input` for a pattern that is no regular expression. */
export async function* searchFiles(root: Root, query: SearchQuery, signal: AbortSignal): AsyncGenerator<Match, void> {
  const { options, places } = await namedScope(root, query.within);
  const output = ripgrep(
    [
      "--null",
      "--line-number",
      "--with-filename",
      "--no-heading",
      "--no-messages",
      "--sort=path",
      `--max-columns=${longestLine}`,
      "--max-columns-preview",
      ...(query.isRegex ? [] : ["--fixed-strings"]),
      ...(query.ignoresCase ? ["--ignore-case"] : ["--case-sensitive"]),
      ...query.patterns.map((pattern) => `--regexp=${pattern}`),
      ...options,
      "--",
      ...places,
    ],
    root.real,
    signal,
  );
  for await (const batch of records(checked(output), 0x0a)) {
    for (const record of batch) {
      const match = parse(record);
      if (match && isOpen(root, match, query.within)) yield match;
    }
  }
}

/** With messages off, a problem that is told is one of the pattern. */
async function* checked(output: ReturnType<typeof ripgrep>): AsyncGenerator<Buffer, void> {
  const { status, problem } = yield* output;
  if (status === 2 && problem.trim() !== "") throw new AppError("invalid-input", problem.trim());
}

/** `path NUL line : text`; anything else is ripgrep talking about a binary file. */
function parse(record: string): Match | null {
  const found = /^(?:\.[/\\])?([^\0]+)\0(\d+):(.*?)\r?$/s.exec(record);
  const [, name, line, text] = found ?? [];
  if (name === undefined || line === undefined || text === undefined) return null;
  return { path: name.replaceAll(path.sep, "/"), line: Number(line), text };
}

/** A search through everything doesn't bring up what would have to be asked for by name. */
function isOpen(root: Root, match: Match, within: string): boolean {
  const absolute = path.join(root.real, match.path);
  if (match.path !== within && root.isPrivate(absolute)) return false;
  return !root.closed.some((closed) => isInside(closed, absolute, root.foldsCase));
}
