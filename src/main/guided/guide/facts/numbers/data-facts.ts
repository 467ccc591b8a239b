import type { ColumnValues } from "../../../../agent/column-values.ts";
import { withItemTotals } from "./item-totals.ts";
import { columnCountedBy } from "./different-people.ts";
import { inOneUnit } from "./one-unit.ts";
import type { Table } from "../../../workspace-view.ts";
import { fallsInto, namedDate } from "../../request/dates/request-dates.ts";
import { dateColumn, dayOf, monthOf } from "../tables/day-of-cell.ts";
import { type Fitting, rowsThatFit } from "../rows/rows-that-fit.ts";
import { conditionsOf } from "../rows/open-columns.ts";
import { areKindsOpen } from "../rows/kinds-of-noun.ts";
import { rowsThatCount } from "../rows/rows-that-count.ts";
import { asksForSome } from "../../request/wishes/request-intent.ts";
import { sentencesOf } from "../../request/words/sentences.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { wholeDaysSaid } from "../../request/dates/said-whole.ts";
import { writeNumber } from "../../request/words/numbers.ts";
import { countsApart } from "./counted-apart.ts";
import { askedFact, asksForAverage, toldAs } from "./asked-number.ts";
import { asksForMostOfAll, extremeFacts, extremeGroup, extremeTold, mostOf, namedMost } from "./extremes.ts";
import { isOfOneWay } from "./mixed-signs.ts";
import { type Column, type NumberColumn, numberColumns, numberFacts } from "../tables/number-column.ts";
import { tableBalance } from "./table-balance.ts";
import { asksForMoney, worthColumn } from "./worth.ts";

/** What a table has besides what was counted. */
export const notCounted = "Not counted:";
export const differentValues = "Different values:";
const columnsTold = 3;
const groupsTold = 12;
const rowsGrouped = 2_000;
/** So many rows that fit are told to the letter, right behind the line that says how many they are. */
export const rowsTold = 8;
const rowsListed = 40;

/** `isOfDate`: all of the table is of the date that the request names. `meant`: values that are known to be meant besides what the request says. */
type Counting = { isOfDate?: boolean; meant?: readonly ColumnValues[] };

/**
 * What can be counted in a table, so that no model has to: rows, sums, averages, the smallest and the largest with whose they
 * are, and the same for each group of rows. Empty where there is nothing to count.
 */
export function tableFacts(all: Table, request: string, { isOfDate = false, meant = [] }: Counting = {}): string {
  const balance = tableBalance(all, request);
  if (balance !== "") return balance;
  const { table, sums, void: isVoid } = countedTable(all, request);
  if (table.rows.length < 2 || areKindsOpen(table, request)) return "";
  const apart = countsApart(table, request);
  const fitting = apart === "" ? rowsThatFit(table, request, "tell", conditionsOf(table, meant)) : null;
  const facts = apart !== "" ? apart : fitting ? fittingFacts(table, fitting, request) : countedFacts(table, request);
  const places = fitting?.places ?? table.rows.map((_, place) => place);
  const left = [
    ...(sums > 0 ? [`${sums} ${sums === 1 ? "row" : "rows"} of sums`] : []),
    ...(isVoid > 0 ? [`${isVoid} that ${isVoid === 1 ? "was" : "were"} cancelled or didn't take place`] : []),
  ];
  return [
    facts,
    apart === "" && isWholeTime(table, request) ? askedFact(table, fitting, request, isOfDate) : "",
    asksForDifferent.test(request) ? differentFact(table, places, request) : countedByFact(table, places, request),
    asksForMoney.test(request) ? worthFact(table, places, request) : "",
    left.length > 0 ? `${notCounted} ${left.join(", ")}.` : "",
  ]
    .filter((fact) => fact !== "")
    .join("\n");
}

/** A table as it is counted: in one unit, without rows of sums and what didn't take place. */
export function countedTable(all: Table, request: string): ReturnType<typeof rowsThatCount> {
  return rowsThatCount(withItemTotals(inOneUnit(all, request)), request);
}

const asksForDifferent =
  /\b(?:how many|number of|count(?: of)?) (?:different|distinct|unique|individual)\b|\bwie ?viele (?:verschiedene|unterschiedliche)\b|何(?:種類|か所|ヶ所)|異なる/iu;

/** How many different values the rows have in the column that is said behind "how many different", or else in each that repeats some. */
function differentFact({ columns, rows }: Table, places: readonly number[], request: string): string {
  const said = wordsOf(request.split(asksForDifferent)[1] ?? "").slice(0, 2);
  const counted = columns.map((name, index) => {
    const values = places
      .map((place) => rows[place]?.[index]?.trim().toLowerCase() ?? "")
      .filter((value) => value !== "");
    return { name, all: values.length, count: new Set(values).size };
  });
  const named = counted.filter(({ name }) =>
    wordsOf(name).some((word) => said.some((other) => isSameNoun(word, other))),
  );
  const repeating = counted.filter(({ all, count }) => count > 1 && count < all);
  // who comes on many days is counted once, and no days are
  const noDays = repeating.filter(
    ({ name }) => !rows.every((row) => monthOf(row[columns.indexOf(name)] ?? "") !== null),
  );
  const told = named.length > 0 ? named : noDays;
  return told.length > 0 ? `${differentValues} ${told.map(({ name, count }) => `${name} ${count}`).join(", ")}` : "";
}

/** Who comes twice is one of the people that are counted, and a day with two rows one day: how many there are, where rows repeat some. */
function countedByFact(table: Table, places: readonly number[], request: string): string {
  const at = columnCountedBy(table, request);
  const values = at === null ? [] : places.map((place) => table.rows[place]?.[at]?.trim().toLowerCase() ?? "");
  const count = new Set(values).size;
  return at !== null && count > 0 && count < values.length
    ? `${differentValues} ${table.columns[at] ?? ""} ${count}`
    : "";
}

/** What a number of things at a price each come to together, where a table has a column of either. */
function worthFact({ columns, rows }: Table, places: readonly number[], request: string): string {
  const worth = worthColumn(numberColumns(columnsOf({ columns, rows })), request);
  const sum = places.reduce((all, row) => all + (worth?.numbers[row] ?? 0), 0);
  return worth === null ? "" : `${worth.name}: sum ${writeNumber(sum)}`;
}

function columnsOf({ columns, rows }: Table): Column[] {
  return columns.map((name, index) => ({ name, cells: rows.map((row) => row[index]?.trim() ?? "") }));
}

function countedFacts(table: Table, request: string): string {
  const columns = columnsOf(table);
  const numeric = numberColumns(columns).slice(0, columnsTold);
  const amounts = numeric.filter(({ isReading }) => !isReading);
  const numericNames = new Set(numeric.map(({ name }) => name));
  const labels = labelsOf(columns);
  const groups = columns
    .flatMap((column) => (numericNames.has(column.name) ? [] : groupings(column)))
    .slice(0, columnsTold);
  const most = isWholeTime(table, request) ? namedMost(groups, amounts, request) : [];
  return [
    `Counted: ${table.rows.length} rows.`,
    ...numeric.map((column) => numberFacts(column, labels)),
    ...groups.map((column) => groupFacts(column, amounts)),
    ...(asksForMostOfAll.test(request)
      ? groups.flatMap((group) => extremeGroup(request, group, amounts)).map(extremeTold)
      : []),
    ...extremeFacts(request, numeric, labels),
    ...most.map((found) => toldAs(found, table, null)),
  ].join("\n");
}

/** Whether the days of a table can all be of the whole time that a request speaks of; so they are where it speaks of none. */
function isWholeTime(table: Table, request: string): boolean {
  const most = wholeDaysSaid(request);
  const index = dateColumn(table);
  if (most === null) return true;
  // weeks and months that are told apart by a name are several
  const spans = table.columns.flatMap((name, at) => (ofSpans.test(name.trim()) ? [at] : []));
  if (spans.some((at) => new Set(table.rows.map((row) => row[at])).size > 1)) return false;
  const days = index === null ? [] : table.rows.flatMap((row) => dayOf(row[index]?.trim() ?? "") ?? []);
  const times = days.map((day) => Date.parse(day.replace(/^--/, "2000-"))).toSorted((one, other) => one - other);
  return days.length === 0 || (times.at(-1) ?? 0) - (times[0] ?? 0) < most * msOfDay;
}

const ofSpans = /^(?:weeks?|weekends?|months?|years?|seasons?|kw|woche|wochenende|monat|jahr|saison|週|月|年)$/iu;
const msOfDay = 24 * 60 * 60 * 1_000;

/** Rows that a request speaks of, told with all their sums; and to the letter where they are few. */
function fittingFacts({ columns, rows }: Table, { names, places }: Fitting, request: string): string {
  const chosen = places.map((place) => rows[place] ?? []);
  const amounts = numberColumns(columnsOf({ columns, rows })).filter(({ isReading }) => !isReading);
  const sums = amounts.map((column) => {
    const numbers = places.flatMap((place) => column.numbers[place] ?? []);
    const sum = numbers.reduce((all, number) => all + number, 0);
    const average = asksForAverage.test(request) ? `, average ${column.write(sum / numbers.length)}` : "";
    const ofSign = (sign: number) =>
      numbers.reduce((all, number) => (Math.sign(number) === sign ? all + number : all), 0);
    const ways = isOfOneWay(column, request) ? ` (${column.write(ofSign(1))} and ${column.write(ofSign(-1))})` : "";
    return numbers.length > 0 ? `${column.name} sum ${column.write(sum)}${ways}${average}` : "";
  });
  const toldSums = sums.filter((sum) => sum !== "").slice(0, columnsTold);
  const own = columnsOf({ columns, rows: chosen });
  // a few rows don't tell a reading from an amount
  const numeric = numberColumns(own).filter(({ name }) => amounts.some((column) => column.name === name));
  const most = mostOf(groupsOf(own, numeric), numeric, request);
  return [
    `Counted: ${rows.length} rows, ${chosen.length} of them with ${names.join(" and ")}${toldSums.length > 0 ? `: ${toldSums.join(", ")}` : ""}.`,
    ...(chosen.length <= rowsTold ? chosen.map((row) => row.join(", ")) : []),
    ...(most.length > 0 ? most.map(extremeTold) : extremeFacts(request, numeric, labelsOf(own))),
    ...(most.length === 1 && isWholeTime({ columns, rows }, request)
      ? most.map((found) => toldAs(found, { columns, rows }, { names, places }))
      : []),
  ].join("\n");
}

/** What a request names may be what it doesn't mean. */
const rulesOut = /\b(?:not|no|except|without|but|other than|nicht|kein\p{L}*|außer|ohne)\b|n't\b|ない|以外|除/iu;

/** The rows that a request for some of them means, to the letter, for who makes something of them; empty where it means all. */
export function rowsAskedFor(table: Table, request: string): string {
  const fitting = rowsMeant(table, request);
  if (!fitting || fitting.places.length > rowsListed) return "";
  const rows = fitting.places.map((place) => (table.rows[place] ?? []).join(", "));
  return `Only these have ${fitting.names.join(" and ")}:\n${rows.join("\n")}`;
}

/** The rows that a request for some of them means; null where it means all, or rules some out in a way of its own. */
export function rowsMeant(table: Table, request: string): Fitting | null {
  // a sentence of its own about what isn't meant says nothing new
  const sentences = sentencesOf(request).filter((sentence) => !rulesOut.test(sentence));
  const meant = sentences.join(" ");
  return asksForSome(meant) ? rowsThatFit(table, meant, "take") : null;
}

/** What tells the rows apart: names, or days. */
function labelsOf(columns: readonly Column[]): readonly string[] | null {
  const numericNames = new Set(numberColumns(columns).map(({ name }) => name));
  const others = columns.filter(({ name }) => !numericNames.has(name));
  return (others.find(({ cells }) => areNames(cells)) ?? others.find(({ cells }) => areDays(cells)))?.cells ?? null;
}

function areNames(cells: readonly string[]): boolean {
  return (
    new Set(cells).size > cells.length / 2 && cells.filter((cell) => /\p{L}/u.test(cell)).length > cells.length / 2
  );
}

/** Days tell rows apart as names do. */
function areDays(cells: readonly string[]): boolean {
  const days = cells.filter((cell) => monthOf(cell) !== null || /^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/.test(cell));
  return new Set(days).size > cells.length / 2;
}

/** The groups that rows fall into by what isn't a number. */
function groupsOf(columns: readonly Column[], numeric: readonly NumberColumn[]): Column[] {
  return columns.filter(({ name }) => numeric.every((column) => column.name !== name)).flatMap(groupings);
}

/** Columns by which rows can be told apart into a few groups: what they say, or the month of a date. */
function groupings(column: Column): Column[] {
  if (column.cells.length > rowsGrouped) return [];
  const months = column.cells.map(monthOf);
  const isDate = months.filter((month) => month !== null).length >= column.cells.length * 0.8;
  const grouped = isDate ? { name: `month of ${column.name}`, cells: months.map((month) => month ?? "") } : column;
  const distinct = new Set(grouped.cells.map((cell) => cell.toLowerCase())).size;
  return distinct > 1 && distinct <= groupsTold && distinct < column.cells.length ? [grouped] : [];
}

function groupFacts({ name, cells }: Column, numeric: readonly NumberColumn[]): string {
  const plain = cells.map((cell) => cell.toLowerCase());
  const groups = [...new Set(plain)].map((key) => {
    const rows = plain.flatMap((cell, row) => (cell === key ? [row] : []));
    const group = cells[rows[0] ?? 0] ?? "";
    const sums = numeric.slice(0, 2).map((column) => {
      const sum = rows.reduce((total, row) => total + (column.numbers[row] ?? 0), 0);
      return `${column.name} ${column.write(sum)}`;
    });
    return `${group || "(empty)"}: ${rows.length}${rows.length === 1 ? " row" : " rows"}${sums.length > 0 ? `, ${sums.join(", ")}` : ""}`;
  });
  return `by ${name}: ${groups.join("; ")}`;
}

const logLine =
  /^\[?(\d{4}-\d{2}-\d{2})[T ,]?(?:\d{2}:\d{2}(?::\d{2})?)?[.,\d]*\S*\s+\[?(?:(ERROR|WARN(?:ING)?|INFO|DEBUG|FATAL|CRITICAL|NOTICE)\]?\s+)?(?:\[?([\p{L}][\w.-]*)(?:\]|:))?/u;
const daysTold = 10;

/** What can be counted in a log: entries of each level, and those of the worse ones for each day. Empty where it is no log. */
export function logFacts(text: string, request: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const all = lines.flatMap((line) => {
    const match = logLine.exec(line);
    return match?.[1] ? [{ day: match[1], level: match[2] ?? "", source: match[3]?.toLowerCase() ?? "" }] : [];
  });
  if (all.length < 3 || all.length < lines.length * 0.7) return "";
  const said = wordsOf(request);
  const sources = [...new Set(all.map(({ source }) => source))].filter(
    (source) => source !== "" && said.includes(source),
  );
  const [source] = sources;
  const entries = source !== undefined && sources.length === 1 ? all.filter((entry) => entry.source === source) : all;
  return entryFacts(entries, request, entries === all ? "" : ` of ${source}`);
}

type LogEntry = { day: string; level: string };

function entryFacts(entries: readonly LogEntry[], request: string, of: string): string {
  const date = namedDate(request);
  const meant = date ? entries.filter(({ day }) => fallsInto(day, date)) : [];
  if (meant.length > 0) {
    const counts = countBy(meant.map(({ level }) => level || "without level"));
    const days = [...new Set(meant.map(({ day }) => day))];
    const when = days.length === 1 ? days[0] : `${days[0]} to ${days.at(-1)}`;
    // of several numbers a small model takes the wrong one
    const wanted = request.replaceAll(ruledOut, " ");
    const [asked, ...others] = rulesOut.test(wanted) ? [] : counts.filter(([level]) => isLevelSaid(level, wanted));
    if (asked && others.length === 0) return `Counted: ${asked[1]} ${asked[0]} entries${of} of ${when}`;
    return `Counted: ${meant.length} entries${of} of ${when}: ${counts.map(([level, number]) => `${level} ${number}`).join(", ")}`;
  }
  const levels = countBy(entries.map(({ level }) => level)).filter(([level]) => level !== "");
  const worse = levels.filter(([level]) => !/INFO|DEBUG|NOTICE/.test(level)).slice(0, 2);
  return [
    `Counted: ${entries.length} entries${of} from ${entries[0]?.day} to ${entries.at(-1)?.day}.`,
    levels.length > 0 ? `by level: ${levels.map(([level, number]) => `${level} ${number}`).join(", ")}` : "",
    ...worse.map(([level]) => {
      const days = countBy(entries.filter((entry) => entry.level === level).map(({ day }) => day));
      const told = days.slice(-daysTold).map(([day, number]) => `${day}: ${number}`);
      return `${level} by day: ${told.join(", ")}`;
    }),
  ]
    .filter((fact) => fact !== "")
    .join("\n");
}

/** "not warnings", "keine Warnungen": a level that isn't to be counted. */
const ruledOut =
  /\b(?:not|no|without|except|keine?|nicht|ohne)\s+(?:the\s+|any\s+)?(?:errors?|warn(?:ing|ung(?:en)?)?s?|infos?|debug)\b/giu;

/** Who takes notice of something doesn't ask for entries of that level. */
function isLevelSaid(level: string, request: string): boolean {
  const behind = /^(?:ERROR|WARN|WARNING|CRITICAL|FATAL)$/.test(level)
    ? ""
    : String.raw`\s+(?:entries|lines|messages|einträge|zeilen)`;
  return new RegExp(String.raw`\b${level}(?:ING)?S?\b${behind}`, "i").test(request);
}

function countBy(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}
