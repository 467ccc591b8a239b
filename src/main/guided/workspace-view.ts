/** The folder as the harness looks at it. Paths are relative, with slashes. */
export type WorkspaceView = {
  /** All files that aren't ignored, by name. */
  files(): Promise<readonly FileEntry[]>;
  /** One file, also where it is ignored; null where it isn't there. */
  entry(path: string): Promise<FileEntry | null>;
  /** Whether git keeps the folder's history. */
  isRepository(): Promise<boolean>;
  /** The text of a file; null where it is no text, too large to be chosen from, or not there. */
  text(path: string): Promise<string | null>;
  /** The table that a file holds (CSV, a list of objects in JSON, YAML or TOML, a page that is mostly one); null where it holds none. */
  table(path: string): Promise<Table | null>;
  /** The records of a file of JSON, YAML or TOML, however deep they stand; none where it is no such file. */
  records(path: string): Promise<readonly NamedRecord[]>;
  /** The same for files with the same bytes; null for what is private, can't be read quickly, or isn't there. */
  fingerprint(path: string): Promise<string | null>;
  /** Lines that contain one of the words, at most `limit` of each word; upper and lower case are the same. */
  search(words: readonly string[], limit: number): Promise<readonly Match[]>;
};

/** Cells as they stand in the file. A row may be shorter or longer than `columns`. */
export type Table = { columns: readonly string[]; rows: readonly (readonly string[])[] };

/** A record, the keys that it stands under, and its own one; what stands in a list has none. Each field has one value, or those of a list. */
export type NamedRecord = {
  above: readonly string[];
  key: string | null;
  fields: readonly { name: string; values: readonly string[] }[];
};

export type FileEntry = { path: string; size: number };

/** A text with its file. */
export type FileText = { path: string; text: string };

/** `line` counts from 1. */
export type Match = { path: string; line: number; text: string };
