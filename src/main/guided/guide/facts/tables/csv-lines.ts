import type { Table } from "../../../workspace-view.ts";

/** A row of a table as it is written, with its cells as they are written; `number` counts its lines from 1. */
export type CsvLine = { line: string; cells: readonly string[]; number: number };

const delimiters = [";", "\t", ",", "|"] as const;
const mostRows = 2_000;

/** The rows of a table that has each on a line of its own, without empty ones, and what parts their cells; null where it hasn't, is too long, or is no table. */
export function csvLines(text: string): { header: CsvLine; body: readonly CsvLine[]; delimiter: string } | null {
  const lines = text.split(/\r?\n/);
  const delimiter = delimiterOf(lines[0] ?? "");
  if (delimiter === null || lines.length > mostRows) return null;
  // a cell with the end of a line in it is left open
  const scans = lines.map((line) => scanned(line, delimiter));
  if (scans.some(({ isQuoted }) => isQuoted)) return null;
  const rows = scans.map(({ cells }, index) => ({ line: lines[index] ?? "", cells, number: index + 1 }));
  const [header, ...body] = rows.filter(({ line }) => line.trim() !== "");
  return header ? { header, body, delimiter } : null;
}

/** The same as a table, its cells without quotes and blanks. */
export function tableOfLines({ header, body }: { header: CsvLine; body: readonly CsvLine[] }): Table {
  return { columns: header.cells.map(plainCell), rows: body.map(({ cells }) => cells.map(plainCell)) };
}

/** What parts the cells of a table with this first line; null where it is none. */
export function delimiterOf(header: string): string | null {
  return delimiters.find((sign) => header.includes(sign)) ?? null;
}

/** The cells of a line with their quotes and blanks. */
export function cellsOf(line: string, delimiter: string): string[] {
  return scanned(line, delimiter).cells;
}

/** A mark within a cell that doesn't begin with one stands for itself: `Monitor 27"`. */
function scanned(line: string, delimiter: string): { cells: string[]; isQuoted: boolean } {
  const cells = [""];
  let isQuoted = false;
  for (const sign of line) {
    const own = cells.at(-1) ?? "";
    if (sign === '"' && (isQuoted || own.trim() === "" || own.trimStart().startsWith('"'))) isQuoted = !isQuoted;
    if (sign === delimiter && !isQuoted) cells.push("");
    else cells[cells.length - 1] = own + sign;
  }
  return { cells, isQuoted };
}

export function plainCell(cell: string): string {
  return cell.trim().replaceAll(/^"|"$/g, "").trim();
}

/** A value with the quotes, blanks and line end of the cell in whose place it comes. */
export function inPlaceOf(cell: string, value: string): string {
  const [, before = "", , behind = ""] = /^([ \t]*"?)([^]*?)("?[ \t]*\r?\n?)$/.exec(cell) ?? [];
  return before + value + behind;
}

/** A cell as a table writes it between such signs: in quotation marks where it has the sign, marks or line ends in it. */
export function writtenCell(cell: string, delimiter: string): string {
  return cell.includes(delimiter) || /["\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A table as it stands in a file, with the names of its columns first. */
export function tableText(columns: readonly string[], rows: readonly (readonly string[])[], delimiter = ","): string {
  return [columns, ...rows]
    .map((row) => `${row.map((cell) => writtenCell(cell, delimiter)).join(delimiter)}\n`)
    .join("");
}

/** What parts the cells of a table in a new file of this name. */
export function delimiterFor(path: string): string {
  return /\.tsv$/iu.test(path) ? "\t" : ",";
}
