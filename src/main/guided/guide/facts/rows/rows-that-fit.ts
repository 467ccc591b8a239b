import type { Table } from "../../../workspace-view.ts";
import { attendanceConditions } from "./attendance.ts";
import { isOfCompany } from "./company.ts";
import { comparedColumns } from "./compared-columns.ts";
import { areDates } from "../tables/day-of-cell.ts";
import { deniedValues } from "./denied-values.ts";
import { kindsOfNoun } from "./kinds-of-noun.ts";
import { listedValues } from "./listed-values.ts";
import { numberCondition } from "./number-condition.ts";
import { openRows } from "./open-rows.ts";
import { partlyNamed } from "./partly-named.ts";
import { filledCondition, owedCondition, paymentStates } from "./payment.ts";
import { type Condition, isNo, isYes } from "./row-condition.ts";
import { withoutOtherShifts } from "./roster-columns.ts";
import { timeConditions } from "./time-conditions.ts";
import { namesMonthsApart } from "../../request/dates/several-months.ts";
import { withoutExclusions } from "../../request/questions/said-exclusions.ts";
import { saidLegends, withoutLegends, wordsOfLegend } from "../../request/questions/said-legend.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { wholeNames } from "../../request/words/whole-names.ts";
import { withoutStory } from "../../request/wishes/without-story.ts";
import { escapeRegExp } from "../../request/words/word-pattern.ts";
import { hasWeekday, weekdayName, weekdayNamed } from "../../request/dates/weekdays.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../request/words/words.ts";

/** Rows of a table that a request speaks of, by their places, and what they have in common: `category groceries`. */
export type Fitting = { names: readonly string[]; places: readonly number[] };

/** What becomes of the rows: they are changed, taken into a new file, where nobody sees which are left out, or told. */
export type Purpose = "change" | "take" | "tell";

/** So many different values a column may have for a request to mean all rows with one of them. */
const mostValues = 200;

/**
 * The rows that have what a request names: a value that stands in a column and, as a word, in the request, or the month or year
 * of a date. Null where it names none, or no row has all of them. Rows that are changed have to be named; others may be those that are open, or over, or
 * don't have what is denied, and where they are told a part of a value counts as well. `more` are conditions that were found out otherwise.
 */
export function rowsThatFit(
  table: Table,
  text: string,
  purpose: Purpose = "change",
  more: readonly Condition[] = [],
): Fitting | null {
  const { columns, rows } = table;
  const isCell = (mark: string) => rows.some((row) => row.some((cell) => cell.trim().toLowerCase() === mark));
  const { meant: request, excluded: unwanted } = withoutExclusions(withoutLegends(text, isCell));
  const excluded = new Set(unwanted.flatMap((words) => [...wordsIn(words)]));
  // a word of the file's name says nothing of its rows
  const plain = rows.some((row) => row.some((cell) => isFileSaid(cell.trim(), request)))
    ? request
    : withoutPaths(request);
  const asked = purpose === "tell" ? wordsIn(withoutStory(plain)) : null;
  const said: Said = { request, words: wordsIn(plain), asked, implied: impliedWords(request), excluded };
  // who names every value of a column wants them told apart, not one of them
  const isEachNamed = columns.some((name, index) => {
    const cells = rows.map((row) => row[index]?.trim() ?? "");
    return (
      namesAll(cells, said.words) && (namedBehind(name, cells, request).length === 0 || listsAll(name, cells, request))
    );
  });
  if (isEachNamed || namesMonthsApart(request)) return null;
  const state = purpose === "change" ? null : openRows(table, text);
  const times = timeConditions(table, request, state);
  if (!times) return null;
  const payment = paymentStates(table, request);
  const ofColumns = columns.map((_, index): readonly Condition[] => {
    const ofTime = times.flatMap((time) => (time.index === index ? [time.condition] : []));
    if (index === state?.index) return ofTime;
    const marked = markedCondition(table, index, text);
    if (marked.length > 0) return marked;
    if (payment?.columns.includes(index)) return index === payment.index ? payment.conditions : [];
    return ofTime.length > 0 ? ofTime : columnConditions(table, index, said, purpose);
  });
  const conditions = withoutOtherShifts(table, ofColumns, request);
  const exact = [...conditions, ...comparedColumns(table, request), ...owedCondition(table, request), ...more];
  const all = purpose === "tell" ? [...exact, ...partlyNamed(table, request, exact)] : exact;
  if (all.length === 0) return null;
  const places = rows.flatMap((row, place) => (all.every((condition) => condition.fits(row)) ? [place] : []));
  const isAll = places.length === rows.length;
  return places.length === 0 || isAll ? null : { names: all.map(({ name }) => name), places };
}

/** A request without what it excludes, its words, those of what it asks where it asks something, those that it implies, and those that it excludes. */
type Said = {
  request: string;
  words: ReadonlySet<string>;
  asked: ReadonlySet<string> | null;
  implied: ReadonlySet<string>;
  excluded: ReadonlySet<string>;
};

/** The rows with a mark whose meaning, as a request explains it, is what it asks for: "how many borrowed something (out = somebody borrows it)". */
function markedCondition({ columns, rows }: Table, index: number, request: string): readonly Condition[] {
  const own = new Set(rows.map((row) => row[index]?.trim().toLowerCase() ?? ""));
  const meant = saidLegends(request).filter(
    (legend) => own.has(legend.mark) && wordsOfLegend(legend, request).length > 0,
  );
  const [only, ...others] = meant;
  if (!only || others.length > 0 || own.size === 1) return [];
  const fits = (row: readonly string[]) => row[index]?.trim().toLowerCase() === only.mark;
  return [{ name: `${columns[index] ?? ""} ${only.mark}`, fits }];
}

/** What a request says of a column that isn't one of dates. */
function columnConditions(table: Table, index: number, said: Said, purpose: Purpose): readonly Condition[] {
  const { request, words, asked, implied, excluded } = said;
  const name = table.columns[index] ?? "";
  const cells = table.rows.map((row) => row[index]?.trim() ?? "");
  if (areDates(cells)) return [];
  const onDay = weekdayCondition(name, index, cells, request);
  if (onDay.length > 0) return onDay;
  const truth = truthCondition(name, index, cells, request);
  const sure = [
    ...(truth.length > 0 ? truth : filledCondition(name, index, cells, request)),
    ...listedValues(name, index, cells, request),
    ...numberCondition(table, index, request),
  ];
  const named = sure.length > 0 ? sure : valueCondition(table, index, cells, words, request, asked ?? words);
  const byName = purpose === "change" || sure.length > 0 ? named : notDenied(named, name, index, cells, request);
  const others = excludedCondition(name, index, cells, excluded);
  const replies = purpose === "change" || byName.length > 0 ? [] : attendanceConditions(name, index, cells, said);
  if (replies.length > 0) return [...replies.slice(0, others.length > 0 ? 1 : undefined), ...others];
  return byName.length > 0 || implied.size === 0
    ? [...byName, ...others]
    : [...valueCondition(table, index, cells, implied, request), ...others];
}

/** The rows that have none of the values which a request excludes. */
function excludedCondition(
  column: string,
  index: number,
  cells: readonly string[],
  excluded: ReadonlySet<string>,
): Condition[] {
  const values = [...new Set(cells.map((cell) => cell.toLowerCase()))];
  const all =
    excluded.size === 0 || values.length > mostValues ? [] : values.filter((value) => isExcluded(value, excluded));
  // "what was sent back" isn't what was sent
  const named = all.filter((value) => !all.some((other) => ` ${other}`.startsWith(` ${value} `)));
  if (named.length === 0 || named.length === values.length) return [];
  const fits = (row: readonly string[]) => !named.includes((row[index] ?? "").trim().toLowerCase());
  return [{ name: `${column} not ${named.join(" or ")}`, fits }];
}

/** `kaputt` for "die kaputten": an adjective takes an ending before what it says something of. */
function isExcluded(value: string, excluded: ReadonlySet<string>): boolean {
  const own = wordsOf(value).filter((word) => !saysLittle(word));
  const isForm = (word: string) => [...excluded].some((other) => isSameNoun(word, other));
  return isNamed(value, excluded) || (own.length > 0 && own.every(isForm));
}

/** Who asks what was spent means the expenses, as accounts call them; and the income who asks what came in. */
function impliedWords(request: string): ReadonlySet<string> {
  const spent = /\b(?:spen[dt]|spending|ausgegeben|ausgeben)\b|支出|使った/iu.test(request);
  const earned = /\b(?:earn\w*|came in|come in|took in|eingenommen|verdient)\b|収入/iu.test(request);
  return new Set([
    ...(spent ? ["expense", "expenses", "ausgabe", "ausgaben", "支出"] : []),
    ...(earned ? ["income", "einnahme", "einnahmen", "収入"] : []),
  ]);
}

/** The values of a column that a request names, one or several of them; beside one that it asks for none that it tells a story with. */
function valueCondition(
  table: Table,
  index: number,
  cells: readonly string[],
  words: ReadonlySet<string>,
  request: string,
  asked: ReadonlySet<string> = words,
): Condition[] {
  const column = table.columns[index] ?? "";
  const values = [...new Set(cells.map((cell) => cell.toLowerCase()))];
  if (values.length > mostValues || values.length === 1) return [];
  const shortNames = new Set(cells.flatMap((cell) => (/^\p{Lu}\p{Ll}$/u.test(cell) ? [cell.toLowerCase()] : [])));
  const isShortName = (value: string) =>
    shortNames.has(value) && words.has(value) && !isCommonWord(value) && !/^(?:ok|no|na|ja|hi|so|oh)$/.test(value);
  // "the ground floor (EG)": capitals are a name where they are said so
  const codesSaid = new Set(request.match(/(?<![\p{L}\p{N}])\p{Lu}{2,3}(?![\p{L}\p{N}])/gu));
  const codeNames = new Set(cells.flatMap((cell) => (codesSaid.has(cell) ? [cell.toLowerCase()] : [])));
  const onlyThese = values.filter((value) => wordsOf(value).some((word) => words.has(onlyThose(word))));
  const codes = namedBehind(
    column,
    values.filter((value) => /^[\p{L}\d]{1,3}$/u.test(value) && !isCommonWord(column.toLowerCase())),
    request,
  );
  const isShort = (value: string) => isShortName(value) || codeNames.has(value) || codes.includes(value);
  const said = values.filter((value) => (isNamed(value, words) && isNumberBeside(value, request)) || isShort(value));
  const exact = onlyThese.length > 0 ? onlyThese : said;
  const all = exact.length > 0 ? exact : numberedValues(values, words, request);
  const behind = namedBehind(column, all, request);
  const whole = wholeNames(behind.length > 0 ? behind : all, request);
  const inQuestion = whole.filter((value) => isNamed(value, asked) || (isShort(value) && asked.has(value)));
  const own = inQuestion.length > 0 ? inQuestion : whole;
  const [only, ...others] = own;
  const named = only === undefined || others.length > 0 ? own : [only, ...kindsOfNoun(only, table, index, request)];
  if (named.length === 0 || named.length === values.length) return [];
  return [
    { name: `${column} ${named.join(" or ")}`, fits: (row) => named.includes((row[index] ?? "").trim().toLowerCase()) },
  ];
}

/** "Finished in 2024" doesn't name `Finished 2024`: a number that belongs to a name stands right beside its word. */
function isNumberBeside(value: string, request: string): boolean {
  const parts = /^([^\d]*\p{L}[^\d]*?)[ .-]+(\d+)$/u.exec(value);
  const [, words = "", number = ""] = parts ?? [];
  const last = words.split(/[^\p{L}\p{N}]+/u).at(-1) ?? "";
  if (!parts || last === "" || /\p{scx=Han}/u.test(last)) return true;
  return new RegExp(
    String.raw`(?<!\p{L})${escapeRegExp(last)}\p{L}{0,2}(?:[ .,:#&/+-]|\d|(?:no|nr|number|nummer|and|or|to|und|oder|bis)(?!\p{L})|["'“”„])*(?<!\d)${number}(?!\d)|(?<!\d)${number}(?:st|nd|rd|th|\.)? ?${escapeRegExp(last)}`,
    "iu",
  ).test(request);
}

/** The same condition, or the opposite where a question denies each of its values: "how many are not done". */
function notDenied(
  found: readonly Condition[],
  column: string,
  index: number,
  cells: readonly string[],
  request: string,
): readonly Condition[] {
  if (found.length === 0) return found;
  const values = [...new Set(cells.map((cell) => cell.toLowerCase()))].filter((value) => value !== "");
  const meant = values.filter((value) => found.some(({ fits }) => fits(rowOf(value, index))));
  const denied = deniedValues(meant, request);
  if (denied.length === 0 || denied.length < meant.length) return found;
  const fits = (row: readonly string[]) => !denied.includes((row[index] ?? "").trim().toLowerCase());
  return [{ name: `${column} not ${denied.join(" or ")}`, fits }];
}

/** A row with nothing but one value. */
function rowOf(value: string, index: number): readonly string[] {
  return Array.from({ length: index + 1 }, (_, place) => (place === index ? value : ""));
}

/** "tenors" are those of "Tenor 1" and "Tenor 2"; "first tenors" only the former. */
function numberedValues(values: readonly string[], words: ReadonlySet<string>, request: string): string[] {
  const numbered = values.flatMap((value) => {
    const [, noun = "", number = ""] = /^(\p{L}{3,}) ?(\d{1,2}|i{1,3})$/u.exec(value) ?? [];
    return noun !== "" && isNamed(noun, words)
      ? [{ value, noun, number: number.replace(/^i+$/, (ones) => String(ones.length)) }]
      : [];
  });
  if (new Set(numbered.map(({ noun }) => noun)).size !== 1 || numbered.length < 2) return [];
  const said = new Set(ordinals.flatMap((way, index) => (way.test(request) ? [String(index + 1)] : [])));
  return numbered.filter(({ number }) => said.size === 0 || said.has(number)).map(({ value }) => value);
}

const ordinals = [
  /(?<!\p{L})(?:first|1st|erste\p{L}*)(?!\p{L})/iu,
  /(?<!\p{L})(?:second|2nd|zweite\p{L}*)(?!\p{L})/iu,
  /(?<!\p{L})(?:third|3rd|dritte\p{L}*)(?!\p{L})/iu,
];

/** "from the pool to school": the values that are named right behind the name of their column. */
function namedBehind(column: string, values: readonly string[], request: string): string[] {
  const isBehind = (value: string) =>
    new RegExp(
      `(?<!\\p{L})${escapeRegExp(column)}:?\\s+(?:(?:the|our|my) )?${escapeRegExp(value)}(?!\\p{L})`,
      "iu",
    ).test(request);
  return column === "" ? [] : values.filter((value) => value !== "" && isBehind(value));
}

/** "By section: youth, adult and senior": behind the name of their column all of them are listed. */
function listsAll(column: string, cells: readonly string[], request: string): boolean {
  const [, list = ""] = new RegExp(`(?<!\\p{L})${escapeRegExp(column)}: ([^.;!?()\n]+)`, "iu").exec(request) ?? [];
  const words = new Set(wordsOf(list));
  return cells.every((cell) => isNamed(cell, words));
}

/** The rows of a day of the week, also where they stand for several: `Mon-Fri`. */
function weekdayCondition(column: string, index: number, cells: readonly string[], request: string): Condition[] {
  const day = weekdayNamed(request);
  if (day === null || !cells.every((cell) => cell === "" || hasWeekday(cell, day) !== null)) return [];
  const fits = (row: readonly string[]) => hasWeekday(row[index] ?? "", day) === true;
  const isTelling =
    cells.some((cell) => hasWeekday(cell, day)) && cells.some((cell) => hasWeekday(cell, day) === false);
  return isTelling ? [{ name: `${column} on ${weekdayName(day)}`, fits }] : [];
}

const mostBetween = 2;

/** A column of yes and no that is named: "how many guests are vegetarian", "who hasn't paid". */
function truthCondition(column: string, index: number, cells: readonly string[], request: string): Condition[] {
  const isTruth = cells.some((cell) => isYes.test(cell)) && cells.some((cell) => isNo.test(cell));
  const others = new Set(
    cells.filter((cell) => !isYes.test(cell) && !isNo.test(cell)).map((cell) => cell.toLowerCase()),
  );
  const open = cells.filter((cell) => others.has(cell.toLowerCase())).length;
  // a few are something between yes and no, such as "maybe" or "in part"; beside other numbers 0 and 1 are numbers
  if (
    !isTruth ||
    isOfCompany(column, request) ||
    others.size > mostBetween ||
    [...others].some((cell) => !/\p{L}/u.test(cell)) ||
    open > cells.length / 3
  )
    return [];
  const said = [...new Set(wordsOf(request))];
  const own = wordsOf(column).filter((word) => !isCommonWord(word));
  if (own.length === 0 || /\b(?:or|oder|and how many(?: are)?) (?:not|nicht)\b/iu.test(request)) return [];
  const name = own.map(escapeRegExp).join(String.raw`[\s_-]+`);
  const isNegated = new RegExp(
    `(?<![\\p{L}])(?:not|no|without|never|\\p{L}+n't|(?:has|have|did|do|does|is|are|was|were)nt|nicht|kein\\p{L}*|ohne)\\s+(?:\\p{L}+\\s+){0,2}${name}|(?<![\\p{L}])(?:un|in|non-?|nicht-?)${name}(?!\\p{L})`,
    "iu",
  ).test(request);
  const isNamed = own.every((word) => said.some((other) => isSameNoun(other, word)));
  // whether what is between is meant with the others isn't clear
  if ((!isNamed && !isNegated) || (isNegated && others.size > 0)) return [];
  const fits = isNegated ? isNo : isYes;
  const value = cells.find((cell) => cell !== "" && fits.test(cell)) ?? (isNegated ? "no" : "yes");
  return [{ name: `${column} ${value}`, fits: (row) => fits.test(row[index]?.trim() ?? "") }];
}

function namesAll(cells: readonly string[], words: ReadonlySet<string>): boolean {
  const values = [...new Set(cells.map((cell) => cell.toLowerCase()))];
  return values.length > 1 && values.length < cells.length && values.every((value) => isNamed(value, words));
}

function isNamed(value: string, words: ReadonlySet<string>): boolean {
  const own = wordsOf(value);
  // "3日" isn't named by a third form that asks for how many days
  if (/^\d+\p{Script=Han}$/u.test(value)) return false;
  if (isCode.test(value)) return words.has(value.toLowerCase());
  if (own.every((word) => saysLittle(word) && !words.has(onlyThose(word)))) return false;
  return own.every(
    (word) =>
      words.has(word) ||
      words.has(`${word}s`) ||
      (/(?:s|x|z|ch|sh)$/u.test(word) && words.has(`${word}es`)) ||
      (word.endsWith("s") && words.has(word.slice(0, -1))),
  );
}

/** `40m`, `B12`: to the letter it stands in no request by chance. */
const isCode = /^(?=\S*\d)(?=\S*\p{L})[\p{L}\d-]+$/u;

/** A word that a request lets nothing but: "only the runs". */
function onlyThose(word: string): string {
  return `only ${word}`;
}

function isFileSaid(cell: string, request: string): boolean {
  return /^\S+\.\w{1,5}$/u.test(cell) && request.includes(cell);
}

/** The words of a request, and those of them that it lets nothing but. */
function wordsIn(request: string): Set<string> {
  const only = [...request.matchAll(/\b(?:only|just|nur)\s+(?:(?:the|my|our|those|die|den|das)\s+)?(\p{L}{3,})/giu)];
  const those = only
    .flatMap(([, said = ""]) => wordsOf(said))
    .flatMap((word) => [word, word.replace(/s$/, ""), doing(word)]);
  const words = wordsOf(request);
  // who has run so far (gelaufen) asks for each run (Lauf)
  const done = words.flatMap((word) => /^ge(\p{L}{4,})en$/u.exec(word)?.[1] ?? []);
  const codes = request.toLowerCase().match(/[\p{L}\d-]*\d[\p{L}\d-]*/gu) ?? [];
  return new Set([...words, ...done, ...codes, ...those.map(onlyThose)]);
}

/** `run` for "running", `climb` for "climbing". */
function doing(word: string): string {
  return word.replace(/(\p{L})ing$/u, "$1").replace(/([bdgklmnprt])\1$/u, "$1");
}

/** Numbers and short words stand in many requests by chance. */
function saysLittle(word: string): boolean {
  return /^\d/.test(word) || /^[a-z]{1,2}$/i.test(word) || isCommonWord(word);
}
