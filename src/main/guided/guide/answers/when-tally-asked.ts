import { turnOf } from "../../../../shared/turn.ts";
import type { TurnState } from "../../../agent/guide.ts";
import type { Table, WorkspaceView } from "../../workspace-view.ts";
import { askedTally, type Tally, type TallyBy, type Tallied } from "../facts/numbers/asked-tally.ts";
import { tallyInJapanese } from "../facts/numbers/asked-tally-in-japanese.ts";
import { writeHours } from "../facts/times/clock.ts";
import { countedTable } from "../facts/numbers/data-facts.ts";
import { areDates, dateColumn, dayOf, monthOf } from "../facts/tables/day-of-cell.ts";
import { linesTable } from "../facts/tables/lines-table.ts";
import { listTable } from "../facts/tables/list-table.ts";
import { isOfOneWay } from "../facts/numbers/mixed-signs.ts";
import { type Column, type NumberColumn, numberColumns } from "../facts/tables/number-column.ts";
import { rowsThatFit } from "../facts/rows/rows-that-fit.ts";
import { tallyQuestion, withoutExplained, withoutLimits } from "../facts/rows/tally-question.ts";
import { titlesOf } from "../facts/tables/titles-of.ts";
import { families } from "../facts/numbers/unit-families.ts";
import { filesFor } from "../files/files-for.ts";
import { mostBytes } from "../files/files-in-scope.ts";
import { namedFiles } from "../files/named-files.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { writeNumber } from "../request/words/numbers.ts";
import { asksForRateInTime } from "../request/questions/asks-for-rate.ts";
import { namedDate } from "../request/dates/request-dates.ts";
import { weekdayNamed } from "../request/dates/weekdays.ts";
import { wordsOf } from "../request/words/words.ts";
import { stepRecords } from "../turn/step-record.ts";
import { listed } from "./listed.ts";
import { saysOtherRows } from "./says-other-rows.ts";
import { leftOutTexts, withoutVoid } from "./when-counted.ts";

/** More groups than this nobody reads in an answer. */
const mostGroups = 40;

/**
 * What a question wants worked out of the one table that it names, for all rows that it speaks of or for each of some groups: "how many km did each of them drive in April".
 * Null where some word of it isn't known, or a number is missing.
 */
export async function answerWhenTallyAsked(
  { messages, tools, kind }: TurnState,
  view: WorkspaceView,
): Promise<string | null> {
  const { request, since, isNew } = turnOf(messages);
  if (!request || isNew || kind !== "look" || asksForRateInTime(request.text)) return null;
  if (!stepRecords(since, tools).every(({ status, effect }) => status === "ok" && effect === "look")) return null;
  const [file, ...others] = namedFiles(request.text, await filesFor(request.text, view));
  if (!file || others.length > 0 || file.size > mostBytes) return null;
  const text = (await view.text(file.path)) ?? "";
  const read = (await view.table(file.path)) ?? listTable(text) ?? linesTable(file.path, text);
  if (!read) return null;
  const { table, void: left } = countedTable(read, request.text);
  if (table.rows.length < 2) return null;
  const language = requestLanguage(request.text);
  const about = { path: file.path, text, table, language };
  const told = toldOf(request.text, about);
  return told !== null && left > 0 ? `${told}${told.includes("\n") ? "\n" : " "}${leftOutTexts[language]}` : told;
}

type About = { path: string; text: string; table: Table; language: Language };

function toldOf(request: string, { path, text, table, language }: About): string | null {
  const titles = titlesOf(path, text);
  const { question, listed: ofList } = tallyQuestion(withoutVoidRuledOut(request), table, titles);
  const fitting = rowsThatFit(table, question, "tell");
  const names = fitting?.names ?? [];
  const whole = withoutExplained(question, names.flatMap(wordsOf));
  const hasDate = names.some((name) => / (?:from|until|before|after|in months?|in|on) \d/u.test(name));
  const hasWeekday = names.some((name) => name.includes(" on "));
  if ((namedDate(whole) !== null && !hasDate) || (weekdayNamed(whole) !== null && !hasWeekday)) return null;
  const columns = table.columns.map((name, index) => ({
    name,
    cells: table.rows.map((row) => row[index]?.trim() ?? ""),
  }));
  const numbers = numbersOf(columns);
  if (numbers === null) return null;
  const about = talliedOf(columns, numbers, { path, titles, names, listed: ofList });
  const tally = language === "ja" ? tallyInJapanese(whole, about) : askedTally(withoutLimits(whole, names), about);
  const known = [path, ...titles, ...names, ...table.columns].join(" ");
  if (!tally || (language !== "ja" && saysOtherRows(whole, known))) return null;
  // what a minus means may be told beside the table
  if (!saysSign.test(text) && numbers.some((column) => column && isOfOneWay(column, whole))) return null;
  const places = fitting?.places ?? table.rows.map((_, place) => place);
  const rows = { path, count: places.length, which: names };
  const labels = labelsOf(columns, about);
  return worked(tally, { columns, numbers, places, labels }, rows, texts[language]);
}

/** Who asks how much was cancelled says it as well. */
const rulesOut =
  /(?<!\p{L})(?:not|without|except|exclud\p{L}*|leav\p{L}*|left out|skip\p{L}*|ignor\p{L}*|omit\p{L}*|minus|ohne|außer|nicht|weg|weglassen|abzüglich)(?!\p{L})|n['’]?t(?!\p{L})|除|以外|含め(?:ない|ず)|数えない/iu;

function withoutVoidRuledOut(request: string): string {
  return request.replaceAll(withoutVoid, (clause) => (rulesOut.test(clause) ? " " : clause));
}

const saysSign = /(?<!\p{L})(?:minus|negativ\p{L}*)(?!\p{L})|マイナス/iu;

/** The numbers of each column that can be added up; null where what counts is worked out of several, such as hours from begin to end. */
function numbersOf(columns: readonly Column[]): (NumberColumn | null)[] | null {
  const found = numberColumns(columns);
  if (found.some(({ name }) => !columns.some((column) => column.name === name))) return null;
  return columns.map(({ name }) => found.find((each) => each.name === name && !each.isReading) ?? null);
}

type Known = { path: string; titles: readonly string[]; names: readonly string[]; listed: number | null };

function talliedOf(
  columns: readonly Column[],
  numbers: readonly (NumberColumn | null)[],
  { path, titles, names, listed }: Known,
): Tallied {
  const table = {
    columns: columns.map(({ name }) => name),
    rows: (columns[0]?.cells ?? []).map((_, row) => columns.map(({ cells }) => cells[row] ?? "")),
  };
  const distinct = columns.map(({ cells }) => new Set(cells.map((cell) => cell.toLowerCase())).size);
  const isText = (index: number) => {
    const cells = columns[index]?.cells ?? [];
    return numbers[index] === null && cells.every((cell) => /\p{L}/u.test(cell)) && !areDates(cells);
  };
  const dated = dateColumn(table);
  const texts = [...columns.keys()].filter(isText);
  const named = texts.find((index) => distinct[index] === columns[index]?.cells.length) ?? texts[0] ?? dated;
  const stem = path.replace(/^.*\//u, "").replace(/\.\w+$/u, "");
  return {
    columns: table.columns,
    numeric: numbers.flatMap((column, index) => (column ? [index] : [])),
    grouped: columns.flatMap((_, index) => (numbers[index] === null && (distinct[index] ?? 0) > 1 ? [index] : [])),
    repeated: columns.flatMap(({ cells }, index) =>
      (distinct[index] ?? 0) > 1 && (distinct[index] ?? 0) < cells.length ? [index] : [],
    ),
    dated,
    named,
    listed,
    things: [...wordsOf(stem), ...titles.flatMap(wordsOf), ...(isText(0) ? wordsOf(table.columns[0] ?? "") : [])],
    known: names.flatMap(wordsOf),
  };
}

type Worked = {
  columns: readonly Column[];
  numbers: readonly (NumberColumn | null)[];
  places: readonly number[];
  labels: readonly string[];
};

/** What each row is called: a name of its own, else with its day. */
function labelsOf(columns: readonly Column[], { named, dated }: Tallied): string[] {
  const cells = columns[named ?? -1]?.cells ?? [];
  const days = new Set(cells).size < cells.length && dated !== named ? (columns[dated ?? -1]?.cells ?? []) : [];
  return cells.map((cell, place) => [days[place] ?? "", cell].filter((part) => part !== "").join(" "));
}

function worked(tally: Tally, { columns, numbers, places, labels }: Worked, rows: Rows, said: Texts): string | null {
  const cellAt = (column: number, place: number) => columns[column]?.cells[place] ?? "";
  const nameOf = (column: number) => columns[column]?.name ?? "";
  if (tally.asks === "different") {
    const values = places.map((place) => cellAt(tally.column, place).toLowerCase()).filter((value) => value !== "");
    return said.different(String(new Set(values).size), nameOf(tally.column), rows);
  }
  if (tally.asks === "count" && tally.by === null) return said.count(String(places.length), rows);
  const column = tally.asks === "count" ? null : (numbers[tally.column] ?? null);
  if (tally.asks !== "count" && (column === null || places.some((place) => (column.numbers[place] ?? null) === null)))
    return null;
  const total = (some: readonly number[]) =>
    column === null ? some.length : some.reduce((sum, place) => sum + (column.numbers[place] ?? 0), 0);
  const of = column?.name ?? "";
  const unit = tally.asks === "sum" || tally.asks === "average" ? tally.unit : "";
  const write = column === null ? String : inUnit(column, unit);
  const groups = tally.asks === "average" || tally.by === null ? null : groupsBy(tally.by, columns, places);
  if (groups !== null && (groups.length === 0 || groups.length > mostGroups)) return null;
  switch (tally.asks) {
    case "average":
      return said.average(write(total(places) / places.length), of, rows);
    case "count":
    case "sum": {
      if (groups === null || tally.by === null) return said.sum(write(total(places)), of, rows);
      const lines = groups.map(({ name, places: own }) => `- ${name}: ${write(total(own))}`);
      return `${said.by(of, nameOf(tally.by.column), rows)}\n${lines.join("\n")}`;
    }
    case "most":
    case "least": {
      const each = groups ?? places.map((place) => ({ name: labels[place] ?? "", places: [place] }));
      const sums = each.map(({ places: own }) => total(own));
      const best = tally.asks === "most" ? Math.max(...sums) : Math.min(...sums);
      const whose = each.filter((_, index) => sums[index] === best).map(({ name }) => name);
      return whose.length === 0 || whose.includes("") ? null : said.extreme[tally.asks](whose, write(best), of, rows);
    }
    default:
      return tally satisfies never;
  }
}

type Group = { name: string; places: readonly number[] };

/** The rows put together, in the order in which they come first; none where one belongs nowhere. */
function groupsBy({ column, part }: TallyBy, columns: readonly Column[], places: readonly number[]): Group[] {
  const cells = columns[column]?.cells ?? [];
  const partOf = (cell: string) => (part === "value" ? cell : part === "day" ? dayOf(cell) : monthOf(cell)) ?? "";
  const groups = new Map<string, { name: string; places: number[] }>();
  for (const place of places) {
    const name = partOf(cells[place] ?? "");
    if (name === "") return [];
    const group = groups.get(name.toLowerCase());
    if (group) group.places.push(place);
    else groups.set(name.toLowerCase(), { name, places: [place] });
  }
  return [...groups.values()];
}

/** How a column's numbers are written in the unit that is asked for. */
function inUnit(column: NumberColumn, unit: string): (value: number) => string {
  const family = families.find((each) => each.some(({ said }) => said.test(unit)));
  const asked = family?.find(({ said }) => said.test(unit));
  const own = family?.find(({ said }) => wordsOf(column.name).some((word) => said.test(word)));
  if (!asked || !own || asked === own) return (value) => column.write(value);
  if (asked.unit === "h" && own.unit === "min") return writeHours;
  return (value) => `${writeNumber((value * own.size) / asked.size)} ${asked.unit}`;
}

type Rows = { path: string; count: number; which: readonly string[] };
type Texts = {
  count(value: string, rows: Rows): string;
  sum(value: string, column: string, rows: Rows): string;
  average(value: string, column: string, rows: Rows): string;
  different(value: string, column: string, rows: Rows): string;
  by(column: string, by: string, rows: Rows): string;
  extreme: Readonly<
    Record<"most" | "least", (names: readonly string[], value: string, column: string, rows: Rows) => string>
  >;
};

const inEnglish = ({ path, count, which }: Rows) =>
  `in the ${count === 1 ? "one row" : `${count} rows`} of ${path}${which.length > 0 ? ` with ${which.join(" and ")}` : ""}`;
const inGerman = ({ path, count, which }: Rows) =>
  `in ${count === 1 ? "der einen Zeile" : `den ${count} Zeilen`} von ${path}${which.length > 0 ? ` mit ${which.join(" und ")}` : ""}`;
const ofRows = ({ path, count, which }: Rows) =>
  `${path}の${count}行${which.length > 0 ? `(${which.join("、")})` : ""}`;

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    count: (value, { path, which }) =>
      `${value}: so many rows of ${path} count${which.length > 0 ? `, with ${which.join(" and ")}` : ""}.`,
    sum: (value, column, rows) => `${value}: that is the sum of ${column} ${inEnglish(rows)}.`,
    average: (value, column, rows) => `${value}: that is the average of ${column} ${inEnglish(rows)}.`,
    different: (value, column, rows) => `${value} different ones, by ${column}, ${inEnglish(rows)}.`,
    by: (column, by, rows) => `${column === "" ? "Rows" : `Sum of ${column}`} by ${by} ${inEnglish(rows)}:`,
    extreme: {
      most: (names, value, column, rows) =>
        `${listed(names, "en")} with ${value}: that is the most ${column} ${inEnglish(rows)}.`,
      least: (names, value, column, rows) =>
        `${listed(names, "en")} with ${value}: that is the least ${column} ${inEnglish(rows)}.`,
    },
  },
  de: {
    count: (value, { path, which }) =>
      `${value}: so viele Zeilen von ${path} zählen${which.length > 0 ? `, mit ${which.join(" und ")}` : ""}.`,
    sum: (value, column, rows) => `${value}: das ist die Summe von ${column} ${inGerman(rows)}.`,
    average: (value, column, rows) => `${value}: das ist der Durchschnitt von ${column} ${inGerman(rows)}.`,
    different: (value, column, rows) => `${value} verschiedene, nach ${column}, ${inGerman(rows)}.`,
    by: (column, by, rows) => `${column === "" ? "Zeilen" : `Summe von ${column}`} nach ${by} ${inGerman(rows)}:`,
    extreme: {
      most: (names, value, column, rows) =>
        `${listed(names, "de")} mit ${value}: das ist das meiste nach ${column} ${inGerman(rows)}.`,
      least: (names, value, column, rows) =>
        `${listed(names, "de")} mit ${value}: das ist das wenigste nach ${column} ${inGerman(rows)}.`,
    },
  },
  ja: {
    count: (value, rows) => `${value}です。${ofRows(rows)}を数えました。`,
    sum: (value, column, rows) => `${value}です。${ofRows(rows)}の${column}の合計です。`,
    average: (value, column, rows) => `${value}です。${ofRows(rows)}の${column}の平均です。`,
    different: (value, column, rows) => `${value}種類です。${ofRows(rows)}の${column}で数えました。`,
    by: (column, by, rows) => `${ofRows(rows)}の${column === "" ? "行数" : `${column}の合計`}(${by}ごと):`,
    extreme: {
      most: (names, value, column, rows) =>
        `${listed(names, "ja")}(${value})です。${ofRows(rows)}の${column}で一番大きいものです。`,
      least: (names, value, column, rows) =>
        `${listed(names, "ja")}(${value})です。${ofRows(rows)}の${column}で一番小さいものです。`,
    },
  },
};
