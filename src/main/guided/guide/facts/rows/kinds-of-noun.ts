import type { Table } from "../../../workspace-view.ts";
import { requestLanguage } from "../../request/words/answer-language.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { areDates } from "../tables/day-of-cell.ts";
import { saysMoved, saysVoid } from "./void-cell.ts";

/** What is counted, and in Japanese what is asked before the number of it. */
const counted = /(?<!\p{L})(?:how many|number of|wie ?viele?|anzahl (?:der|an))\s+((?:\p{L}+ ){0,2}\p{L}+)/iu;
const countedInJapanese =
  /([\p{Script=Han}\p{Script=Katakana}ー]{2,})(?:は|が|を)?(?:全部で)?(?:何(?:回|件|個|本|枚|冊|種類|つ)|いくつ)/u;
/** A remark, or what it is with, stands behind the name of a thing. */
const behind =
  /\s*[(（[【].*$|\s+[-–—:]\s+.*$|\s*[,;].*$| (?:with|at|in|for|on|by|of|from|mit|in|bei|beim|für|im|am|auf|von|vom)(?!\p{L}).*$/iu;
/** "not done" is no kind of done. */
const denies = /^(?:not|no|non|never|un|half|partly|nicht|noch|kein\p{L}*|halb|teil\p{L}*|un\p{L}*|未\S*|不\S*)$/iu;

/**
 * The other values of a column by which rows are called that are kinds of the one that a request counts: an `Extra rehearsal` and a `Rehearsal (at the church)` are rehearsals as well, and a `Rehearsal room` is none. None of what
 * was cancelled, and none where something else is counted, or each row has a name in another column: a category with a name of its own is another one.
 */
export function kindsOfNoun(name: string, table: Table, index: number, request: string): string[] {
  const noun = nounCounted(name, request);
  if (noun === null || hasOtherNames(table, index)) return [];
  return valuesOf(table, index).filter(
    (value) => value !== name && !saysVoid(value) && !saysMoved(value) && isKindOf(value, noun, name),
  );
}

/**
 * Whether nobody can tell by the words which rows are of the thing that a request counts: a `Freikarte` is a Karte and a `Speisekarte` is none, and what was moved takes place only if the new day is one of those that are
 * asked for.
 */
export function areKindsOpen(table: Table, request: string): boolean {
  const words = wordsOf(counted.exec(request)?.[1] ?? "");
  const inJapanese = countedInJapanese.exec(request)?.[1] ?? "";
  if (words.length === 0 && inJapanese === "") return false;
  return table.columns.some((_, index) => {
    if (hasOtherNames(table, index)) return false;
    const values = valuesOf(table, index);
    const isMoved = (value: string) =>
      saysMoved(value) &&
      (isHan.test(value)
        ? inJapanese !== "" && headOf(value).endsWith(inJapanese)
        : words.some((word) => isSameNoun(word, wordsOf(headOf(value)).at(-1) ?? "")));
    const named = values.filter((value) => nounCounted(value, request) !== null && !isHan.test(value));
    return (
      (!asksForMoved.test(request) && values.some(isMoved)) ||
      (requestLanguage(request) === "de" &&
        named.some((name) => values.some((value) => !saysVoid(value) && isCompoundOf(value, name))))
    );
  });
}

const asksForMoved =
  /(?<!\p{L})(?:moved|postponed|rescheduled|put off|delayed|verschoben|verlegt|vertagt)(?!\p{L})|延期|変更|順延/iu;

function valuesOf({ rows }: Table, index: number): string[] {
  return [...new Set(rows.map((row) => row[index]?.trim().toLowerCase() ?? ""))];
}

function hasOtherNames({ columns, rows }: Table, index: number): boolean {
  return columns.some((_, at) => {
    const cells = rows.map((row) => row[at]?.trim().toLowerCase() ?? "");
    const areNames = cells.every((cell) => /\p{L}/u.test(cell)) && !areDates(cells);
    return at !== index && areNames && new Set(cells).size === cells.length;
  });
}

/** The word by which a request counts what has this name; "how many rehearsal rooms" counts no rehearsals. */
function nounCounted(name: string, request: string): string | null {
  if (isHan.test(name)) return countedInJapanese.exec(request)?.[1] === name ? name : null;
  const mayBeSingular = requestLanguage(request) === "de";
  const words = wordsOf(counted.exec(request)?.[1] ?? "");
  return words.find((word) => isSameNoun(word, name) && (mayBeSingular || word !== name)) ?? null;
}

function isKindOf(value: string, noun: string, name: string): boolean {
  const head = headOf(value);
  if (isHan.test(name)) return head.endsWith(name) && !denies.test(head);
  const words = wordsOf(head);
  return isSameNoun(noun, words.at(-1) ?? "") && !words.slice(0, -1).some((word) => denies.test(word));
}

/** What something is called, without a remark behind it. */
function headOf(value: string): string {
  return value.replace(behind, "").trim();
}

/** `Freikarte` of `Karte` */
function isCompoundOf(value: string, name: string): boolean {
  const last = wordsOf(headOf(value)).at(-1) ?? "";
  return name.length >= shortestHead && last.length >= name.length + shortestBefore && last.endsWith(name);
}

const isHan = /\p{Script=Han}|\p{Script=Katakana}/u;
/** Of a compound, such as `Sonderprobe`. In letters. */
const shortestBefore = 3;
const shortestHead = 3;
