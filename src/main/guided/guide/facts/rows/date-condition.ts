import type { Table } from "../../../workspace-view.ts";
import { fallsInto, monthPattern, type NamedDate, namedDate, saysSpan } from "../../request/dates/request-dates.ts";
import { saidDayOfMonth } from "../../request/dates/said-day-of-month.ts";
import { saidPeriod } from "../../request/dates/said-period.ts";
import { isCommonWord, wordsOf } from "../../request/words/words.ts";
import { areDates, dayOf } from "../tables/day-of-cell.ts";
import type { Condition } from "./row-condition.ts";

/** "As of 14 March" nothing is counted by its date, but by how it was then. */
const isAsOf = new RegExp(
  String.raw`(?<!\p{L})(?:as (?:of|at)|stand(?::| vom)?) (?:the )?(?=\d|${monthPattern}(?!\p{L}))|時点`,
  "iu",
);

/** What rows of one column of dates have in common, by the place of the column. */
export type DateCondition = { index: number; condition: Condition };

/** So many words begin alike that say one thing: `paid`, `pay`; `borrowed`, `borrow`. */
const sameBeginning = 4;

/**
 * The rows of the day, month, year or time that a request names. Of several columns of dates the one counts that is called like something in the request, else
 * each that is filled in. None where it names no date, or no one way fits all rows.
 */
export function dateConditions(table: Table, request: string): DateCondition[] {
  if (isAsOf.test(request)) return overdue(table, request);
  const filled = table.columns.flatMap((name, index) => {
    const cells = table.rows.map((row) => row[index]?.trim() ?? "");
    const own = cells.filter((cell) => cell !== "");
    return own.length > 1 && areDates(own) ? [{ name, index, cells, isFull: areDates(cells) }] : [];
  });
  const full = filled.filter(({ isFull }) => isFull);
  const named = filled.filter(({ name }) => isSaid(name, request));
  const columns = named.length === 1 ? named : full;
  if (columns.length === 0) return yearConditions(table, request);
  return columns.flatMap(({ name, index, cells }) => {
    const condition = dateCondition(name, index, cells, request);
    return condition ? [{ index, condition }] : [];
  });
}

/** The rows of that time by one column of dates; null where no time is named, or where all have it: that tells none apart. */
export function dateCondition(
  name: string,
  index: number,
  cells: readonly string[],
  request: string,
): Condition | null {
  const found = datesMeant(cells, request);
  return !found || cells.every((cell) => found.fits(cell))
    ? null
    : { name: `${name} ${found.name}`, fits: (row) => found.fits(row[index]?.trim() ?? "") };
}

const isYear = /^(?:19|20)\d{2}$/;

/** The same for the one column of years, where a request names no more of a date. */
function yearConditions({ columns, rows }: Table, request: string): DateCondition[] {
  const years = columns.flatMap((name, index) => {
    const cells = rows.map((row) => row[index]?.trim() ?? "");
    return cells.some((cell) => cell !== "") && cells.every((cell) => cell === "" || isYear.test(cell))
      ? [{ name, index, cells }]
      : [];
  });
  const [only, ...others] = years;
  const date = namedDate(request);
  if (!only || others.length > 0 || !date || date.month !== null) return [];
  const found = datesMeant(only.cells.map(inSummer), request);
  const fits = (cell: string) => isYear.test(cell) && found !== null && found.fits(inSummer(cell));
  if (!found || only.cells.every(fits)) return [];
  const condition = {
    name: `${only.name} ${found.name}`,
    fits: (row: readonly string[]) => fits(row[only.index]?.trim() ?? ""),
  };
  return [{ index: only.index, condition }];
}

/** A day of a year. */
function inSummer(year: string): string {
  return year === "" ? "" : `${year}-07-01`;
}

const saysOverdue =
  /(?<!\p{L})(?:overdue|past due|(?:due|date|deadline|time) (?:\p{L}+ )?(?:over|up|past)|überfällig\p{L}*|fällig)(?!\p{L})|期限(?:切れ|を過ぎ)|延滞/iu;
const ofDeadlines =
  /^(?:due|deadline|return by|pay by|expires?|frist|fällig|rückgabe bis)(?:[ _-](?:on|date|by|am))?$|期限|期日/iu;

/** What was due before the day that a request speaks of. */
function overdue(table: Table, request: string): DateCondition[] {
  const named = namedDate(request);
  if (!named || named.year === null || named.month === null || named.day === null || !saysOverdue.test(request))
    return [];
  const day = [named.year, named.month, named.day].map((part) => String(part).padStart(2, "0")).join("-");
  return table.columns.flatMap((name, index) => {
    const cells = table.rows.map((row) => row[index]?.trim() ?? "");
    const isDue = ofDeadlines.test(name.trim()) && areDates(cells) && !cells.some(hasNoYear);
    const fits = (row: readonly string[]) => (dayOf(row[index]?.trim() ?? "") ?? day) < day;
    return isDue ? [{ index, condition: { name: `${name} before ${day}`, fits } }] : [];
  });
}

/** The day of a cell may be of any year. */
function hasNoYear(cell: string): boolean {
  return dayOf(cell)?.startsWith("-") === true;
}

/** Whether the request has a word of the same family as a word of the name: "pay back" for `paid_on`. */
function isSaid(name: string, request: string): boolean {
  const said = new Set(wordsOf(request).map(familyOf));
  const own = wordsOf(name).filter((word) => word.length > 2 && !isCommonWord(word) && !/^(?:date|datum)$/.test(word));
  return own.some((word) => said.has(familyOf(word)));
}

function familyOf(word: string): string {
  const family = families.find((each) => each.test(word));
  return family ? family.source : word.slice(0, sameBeginning);
}

/** Words for one thing that begin otherwise, as people say it and as columns are called. */
const families: readonly RegExp[] = [
  /^(?:paid|pay\w*|(?:be|ge)?zahl\w*)$/iu,
  /^(?:end(?:ed|s)?|finish(?:ed|es)?|complet(?:ed?|ion)|done|ende|beendet|fertig|abgeschlossen|abschluss)$/iu,
  /^(?:start(?:ed|s)?|begin(?:s|ning)?|began|begun|begonnen|beginn|angefangen|anfang)$/iu,
  /^(?:bought|buy|purchased?|gekauft|kauf|kaufdatum)$/iu,
  /^(?:sold|sell|sale|verkauft|verkauf)$/iu,
  /^(?:left|leave|leaving|departed|departure|austritt|ausgetreten|abreise|abgereist)$/iu,
  /^(?:returned?|back|zurück|zurückgegeben|rückgabe)$/iu,
];

type Dates = { name: string; fits(cell: string): boolean };

/** The one date of these that is the day which a request names without its month; null where there are several, or it is another day of the week. */
function onlyDay(cells: readonly string[], request: string): NamedDate | null {
  const said = saidDayOfMonth(request);
  const days = new Set(cells.flatMap((cell) => dayOf(cell) ?? []));
  const [only, ...others] = [...days].filter(
    (day) => said !== null && day.endsWith(`-${String(said.day).padStart(2, "0")}`),
  );
  if (!said || only === undefined || others.length > 0) return null;
  const isOther = said.weekday !== null && !only.startsWith("-") && weekdayOf(only) !== said.weekday;
  return isOther ? null : partsOf(only);
}

/** Monday is 0. */
function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

function partsOf(iso: string): NamedDate {
  const [year = "", month, day] = iso.replace(/^--/, "-").split("-");
  return { year: year === "" ? null : year, month: Number(month), day: Number(day) };
}

function datesMeant(cells: readonly string[], request: string): Dates | null {
  const period = saidPeriod(request);
  if (period) {
    const years = new Set(cells.flatMap((cell) => dayOf(cell)?.slice(0, 4) ?? []));
    if (period.needsYear && years.size > 1) return null;
    return {
      name: period.name,
      fits: (cell) => {
        const day = dayOf(cell);
        return day !== null && period.includes(day);
      },
    };
  }
  const named = namedDate(request) ?? onlyDay(cells, request);
  if (!named || saysSpan(request)) return null;
  const { year, month, day } = named;
  const written = [year, month, day].filter((part) => part !== null).join("-");
  return {
    name: `in ${month !== null && year === null && day === null ? `month ${month}` : written}`,
    fits: (cell) => {
      const own = dayOf(cell);
      return own !== null && fallsInto(own, named);
    },
  };
}
