import type { Table } from "../../../workspace-view.ts";
import { usesDecimalComma } from "../../request/words/numbers.ts";
import { wordsOf } from "../../request/words/words.ts";
import { owedColumns, owedIn } from "./owed.ts";
import { type Condition, isNo } from "./row-condition.ts";

/** Ways to say that money has come: a column of the day of payment is called by another one. */
const isOfPayment = /(?:paid|payment|bezahlt|gezahlt|zahlung|eingang|beglichen|überwiesen|settled)|支払|入金/iu;
const saysPaid =
  /(?<!\p{L})(?:paid|received|came in|come in|(?:be|ge)zahlt(?:e[nrsm]?)?|eingegangen(?:e[nrsm]?)?|(?:he)?reingekommen|angekommen|überwiesen(?:e[nrsm]?)?|beglichen(?:e[nrsm]?)?)\b|支払済|払った|入金/iu;
export const saysUnpaid =
  /\b(?:unpaid|owe[sd]?|owing|outstanding|(?:still|yet) (?:(?:have|has|need|needs) )?to pay|(?:have|has) (?:still |yet )to pay|must still pay|noch (?:be)?zahlen|(?:still|yet) to (?:come in|come|arrive|be received)|(?:not|\p{L}+n['’]?t|still to be|yet to be) (?:yet |been )*(?:paid|received|come in)(?: (?:me|us))?(?: yet)?|(?:nicht|noch nicht) (?:(?:be|ge)zahlt|eingegangen|überwiesen|beglichen)|unbezahlt|schulde\w*|ausstehend\w*|offene?n?)\b|(?<!\p{L})(?:steht|stehen|standen?)(?!\p{L})[^?!\n]{0,60}?(?<!\p{L})noch aus(?=\s*(?:[.,;?!()]|$))|未払|未入金|未収|払って(?:もらって)?(?:い)?(?:ない|ません)/iu;

/** A part of it may be paid. */
export const saysOwed =
  /\b(?:owe[sd]?|owing|outstanding|still (?:have |has )?to (?:pay|be paid|come in)|schulde\w*|ausstehend\w*|noch (?:zu )?(?:zahlen|offen|aus))\b|未払|未収|残額/iu;

/** Rows by what a column says of payment in words: "who hasn't paid yet" are those that are open. Other such columns say nothing of them. */
export function paymentStates(
  table: Table,
  request: string,
): { index: number; columns: readonly number[]; conditions: readonly Condition[] } | null {
  const isOpen = saysUnpaid.test(request);
  // "how much is paid and how much is outstanding" is about all rows
  const isBoth = isOpen && saysPaid.test(request.replaceAll(new RegExp(saysUnpaid.source, "giu"), " "));
  const index = isOpen || saysPaid.test(request) ? statusColumn(table, request) : null;
  if (index === null) return null;
  const name = table.columns[index] ?? "";
  const columns = table.columns.flatMap((_, at) => {
    const cells = table.rows.map((row) => row[at] ?? "");
    return at === index || cells.filter(saysItIsPaid).length > 1 ? [at] : [];
  });
  const fits = (row: readonly string[]) => (isOpen ? isUnpaid : isPaid).test((row[index] ?? "").trim());
  const conditions = isBoth ? [] : [{ name: `${name} ${isOpen ? "not paid" : "paid"}`, fits }];
  return { index, columns, conditions };
}

/** A column that is filled in once something has happened, such as the day of payment, where the request says that it has, or hasn't. */
export function filledCondition(column: string, index: number, cells: readonly string[], request: string): Condition[] {
  const isFilled = (cell: string | undefined) => (cell?.trim() ?? "") !== "" && !isNo.test(cell?.trim() ?? "");
  const some = cells.some(isFilled) && cells.some((cell) => !isFilled(cell));
  const isOther = /unpaid|unbezahlt|offen|open|due|fällig|method|terms|type|art|weise/iu.test(column);
  const isAmount = cells.filter(isFilled).every((cell) => /^[€$£]?\s?\d+(?:[.,]\d{1,2})?(?:\s?[€$£])?$/.test(cell));
  if (!some || isOther || isAmount || !isOfPayment.test(column) || /\b(?:or|oder) (?:not|nicht)\b/iu.test(request))
    return [];
  if (saysUnpaid.test(request)) return [{ name: `no ${column}`, fits: (row) => !isFilled(row[index]) }];
  return saysPaid.test(request) ? [{ name: column, fits: (row) => isFilled(row[index]) }] : [];
}

/** Who has paid less than is due, where a table says both in numbers and the request asks for what is owed. */
export function owedCondition({ columns, rows }: Table, request: string): Condition[] {
  const found = saysOwed.test(request) ? owedColumns(columns) : null;
  if (!found) return [];
  const comma = usesDecimalComma(rows.map((row) => row[found.due] ?? ""));
  const owed = (row: readonly string[]) => owedIn(row[found.due]?.trim() ?? "", row[found.paid]?.trim() ?? "", comma);
  const known = rows.filter((row) => owed(row) !== null);
  if (known.length < rows.length || known.length === 0) return [];
  return [{ name: `${columns[found.paid]} less than ${columns[found.due]}`, fits: (row) => (owed(row) ?? 0) > 0 }];
}

const isPaid = /^(?:paid|settled|done|bezahlt|beglichen|erledigt|済み?|支払済み?|入金済み?|払い済み)$/iu;
const isUnpaid =
  /^(?:open|unpaid|due|overdue|outstanding|pending|offen|unbezahlt|ausstehend|überfällig|未|未払い?|未入金|未収|まだ|)$/iu;

/** Nobody pays that, and nobody owes it. */
const isExempt = /^(?:free|exempt|waived|n\/a|frei|befreit|entfällt|免除|無料)$/iu;

/**
 * The column that says in words whether something is paid, such as "paid" or "open", by its place; of several the one whose name the request
 * says, such as that of a year. Null where there is none, or it isn't clear which.
 */
function statusColumn({ columns, rows }: Table, request: string): number | null {
  const states = columns.flatMap((_, index) => {
    const cells = rows.map((row) => row[index]?.trim() ?? "");
    const isStatus =
      cells.some((cell) => isPaid.test(cell)) &&
      cells.some((cell) => cell !== "" && isUnpaid.test(cell)) &&
      cells.every((cell) => isPaid.test(cell) || isUnpaid.test(cell) || isExempt.test(cell));
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
function saysItIsPaid(cell: string): boolean {
  return isPaid.test(cell.trim());
}
