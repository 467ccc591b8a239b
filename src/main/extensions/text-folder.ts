/** A folder whose texts can be read. Nothing that goes through here reaches outside of it, by whatever name or link. */
export type TextFolder = {
  /** The name that people know it by. */
  readonly shown: string;
  /**
   * A text with `\n` at its line ends; null where no file is there. Throws an AppError, for its reader, for one that is larger than
   * `most` bytes, no text, private, or a link to somewhere else.
   */
  read(path: string, most: number, signal: AbortSignal): Promise<string | null>;
  /** The names in a folder, by their kind; none where it isn't there. Links that lead out aren't among them. */
  list(path: string, signal: AbortSignal): Promise<{ files: string[]; folders: string[] }>;
  /** A folder within it, with the same rules of its own. Missing ones are empty. */
  inner(path: string): TextFolder;
};
