import type { Table } from "../../../workspace-view.ts";
import { toNumber, usesDecimalComma } from "../../request/words/numbers.ts";
import { wordsOf } from "../../request/words/words.ts";
import { isYes } from "./row-condition.ts";
import { saysVoid } from "./void-cell.ts";

/** A table without the rows that nobody counts, and how many these are of either kind. */
export type Counting = { table: Table; sums: number; void: number };

const saysSum =
  /^(?:(?:zwischen|gesamt|sub-?|grand )?(?:summe|totals?|sum)|gesamt|saldo|übertrag|balance|carried (?:over|forward)|average|durchschnitt|mittelwert)(?!\p{L})|(?:小計|合計|総計|平均)$/iu;
/** What a status says where something took place, or somebody was there. */
const saysDone =
  /^(?:done|worked|completed?|attended|present|came|held|delivered|finished|erledigt|gearbeitet|anwesend|teilgenommen|war da|geliefert|stattgefunden|出席|参加|出勤|完了|済)$/iu;
const asksForDone =
  /\b(?:actually|really|in fact|tatsächlich|wirklich|effektiv)\b|\b(?:came|turned up|showed up|attended|gekommen|erschienen)\b|実際/iu;
/** So many states a column may have that tells what became of each row. */
const mostStates = 6;

/**
 * The rows of a table that count: without those that add others up, and of what is added up without what was cancelled or booked twice, unless a request
 * asks for just that. Who asks what really happened means the rows that say so.
 */
export function rowsThatCount({ columns, rows }: Table, request: string): Counting {
  const named = new Set(wordsOf(request).map(rootOf));
  // "how many were cancelled" asks for these; "not the cancelled ones" rules them out
  const isAskedFor = (cell: string) => wordsOf(cell).some((word) => named.has(rootOf(word))) && !rulesOut.test(request);
  const isSum = (row: readonly string[]) =>
    row.some((cell) => saysSum.test(cell.trim())) &&
    (row.some((cell) => cell.trim() === "") || (saysSum.test((row[0] ?? "").trim()) && addsOthersUp(row, rows)));
  const isVoid = (row: readonly string[]) =>
    row.some((cell, at) => {
      const said = isYes.test(cell.trim()) ? (columns[at] ?? "") : cell;
      return saysVoid(said) && !isAskedFor(said);
    });
  const plain = rows.filter((row) => !isSum(row));
  const states = asksForDone.test(request) ? stateColumn(columns, plain) : null;
  const leavesOut =
    columns.some((name) => ofBegin.test(name.trim())) ||
    rulesOut.test(request) ||
    asksForDone.test(request) ||
    addsUp.test(request);
  const isLeftOut = (row: readonly string[]) =>
    (leavesOut && isVoid(row)) || (states !== null && !saysDone.test((row[states] ?? "").trim()));
  const counted = plain.filter((row) => !isLeftOut(row));
  return { table: { columns, rows: counted }, sums: rows.length - plain.length, void: plain.length - counted.length };
}

/** A table with the times at which things begin is one of appointments: nobody has those that were called off. */
const ofBegin = /^(?:starts?|begins?|beginn|開始)(?:[ _-]?(?:time|at|zeit|時刻|時間))?$/iu;

/** Whether a number of a row is what those right above it come to, or their average. */
function addsOthersUp(row: readonly string[], rows: Table["rows"]): boolean {
  const above = rows.slice(0, rows.indexOf(row));
  const before = above.slice(above.findLastIndex(([first = ""]) => saysSum.test(first.trim())) + 1);
  return row.some((cell, index) => {
    const cells = [cell, ...before.map((other) => other[index] ?? "")].map((text) => text.trim());
    const comma = usesDecimalComma(cells);
    const [own = null, ...others] = cells.map((text) => toNumber(text, comma));
    const known = others.filter((number) => number !== null);
    const sum = known.reduce((all, number) => all + number, 0);
    return (
      own !== null && known.length > 1 && [sum, sum / known.length].some((each) => Math.abs(each - own) < tolerance)
    );
  });
}

/** What is rounded may differ by as much. */
const tolerance = 0.06;

/** Nobody has paid, or been paid, what was cancelled; it may still be one of the orders that there were. */
const addsUp =
  /\b(?:how much|total|sum|altogether|all in all|in all|together|owe[sd]?|owing|spen[dt]|earn\w*|average|mean|balance|wie ?viel|insgesamt|saldo|kontostand|kassenstand|summe|ausgegeben|eingenommen|durchschnitt\w*)\b|いくら|合計|平均|残高/iu;

/** "cancelled", "canceled" and "cancellations" have one root. */
function rootOf(word: string): string {
  return word.replace(/(?:ed|iert\p{L}*|os?)$/u, "").slice(0, 5);
}

const rulesOut =
  /\b(?:not|no|without|except|excluding|leave out|\p{L}+n['’]t|dont|doesnt|nicht|kein\p{L}*|ohne|außer|weglassen)\b|除|以外|含め(?:ない|ず)|数えない|入れない|抜い?て|抜きで/iu;

function stateColumn(columns: readonly string[], rows: Table["rows"]): number | null {
  const found = columns.findIndex((_, index) => {
    const states = new Set(rows.map((row) => (row[index] ?? "").trim().toLowerCase()));
    return states.size > 1 && states.size <= mostStates && [...states].some((state) => saysDone.test(state));
  });
  return found === -1 ? null : found;
}
