import { cellsOf, csvLines, plainCell, writtenCell } from "../../../facts/tables/csv-lines.ts";
import { calledInCells } from "./called-in-cells.ts";
import { columnValue } from "./column-value.ts";
import type { Carried } from "./json-element-carried.ts";

/** The other wishes of a request, and what it says besides. */
export type Besides = { wishes: readonly string[]; texts: readonly string[] };

/**
 * A row of the one table comes behind those of the other, which may have columns that it hasn't: what is to stand there one of the wishes says, or the request. `used` are the wishes that are done with
 * that. Null where it isn't clear which row, a column is left open, or the tables have hardly a column in common.
 */
export function rowCarried(
  name: string,
  source: string,
  target: string,
  { wishes, texts }: Besides,
): (Carried & { used: readonly string[] }) | null {
  const [from, to] = [csvLines(source), csvLines(target)];
  if (!from || !to) return null;
  const [row, ...others] = calledInCells(from.body, name, ({ cells }) => cells.map(plainCell));
  if (!row || others.length > 0) return null;
  const has = from.header.cells.map((cell) => plainCell(cell).toLowerCase());
  const cells = cellsOf(row.line, from.delimiter).map(plainCell);
  const wanted = to.header.cells.map((cell, index) => {
    const place = has.indexOf(plainCell(cell).toLowerCase());
    const there = to.body.map((other) => plainCell(other.cells[index] ?? ""));
    if (place !== -1) return { isTaken: true, text: cells[place] ?? "", wish: null };
    const fresh = columnValue(plainCell(cell), there, wishes, texts);
    return fresh && { isTaken: false, ...fresh };
  });
  const fresh = wanted.flatMap((cell) => (cell === null ? [] : [cell]));
  if (fresh.length < wanted.length || fresh.filter(({ isTaken }) => isTaken).length * 2 < has.length) return null;
  const end = target.includes("\r\n") ? "\r\n" : "\n";
  const line = fresh.map(({ text }) => writtenCell(text, to.delimiter)).join(to.delimiter);
  const isEnded = /\n\s*$/u.test(target);
  return {
    source: source
      .split("\n")
      .toSpliced(row.number - 1, 1)
      .join("\n"),
    target: `${target.replace(/\s*$/u, "")}${end}${line}${isEnded ? end : ""}`,
    used: fresh.flatMap(({ wish }) => wish ?? []),
  };
}
