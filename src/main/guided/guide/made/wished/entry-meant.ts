import { withoutKept } from "../../request/wishes/told-wishes.ts";
import { wholeWord } from "../../request/words/word-pattern.ts";
import { isCommonWord, isSameNoun, sameNounAs, wordsOf } from "../../request/words/words.ts";

/**
 * A line by what it says itself, and what it stands under; `names` are the texts in it that may be somebody's or something's whole name, `short` those without what is said of it: "Dog" of
 * "Dog, per night".
 */
export type Entry = { text: string; above: string; names: readonly string[]; short?: readonly string[] };

/** What an entry is called, and the words that may tell it from others that are called so. */
export type Called = { what: readonly string[]; about: readonly string[] };

/** Those entries that have all words of the names, or what they stand under has them, and that say at least one word of the wish themselves. */
export function entriesCalled<Each extends Entry>(entries: readonly Each[], { what, about }: Called): Each[] {
  const named = what.flatMap(sayingWords).map((word) => sameNounAs([word]));
  const any = sameNounAs([...what.flatMap(wordsOf), ...about]);
  return entries.filter((entry) => {
    const own = wordsOf(entry.text);
    const all = [...own, ...wordsOf(entry.above)];
    return named.every((isNamed) => all.some(isNamed)) && (named.length === 0 || own.some(any));
  });
}

/**
 * The one of these that is called exactly so, or has the name as it stands, or in itself rather than above it, and of several the one that has more of the other words, or stands under more
 * of what the request says besides, or has no word in its name that nobody says. Null where none or several are left.
 */
export function clearestOf<Each extends Entry>(
  entries: readonly Each[],
  { what, about }: Called,
  request = "",
): Each | null {
  const names = what.map((name) => name.trim().toLowerCase());
  const countIn = (called: readonly string[]) => {
    const all = called.map((text) => text.trim().toLowerCase());
    return names.filter((name) => all.some((each) => each === name || isSameNoun(each, name))).length;
  };
  const exact = ({ names: own, short = [], above }: Each) => {
    const called = [...own, ...above.split("\n")];
    return 2 * countIn(called) + countIn(short.filter((name) => !own.includes(name)));
  };
  const close = (entry: Each) => what.filter((name) => wholeWord(name, "iu").test(wholeOf(entry))).length;
  // of "reports" the worker "reports-worker" is another one
  const apart = ({ text, above }: Each) =>
    what.filter((name) => wholeWord(name, "iu").test(withoutCompounds(`${above}\n${text}`))).length;
  const itself = ({ text }: Each) => {
    const own = wordsOf(text);
    return what.filter((name) => sayingWords(name).every((word) => own.some(sameNounAs([word])))).length;
  };
  const told = (entry: Each) => {
    const own = wordsOf(wholeOf(entry));
    return about.filter((word) => own.some(sameNounAs([word]))).length;
  };
  const named = new Set(what.flatMap(wordsOf));
  const wanted = wordsOf(withoutKept(request).wanted);
  const said = new Set(wanted.filter((word) => !isCommonWord(word) && !named.has(word)));
  const placed = ({ above }: Each) => new Set(wordsOf(above).filter((word) => said.has(word))).size;
  const known = sameNounAs([...what.flatMap(wordsOf), ...about, ...wanted]);
  const isNamed = sameNounAs(what.flatMap(sayingWords));
  // of "groß" the column "Größe" says nothing
  const held = ({ names: own }: Each) => {
    const cells = own.flatMap(wordsOf);
    return what.flatMap(sayingWords).filter((word) => cells.some(sameNounAs([word]))).length;
  };
  // "oat latte" is no "iced oat latte"
  const plain = ({ names: own, short = own }: Each) =>
    short
      .map(wordsOf)
      .every((words) => !words.some(isNamed) || words.every((word) => isCommonWord(word) || known(word)))
      ? 1
      : 0;
  // another cell of its own, which the wish has left out
  const sized = ({ names: own, short = own }: Each) =>
    new Set(short.filter((name) => /\p{L}/u.test(name) && wordsOf(name).every((word) => said.has(word)))).size;
  const [only, ...others] = [apart, exact, close, itself, told, placed, held, plain, sized].reduce(
    (left, score) => best(left, score),
    [...entries],
  );
  return others.length === 0 ? (only ?? null) : null;
}

function wholeOf({ above, text }: Entry): string {
  return `${above}\n${text}`;
}

/** A text with the parts of `each-other` and `each_other` told apart from words that stand alone. */
function withoutCompounds(text: string): string {
  return text.replaceAll(/[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)+/gu, " ");
}

/** Those that have the highest score. */
export function best<Each>(entries: readonly Each[], score: (entry: Each) => number): Each[] {
  const scored = entries.map((entry) => ({ entry, score: score(entry) }));
  const most = scored.reduce((highest, each) => Math.max(highest, each.score), Number.NEGATIVE_INFINITY);
  return scored.filter((each) => each.score === most).map(({ entry }) => entry);
}

/** "die Führung am Freitag" by its nouns. */
function sayingWords(name: string): string[] {
  const words = wordsOf(name);
  const saying = words.filter((word) => !isCommonWord(word));
  return saying.length > 0 ? saying : words;
}
