import type { Part } from "../facts/lines/passages.ts";
import { sectionsAbove } from "../facts/lines/rank-lines.ts";

/** An item, a row, a setting, a line with columns: what is a whole by itself, with what is indented below it. A number would have to be another one in the lines that follow. */
const isEntry =
  /^\s*(?:[-*+•]\s|[・●○]|\|.*\|\s*$|<(li|tr|option|dd|p)\b.*<\/\1>\s*$|[\w.-]+\s*=|\S.*\S(?: {2,}|\t|\s*(?:(?:\. ?){3,}|…+)\s*)\S)/iu;

/** In TOML and INI files: what a record begins with, and the keys that say whose it is. */
const isHeader = /^\s*\[\[?[^[\]]+\]\]?\s*(?:[#;].*)?$/u;
const saysWhose = /^\s*(?:name|title|id|key|label|slug|word|host|user|who|was|wer)\s*=/iu;
const isComment = /^\s*[#;]/u;

/**
 * The record that a line is the name of: its heading, or the first of its keys where that says whose it is, as in `[[plant]]`, with all that stands below it
 * and the blank lines behind. Null for any other line.
 */
function recordOf(path: string, lines: readonly string[], row: number): Part | null {
  const line = lines[row] ?? "";
  if (!/\.(?:toml|ini|conf|cfg)$/i.test(path) || !(isHeader.test(line) || saysWhose.test(line))) return null;
  const from = isHeader.test(line) ? row : row - 1;
  if (!isHeader.test(lines[from] ?? "") || (from < row && !/^\s*\[\[/u.test(lines[from] ?? ""))) return null;
  const next = lines.findIndex((other, at) => at > from && isHeader.test(other));
  let to = next === -1 ? lines.length : next;
  // a comment right above the next one belongs to that
  while (next !== -1 && to > row + 1 && isComment.test(lines[to - 1] ?? "")) to--;
  return { from, to };
}

/** A text without one of its lines and what stands below it; null where that isn't an entry by itself. */
export function withoutLine(path: string, text: string, line: Part): string | null {
  const lines = text.split("\n");
  const record = recordOf(path, lines, line.from);
  if (record) return withoutRecord(lines, record);
  const isTable = /\.(?:csv|tsv)$/i.test(path);
  if (!isTable && !isEntry.test(lines[line.from] ?? "")) return null;
  const above = sectionsAbove(lines);
  let { to } = line;
  while (!isTable && above[to]?.includes(line.from)) to++;
  // of the blank lines on both sides of it one stays
  const isBlank = (row: number) => lines[row]?.trim() === "";
  const from = !isTable && isBlank(line.from - 1) && isBlank(to) ? line.from - 1 : line.from;
  return lines.toSpliced(from, to - from).join("\n");
}

/** Where it was the last one the blank lines before it go, and the text ends as it did. */
function withoutRecord(lines: readonly string[], { from, to }: Part): string {
  if (to < lines.length) return lines.toSpliced(from, to - from).join("\n");
  const last = lines.slice(0, from).findLastIndex((line) => line.trim() !== "");
  return [...lines.slice(0, last + 1), ...(lines.at(-1) === "" ? [""] : [])].join("\n");
}
