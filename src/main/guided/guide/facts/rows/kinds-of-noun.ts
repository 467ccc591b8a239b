import type { Table } from "../../../workspace-view.ts";
import { requestLanguage } from "../../request/words/answer-language.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { areDates } from "../tables/day-of-cell.ts";
import { saysVoid } from "./void-cell.ts";

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
  const joinsWords = requestLanguage(request) === "de";
  const noun = nounCounted(name, request, joinsWords);
  if (noun === null || hasOtherNames(table, index)) return [];
  const values = new Set(table.rows.map((row) => row[index]?.trim().toLowerCase() ?? ""));
  return [...values].filter(
    (value) => value !== name && !saysVoid(value) && isKindOf(value, { noun, name, joinsWords }),
  );
}

function hasOtherNames({ columns, rows }: Table, index: number): boolean {
  return columns.some((_, at) => {
    const cells = rows.map((row) => row[at]?.trim().toLowerCase() ?? "");
    const areNames = cells.every((cell) => /\p{L}/u.test(cell)) && !areDates(cells);
    return at !== index && areNames && new Set(cells).size === cells.length;
  });
}

/** The word by which a request counts what has this name; "how many rehearsal rooms" counts no rehearsals. */
function nounCounted(name: string, request: string, joinsWords: boolean): string | null {
  if (isHan.test(name)) return countedInJapanese.exec(request)?.[1] === name ? name : null;
  const words = wordsOf(counted.exec(request)?.[1] ?? "");
  return words.find((word) => isSameNoun(word, name) && (joinsWords || word !== name)) ?? null;
}

type Counted = { noun: string; name: string; joinsWords: boolean };

function isKindOf(value: string, { noun, name, joinsWords }: Counted): boolean {
  const head = value.replace(behind, "").trim();
  if (isHan.test(name)) return head.endsWith(name) && !denies.test(head);
  const words = wordsOf(head);
  const last = words.at(-1) ?? "";
  const isCompound =
    joinsWords && last.length >= name.length + shortestBefore && name.length >= shortestHead && last.endsWith(name);
  return (isSameNoun(noun, last) || isCompound) && !words.slice(0, -1).some((word) => denies.test(word));
}

const isHan = /\p{Script=Han}|\p{Script=Katakana}/u;
/** Of a compound, such as `Sonderprobe`. In letters. */
const shortestBefore = 3;
const shortestHead = 4;
