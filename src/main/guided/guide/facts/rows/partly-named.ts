import type { Table } from "../../../workspace-view.ts";
import { wantedWords } from "../../request/words/wanted-words.ts";
import { weekdayNamed } from "../../request/dates/weekdays.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../request/words/words.ts";
import { areDates } from "../tables/day-of-cell.ts";
import { kindsOfNoun } from "./kinds-of-noun.ts";
import { numericColumns } from "./number-condition.ts";
import type { Condition } from "./row-condition.ts";

/** A longer value is a remark, in which a word may stand for any reason. In words, on the average. */
const longestValue = 4;
const ofRemarks = /remark|note|comment|detail|reason|bemerkung|notiz|kommentar|hinweis|備考|メモ/iu;
/** What is counted, and what it is of. */
const counted =
  /(?<!\p{L})(?:how (?:many|much)|number of|wie ?viele?)\s+((?:\p{L}+ ){0,3}?\p{L}+)(?= (?:do|does|did|is|are|was|were|have|has|had|can|will|haben|hat|sind|ist|war|waren|gibt)(?!\p{L})|[?.,]|$)/giu;
const subject =
  /(?<!\p{L})(?:how much|what) (?:do|does|did|is|are|was|were|have|has|had) (?:(?:the|our|my|all) )*((?:\p{L}+ )?\p{L}+)/giu;
const behindPreposition =
  /(?<!\p{L})(?:of|for|on|from|by|with|to|in|at|von|für|mit|aus|bei) (?:(?:the|our|my|all|any|de[rmn]|die|das|unsere\p{L}*) )?((?:\p{L}+ )?\p{L}+)/giu;
const properName = /(?<=[\p{L},] )\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)*(?!\p{L})/gu;

/**
 * The rows whose value in one column has a word that the request names, and more: `Oak boards 20 mm` and `Oak boards 30 mm` for "how many oak boards". None where a
 * word is what rows were told apart by already, is what a column is called, or stands in several columns. Of persons with one first name nobody knows which is meant.
 */
export function partlyNamed(table: Table, request: string, known: readonly Condition[]): Condition[] {
  const used = [...known.map(({ name }) => name), ...table.columns].flatMap(wordsOf);
  const isUsed = (word: string) => used.some((other) => isSameNoun(other, word));
  const names = namedBy(request).filter(({ words }) => !words.some(isUsed));
  const numeric = numericColumns(table);
  const columns = table.columns.flatMap((name, index) => {
    const cells = table.rows.map((row) => row[index]?.trim() ?? "");
    const count = cells.reduce((sum, cell) => sum + wordsOf(cell).length, 0);
    const isOther = numeric.includes(index) || ofRemarks.test(name) || areDates(cells);
    return isOther || count > longestValue * cells.length ? [] : [{ name, index, values: valuesOf(cells) }];
  });
  const fitting = names.flatMap(({ words, isProper }) => {
    const having = columns.flatMap(({ name, index, values }) => {
      const having = values.filter((value) => hasAll(value, words));
      const found = [...new Set([...having, ...having.flatMap((value) => kindsOfNoun(value, table, index, request))])];
      return found.length === 0 ? [] : [{ name, index, found, isAll: found.length === values.length }];
    });
    const [only, ...others] = having;
    return !only || others.length > 0 || only.isAll || (isProper && only.found.length > 1) ? [] : [only];
  });
  // "oak boards" are not all boards
  const closest = fitting.filter(
    (one) => !fitting.some((other) => other.index === one.index && other.found.length < one.found.length),
  );
  return closest.map(({ name, index, found }) => ({
    name: `${name} ${found.join(" or ")}`,
    fits: (row) => found.includes((row[index] ?? "").trim().toLowerCase()),
  }));
}

function hasAll(value: string, words: readonly string[]): boolean {
  const own = wordsOf(value);
  return words.every((word) => own.some((other) => isSameNoun(other, word)));
}

function valuesOf(cells: readonly string[]): string[] {
  return [...new Set(cells.map((cell) => cell.toLowerCase()))].filter((value) => value !== "");
}

/** The words by which a request names what is counted, whose it is, and what it is of; those of a name together. */
function namedBy(request: string): { words: readonly string[]; isProper: boolean }[] {
  const wanted = new Set(wantedWords(request));
  const isTelling = (word: string) =>
    word.length > 2 && wanted.has(word) && !isCommonWord(word) && /^\p{L}+$/u.test(word);
  const inCounted = new Set([...request.matchAll(counted)].flatMap(([, words = ""]) => wordsOf(words)));
  const proper = (request.match(properName) ?? [])
    .map((name) => wordsOf(name).filter((word) => !isCommonWord(word)))
    // a German noun has a capital as well, and so has a day
    .filter((words) => !words.some((word) => inCounted.has(word) || weekdayNamed(word) !== null));
  const ofNames = new Set(proper.flat());
  const ways = [counted, subject, behindPreposition];
  const said = ways.flatMap((way) => [...request.matchAll(way)].map(([, words = ""]) => words));
  const plain = [...new Set(said.flatMap(wordsOf))].filter((word) => isTelling(word) && !ofNames.has(word));
  return [
    ...proper.filter((words) => words.length > 0 && words.every(isTelling)).map((words) => ({ words, isProper: true })),
    ...plain.map((word) => ({ words: [word], isProper: false })),
  ];
}
