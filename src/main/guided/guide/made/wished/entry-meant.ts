import { wholeWord } from "../../request/word-pattern.ts";
import { isSameNoun, wordsOf } from "../../request/words.ts";

/** A line by what it says itself, and what it stands under; `names` are the texts in it that may be somebody's or something's whole name. */
export type Entry = { text: string; above: string; names: readonly string[] };

/**
 * The one of these that is meant by names, each of which it or what it stands under has, and by words that may tell it from others: it is called exactly so, or has the name as
 * it stands; of several the one that has more of the words. Null where none or several are left.
 */
export function entryMeant<Each extends Entry>(
  entries: readonly Each[],
  what: readonly string[],
  about: readonly string[],
): Each | null {
  const words = what.flatMap(wordsOf);
  const own = [...words, ...about];
  const having = entries.filter(
    (entry) => hasAll(`${entry.above}\n${entry.text}`, words) && (words.length === 0 || hasAny(entry.text, own)),
  );
  const exact = (entry: Each) =>
    what.filter((name) => [...entry.names, ...entry.above.split("\n")].some((own) => isName(own, name))).length;
  const close = (entry: Each) =>
    what.filter((name) => wholeWord(name, "iu").test(`${entry.above}\n${entry.text}`)).length;
  const told = (entry: Each) => about.filter((word) => hasAll(`${entry.above}\n${entry.text}`, [word])).length;
  const [only, ...others] = [exact, close, told].reduce((left, score) => best(left, score), having);
  return others.length === 0 ? (only ?? null) : null;
}

function best<Each>(entries: readonly Each[], score: (entry: Each) => number): Each[] {
  const most = Math.max(...entries.map(score));
  return entries.filter((entry) => score(entry) === most);
}

function hasAll(text: string, words: readonly string[]): boolean {
  const own = wordsOf(text);
  return words.every((word) => own.some((other) => other === word || isSameNoun(other, word)));
}

function hasAny(text: string, words: readonly string[]): boolean {
  return words.some((word) => hasAll(text, [word]));
}

function isName(text: string, name: string): boolean {
  return text.trim().toLowerCase() === name.trim().toLowerCase();
}
