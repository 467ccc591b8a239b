import type { Table } from "../../../workspace-view.ts";
import { namedDate } from "../../request/dates/request-dates.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { writeNumber } from "../../request/words/numbers.ts";
import { isOfMusic, writeClock, writeHours } from "../times/clock.ts";
import { type Column, nightsBetween, type NumberColumn, numberColumns, owedColumn } from "../tables/number-column.ts";
import { saysOwed } from "../rows/payment.ts";
import { differentPeople } from "./different-people.ts";
import { isOfOneOccasion } from "../rows/one-occasion.ts";
import { isOfOneWay } from "./mixed-signs.ts";
import { companyOf } from "../rows/company.ts";
import { unitsOf } from "./measure-units.ts";
import { countedColumns, isThing, saysTogether } from "./counted-columns.ts";
import { askedShare } from "./asked-share.ts";
import { riseOfReading } from "./rise-of-reading.ts";
import { worthColumn } from "./worth.ts";
import { dateColumn } from "../tables/day-of-cell.ts";
import type { Fitting } from "../rows/rows-that-fit.ts";

/** What stands before the one number that a request asks for. */
const askedFor = "What is asked for:";

const kinds = ["sum", "average", "number", "different", "most", "least", "rise", "share"] as const;
type What = (typeof kinds)[number];

/** One number, of how many of the rows, and what these have in common; `path` is left to who knows it. */
export type AskedNumber = {
  value: string;
  what: What;
  of: string;
  rows: string;
  which: string;
};

/**
 * The one number that a request asks for of the rows that fit, to be read back by {@link askedNumberIn}: what a column adds up to, the average of it,
 * or how many come with those that they bring. Empty where it isn't clear which column is meant, or another number is asked for. `isOfDate` says
 * that all of the table is of the date that the request names.
 */
export function askedFact(table: Table, fitting: Fitting | null, request: string, isOfDate: boolean): string {
  if (!isOfOneOccasion(table, request)) return "";
  // nothing tells which rows are of that date
  if (!isOfDate && namedDate(request) !== null && dateColumn(table) === null) return "";
  const different = differentPeople(table, fitting, request);
  if (different !== null) {
    const { count, column, fitting: rows } = different;
    return toldAs({ value: String(count), what: "different", of: column }, table, rows);
  }
  const share = askedShare(table, request);
  if (share !== null)
    return toldAs({ ...share, what: "share" }, table, share.fitting.names.length > 0 ? share.fitting : null);
  if (asksForOthers.test(request)) return "";
  const risen = riseOfReading(table, fitting, request);
  if (risen !== null) return toldAs({ ...risen, what: "rise" }, table, risen.fitting);
  // of a table of which nothing is said some of it may be meant
  if (!fitting && !asksForWhole.test(request)) return "";
  const places = fitting?.places ?? table.rows.map((_, place) => place);
  const columns = table.columns.map((name, index) => ({
    name,
    cells: table.rows.map((row) => row[index]?.trim() ?? ""),
  }));
  const people = companyOf(columns, places, request);
  const found: Found | null =
    (people && { value: String(people.sum), what: "number", of: `people, with ${people.column}` }) ??
    amountOf(columns, places, fitting?.names ?? [], request);
  return found ? toldAs(found, table, fitting) : "";
}

/** Such a fact of what was found. */
export function toldAs({ value, what, of }: Found, { rows }: Table, fitting: Fitting | null): string {
  const which = fitting ? ` with ${fitting.names.join(" and ")}` : "";
  const count = fitting ? `${fitting.places.length} of ${rows.length} rows` : `all ${rows.length} rows`;
  return `${askedFor} ${value} (${what} of ${of} in ${count}${which})`;
}

/** The number that such a fact tells; null where a text has none. */
export function askedNumberIn(facts: string): AskedNumber | null {
  const told = new RegExp(
    `(?:^|\\n)${askedFor} (.+?) \\((${kinds.join("|")}) of (.+) in (all \\d+|\\d+ of \\d+) rows(?: with (.+))?\\)(?=\\n|$)`,
    "u",
  );
  const [, value, said, of = "", rows = "", which = ""] = told.exec(facts) ?? [];
  const what = kinds.find((kind) => kind === said);
  return value === undefined || what === undefined ? null : { value, what, of, rows, which };
}

/** What was counted without the one number that is asked for, where that may be another one. */
export function withoutAsked(facts: string): string {
  return facts
    .split("\n")
    .filter((line) => !line.startsWith(askedFor))
    .join("\n");
}

/** A number for each of them, or another one than a sum. */
const asksForOthers =
  /\b(?:each|per|every|most|least|fewest|which|whose|percent\w*|share of|difference|more than (?:in|last|we|the)|(?:much|many) (?:more|less|fewer)|jede\w*|je|pro|welche\w*|meisten|wenigsten|prozent|unterschied|mehr als (?:im|in|wir))\b|%|ごと|どの|割合|差/iu;
const asksForWhole =
  /\b(?:altogether|in (?:total|all)|total|all|together|overall|sum|insgesamt|gesamt\w*|zusammen|alles?)\b|全部|合計|全体/iu;

type Found = Pick<AskedNumber, "value" | "what" | "of">;

function amountOf(
  columns: readonly Column[],
  places: readonly number[],
  conditions: readonly string[],
  request: string,
): Found | null {
  const isOpen = ({ name }: NumberColumn) => !conditions.some((condition) => condition.startsWith(`${name} `));
  const all = numberColumns(columns).filter((column) => isOpen(column) && !column.isReading);
  const counted = countedColumns(
    all.map(({ name }) => name),
    request,
  );
  if (counted.length > 1) return saysTogether.test(request) ? sumOfAll(all, counted, places) : null;
  const worth = asksForAmount.test(request) ? worthColumn(all, request) : null;
  const only = onlyOne(all.filter(({ name }) => counted.includes(name)));
  const column = worth ?? only ?? askedColumn(all, new Set(owedColumn(columns).map(({ name }) => name)), request);
  if (!column || isOfOneWay(column, request)) return null;
  const numbers = places.flatMap((place) => column.numbers[place] ?? []);
  if (numbers.length === 0) return null;
  const isOfSongs = isOfMusic.test([request, ...columns.map(({ name }) => name)].join(" "));
  const write = column.isTime && !isOfSongs ? writeHours : (value: number) => writeLength(column, value);
  const sum = numbers.reduce((all, number) => all + number, 0);
  return asksForAverage.test(request)
    ? { value: write(sum / numbers.length), what: "average", of: column.name }
    : { value: write(sum), what: "sum", of: column.name };
}

function sumOfAll(all: readonly NumberColumn[], counted: readonly string[], places: readonly number[]): Found {
  const columns = all.filter(({ name }) => counted.includes(name));
  const sum = places.reduce(
    (total, place) => total + columns.reduce((of, { numbers }) => of + (numbers[place] ?? 0), 0),
    0,
  );
  return { value: writeNumber(sum), what: "sum", of: counted.join(" and ") };
}

/** An hour of songs is told with its seconds. */
function writeLength({ isTime, write }: NumberColumn, value: number): string {
  return isTime ? writeClock(value, value >= secondsOfHour) : write(value);
}

const secondsOfHour = 3_600;

export const asksForAverage =
  /\b(?:average|(?<!\b(?:i|you|we|they|that|this|it) )mean|on average|durchschnitt\w*|mittel|im schnitt)\b|平均/iu;

/** The one of these columns that a request asks for: the time that things took, what is owed, or the one that it names. */
function askedColumn(
  numeric: readonly NumberColumn[],
  owedNames: ReadonlySet<string>,
  request: string,
): NumberColumn | null {
  const times = numeric.filter(({ isTime }) => isTime);
  if (asksForHours.test(request) && times.length > 0) return onlyOne(times);
  const nights = numeric.filter(({ name }) => name.startsWith(nightsBetween));
  if (asksForNights.test(request) && nights.length > 0) return onlyOne(nights);
  const owed = numeric.filter(({ name }) => owedNames.has(name));
  if (saysOwed.test(request) && owed.length > 0) return asksForAmount.test(request) ? onlyOne(owed) : null;
  const [, noun = ""] = asksHowMany.exec(request) ?? [];
  if (noun !== "") return onlyOne(numeric.filter(({ name }) => isThing(name, noun))) ?? doneColumn(numeric, request);
  const isAmount = asksForAmount.test(request) || asksForAverage.test(request);
  const words = wordsOf(request);
  const counts = numeric.map(
    ({ name }) => wordsOf(name).filter((word) => words.some((other) => isSameNoun(word, other))).length,
  );
  // `made (kWh)` and `used (kWh)` have one unit: "how many kWh were made"
  const most = Math.max(0, ...counts);
  const named = numeric.filter((_, index) => most > 0 && counts[index] === most);
  return isAmount ? onlyOne(named.length > 0 ? named : measuredColumns(numeric, words)) : null;
}

/** The columns that are called by what a request has measured, or by its units: `weight` and `grams` for "what do they weigh". */
function measuredColumns(numeric: readonly NumberColumn[], words: readonly string[]): NumberColumn[] {
  const measured = words.map((word) => (/^(?:weigh|wieg)/u.test(word) ? "weight" : word));
  const units = new Set(measured.flatMap((word) => [...unitsOf(word)]));
  const isWeight = measured.includes("weight");
  return numeric.filter(
    ({ name }) =>
      (isWeight && /(?<!\p{L})(?:weight|gewicht)(?!\p{L})/iu.test(name)) ||
      wordsOf(name).some((word) => units.has(word)),
  );
}

const asksForHours =
  /\bhow (?:long|many (?:\p{L}+ )?(?:hours|minutes)|much time)\b|\bwie (?:lange|viele? (?:\p{L}+ )?(?:stunden|minuten|zeit))\b|何時間|何分/iu;
const asksForNights =
  /\b(?:how many|number of|wie ?viele?|anzahl (?:der|an)) (?:\p{L}+ )?(?:nights|nächte|übernachtungen)(?!\p{L})|何泊/iu;
const asksForAmount =
  /\b(?:how much|total|sum|altogether|together|combined|comes? to|amounts? to|add(?:s|ed|ing)? (?:\p{L}+ ){0,4}?up|weigh|all in all|in all|welche[rn]? betrag|wie ?viel|summe|gesamt\w*|insgesamt|zusammen\w*)\b|いくら|合計|足し/iu;
/** What is counted stands right behind it, what it is like may stand between. */
const asksHowMany = /\b(?:how many|number of|wie ?viele[nr]?|anzahl (?:der|an))\s+((?:\p{L}+[ -]){0,2}?\p{L}+)/iu;

function onlyOne<Each>(all: readonly Each[]): Each | null {
  return all.length === 1 ? (all[0] ?? null) : null;
}

/** What was done with so many things, by a verb of the request: `sold` for "how many did we sell". Of people who did it the rows are counted. */
const deeds: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:sold|units sold|number sold|verkauft|販売数|売上数)$/iu, /\b(?:sell|sold|verkauf\w*|verkauft)\b|売れ|売っ/iu],
  [/^(?:bought|gekauft|購入数)$/iu, /\b(?:buy|bought|kauf\w*|gekauft)\b|買っ/iu],
  [/^(?:brought|mitgebracht)$/iu, /\b(?:bring|brought|mitgebracht|mitbringen)\b/iu],
  [/^(?:made|produced|hergestellt|製造数)$/iu, /\b(?:make|made|produced?|hergestellt)\b|作っ/iu],
  [/^(?:baked|gebacken)$/iu, /\b(?:baked?|gebacken|backen)\b/iu],
  [
    /^(?:picked|collected|harvested|geerntet|gesammelt|収穫数)$/iu,
    /\b(?:pick(?:ed)?|collect(?:ed)?|harvest(?:ed)?|geerntet|gesammelt)\b|収穫/iu,
  ],
  [/^(?:ordered|bestellt|注文数)$/iu, /\b(?:order(?:ed)?|bestell(?:t|en))\b|注文/iu],
  [/^(?:delivered|geliefert|納品数)$/iu, /\b(?:deliver(?:ed)?|geliefert)\b|納品/iu],
  [/^(?:printed|gedruckt|印刷数)$/iu, /\b(?:print(?:ed)?|gedruckt)\b|印刷/iu],
  [/^(?:planted|gepflanzt)$/iu, /\b(?:plant(?:ed)?|gepflanzt)\b/iu],
  [/^(?:returned|zurückgegeben|返品数)$/iu, /\b(?:return(?:ed)?|zurückgegeben)\b|返品/iu],
];
const people =
  /\b(?:people|persons?|kids?|children|families|members?|students?|customers?|leute|personen|kinder|familien|mitglieder|kunden)\b|人/iu;

function doneColumn(numeric: readonly NumberColumn[], request: string): NumberColumn | null {
  const [, noun = ""] = asksHowMany.exec(request) ?? [];
  if (people.test(noun)) return null;
  const done = numeric.filter(
    ({ name, numbers }) =>
      deeds.some(([column, verb]) => column.test(name.trim()) && verb.test(request)) &&
      numbers.every((number) => number === null || Number.isInteger(number)),
  );
  return onlyOne(done);
}
