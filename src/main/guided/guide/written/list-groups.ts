import { isRule } from "../facts/lines/titles.ts";

/** An entry of a list with the lines that belong to it; lines count from 0, `end` is the one behind the last. */
export type Entry = { start: number; end: number };
/** The entries that stand under one heading, with the heading's own words. */
export type ListGroup = { heading: string; row: number; entries: readonly Entry[] };

/** `**Done**` and `---` are none. */
const item = /^(\s*)(?:[-*+]\s+(?=\S)|[•・]\s*(?=\S)|\[[ xX]\]\s)/u;
const headingSigns = /^\s*(?:#{1,6}\s+|[■◆●▼【[]+\s*)|[\]】:：#*\s]+$|^\*\*|\s*[(（][^()（）]*[)）]\s*$/gu;

/** The groups of entries of a text, each with the line above it that is none, and its place, or that of what underlines it: "## Done", "Table 3:", "■ スーパー". */
export function listGroups(text: string): ListGroup[] {
  const lines = text.split("\n");
  const groups: { heading: string; row: number; entries: { start: number; end: number }[] }[] = [];
  let indent = 0;
  for (const [row, line] of lines.entries()) {
    const own = item.exec(line)?.[1]?.length ?? null;
    const group = groups.at(-1);
    const last = group?.entries.at(-1);
    if (own === null && last?.end === row && /^\s+\S/.test(line)) last.end = row + 1;
    else if (own !== null && last?.end === row && own > indent) last.end = row + 1;
    else if (own !== null) {
      indent = own;
      group?.entries.push({ start: row, end: row + 1 });
    } else if (group?.row === row - 1 && isRule(line)) group.row = row;
    else if (line.trim() !== "") groups.push({ heading: plainHeading(line), row, entries: [] });
  }
  return groups;
}

/** What a heading says, without its signs and what stands in brackets behind it. */
export function plainHeading(line: string): string {
  let plain = line.trim();
  for (let before = ""; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(headingSigns, "").trim();
  }
  return plain;
}

const entryLead = /^\s*(?:[-*+•・]\s*|\d{1,3}[.)]\s+)?(?:\[[ xX]?\]\s*)?/u;

/** What an entry says, without its sign or number, its box and marks. */
export function plainEntry(line: string): string {
  return line
    .replace(entryLead, "")
    .replaceAll(/\*|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|\r/gu, "")
    .trim();
}

/** What a new entry begins with beside this one: its sign or number, and a box that isn't ticked. */
export function leadOfNew(line: string): string {
  return leadOf(line).replace(/\[[xX]\]/, "[ ]");
}

/** What an entry begins with: its indentation, its sign or number, and its box. */
export function leadOf(line: string): string {
  return entryLead.exec(line)?.[0] ?? "";
}

/** What an entry says in all of its lines, as it is written there, without what is indented below it as an entry of its own. */
export function textOfEntry(lines: readonly string[], { start, end }: Entry): string {
  const [first = "", ...more] = lines.slice(start, end);
  const nested = more.findIndex((line) => leadOf(line).trim() !== "");
  const own = nested === -1 ? more : more.slice(0, nested);
  return [first.slice(leadOf(first).length), ...own]
    .map((line) => line.trim())
    .join(" ")
    .trim();
}
