import { toNumber, usesDecimalComma, writeNumber } from "../../request/words/numbers.ts";
import { groupBy } from "../../../../../shared/group-by.ts";
import { owedColumns, owedIn } from "../rows/owed.ts";
import { dayOf } from "./day-of-cell.ts";
import { clockTime, minutesBetween, writeClock, writeHours } from "../times/clock.ts";

export type Column = { name: string; cells: readonly string[] };
/** A column that can be added up, and how its numbers are written. */
export type NumberColumn = Column & {
  numbers: readonly (number | null)[];
  /** They are minutes: how long something took. */
  isTime: boolean;
  /** They are readings of a counter, such as a meter: what counts is how much they rise. */
  isReading: boolean;
  write(value: number): string;
};

/** The columns of a table that can be added up, and what lies between its columns of begins and ends. */
export function numberColumns(columns: readonly Column[]): NumberColumn[] {
  const numeric = columns.flatMap(numberColumn);
  const risen = rises(numeric);
  const isRead = columns.some(({ name }) => ofReadings.test(name.trim()));
  const read = numeric.map((column) => ({
    ...column,
    isReading:
      column.isReading ||
      (risen.length > 0 && saysReading.test(column.name)) ||
      ((isRead || saysCounter.test(column.name)) && !column.isTime && areCounted(column.numbers, columns)),
  }));
  // what can be added up comes first
  const [readings, amounts] = [read.filter(({ isReading }) => isReading), read.filter(({ isReading }) => !isReading)];
  return [...spans(columns, numeric), ...stays(columns), ...owedColumn(columns), ...risen, ...amounts, ...readings];
}

/** The column with its numbers; none where it hasn't mostly numbers, or only numbers its rows. */
export function numberColumn(column: Column): NumberColumn[] {
  const usesComma = usesDecimalComma(column.cells);
  const numbers = column.cells.map((cell) => toNumber(cell, usesComma));
  const known = numbers.filter((number) => number !== null);
  if (known.length === 0 && isDuration(column)) {
    const hasSeconds = column.cells.some((cell) => /:\d+:/.test(cell));
    const write = (value: number): string => writeClock(value, hasSeconds && value >= 3_600);
    return [{ ...column, numbers: column.cells.map(clockTime), isTime: !hasSeconds, isReading: false, write }];
  }
  const isCounter = known.every((number, index) => index === 0 || number - (known[index - 1] ?? 0) === 1);
  // 007 is a name
  const isPadded =
    column.cells.some((cell) => /^0\d/.test(cell)) && !column.cells.some((cell) => /^0\d*[.,:]/.test(cell));
  const isName =
    isPadded ||
    /^(id|nr|no|year|jahr|plz|zip|phone|tel)\b/i.test(column.name) ||
    isOfCalendar.test(column.name.trim()) ||
    areNumbersOf(column, known);
  // years, and numbers that only tell rows apart, have no sum
  const areYears = known.every((number) => Number.isInteger(number) && number >= 1800 && number <= 2100);
  const isRare = known.length < 2 || known.length < column.cells.length * 0.6;
  return isRare || isCounter || isName || areYears
    ? []
    : [{ ...column, numbers, isTime: false, isReading: areReadings(known), write: writeNumber }];
}

/** The 21st isn't more than the 2nd. */
const isOfCalendar = /^(?:day|tag|date|datum|month|monat|week|woche|kw|日|日付|月|週)$/iu;

/** Numbers that tell things such as orders apart: each has another whole one. */
function areNumbersOf({ name }: Column, known: readonly number[]): boolean {
  const isNamedSo = isNumber.test(name.trim()) || (isOfThing.test(name.trim()) && rise(known));
  return isNamedSo && new Set(known).size === known.length && known.every((number) => Number.isInteger(number));
}

const isOfThing = /^(?:order|ticket|invoice|receipt|booking|bib|entry|lot|case|loan|auftrag|rechnung|beleg|los)$/iu;
const isNumber = /(?:^|[ _-]|\p{L})(?:id|nr|no|num|number|nummer)\.?$|(?:番号|№)$/iu;

const fewestReadings = 5;

/** Numbers that always rise, and by less than they are. */
function areReadings(known: readonly number[]): boolean {
  const [first = 0, last = 0] = [known[0], known.at(-1)];
  return known.length >= fewestReadings && rise(known) && first > last - first;
}

function rise(known: readonly number[]): boolean {
  return known.every((number, index) => index === 0 || number > (known[index - 1] ?? 0));
}

const saysReading = /km|mile|odometer|reading|meter|stand|zähler|メーター|距離計/iu;
/** A column of the days on which a meter was read. */
const ofReadings =
  /^(?:read(?: on| at)?|(?:date of )?readings?(?: date)?|date read|abgelesen(?: am)?|ablesung|ablesedatum|検針日|読み取り日)$/iu;
const saysCounter =
  /(?<!\p{L})(?:odometer|meter(?: reading)?|readings?|(?:zähler|kilometer)stand|zähler|メーター|検針値|走行距離計)(?!\p{L})/iu;
const fewestRead = 3;
/** Of so many meters each may have its readings in one column; with one of them exchanged, it falls once. */
const mostMeters = 6;
const mostFalls = 0.2;

/** A counter goes one way, in whichever order it was written down; where a column tells several apart, each of them does. */
function areCounted(numbers: NumberColumn["numbers"], columns: readonly Column[]): boolean {
  if (goesOneWay(numbers)) return true;
  return columns.some(({ cells }) => {
    const groups = [...groupBy([...numbers.entries()], ([row]) => cells[row] ?? "").values()];
    const isEach = groups.every((group) => goesOneWay(group.map(([, number]) => number)));
    return groups.length > 1 && groups.length <= mostMeters && isEach;
  });
}

function goesOneWay(numbers: NumberColumn["numbers"]): boolean {
  const known = numbers.filter((number) => number !== null);
  const steps = known.slice(1).map((number, index) => number - (known[index] ?? 0));
  const [falls, rises] = [steps.filter((step) => step < 0).length, steps.filter((step) => step > 0).length];
  return known.length >= fewestRead && Math.max(falls, rises) > 0 && Math.min(falls, rises) <= steps.length * mostFalls;
}

const ofStart = /(?<!\p{L})(?:start|begin(?:ning)?|from|before|old|anfang|beginn|alt|vorher|von)(?!\p{L})/iu;
const ofEnd = /(?<!\p{L})(?:end|finish|to|after|new|ende|neu|nachher|bis)(?!\p{L})/iu;

/** How much the one of two columns of readings is more than the other, such as `km at end` and `km at start`. */
function rises(numeric: readonly NumberColumn[]): NumberColumn[] {
  const [start, ...moreStarts] = numeric.filter(({ name }) => ofStart.test(name));
  const [end, ...moreEnds] = numeric.filter(({ name }) => ofEnd.test(name));
  if (!start || !end || start === end || moreStarts.length + moreEnds.length > 0) return [];
  const numbers = start.numbers.map((from, row) => {
    const to = end.numbers[row] ?? null;
    return from === null || to === null ? null : Number((to - from).toFixed(6));
  });
  const known = numbers.filter((number) => number !== null);
  if (known.length < 2 || known.some((number) => number < 0) || start.isTime || end.isTime) return [];
  return [workedOut(`${end.name} less ${start.name}`, numbers)];
}

/** A column of numbers that stand in no column, but were worked out of some. */
export function workedOut(name: string, numbers: NumberColumn["numbers"]): NumberColumn {
  const cells = numbers.map((number) => String(number ?? ""));
  return { name, cells, numbers, isTime: false, isReading: false, write: writeNumber };
}

/** Times in it say how long something took, and not when it was. */
function isDuration({ name, cells }: Column): boolean {
  const filled = cells.filter((cell) => cell !== "");
  if (filled.length < 2 || !filled.every((cell) => clockTime(cell) !== null)) return false;
  // no day has so many hours, and no clock shows 0:45
  const isLong = filled.some((cell) => Number(cell.split(":")[0]) > 24 || cell.split(":").length > 2);
  const isShort =
    /^(?:times?|zeit(?:en)?)$/iu.test(name.trim()) &&
    filled.some((cell) => cell.startsWith("0:")) &&
    filled.every((cell) => Number(cell.split(":")[0]) < workday);
  return isLong || isShort || saysDuration.test(name);
}

/** Nobody works on one thing for so many hours. */
const workday = 12;

const saysDuration =
  /duration|length|hours|minutes|worked|spent|runtime|running time|playing time|dauer|länge|laufzeit|spielzeit|stunden|arbeitszeit|時間|長さ/iu;
const saysStart = /^(?:start\w*|from|begin\w*|in|clock[ _-]?in|arrived?|von|beginn|anfang|kommen|開始\S*|出勤)$/iu;
const saysEnd = /^(?:end\w*|to|until|finish\w*|stop\w*|out|clock[ _-]?out|left|bis|ende|gehen|終了\S*|退勤)$/iu;
const saysBreak = /^(?:breaks?(?!\p{L}).*|pausen?(?!\p{L}).*|休憩.*)$/iu;

/** The time from one column to another, less the breaks; none where the table says itself how long each took. */
function spans(columns: readonly Column[], numeric: readonly NumberColumn[]): NumberColumn[] {
  const withoutTime = columns.map((column) => ({ ...column, kind: column.name.replace(/[ _-]?(?:time|zeit)$/i, "") }));
  const start = withoutTime.find(({ kind }) => saysStart.test(kind));
  const end = withoutTime.find(({ kind }) => saysEnd.test(kind));
  if (!start || !end || numeric.some(({ name }) => saysDuration.test(name))) return [];
  const pause = numeric.find(({ name }) => saysBreak.test(name));
  const numbers = start.cells.map((from, row) => {
    const minutes = minutesBetween(from, end.cells[row] ?? "");
    return minutes === null ? null : minutes - (pause?.numbers[row] ?? 0);
  });
  // "in" and "out" are money as well
  const areTimes = start.cells.some((cell) => /[:.h]|am|pm|uhr/i.test(cell));
  const known = numbers.filter((number) => number !== null);
  if (!areTimes || known.length < 2 || known.length < numbers.length * 0.6) return [];
  const name = `${start.name} to ${end.name}${pause ? ` less ${pause.name}` : ""}`;
  return [{ ...workedOut(name, numbers), isTime: true, write: writeHours }];
}

const saysArrival = /^(?:arriv\p{L}*|check[ _-]?in|anreise|ankunft|到着\S*|チェックイン)$/iu;
const saysDeparture = /^(?:depart\p{L}*|leav\p{L}*|check[ _-]?out|abreise|出発\S*|チェックアウト)$/iu;
const saysNights = /(?<!\p{L})(?:nights?|nächte|übernachtungen)(?!\p{L})|泊/iu;
const dayInMilliseconds = 86_400_000;
/** What the column of nights is called, before the names of the two that it was worked out of. */
export const nightsBetween = "nights, ";

/** The nights from one column of days to another; none where the table says itself how many there were. */
function stays(columns: readonly Column[]): NumberColumn[] {
  const kinds = columns.map((column) => ({
    ...column,
    kind: column.name.replace(/[ _-]?(?:date|day|datum|tag|日)$/iu, ""),
  }));
  const [start, ...starts] = kinds.filter(({ kind }) => saysStart.test(kind) || saysArrival.test(kind));
  const [end, ...ends] = kinds.filter(({ kind }) => saysEnd.test(kind) || saysDeparture.test(kind));
  const isOne = starts.length === 0 && ends.length === 0 && !columns.some(({ name }) => saysNights.test(name));
  if (!start || !end || !isOne) return [];
  const days = ({ cells }: Column) => cells.map((cell) => Date.parse(dayOf(cell) ?? ""));
  const [from, to] = [days(start), days(end)];
  const numbers = from.map((day, row) => {
    const nights = ((to[row] ?? Number.NaN) - day) / dayInMilliseconds;
    return Number.isInteger(nights) && nights >= 0 ? nights : null;
  });
  const known = numbers.filter((number) => number !== null);
  if (known.length < 2 || known.length < numbers.length) return [];
  return [workedOut(`${nightsBetween}${start.name} to ${end.name}`, numbers)];
}

/** What is still to be paid, where a table says what is due and what was paid. */
export function owedColumn(columns: readonly Column[]): NumberColumn[] {
  const found = owedColumns(columns.map(({ name }) => name));
  const [due, paid] = [columns[found?.due ?? -1], columns[found?.paid ?? -1]];
  if (!due || !paid) return [];
  const usesComma = usesDecimalComma(due.cells);
  const numbers = due.cells.map((cell, row) => owedIn(cell, paid.cells[row] ?? "", usesComma));
  return numbers.length < 2 || numbers.includes(null) ? [] : [workedOut(`${due.name} less ${paid.name}`, numbers)];
}

export function numberFacts(
  { name, numbers, isReading, write }: NumberColumn,
  labels: readonly string[] | null,
): string {
  const known = numbers.filter((number) => number !== null);
  const sum = known.reduce((total, number) => total + number, 0);
  const whose = (value: number) => {
    const rows = numbers.flatMap((number, row) => (number === value ? [labels?.[row] ?? `row ${row + 1}`] : []));
    return `${write(value)} (${rows.slice(0, 3).join(", ")}${rows.length > 3 ? ", …" : ""})`;
  };
  const over = known.length < numbers.length ? ` (of ${known.length} rows that have a number)` : "";
  const [first = 0, last = 0] = [known[0], known.at(-1)];
  if (isReading)
    return `${name}${over}: first ${whose(first)}, last ${whose(last)}, which is ${write(last - first)} more`;
  const extremes = `smallest ${whose(Math.min(...known))}, largest ${whose(Math.max(...known))}`;
  return `${name}${over}: sum ${write(sum)}, average ${write(sum / known.length)}, ${extremes}`;
}
