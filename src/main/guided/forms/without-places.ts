import { escapeRegExp } from "../guide/request/words/word-pattern.ts";

/**
 * What a model wrote into a file without the places that it was told lines at: of `notes.md:12: oats` the oats stay. A small model
 * copies them from the lines that match a request.
 */
export function withoutPlaces(written: string, path: string): string {
  return path === "" ? written : written.replaceAll(new RegExp(`^${escapeRegExp(path)}:\\d+: ?`, "gm"), "");
}

/** The same for what is added: a line that the file has, and that was copied with its place, isn't added once more; nor are lines that all stand there, but for items that may go under another heading too. */
export function withoutCopies(written: string, path: string, fileText: string): string {
  const there = new Set(fileText.split(/\r?\n/).map((line) => line.trim()));
  const isCopied = (line: string) => line !== withoutPlaces(line, path) && there.has(withoutPlaces(line, path).trim());
  const lines = written.split("\n").filter((line) => !isCopied(line));
  const telling = lines.filter((line) => /\p{L}|\p{N}/u.test(line));
  const isList = telling.every((line) => /^\s*(?:[-*+•・]|\d+[.)])\s/u.test(line));
  if (telling.length > 1 && !isList && telling.every((line) => there.has(line.trim()))) return "";
  return withoutPlaces(lines.join("\n"), path);
}
