/** What the tools need of a workspace. Everything that goes through it stays inside. */
export type ToolWorkspace = {
  /** Absolute, with links resolved. */
  readonly root: string;
  /** The one way to a file: throws an AppError for every path that isn't inside. */
  find(path: string): Promise<Place>;
  /** True for a file that often holds passwords: nothing of it is told before somebody agreed. */
  isPrivate(place: Place): boolean;
  /** Throws `too-large` for what can't be worked on whole, and `invalid-input` for what is no text. */
  read(place: Place, signal: AbortSignal): Promise<TextFile>;
  /** Lines of a text file of any size. */
  readLines(place: Place, range: LineRange, signal: AbortSignal): Promise<LinePart>;
  /** All or nothing. `before` is the sha256 of what is to be replaced, null for nothing; else `conflict`. */
  write(place: Place, bytes: Uint8Array, before: string | null, signal: AbortSignal): Promise<void>;
  /** Folders first, by name; at most `limit` entries. */
  list(place: Place, limit: number, signal: AbortSignal): Promise<{ entries: FolderEntry[]; total: number }>;
  files(signal: AbortSignal): Promise<{ files: readonly FileEntry[]; isComplete: boolean }>;
  /** Throws `invalid-input` for a pattern that is no regular expression. */
  search(query: SearchQuery, signal: AbortSignal): AsyncGenerator<Match, void>;
  /** Says that something other than `write` may have changed files. */
  touch(): void;
};

/** A path that was found inside: relative with slashes, and absolute with links resolved. `size` is in bytes. */
export type Place = { path: string; real: string; kind: "file" | "folder" | "missing" | "other"; size: number };

/** `hash` is the sha256 of the bytes. `encode` gives another text in the same encoding, and throws where it can't. */
export type TextFile = {
  text: string;
  hash: string;
  lineEnd: "\n" | "\r\n" | "\r";
  encode(text: string): Promise<Uint8Array>;
};

/** `from` counts from 1. Longer lines are cut, and say so. */
type LineRange = { from: number; count: number; longestLine: number };

/** `total` is null where the lines weren't counted, because there are so many. */
export type LinePart = { lines: string[]; total: number | null; reachesEnd: boolean; size: number };

export type FolderEntry = { name: string; kind: "file" | "folder" | "other" | "leads-out"; size: number };

type FileEntry = { path: string; size: number };

/** `within` is a file or folder relative to the root; `.` is all of it. */
export type SearchQuery = { patterns: readonly string[]; isRegex: boolean; ignoresCase: boolean; within: string };

export type Match = { path: string; line: number; text: string };
