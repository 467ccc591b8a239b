import { valueOf } from "../../facts/numbers/value-in-place.ts";
import { type Value, valuesIn } from "../../request/values/values.ts";
import { escapeRegExp, wholeWord } from "../../request/words/word-pattern.ts";
import { isCommonWord, isSameStem, wordsOf } from "../../request/words/words.ts";
import { changedLines } from "./changed-lines.ts";
import { daysSpelledOut } from "./values/days-spelled-out.ts";
import { plainWish } from "./plain-wish.ts";

/**
 * Whether something else was changed than a wish says: its old value, which stands in the text, is there as often as before, or a line is another one that hasn't got it; or whether a word of the
 * new one now stands there twice, "21 June June".
 */
export function changesOther(wish: string, before: string, after: string): boolean {
  const told = plainWish(wish);
  // what moves from one list to another isn't changed
  if (told?.deed !== "set" || /^move(?!\p{L})/iu.test(wish)) return false;
  if (repeatsWord(told.to, before, after)) return true;
  const { from, to } = told;
  if (from === null || isState.test(from) || !says(before, from)) return false;
  const bare = (text: string) => text.replaceAll(new RegExp(escapeRegExp(to), "giu"), " ");
  const [many, others] = [countsIn(bare(before), from), countsIn(bare(after), from)];
  const isLess = many.some((count, kind) => (others[kind] ?? 0) < count);
  return !isLess || changedLines(before, after).some(({ old }) => !isSign.test(old) && !says(old, from));
}

/** It stands in any text, and settings say it in many words. */
const isState = /^(?:on|off|true|false|yes|no|none|enabled|disabled|active|inactive|ja|nein|an|aus)$/iu;
/** The line below a title, or between the parts of a table. */
const isSign = /^[^\p{L}\p{N}]*$/u;

/** How often it stands there to the letter, as the same value, and in how many lines in some form. */
function countsIn(text: string, old: string): number[] {
  const value = valueOf(old);
  const isSame = ({ kind, amount }: Value) => kind === value?.kind && amount === value.amount;
  return [
    text.match(wholeWord(old, "giu"))?.length ?? 0,
    value ? valuesIn(daysSpelledOut(text)).filter(isSame).length : 0,
    text.split("\n").filter((line) => says(line, old)).length,
  ];
}

/** Whether a text has a value in whichever spelling, or all words of a name in whichever form. */
function says(text: string, old: string): boolean {
  if (text.toLowerCase().includes(old.toLowerCase())) return true;
  const value = valueOf(old);
  if (value) {
    return valuesIn(daysSpelledOut(text)).some(({ kind, amount }) => kind === value.kind && amount === value.amount);
  }
  const words = wordsOf(old).filter((word) => !isCommonWord(word));
  const own = wordsOf(text);
  return words.length > 0 && words.every((word) => own.some((other) => isSameStem(word, other)));
}

/** Whether the last word of a new text stands behind it once more, or the first one before it. */
function repeatsWord(to: string, before: string, after: string): boolean {
  const words = to.trim().split(/\s+/u);
  const [first = "", last = ""] = [words[0], words.at(-1)].map((word) => escapeRegExp(word ?? ""));
  if (words.length < 2 || !/\p{L}$/u.test(to.trim())) return false;
  const twice = new RegExp(
    `${escapeRegExp(to.trim())}\\s+${last}(?!\\p{L})|(?<!\\p{L})${first}\\s+${escapeRegExp(to.trim())}`,
    "giu",
  );
  return (after.match(twice)?.length ?? 0) > (before.match(twice)?.length ?? 0);
}
