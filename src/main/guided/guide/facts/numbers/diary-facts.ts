import type { Table } from "../../../workspace-view.ts";
import { tableFacts } from "./data-facts.ts";
import { diaryTable } from "../tables/diary-table.ts";
import { askedNumberIn } from "./asked-number.ts";
import { withoutExclusions } from "../../request/questions/said-exclusions.ts";
import { escapeRegExp } from "../../request/words/word-pattern.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../request/words/words.ts";

/**
 * The one number that a request asks for of a diary, where it names what was done by the diary's own word, and that is no part of another one: whoever ran may have run a
 * "long run" as well. Empty where that is open.
 */
export function diaryFacts(text: string, request: string): string {
  const table = diaryTable(text);
  if (!table) return "";
  const said = withoutExclusions(request).meant;
  const values = valuesOf(table, "what");
  const done = onlyOne(values.filter((value) => isDoneBySomebody(value, said)));
  const section = onlyOne(valuesOf(table, "section").filter((value) => isShortTitle(value, said)));
  const meant = [
    { column: "what", values: done },
    { column: "section", values: section },
  ];
  const facts = tableFacts(table, request, { meant: meant.filter((each) => each.values.length > 0) });
  const asked = askedNumberIn(facts);
  if (!asked) return "";
  if (values.length === 1) return facts;
  const named = [...asked.which.matchAll(/(?:^| and )what (?!not )(.+?)(?= and |$)/gu)].map(([, names = ""]) => names);
  const own = named.flatMap((names) => names.split(" or "));
  const words = own.flatMap(wordsOf);
  const isPart = (value: string) =>
    !own.includes(value) && wordsOf(value).some((word) => words.some((other) => isSameNoun(word, other)));
  return named.length === 0 || values.some(isPart) ? "" : facts;
}

function valuesOf({ columns, rows }: Table, column: string): string[] {
  const index = columns.indexOf(column);
  return index === -1 ? [] : [...new Set(rows.map((row) => row[index]?.toLowerCase() ?? ""))];
}

function onlyOne(values: readonly string[]): readonly string[] {
  return values.length === 1 ? values : [];
}

/** "KW 3" has no word that would tell it by itself. */
function isShortTitle(title: string, request: string): boolean {
  const isShort = wordsOf(title).every((word) => word.length < 3 || isCommonWord(word));
  return (
    isShort && title !== "" && new RegExp(`(?<![\\p{L}\\d])${escapeRegExp(title)}(?![\\p{L}\\d])`, "iu").test(request)
  );
}

/** "How far did I run": a word that may mean anything else is what was done behind who did it. */
function isDoneBySomebody(value: string, request: string): boolean {
  if (!wordsOf(value).every(isCommonWord)) return false;
  const who = String.raw`(?:i|we|you|he|she|they|\p{Lu}\p{L}+)`;
  const way = String.raw`(?<!\p{L})(?:did|do|have|has|had) ${who} ${escapeRegExp(value)}(?!\p{L})`;
  return new RegExp(way, "iu").test(request);
}
