import type { Table } from "../../workspace-view.ts";
import { wordsOf } from "../request/words.ts";

const isPaid = /^(?:paid|settled|done|bezahlt|beglichen|erledigt|済み?|支払済み?|入金済み?|払い済み)$/iu;
const isUnpaid =
  /^(?:open|unpaid|due|overdue|outstanding|pending|offen|unbezahlt|ausstehend|überfällig|未|未払い?|未入金|未収|まだ|)$/iu;

/**
 * The column that says in words whether something is paid, such as "paid" or "open", by its place; of several the one whose name the request
 * says, such as that of a year. Null where there is none, or it isn't clear which.
 */
export function statusColumn({ columns, rows }: Table, request: string): number | null {
  const states = columns.flatMap((_, index) => {
    const cells = rows.map((row) => row[index]?.trim() ?? "");
    const isStatus =
      cells.some((cell) => isPaid.test(cell)) &&
      cells.some((cell) => cell !== "" && isUnpaid.test(cell)) &&
      cells.every((cell) => isPaid.test(cell) || isUnpaid.test(cell));
    return isStatus ? [index] : [];
  });
  if (states.length < 2) return states[0] ?? null;
  const said = new Set(wordsOf(request));
  const hits = states.map((index) => wordsOf(columns[index] ?? "").filter((word) => said.has(word)).length);
  const most = Math.max(...hits);
  const named = states.filter((_, place) => hits[place] === most);
  return most > 0 && named.length === 1 ? (named[0] ?? null) : null;
}

/** Whether such a cell says that it is paid. */
export function saysItIsPaid(cell: string): boolean {
  return isPaid.test(cell.trim());
}
