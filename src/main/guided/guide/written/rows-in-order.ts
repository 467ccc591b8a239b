import { areDates } from "../facts/tables/day-of-cell.ts";
import { comparing, type Order, placeOfKey } from "../facts/tables/sorted-facts.ts";
import { type TextRow, type TextTable, withCells } from "../facts/tables/text-tables.ts";

/** What is more is better of these, and of no others. */
const isScore =
  /^(?:points?|scores?|ratings?|stars?|goals?|wins|votes|marks|punkte?|tore|sterne|stimmen|siege|bewertung|点数?|得点|評価|票数?)$/iu;
const isRank = /^(?:place|rank|pos(?:ition)?|platz|rang|順位)\.?$/iu;
const isNumbering = /^(?:#|nr|no|num(?:ber)?|id|番号)\.?$/iu;
/** What stands under a table, or a part of it, as what it comes to. */
export const isSum =
  /^[^\p{L}\p{N}]*(?:(?:grand |sub-?)?(?:totals?|sums?)|gesamt|insgesamt|(?:zwischen|gesamt)?summe|小計|合計|総計|計)(?!\p{L})/iu;

/** Whether the rows are counted anew, what is best comes first, or what is oldest. */
type RowsWanted = { isCounted: boolean; isBest: boolean; isOfAge: boolean };

/** The lines of a table's rows as they are to stand there, sums last; null where something is open. */
export function rowsInOrder(
  { columns, rows }: TextTable,
  order: Order,
  { isCounted, isBest, isOfAge }: RowsWanted,
): string[] | null {
  const place = placeOfKey(order, columns);
  if (place === null || rows.some(({ cells }) => cells.length !== columns.length)) return null;
  if (isBest && !isScore.test(columns[place] ?? "")) return null;
  const sums = rows.filter(({ cells }) => cells.some(({ text }) => isSum.test(text)));
  const body = rows.filter((row) => !sums.includes(row));
  // a sum in between belongs to the rows above it
  if (sums.length > 1 || (sums[0] && sums[0] !== rows.at(-1))) return null;
  const valueOf = ({ cells }: TextRow) => cells[place]?.text ?? "";
  const compare = comparing(body.map(valueOf));
  if (!compare || body.some((row) => valueOf(row) === "")) return null;
  if (isOfAge && !areDates(body.map(valueOf))) return null;
  const way = order.isDescending ? -1 : 1;
  const sorted = body.toSorted((one, other) => way * compare(valueOf(one), valueOf(other)));
  const counting = columns.findIndex((_, index) => index !== place && counts(body, index));
  const name = columns[counting] ?? "";
  if (isCounted ? counting === -1 : isNumbering.test(name)) return null;
  const isAnew = isCounted || isRank.test(name);
  // the first place is that of most points
  if (isAnew && isScore.test(columns[place] ?? "") && !order.isDescending) return null;
  const written = sorted.map((row, index) => {
    const old = row.cells[counting]?.text ?? "";
    return isAnew ? withCells(row, new Map([[counting, old.replace(/\d+/, String(index + 1))]])) : row.line;
  });
  return [...written, ...sums.map(({ line }) => line)];
}

/** Whether a column counts the rows from 1 on. */
function counts(rows: readonly TextRow[], index: number): boolean {
  return rows.every(({ cells }, row) => cells[index]?.text.replace(/\.$/, "") === String(row + 1));
}
