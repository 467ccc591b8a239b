import type { Part } from "../facts/passages.ts";
import { sectionsAbove } from "../facts/rank-lines.ts";

/** An item, a row, a setting, a line with columns: what is a whole by itself, with what is indented below it. A number would have to be another one in the lines that follow. */
const isEntry =
  /^\s*(?:[-*+•]\s|[・●○]|\|.*\|\s*$|<(li|tr|option|dd|p)\b.*<\/\1>\s*$|[\w.-]+\s*=|\S.*\S(?: {2,}|\t)\S)/iu;

/** A text without one of its lines and what stands below it; null where that isn't an entry by itself. */
export function withoutLine(path: string, text: string, line: Part): string | null {
  const lines = text.split("\n");
  const isTable = /\.(?:csv|tsv)$/i.test(path);
  if (!isTable && !isEntry.test(lines[line.from] ?? "")) return null;
  const above = sectionsAbove(lines);
  let { to } = line;
  while (!isTable && above[to]?.includes(line.from)) to++;
  return lines.toSpliced(line.from, to - line.from).join("\n");
}
