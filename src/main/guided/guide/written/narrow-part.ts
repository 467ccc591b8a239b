import { cellsOf, delimiterOf } from "../facts/tables/csv-lines.ts";
import { leftOut, textOf } from "../facts/lines/excerpts.ts";
import { type NumberedLine, numberedLines } from "../facts/lines/lines-in-place.ts";
import type { Part } from "../facts/lines/passages.ts";
import { markdownRule } from "../facts/tables/text-tables.ts";
import { sectionsAbove } from "../facts/lines/rank-lines.ts";
import type { PartToWrite } from "./parts-to-write.ts";

/** A few lines of a file that are to be written anew, each led by how it begins: what tells which line it is stays. */
export type NarrowPart = { part: PartToWrite; lines: readonly LedLine[] };

/** How a line begins, with what is given before it, and the blanks that stand behind that. */
type LedLine = { beginning: string; gap: string };

/** A record with more lines is too much to be written for one of them. */
const longestRecord = 10;

/** A line with what has to be seen to write it: its record where it is part of a small one, and the names of its columns where it is a row. */
export function narrowPart(path: string, text: string, line: Part): NarrowPart {
  const lines = text.split("\n").map((each) => each.replace(/\r$/, ""));
  const delimiter = isTable(path) ? delimiterOf(lines[0] ?? "") : null;
  const header = headerOf(path, lines, line);
  const record = recordAround(lines, line);
  const parts = [...header, record];
  const part: PartToWrite = { text: `${textOf(lines, parts)}\n`, extent: "parts", parts };
  let given = header.length === 0 ? "" : `${textOf(lines, header)}\n${leftOut}\n`;
  const led: LedLine[] = [];
  for (const each of lines.slice(record.from, record.to)) {
    if (isTitle(each) || opensMore.test(each)) {
      given += `${each}\n`;
      continue;
    }
    const beginning = beginningOf(each, delimiter);
    led.push({ beginning: given + beginning, gap: /^\s*/.exec(each.slice(beginning.length))?.[0] ?? "" });
    given = "";
  }
  return { part, lines: led };
}

/** The lines of a text that can become others; a title, and the names of columns, are about those below them. None in a calendar, whose events are of many lines. */
export function linesToChange(path: string, text: string): NumberedLine[] {
  if (path.endsWith(".ics")) return [];
  const lines = text.split("\n");
  const isHeader = ({ part }: NumberedLine) => markdownRule.test(lines[part.to] ?? "");
  return numberedLines(path, text).filter((each) => !isTitle(each.line.text) && !isHeader(each));
}

/** The name of what stands below it. */
const opensMore = /[:{[]\s*$/;

/** What only says what the lines below it are about. */
function isTitle(line: string): boolean {
  return /^\s*(?:\[+[^\]]+\]+\s*$|#{1,6} )/.test(line);
}

function isTable(path: string): boolean {
  return /\.(?:csv|tsv)$/i.test(path);
}

/** What of a line tells which one it is: the name of a setting, the first cell of a row, the sign of an item. A blank belongs to the word behind it. */
function beginningOf(line: string, delimiter: string | null): string {
  if (delimiter !== null) return (cellsOf(line, delimiter)[0] ?? "") + delimiter;
  const [found = ""] =
    /^\s*(?:\[[^\]]+\]|#{1,6} .*$|\|[^|]*\||(?:- )?["'\w.-]+["']?\s*[:=]|[-*+](?= )|\d+[.)](?= ))/u.exec(line) ?? [];
  return found === "" ? (/^\s*/.exec(line)?.[0] ?? "") : found;
}

function headerOf(path: string, lines: readonly string[], { from }: Part): Part[] {
  if (isTable(path)) return from <= 1 ? [] : [{ from: 0, to: 1 }];
  const isRow = (index: number) => lines[index]?.trimStart().startsWith("|") === true;
  let top = from;
  while (isRow(top - 1)) top--;
  return isRow(from) && from - top > 2 ? [{ from: top, to: top + 2 }] : [];
}

/** A setting, with those beside it and the name of what they belong to; an entry with what is indented below it. Any other line by itself. */
function recordAround(lines: readonly string[], line: Part): Part {
  const above = sectionsAbove(lines);
  const below = (parent: number): Part => {
    let to = Math.max(line.to, parent + 1);
    while (above[to]?.includes(parent)) to++;
    return { from: parent, to };
  };
  const isSmall = ({ from, to }: Part) => to - from <= longestRecord;
  const own = below(line.from);
  if (own.to > line.to) return isSmall(own) ? own : line;
  const isSetting = /^\s*(?:- )?["'\w.-]+\s*[:=]/.test(lines[line.from] ?? "");
  const parent = isSetting ? above[line.from]?.findLast((index) => lines[index]?.startsWith("#") === false) : undefined;
  const record = parent === undefined ? line : below(parent);
  return isSmall(record) ? record : line;
}
