import { type TextRow, textTables, withCells } from "../../../facts/tables/text-tables.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";

/** What is changed "of" something is no cell that says so: "the price of "tea"". */
const replaces =
  /^(?:change|replace|switch|swap|set) (?:[^"]*(?<!\p{L}(?:of|for|von|für)) )?"([^"]+)" (?:to|by|with|for|out for) "([^"]+)"/iu;

/** The one cell with the old text whose row the request says, or its row and its column; null where there is none, or several. */
export function cellAsWished(path: string, text: string, wish: string, request: string): string | null {
  const [, old, fresh] = replaces.exec(wish) ?? [];
  if (old === undefined || fresh === undefined) return null;
  const cells = textTables(path, text).flatMap(({ columns, rows }) =>
    rows.flatMap((row) =>
      row.cells.flatMap((cell, index) =>
        cell.text.toLowerCase() === old.toLowerCase() ? [{ row, index, column: columns[index] ?? "" }] : [],
      ),
    ),
  );
  const rest = [old, fresh].reduce((left, said) => left.replaceAll(said, " "), request);
  const inRow = cells.filter(({ row, index }) => isRowSaid(row, index, rest));
  const inBoth = inRow.filter(({ column }) => isSaid(column, rest));
  const [meant] = inRow.length === 1 ? inRow : inBoth.length === 1 ? inBoth : [];
  if (!meant) return null;
  const line = withCells(meant.row, new Map([[meant.index, fresh]]));
  return text
    .split("\n")
    .with(meant.row.number - 1, line)
    .join("\n");
}

function isRowSaid({ cells }: TextRow, but: number, request: string): boolean {
  return cells.some(({ text }, index) => index !== but && isSaid(text, request));
}

function isSaid(text: string, request: string): boolean {
  return text.length > 1 && wholeWord(text, "iu").test(request);
}
