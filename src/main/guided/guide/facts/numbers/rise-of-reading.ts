import type { Table } from "../../../workspace-view.ts";
import { namedDate } from "../../request/dates/request-dates.ts";
import { type SaidPeriod, saidPeriod } from "../../request/dates/said-period.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { dateColumn, dayOf } from "../tables/day-of-cell.ts";
import { type NumberColumn, numberColumns } from "../tables/number-column.ts";
import type { Fitting } from "../rows/rows-that-fit.ts";

const asksForUse =
  /(?<!\p{L})(?:how (?:much|many|far)|usage|consumption|use[ds]?|wie ?(?:viele?|weit)|verbrauch\p{L}*)(?!\p{L})|いくら|使用量|消費|何(?:キロ|リットル|立方|kWh|km)/iu;
/** Of all readings the first and the last count. */
const asksForWhole =
  /(?<!\p{L})(?:altogether|in (?:total|all)|total|overall|insgesamt|first|last|erste[nr]?|letzte[nr]?)(?!\p{L})|全部|合計/iu;
/** "Per month", "on average", "of the last two" are other numbers. */
const asksForOther =
  /(?<!\p{L})(?:average|mean|durchschnitt\p{L}*|mittel|cost|costs|pay|kost\p{L}*|second|third|zweite\p{L}*)(?!\p{L})|平均|料金/iu;

/**
 * How much a meter went on from one of its readings to another: what readings add up to says nothing. Null where no reading is asked for, or none was taken on the days that
 * a request names.
 */
export function riseOfReading(
  table: Table,
  fitting: Fitting | null,
  request: string,
): { value: string; of: string; fitting: Fitting | null } | null {
  const date = dateColumn(table);
  if (date === null || !asksForUse.test(request) || asksForOther.test(request)) return null;
  const columns = table.columns.map((name, index) => ({
    name,
    cells: table.rows.map((row) => row[index]?.trim() ?? ""),
  }));
  const column = readingMeant(numberColumns(columns), request);
  const days = table.rows.map((row) => dayOf(row[date]?.trim() ?? ""));
  const places = (fitting?.places ?? table.rows.map((_, place) => place)).toSorted((one, other) =>
    (days[one] ?? "") < (days[other] ?? "") ? -1 : 1,
  );
  const read = places.map((place) => ({ day: days[place], number: column?.numbers[place] ?? null }));
  const [first, last] = [read[0], read.at(-1)];
  if (!column || !first || !last || first === last || read.some(({ day, number }) => !day || number === null))
    return null;
  const isOneWay = read.every(({ number }, at) => at === 0 || (number ?? 0) >= (read[at - 1]?.number ?? 0));
  const period = saidPeriod(request);
  const isWhole = asksForWhole.test(request) && namedDate(request) === null;
  const isRead = period ? areBorders(first.day ?? "", last.day ?? "", period) : isWhole;
  if (!isOneWay || !isRead) return null;
  const names = fitting?.names ?? [];
  const isTold = !period || names.some((name) => name.endsWith(period.name));
  const all = isTold || !period ? names : [...names, `${table.columns[date] ?? ""} ${period.name}`];
  const value = column.write((last.number ?? 0) - (first.number ?? 0));
  return { value, of: column.name, fitting: all.length > 0 ? { names: all, places } : null };
}

/** The one column of readings that a request names, or that there is. */
function readingMeant(all: readonly NumberColumn[], request: string): NumberColumn | null {
  const readings = all.filter(({ isReading }) => isReading);
  if (readings.length === 0 || (readings.length < all.length && readings.length > 1)) return null;
  const said = wordsOf(request);
  const hits = readings.map(
    ({ name }) => wordsOf(name).filter((word) => said.some((other) => isSameNoun(word, other))).length,
  );
  const most = Math.max(...hits);
  const named = readings.filter((_, at) => hits[at] === most);
  return (most > 0 || readings.length === 1) && named.length === 1 ? (named[0] ?? null) : null;
}

/** Whether a meter was read on the first and the last day of a period. */
function areBorders(first: string, last: string, { name }: SaidPeriod): boolean {
  const [, from, to] = /^from ((?:\d{4}-)?\d{2}-\d{2})(?: to ((?:\d{4}-)?\d{2}-\d{2}))?$/u.exec(name) ?? [];
  return from !== undefined && first.endsWith(from) && (to === undefined || last.endsWith(to));
}
