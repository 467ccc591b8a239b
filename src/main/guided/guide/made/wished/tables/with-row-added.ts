import { cellsOf, plainCell, writtenCell } from "../../../facts/tables/csv-lines.ts";
import { beganLike } from "../../../written/like-the-others.ts";
import { type TableLines, tablesOf } from "../../../written/table-columns.ts";
import { isSameNoun, wordsOf } from "../../../request/words/words.ts";
import type { PlainWish } from "../plain-wish.ts";

const number = /^-?\d+(?:[.,]\d+)?$/u;
/** "4 pieces", "at B2", "for 6.50 EUR": what stands around a value. */
export const around = /^(?:at|for|on|in|since|from|by|number|no\.?|bei|für|am|im|seit|ab) (?=\S)/iu;

/** A table with one more row of all of its cells, in their order; null where these don't fit what the other rows have there, or it isn't clear which table. */
export function withRowAdded(
  path: string,
  text: string,
  { items: said, what, about, side }: Extract<PlainWish, { deed: "add" }>,
): string | null {
  const [table, ...others] = tablesOf(path, text);
  const isBeside = side === "before" || side === "behind";
  if (!table || others.length > 0 || (!isBeside && what.length + about.length > 0)) return null;
  const rows = table.lines.filter(({ kind }) => kind === "row");
  const sides = said.length === 1 ? sidesOf(said[0] ?? "", table) : said;
  // what is to be ticked later is left out
  const isOpen =
    sides.length === table.columns.length - 1 && rows.some(({ cells }) => plainCell(cells.at(-1) ?? "") === "");
  const items = isOpen ? [...sides, ""] : sides;
  const [anchor, ...more] = isBeside
    ? rows.filter(({ cells }) => isCalled(plainCell(cells[0] ?? ""), what))
    : rows.slice(-1);
  if (!anchor || more.length > 0 || items.length !== table.columns.length || sides.length < 2) return null;
  const cells = items.map((item, place) =>
    cellLike(
      item,
      rows.map((row) => plainCell(row.cells[place] ?? "")),
    ),
  );
  const fresh = cells.flatMap((cell) => (cell === null ? [] : [cell]));
  if (fresh.length < items.length || rows.some((row) => plainCell(row.cells[0] ?? "") === fresh[0])) return null;
  const isDrawn = table.lines.some(({ kind }) => kind === "rule");
  const line = isDrawn
    ? `| ${fresh.map((cell, place) => cell.padEnd((anchor.cells[place]?.length ?? 0) - 2)).join(" | ")} |`
    : fresh.map((cell) => writtenCell(cell, table.delimiter)).join(table.delimiter);
  const lines = text.split("\n");
  const end = lines[anchor.row]?.endsWith("\r") === true ? "\r" : "";
  // the last row may end without a line break
  if (anchor.row === lines.length - 1 && side !== "before") return `${text}\n${line}`;
  return lines.toSpliced(anchor.row + (side === "before" ? 0 : 1), 0, line + end).join("\n");
}

function isCalled(cell: string, what: readonly string[]): boolean {
  return what.length === 1 && cell.toLowerCase() === what[0]?.trim().toLowerCase();
}

/** "Noor, station C, late": each side of a row, without the name of its column. */
function sidesOf(item: string, { columns, delimiter }: TableLines): string[] {
  const asThere = cellsOf(item, delimiter).map(plainCell);
  if (asThere.length === columns.length) return asThere;
  return item.split(/\s*[,;、，]\s+|\s*[、，]\s*/u).map((side, place) => {
    const [name = "", ...rest] = side.split(" ");
    const [column = ""] = wordsOf(columns[place] ?? "");
    return rest.length > 0 && isSameNoun(name.toLowerCase().replace(/[.:]$/, ""), column) ? rest.join(" ") : side;
  });
}

/** What is said as the others of its column have it; null where they have numbers and it is none, or the other way round. */
function cellLike(said: string, others: readonly string[]): string | null {
  const filled = others.filter((cell) => cell !== "");
  const isNumeric = filled.length > 0 && filled.every((cell) => number.test(cell));
  const bare = said.replace(around, "").trim();
  const own = isNumeric ? (/^[€$£]?\s*(-?\d+(?:[.,]\d+)?)(?:\s*\p{L}+|\s*[€$£])?$/u.exec(bare)?.[1] ?? null) : bare;
  if (own === null || (!isNumeric && filled.length > 0 && number.test(own))) return null;
  const sign = filled.find((cell) => /[.,]/u.test(cell))?.match(/[.,]/u)?.[0];
  if (isNumeric) return sign === undefined ? own : own.replace(/[.,]/u, sign);
  return filled.length > 0 ? beganLike(own, filled) : own;
}
