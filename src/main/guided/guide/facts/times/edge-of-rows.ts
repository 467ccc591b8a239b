import type { Table } from "../../../workspace-view.ts";
import { unknownWords } from "../../request/questions/unknown-words.ts";
import { withoutSource } from "../../request/questions/without-source.ts";
import { hasWeekday } from "../../request/dates/weekdays.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { cellTold, questionIn } from "../entries/asked-cell.ts";
import { entryLead, saysOther } from "../entries/entry-told.ts";
import { isYes } from "../rows/row-condition.ts";
import { type Fitting, rowsThatFit } from "../rows/rows-that-fit.ts";
import { saysMoved, saysVoid } from "../rows/void-cell.ts";
import { dayOf } from "../tables/day-of-cell.ts";
import { timeOfDay } from "./clock.ts";

const last = /(?<!\p{L})(?:last|latest|letzte[nrsm]?|zuletzt|späteste[nrsm]?)(?!\p{L})|最終|最後|終電/iu;
const first = /(?<!\p{L})(?:first|earliest|erste[nrsm]?|zuerst|früheste[nrsm]?)(?!\p{L})|始発|最初/iu;
const asksWhen =
  /(?<!\p{L})(?:when|(?:at )?what time|(?:on )?(?:which|what) (?:day|date)|wann|um wie ?viel uhr|an welchem tag)(?!\p{L})|何時|いつ|何日/iu;
/** Some of the rows are meant in another way than by what stands in them. */
const saysMore =
  /(?<!\p{L})(?:before|after|but|not|next|or|except|second|each|every|both|vor|nicht|oder|außer|nächste\p{L}*|zweite\p{L}*|jede\p{L}*)(?!\p{L})|n['’]t(?!\p{L})|\d|の前|の次|以外/iu;
/** What leaves or takes place, and how it is said that it does. */
const saysLittle =
  /^(?:last|latest|first|earliest|letzte\p{L}*|erste\p{L}*|zuletzt|zuerst|späteste\p{L}*|früheste\p{L}*|bus|buses|trains?|trams?|ferry|ferries|boats?|coach|ride|departures?|zug|züge|bahn|busse|fähre|schiff|abfahrt|go|goes|going|leaves?|leaving|departs?|runs?|start|starts|begins?|arrives?|sails?|fährt|fahren|geht|legt|startet|beginnt|kommt|time|day|date|uhr|tag|datum|viel|pls|look|check|siehe|steht|mal|d|s)$/u;
const departs =
  /^(?:dep\p{L}*|leaves?|leaving|starts?|begins?|from|ab|abfahrt|beginn|anfang|von|発|出発\S*|開始\S*)(?:[ _-](?:time|at))?$/iu;
const arrives = /^(?:arr\p{L}*|ends?|until|an|ankunft|ende|bis|着|到着\S*|終了\S*)(?:[ _-](?:time|at))?$/iu;
const asksForArrival =
  /(?<!\p{L})(?:arrives?|arrival|get (?:there|in)|ends?|over|ankommt|kommt [^?]{1,40} an|endet|vorbei)(?!\p{L})|着く|到着|終わ/iu;

/** Whether a request asks when the last or the first of several is. */
export function asksForEdge(request: string): boolean {
  const question = withoutPaths(questionIn(request));
  return asksWhen.test(question) && last.test(question) !== first.test(question);
}

/**
 * When the last or the first of those rows is that have what a question says: "when does the last bus from the bridge to the station go on Sundays". As a fact; empty where a word of the question isn't known, it isn't
 * clear which column tells the time, or on which days.
 */
export function edgeOfRows(path: string, all: Table, request: string): string {
  const question = withoutPaths(withoutSource(questionIn(request)));
  if (!asksForEdge(request) || saysMore.test(question)) return "";
  const table = { columns: all.columns, rows: all.rows.filter((row) => !isCalledOff(all.columns, row)) };
  // where all that is left is what is meant, nothing tells it apart
  const fitting = rowsThatFit(table, question, "tell") ?? withoutCalledOff(all, table, question);
  const index = timeColumn(table, question);
  if (!fitting || index === null || !isClear(table, fitting.names, index)) return "";
  const known = [path, ...fitting.names, ...table.columns].flatMap(wordsOf);
  if (/\p{scx=Hiragana}/u.test(question) || unknownWords(question, known, saysLittle).length > 0) return "";
  const rows = fitting.places.map((place) => table.rows[place] ?? []);
  if (haveKinds(table, rows, fitting.names) || isPartNamed(table.columns, rows, fitting.names, question)) return "";
  const dated = dayColumn(table, rows, index);
  const isPast = tookPlace.test(question);
  // which day of several is meant is open where it goes on each of them
  if (dated !== null && !isPast && new Set(rows.map((row) => row[dated])).size > 1) return "";
  const times = rows.flatMap((row) => {
    const at = placeInTime(row[index]?.trim() ?? "");
    const day = dated === null ? 0 : placeInTime(row[dated]?.trim() ?? "");
    return at === null || day === null ? [] : [{ row, at, day }];
  });
  if (times.length < rows.length || isPastMidnight(times.map(({ at }) => at))) return "";
  const sorted = times.toSorted((one, other) => one.day - other.day || one.at - other.at);
  const [saidLast] = last.exec(question) ?? [];
  const found = saidLast === undefined ? sorted[0] : sorted.at(-1);
  if (!found || isRemarked(table.columns, found.row, rows)) return "";
  const row = `${saidLast ?? first.exec(question)?.[0] ?? ""}: ${fitting.names.join(", ")}`;
  const told =
    dated === null || asksForClock.test(question) ? [index] : asksForDay.test(question) ? [dated] : [dated, index];
  const value = told.map((at) => found.row[at]?.trim() ?? "").join(", ");
  return cellTold({ value, column: told.map((at) => table.columns[at] ?? "").join(", "), row }, entryLead);
}

const asksForClock = /(?<!\p{L})(?:what time|um wie ?viel uhr)(?!\p{L})|何時/iu;
const asksForDay = /(?<!\p{L})(?:(?:which|what) (?:day|date)|an welchem tag)(?!\p{L})|何日/iu;
const tookPlace =
  /(?<!\p{L})(?:did|was|were|have|has|had|war|waren|hat|haben|habe|wurde|wurden)(?!\p{L})|(?:した|ました|だった|でした)(?:の|か|です)*[?？。]?\s*$/iu;
const ofRemarks = /note|remark|comment|info|detail|bemerkung|hinweis|anmerkung|notiz|kommentar|備考|メモ|注/iu;
const saysTime = /\d[:.]\d{2}|\d ?(?:am|pm|uhr|h)(?!\p{L})|\d時/iu;

/** Whether a row is of what was cancelled, by one of its cells or a column that is called so. */
function isCalledOff(columns: readonly string[], row: readonly string[]): boolean {
  return row.some((cell, at) => saysVoid(isYes.test(cell.trim()) ? (columns[at] ?? "") : cell));
}

/** What is meant of all rows, without those that were called off. */
function withoutCalledOff(all: Table, table: Table, question: string): Fitting | null {
  const meant = rowsThatFit(all, question, "tell");
  const kept = meant?.places.flatMap((place) => {
    const at = table.rows.indexOf(all.rows[place] ?? []);
    return at === -1 ? [] : [at];
  });
  return meant && kept && kept.length > 0 ? { names: meant.names, places: kept } : null;
}

/** Whether something is said of the row that is told, on which days it is so, or of another one that it is at another time. */
function isRemarked(columns: readonly string[], found: readonly string[], rows: Table["rows"]): boolean {
  const noted = columns.flatMap((name, at) => (ofRemarks.test(name) ? [at] : []));
  const isChanged = (cell: string) => saysMoved(cell) || saysMoved(`- ${cell}`);
  return (
    noted.some((at) => !/^[\s–-]*$/u.test(found[at] ?? "")) ||
    rows.some(
      (row) => row.some(isChanged) || noted.some((at) => saysOther.test(row[at] ?? "") || saysTime.test(row[at] ?? "")),
    )
  );
}

/** Whether a column by which rows are meant has longer values that may be kinds of the one that is: `yoga for kids` beside `yoga`. */
function haveKinds(table: Table, rows: Table["rows"], names: readonly string[]): boolean {
  return table.columns.some((name, index) => {
    if (!names.some((each) => each.startsWith(`${name} `))) return false;
    const valuesOf = (some: Table["rows"]) => new Set(some.map((row) => row[index]?.trim().toLowerCase() ?? ""));
    const meant = valuesOf(rows);
    const others = [...valuesOf(table.rows)].filter((value) => !meant.has(value) && hasWeekday(value, 0) === null);
    return others.some((value) => [...meant].some((own) => hasWordsOf(value, own)));
  });
}

/** Whether a question names what only some of these rows have: "Ida's last run" where Ida swims as well. */
function isPartNamed(
  columns: readonly string[],
  rows: Table["rows"],
  names: readonly string[],
  question: string,
): boolean {
  return columns.some((name, index) => {
    const values = [...new Set(rows.map((row) => row[index]?.trim().toLowerCase() ?? ""))];
    const isMeant = names.some((each) => each.startsWith(`${name} `));
    return values.length > 1 && !isMeant && values.some((value) => /\p{L}/u.test(value) && hasWordsOf(question, value));
  });
}

function hasWordsOf(value: string, part: string): boolean {
  const [all, own] = [wordsOf(value), wordsOf(part)];
  return own.length > 0 && own.every((word) => all.some((other) => isSameNoun(other, word)));
}

/** The column of times, or of days where there is none, that tells when something is; of two the one that is asked for. Null where it isn't clear. */
function timeColumn({ columns, rows }: Table, question: string): number | null {
  const isEach = (isSo: (cell: string) => boolean) =>
    columns.flatMap((_, index) => {
      const cells = rows.map((row) => row[index]?.trim() ?? "");
      return cells.every(isSo) ? [index] : [];
    });
  const clocks = isEach((cell) => /\D/u.test(cell) && timeOfDay(cell) !== null);
  const all = clocks.length > 0 ? clocks : isEach((cell) => dayOf(cell) !== null);
  const way = asksForArrival.test(question) ? arrives : departs;
  const [only, ...others] = all.length > 1 ? all.filter((index) => way.test(columns[index]?.trim() ?? "")) : all;
  return only === undefined || others.length > 0 ? null : only;
}

function placeInTime(cell: string): number | null {
  const day = dayOf(cell);
  return day === null ? timeOfDay(cell) : Date.parse(day.replace(/^--/u, "2000-"));
}

/** Of two columns that have the same places, as where from and where to, each place is said of one; which days are meant is said as well. */
function isClear({ columns, rows }: Table, names: readonly string[], time: number): boolean {
  const valuesOf = (index: number) => new Set(rows.map((row) => row[index]?.trim().toLowerCase() ?? ""));
  const others = columns.flatMap((name, index) => (index === time ? [] : [{ name, index, values: valuesOf(index) }]));
  const paired = others.filter(({ index, values }) =>
    others.some(
      (other) => other.index !== index && [...values].some((value) => value !== "" && other.values.has(value)),
    ),
  );
  const saidOf = (name: string) => names.filter((each) => each.startsWith(`${name} `));
  const isSaidOnce = paired.every(({ name }) => saidOf(name).every((each) => !each.includes(" or ")));
  const isOneWay = paired.length === 0 || paired.some(({ name }) => saidOf(name).length > 0);
  const weekdays = others.filter(({ values }) => [...values].every((value) => hasWeekday(value, 0) !== null));
  const areKnown = names.every((each) => columns.some((name) => each.startsWith(`${name} `)));
  return (
    isSaidOnce &&
    isOneWay &&
    areKnown &&
    weekdays.every(({ name, values }) => values.size === 1 || saidOf(name).length > 0)
  );
}

/** The column of days, where a time of day is told beside one; null where there is none. */
function dayColumn({ columns }: Table, rows: Table["rows"], time: number): number | null {
  const found = columns.findIndex(
    (_, index) => index !== time && rows.every((row) => dayOf(row[index]?.trim() ?? "") !== null),
  );
  return found === -1 ? null : found;
}

const nightEnds = 4 * 60;
const noon = 12 * 60;
const wholeDay = 24 * 60;

/** A departure past midnight is the last one of the day before. */
function isPastMidnight(times: readonly number[]): boolean {
  const areTimes = times.every((time) => time <= wholeDay);
  return areTimes && times.some((time) => time < nightEnds) && times.some((time) => time > noon);
}
