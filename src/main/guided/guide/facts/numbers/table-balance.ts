import type { Table } from "../../../workspace-view.ts";
import { namedDate } from "../../request/dates/request-dates.ts";
import { saidPeriod } from "../../request/dates/said-period.ts";
import { withoutExclusions } from "../../request/questions/said-exclusions.ts";
import { toNumber, usesDecimalComma, writeNumber } from "../../request/words/numbers.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { rowsThatCount } from "../rows/rows-that-count.ts";
import { type Fitting, rowsThatFit } from "../rows/rows-that-fit.ts";
import { toldAs } from "./asked-number.ts";
import { dateColumn } from "../tables/day-of-cell.ts";
import { asksForBalance, balanceOf, isOpening, ofPlans, ofTill } from "./balance-words.ts";

const comesIn =
  /^(?:in|income|incoming|paid in|money in|received|receipts?|deposits?|credit|einnahmen?|eingang|eingänge|haben|einzahlung(?:en)?|収入|入金|受入)(?:金額|額)?(?:\s*[(（[].*)?$/iu;
const goesOut =
  /^(?:out|expenses?|expenditure|outgoing|paid out|money out|spent|payments?|withdrawals?|debit|ausgaben?|ausgang|ausgänge|soll|auszahlung(?:en)?|支出|出金|払出)(?:金額|額)?(?:\s*[(（[].*)?$/iu;
const ofAmounts = /^(?:amount|sum|value|eur|euros?|[€$£¥]|betrag|summe|金額|額)(?:\s*[(（[].*)?$/iu;

/**
 * What is left by a table of what came in and what went out, each in a column of its own, or in one beside a column that says which it is; with what was carried over, and without what was cancelled, is only planned, or
 * is excluded. Empty where a cell is no number, a time is named, or some of the rows are meant in any other way.
 */
export function tableBalance(all: Table, said: string): string {
  const request = withoutPaths(said);
  const meant = withoutExclusions(request).meant;
  if (!asksForBalance.test(meant) || namedDate(meant) !== null || saidPeriod(meant) !== null) return "";
  const [first = []] = all.rows;
  const start = first.some((cell) => isOpening.test(cell.trim())) ? [first] : [];
  const counted = rowsThatCount({ ...all, rows: all.rows.slice(start.length) }, request).table;
  const table = { columns: all.columns, rows: [...start, ...counted.rows] };
  const amounts = isOfMoney(table, said) ? signedAmounts(table) : null;
  const booked = amounts && bookedRows(table, request, meant);
  if (!amounts || !booked || booked.places.length < fewest) return "";
  const numbers = booked.places.map((place) => amounts.numbers[place] ?? null);
  if (numbers.includes(null)) return "";
  const sum = numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
  const fact = { value: writeNumber(sum), what: "sum", of: balanceOf + amounts.of } as const;
  return toldAs(fact, table, booked.names.length > 0 ? booked : null);
}

const fewest = 2;

/** What goods there are is no sum: apples and pears are left each by themselves. */
function isOfMoney({ columns, rows }: Table, said: string): boolean {
  const isMoney =
    saysMoney.test(said) ||
    columns.some((name) => saysMoney.test(name) || ofBooks.test(name.trim())) ||
    rows.some((row) => row.some((cell) => comesIn.test(cell.trim()) || hasCurrency.test(cell)));
  const isOfGoods = columns.some((name) => ofGoods.test(name.trim()));
  return isMoney || (!isOfGoods && dateColumn({ columns, rows }) !== null);
}

const saysMoney =
  /(?<!\p{L})(?:money|cash|kitty|till|purse|funds?|budget|account|balance|paid|payments?|income|expenses?|expenditure|spent|deposits?|withdrawals?|eur|euros?|usd|chf|geld|\p{L}*kasse|\p{L}*konto|kontostand|kassenstand|saldo|einnahmen?|ausgaben?|[ae]\p{L}{1,2}zahlung(?:en)?)(?!\p{L})|[€$£¥]|円|お金|金額|現金|入金|出金|残高|いくら|収入|支出/iu;
/** How accounts call their two sides; "haben wir" is no money. */
const ofBooks = /^(?:haben|soll|credit|debit)$/iu;
const hasCurrency = /[€$£¥円]|(?<!\p{L})(?:EUR|USD|CHF)(?!\p{L})/u;
const ofGoods = /^(?:items?|products?|goods|articles?|materials?|artikel|waren?|produkte?|material|品名?|商品|物)$/iu;

/** What each row adds to what there is, or takes from it, and the columns that say so; null where there are no such columns, or several. */
function signedAmounts({ columns, rows }: Table): { numbers: readonly (number | null)[]; of: string } | null {
  const placesOf = (way: RegExp) => columns.flatMap((name, index) => (way.test(name.trim()) ? [index] : []));
  const [ins, outs, sums] = [placesOf(comesIn), placesOf(goesOut), placesOf(ofAmounts)];
  const [into, ...moreIns] = ins;
  const [out, ...moreOuts] = outs;
  if (into !== undefined && out !== undefined) {
    if (moreIns.length + moreOuts.length > 0) return null;
    const [came, went] = [numbersOf(rows, into), numbersOf(rows, out)];
    const numbers = rows.map((_, row) => {
      const [plus = null, minus = null] = [came[row], went[row]];
      return plus === null || minus === null ? null : plus - Math.abs(minus);
    });
    return { numbers, of: `${columns[into] ?? ""} less ${columns[out] ?? ""}` };
  }
  const [amount, ...moreAmounts] = sums;
  const [kind, ...moreKinds] = columns.flatMap((_, index) => (areWays(rows, index) ? [index] : []));
  if (amount === undefined || kind === undefined || moreAmounts.length + moreKinds.length > 0) return null;
  const own = numbersOf(rows, amount);
  if (own.some((number) => (number ?? 0) < 0)) return null;
  const numbers = own.map((number, row) =>
    number === null ? null : number * (comesIn.test(rows[row]?.[kind]?.trim() ?? "") ? 1 : -1),
  );
  return { numbers, of: `${columns[amount] ?? ""} by ${columns[kind] ?? ""}` };
}

/** The numbers of a column, in which nothing is 0. */
function numbersOf(rows: Table["rows"], index: number): (number | null)[] {
  const cells = rows.map((row) => (row[index] ?? "").replaceAll(/[€$£¥円\s]|EUR|USD|CHF/gu, ""));
  const comma = usesDecimalComma(cells);
  return cells.map((cell) => (/^[-–]?$/u.test(cell) ? 0 : toNumber(cell, comma)));
}

/** Whether a column says of each row that it comes in, or goes out. */
function areWays(rows: Table["rows"], index: number): boolean {
  const cells = rows.map((row) => row[index]?.trim() ?? "");
  const isEach = cells.every((cell) => comesIn.test(cell) || goesOut.test(cell));
  return isEach && cells.some((cell) => comesIn.test(cell)) && cells.some((cell) => goesOut.test(cell));
}

/** The rows without what is excluded, or is only planned; null where a request means some of them otherwise, or asks about what is planned. */
function bookedRows(table: Table, request: string, meant: string): Fitting | null {
  const { columns, rows } = table;
  const fitting = rowsThatFit(table, request.replaceAll(ofTill, " "), "tell");
  if (fitting?.names.some((name) => !name.includes(" not ")) === true || ofPlans.test(meant)) return null;
  const planned = columns.flatMap((name, index) => {
    const plans = new Set(rows.flatMap((row) => (ofPlans.test(row[index] ?? "") ? [row[index]?.trim() ?? ""] : [])));
    return plans.size === 0 ? [] : [{ name: `${name} not ${[...plans].join(" or ").toLowerCase()}`, index, plans }];
  });
  const isPlanned = (row: readonly string[]) => planned.some(({ index, plans }) => plans.has(row[index]?.trim() ?? ""));
  const places = (fitting?.places ?? rows.map((_, place) => place)).filter((place) => !isPlanned(rows[place] ?? []));
  return { places, names: [...new Set([...(fitting?.names ?? []), ...planned.map(({ name }) => name)])] };
}
