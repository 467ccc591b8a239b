import { stemOf } from "../../../../../../shared/path-parts.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { spokenName } from "../said/spoken-name.ts";

/** A line of a list that names files: its number, and the files with their names, which may have had numbers before. */
export type OrderedEntry = { number: number; files: readonly NamedFile[] };

type NamedFile = FileEntry & { name: string };
type Line = { mark: string; number: number | null; files: readonly NamedFile[] };

const heading = /^\s*(?:#|[=_~*-]{3,}\s*$)|[:：]\s*$/u;
const oldNumber = /^\d{1,3}[ _.)–-]+(?=\p{L})/u;

/**
 * The entries of a list that name these files, with the numbers that they have in it, or else their places. Null where a file is named twice, or a line that names
 * none may count as well.
 */
export function entriesInOrder(text: string, files: readonly FileEntry[]): readonly OrderedEntry[] | null {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => ({ ...lineOf(line, files), isHeading: heading.test(line) }));
  const found = lines.filter((line) => line.files.length > 0);
  const all = found.flatMap((line) => line.files.map(({ path }) => path));
  if (found.length < 2 || new Set(all).size < all.length) return null;
  const numbers = found.flatMap(({ number }) => number ?? []);
  if (numbers.length > 0) {
    const isRising = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
    return numbers.length === found.length && isRising
      ? found.map((line, index) => ({ number: numbers[index] ?? 0, files: line.files }))
      : null;
  }
  const [first, last] = [lines.findIndex(isOfFile), lines.findLastIndex(isOfFile)];
  const marks = new Set(found.map(({ mark }) => mark).filter((mark) => mark !== ""));
  const isOpen = lines.some(
    (line, index) => !isOfFile(line) && !line.isHeading && ((index > first && index < last) || marks.has(line.mark)),
  );
  return isOpen ? null : found.map((line, index) => ({ number: index + 1, files: line.files }));
}

function isOfFile(line: Line): boolean {
  return line.files.length > 0;
}

/** What a line of a list or a table begins with: its mark, its number, and the files whose names follow. */
function lineOf(line: string, files: readonly FileEntry[]): Line {
  const [, mark = "", text = ""] = /^\s*([-*+•・|>]?)\s*(?:\[[ xX✓]?\]\s*)?(.*)$/u.exec(line.normalize("NFC")) ?? [];
  const plain = filesAt(text, files);
  if (plain.length > 0) return { mark, number: null, files: plain };
  const [, digits, rest = ""] = /^(?:(?:no|nr|track|titel)\.?\s*)?(\d{1,3})\s*[.):;,|\t–-]*\s*(.*)$/iu.exec(text) ?? [];
  return {
    mark,
    number: digits === undefined ? null : Number(digits),
    files: digits === undefined ? [] : filesAt(rest, files),
  };
}

/** The files with the longest name that a text begins with, and that nothing goes on behind but other signs. */
function filesAt(text: string, files: readonly FileEntry[]): readonly NamedFile[] {
  const named = files.flatMap((file) => {
    const stem = stemOf(file.path).normalize("NFC");
    return [...new Set([stem, stem.replace(oldNumber, "")])].flatMap((name) =>
      begins(text, name) ? [{ ...file, name }] : [],
    );
  });
  const longest = Math.max(0, ...named.map(({ name }) => spokenName(name).length));
  return named.filter(({ name }) => spokenName(name).length === longest);
}

function begins(text: string, name: string): boolean {
  const words = spokenName(name).split(" ").map(escapeRegExp).join("[^\\p{L}\\p{N}]+");
  return words !== "" && new RegExp(`^["'„“]?${words}["'“”]?(?=\\s*(?:$|[([–—:,;|.\\t])|\\s+-\\s)`, "iu").test(text);
}
