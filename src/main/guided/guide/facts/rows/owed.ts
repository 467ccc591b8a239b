import { toNumber } from "../../request/words/numbers.ts";

/** What somebody has paid, and what they have to pay: columns of numbers by their names. */
const isPaid =
  /^(?:amount[ _-]?)?(?:paid|received|deposit|(?:schon |bereits )?(?:bezahlt|gezahlt|eingegangen)|anzahlung|支払済?み?額?|入金額?)(?:[ _-](?:so far|already|amount|eur|in))*$/iu;
const isDue =
  /^(?:(?:total|full|amount)[ _-]?)?(?:fee|fees|price|due|owed|total|amount|cost|to pay|share|rent|contribution|beitrag|betrag|preis|gebühr|kosten|soll|anteil|miete|rechnungsbetrag|会費|料金|金額|参加費)(?:[ _-](?:due|total|amount|eur))*$/iu;

/** The columns of what is to be paid and what has been paid, by their places; null where there are not exactly one of each. */
export function owedColumns(columns: readonly string[]): { due: number; paid: number } | null {
  const [paid, ...morePaid] = columns.flatMap((name, index) => (isPaid.test(name.trim()) ? [index] : []));
  const [due, ...moreDue] = columns.flatMap((name, index) => (isDue.test(name.trim()) ? [index] : []));
  const isClear = paid !== undefined && due !== undefined && morePaid.length === 0 && moreDue.length === 0;
  return isClear ? { due, paid } : null;
}

/** What is still owed by each row: nothing paid is written as nothing at all. Null where a row doesn't say what is due, or is paid in words. */
export function owedIn(due: string, paid: string, usesComma: boolean): number | null {
  const all = toNumber(due, usesComma);
  const part = /^[-–—]?$/.test(paid.trim()) ? 0 : toNumber(paid, usesComma);
  return all === null || part === null ? null : all - part;
}
