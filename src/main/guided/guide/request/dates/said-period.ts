import { monthPattern, namedDate } from "./request-dates.ts";
import { saidMonths } from "./said-months.ts";
import { comparesTimes, numberOfMonth, severalMonths } from "./several-months.ts";

/** More than one day, month or year that a request names: `from 2025-05-01 to 2025-05-07`, `in months 10, 11`, `before 2020`. */
export type SaidPeriod = {
  name: string;
  /** Whether it can be told only of days of one and the same year. */
  needsYear: boolean;
  /** Whether a day, `2025-05-03`, or `--05-03` where its year isn't known, falls into it. */
  includes(iso: string): boolean;
};

const month = String.raw`(${monthPattern})(?![\p{L}\p{N}])`;
const ordinal = String.raw`(\d{1,2})(?:st|nd|rd|th|\.)?`;
const to = String.raw`\s?(?:-|–|—|~|〜|～|\bto\b|\buntil\b|\btill\b|\bthrough\b|\bbis(?: zum)?\b|\band\b|\bund\b|から)\s?(?:(?:the|dem|den) )?`;
const before = String.raw`(?<![\p{L}\p{N}.,:-])`;

/** The time that a request names, if it is more than one day or month; null where it names none, or several that it compares. */
export function saidPeriod(request: string): SaidPeriod | null {
  const years = new Set(request.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g));
  const year = years.size === 1 ? ([...years][0] ?? null) : null;
  if (years.size > 1) return overNewYear(request) ?? ofYears(request);
  return (
    daysOfMonth(request, year) ??
    partOfMonth(request, year) ??
    fromDayToDay(request, year) ??
    ofMonths(severalMonths(request), year) ??
    openPeriod(request, year) ??
    ofMonths(seasonIn(request), year)
  );
}

/** The months of a quarter, or of a season: the summer fair may be in spring. */
function seasonIn(request: string): readonly number[] {
  const said = saidMonths(request);
  if (!said) return [];
  const isQuarter = /\d|quart|half|hälfte|期/iu.test(said.word);
  const isAlone = new RegExp(
    String.raw`(?<!\p{L})(?:in|during|over|this|last|of|im|diesen|letzten|vom|des)(?: (?:the|this|last))? ${said.word}(?= \d|[.,;:?!)]|$| (?:and|did|was|were|have|had|alone|together|do|we|i|haben|hat|und|wir)\b)|${said.word}(?: (?:19|20)\d{2}|に|の(?:間|売|合計|うち))`,
    "iu",
  );
  return isQuarter || isAlone.test(request) ? said.months : [];
}

/** "1st to 7th May", "May 1-7", "1.–7. Mai", "5月1日から7日", and "the 1st to the 7th" where a month is said. */
const dayWays: readonly (readonly [RegExp, from: number, to: number, month: number])[] = [
  [new RegExp(`${before}${ordinal}${to}${ordinal}(?: of)? ${month}`, "iu"), 1, 2, 3],
  [new RegExp(`${before}${month} ${ordinal}${to}${ordinal}(?![\\d:.])`, "iu"), 2, 3, 1],
  [/(\d{1,2})月(\d{1,2})日?(?:から|[-~〜～–])(\d{1,2})日/u, 2, 3, 1],
  [new RegExp(`${before}(\\d{1,2})(?:st|nd|rd|th)${to}(\\d{1,2})(?:st|nd|rd|th)(?!\\p{L})`, "iu"), 1, 2, 0],
];

function daysOfMonth(request: string, year: string | null): SaidPeriod | null {
  for (const [way, from, last, ofMonth] of dayWays) {
    const match = way.exec(request);
    if (!match) continue;
    const named = ofMonth === 0 ? (namedDate(request)?.month ?? null) : numberOfMonth(match[ofMonth] ?? "");
    if (named !== null) return between(year, named, Number(match[from]), Number(match[last]));
  }
  return null;
}

/** A part of a month, by its first and its last day. */
const parts: readonly (readonly [RegExp, number, number])[] = [
  [/(?<!\p{L})(?:first half|erste[nr]? hälfte) (?:of|im|des|vom) /iu, 1, 15],
  [/(?<!\p{L})(?:second half|zweite[nr]? hälfte) (?:of|im|des|vom) /iu, 16, 31],
  [/(?<!\p{L})(?:first week (?:of|in)|erste[nr]? woche (?:im|des|vom)) |第[1一]週/iu, 1, 7],
  [/月上旬/u, 1, 10],
  [/月中旬/u, 11, 20],
  [/月下旬/u, 21, 31],
];

function partOfMonth(request: string, year: string | null): SaidPeriod | null {
  const [, from, last] = parts.find(([way]) => way.test(request)) ?? [];
  const named = namedDate(request);
  if (from === undefined || last === undefined || !named || named.month === null || named.day !== null) return null;
  return between(year, named.month, from, last);
}

function between(year: string | null, ofMonth: number, from: number, last: number): SaidPeriod | null {
  if (ofMonth > 12 || from > last || last > 31) return null;
  return fromTo(year, `${padded(ofMonth)}-${padded(from)}`, `${padded(ofMonth)}-${padded(last)}`);
}

/** From one day of a year to another, `05-20` and `06-04`. */
function fromTo(year: string | null, first: string, last: string): SaidPeriod {
  const head = year === null ? "" : `${year}-`;
  return {
    name: `from ${head}${first} to ${head}${last}`,
    needsYear: false,
    includes: (iso) => isOfYear(iso, year) && dayIn(iso) >= first && dayIn(iso) <= last,
  };
}

const date = String.raw`(?:\d{4}-\d{2}(?:-\d{2})?|\d{1,2}\.\s?\d{1,2}\.(?:\d{4})?|(?:${ordinal}(?: of)? )?${month}(?: \d{1,2}(?:st|nd|rd|th)?(?!\d))?(?:,? \d{4})?|(?:19|20)\d{2}(?!\d))`;
const twoDates = new RegExp(`(?<![\\p{L}\\p{N}])(?<first>${date})${to}(?<last>${date})(?![\\p{L}\\d])`, "iu");

/** "From 20 May to 4 June", "2024-05-20 to 2024-06-04", "20.5. bis 4.6.". */
function fromDayToDay(request: string, year: string | null): SaidPeriod | null {
  const { groups } = twoDates.exec(request) ?? {};
  const [first, last] = [groups?.["first"], groups?.["last"]].map((text) => namedDate(text ?? ""));
  if (!first || !last || first.month === null || last.month === null || first.day === null) return null;
  const [from, end] = [first, { ...last, day: last.day ?? 31 }].map(
    (each) => `${padded(each.month ?? 0)}-${padded(each.day ?? 0)}`,
  );
  const [own, ownEnd] = [first.year ?? last.year ?? year, last.year ?? year];
  if (from === undefined || end === undefined || own !== ownEnd || from > end) return null;
  return fromTo(own, from, end);
}

/** "From 1 October 2030 to 1 April 2031". */
function overNewYear(request: string): SaidPeriod | null {
  const { groups } = twoDates.exec(request) ?? {};
  const [first, last] = [groups?.["first"], groups?.["last"]].map((text) => wholeDay(text ?? ""));
  if (!first || !last || first >= last) return null;
  return { name: `from ${first} to ${last}`, needsYear: false, includes: (iso) => iso >= first && iso <= last };
}

function wholeDay(text: string): string | null {
  const { year = null, month = null, day = null } = namedDate(text) ?? {};
  return year === null || month === null || day === null ? null : `${year}-${padded(month)}-${padded(day)}`;
}

const article = String.raw`(?:(?:the|dem|der|den) )?`;
type Border = { way: RegExp; isFrom: boolean; isOwn: boolean };
/** Which way from a date, and whether it is counted itself. */
const borders: readonly Border[] = [
  { way: border(String.raw`(?:since|from|seit|ab)`), isFrom: true, isOwn: true },
  { way: border(String.raw`(?:after|nach)`), isFrom: true, isOwn: false },
  { way: border(String.raw`(?:before|vor)`), isFrom: false, isOwn: false },
  {
    way: border(
      String.raw`(?:(?:until|till|up to|by|bis(?: zum)?)(?: (?:the )?(?:end of|ende))?|bis einschließlich|through|up to and including)`,
    ),
    isFrom: false,
    isOwn: true,
  },
  { way: /((?:\d{4}年)?\d{1,2}月(?:\d{1,2}日)?)(?:以降|から(?!\d|[^。]*まで))/u, isFrom: true, isOwn: true },
  { way: /((?:\d{4}年)?\d{1,2}月(?:\d{1,2}日)?)より前/u, isFrom: false, isOwn: false },
  { way: /((?:\d{4}年)?\d{1,2}月末?(?:\d{1,2}日)?)(?:以前|まで)/u, isFrom: false, isOwn: true },
];

function border(words: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})${words} ${article}(${date})(?!\p{L}|\d)`, "iu");
}

/** "Since 3 May", "before 2020", "bis Ende Juni". */
function openPeriod(request: string, year: string | null): SaidPeriod | null {
  const found = borders.flatMap(({ way, isFrom, isOwn }) => {
    const text = way.exec(request)?.[1];
    return text === undefined ? [] : [{ text, isFrom, isOwn }];
  });
  const [only, ...others] = found;
  const named = only && others.length === 0 ? namedDate(only.text) : null;
  if (!only || !named) return null;
  const own = named.year ?? year;
  const key = [own, padMaybe(named.month), padMaybe(named.day)].filter((part) => part !== null).join("-");
  const part = (iso: string) => (own === null ? dayIn(iso) : iso).slice(0, key.length);
  const isLater = (iso: string) => (only.isFrom ? part(iso) > key : part(iso) < key);
  return {
    name: `${only.isFrom ? (only.isOwn ? "from" : "after") : only.isOwn ? "until" : "before"} ${key}`,
    needsYear: own === null,
    includes: (iso) => (own === null || !iso.startsWith("-")) && (isLater(iso) || (only.isOwn && part(iso) === key)),
  };
}

/** "From 2021 to 2023", "2022 and 2023". */
function ofYears(request: string): SaidPeriod | null {
  const [, first = "", joint = "", last = ""] =
    /(?<!\d)((?:19|20)\d{2})年?\s?(-|–|to|until|bis|and|und|から|と)\s?((?:19|20)\d{2})(?!\d)/iu.exec(request) ?? [];
  const named = namedDate(request);
  if (first === "" || first >= last || (named && named.month !== null)) return null;
  const isRange = !/^(?:and|und|と)$/iu.test(joint) || /(?<!\p{L})(?:between|zwischen)(?!\p{L})/iu.test(request);
  if (!isRange && comparesTimes.test(request)) return null;
  return {
    name: isRange ? `from ${first} to ${last}` : `in ${first}, ${last}`,
    needsYear: false,
    includes: (iso) =>
      isRange ? iso.slice(0, 4) >= first && iso.slice(0, 4) <= last : [first, last].includes(iso.slice(0, 4)),
  };
}

function ofMonths(months: readonly number[], year: string | null): SaidPeriod | null {
  if (months.length < 2) return null;
  return {
    name: `in months ${months.join(", ")}${year === null ? "" : ` of ${year}`}`,
    needsYear: false,
    includes: (iso) => isOfYear(iso, year) && months.includes(Number(dayIn(iso).slice(0, 2))),
  };
}

function isOfYear(iso: string, year: string | null): boolean {
  return year === null || iso.startsWith("-") || iso.startsWith(year);
}

/** The month and day: `05-03`. */
function dayIn(iso: string): string {
  return iso.slice(-5);
}

function padded(part: number): string {
  return String(part).padStart(2, "0");
}

function padMaybe(part: number | null): string | null {
  return part === null ? null : padded(part);
}
