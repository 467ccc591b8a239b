import { alignedTables } from "./aligned-tables.ts";
import { cellsOf, csvLines } from "./csv-lines.ts";

/** A cell as it is read, and where it stands in its line; its signs and blanks are around it. */
export type TextCell = { text: string; from: number; to: number };
/** A row with its line; lines count from 1. */
export type TextRow = { line: string; number: number; cells: readonly TextCell[] };
/** A table of a text, with the heading that it stands under; lists of keys and values have no names of columns. */
export type TextTable = { heading: string; columns: readonly string[]; rows: readonly TextRow[] };

const markdownRow = /^\s*\|.*\|\s*$/;
/** What stands between the names of the columns and the rows. */
export const markdownRule = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;
const keyed =
  /^(\s*(?:[-*]\s+|[•・]\s*)?["']?)([\p{L}\p{N}][^:：=#|]{0,40}?)(["']?\s*[:：=]\s*["']?|\s*(?:(?:\. ?){3,}|…+|·{3,}|_{3,})\s*)([^"'#|[{][^"'#|]*?)(["']?\s*(?:#.*)?)$/u;

/** The tables of a text: a file of rows, tables in Markdown, columns below each other in plain text, and lists of keys with a value each, also behind a row of dots. */
export function textTables(path: string, text: string): TextTable[] {
  if (/\.(?:csv|tsv)$/i.test(path)) return csvTable(text);
  const isSettings = /\.(?:ya?ml|toml|ini|txt)$/i.test(path);
  const drawn = isPlain.test(path) ? [...markdownTables(text), ...alignedTables(text)] : markdownTables(text);
  return isSettings ? [...drawn, ...keyedTables(text)] : drawn;
}

const isPlain = /\.(?:txt|text)$/i;

function csvTable(text: string): TextTable[] {
  const lines = csvLines(text);
  if (!lines) return [];
  const { header, body, delimiter } = lines;
  const rows = body.map(({ line, number }) => ({ line, number, cells: cellsAt(line, cellsOf(line, delimiter), 0) }));
  return [{ heading: "", columns: cellsAt(header.line, header.cells, 0).map((cell) => cell.text), rows }];
}

/** Cells without the quotes, the stars and the blanks around them. */
function cellsAt(line: string, cells: readonly string[], start: number): TextCell[] {
  let at = start;
  return cells.map((cell) => {
    const [, before = "", own = ""] = /^([\s"*_]*)([^]*?)[\s"*_]*$/u.exec(cell) ?? [];
    const from = at + before.length;
    at += cell.length + 1;
    return { text: own, from, to: Math.min(from + own.length, line.length) };
  });
}

function markdownTables(text: string): TextTable[] {
  const lines = text.split(/\r?\n/);
  const tables: (TextTable & { rows: TextRow[] })[] = [];
  let heading = "";
  for (const [index, line] of lines.entries()) {
    heading = /^#{1,6}\s+(.+?)\s*#*\s*$/u.exec(line)?.[1] ?? heading;
    if (!markdownRow.test(line) || markdownRule.test(line)) continue;
    const lead = line.indexOf("|") + 1;
    const cells = cellsAt(line, line.slice(lead, line.lastIndexOf("|")).split("|"), lead);
    if (markdownRule.test(lines[index + 1] ?? ""))
      tables.push({ heading, columns: cells.map((cell) => cell.text), rows: [] });
    else tables.at(-1)?.rows.push({ line, number: index + 1, cells });
  }
  return tables;
}

/** Keys that stand together with their values, under the line that they are indented below or that ends before them. */
function keyedTables(text: string): TextTable[] {
  const tables: (TextTable & { rows: TextRow[] })[] = [];
  let heading = "";
  let isOpen = false;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, lead = "", key, sign = "", value = ""] = keyed.exec(line) ?? [];
    if (key === undefined) {
      if (line.trim() !== "") heading = line.replaceAll(/^[\s#[]+|[\s\]:：]+$/g, "");
      isOpen = false;
      continue;
    }
    if (!isOpen) tables.push({ heading, columns: ["", ""], rows: [] });
    isOpen = true;
    const from = lead.length + key.length + sign.length;
    const cells = [
      { text: key, from: lead.length, to: lead.length + key.length },
      { text: value, from, to: from + value.length },
    ];
    tables.at(-1)?.rows.push({ line, number: index + 1, cells });
  }
  return tables;
}

/** A line with other texts in some of its cells; in a table that is drawn or aligned, as wide as before where there is room. */
export function withCells({ line, cells }: TextRow, fresh: ReadonlyMap<number, string>): string {
  const isDrawn = / {2}\|/.test(line);
  const changes = [...fresh].toSorted(([one], [other]) => other - one);
  return changes.reduce((text, [index, value]) => {
    const cell = cells[index];
    if (!cell) return text;
    const behind = text.slice(cell.to);
    const room = (isDrawn ? /^ +(?=\|)/ : /^ {2,}(?=[^\s|#])/).exec(behind)?.[0].length ?? 0;
    const longer = value.length - (cell.to - cell.from);
    const isAligned = room > 0 && longer !== 0;
    const gap = isAligned ? " ".repeat(Math.max(isDrawn ? 1 : 2, room - longer)) : "";
    return text.slice(0, cell.from) + value + (isAligned ? gap + behind.slice(room) : behind);
  }, line);
}
