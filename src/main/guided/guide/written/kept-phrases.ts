import { clausesOf } from "../request/limits/denied-clauses.ts";
import { saysItStays } from "../request/limits/says-it-stays.ts";
import { escapeRegExp, notBehindWord } from "../request/words/word-pattern.ts";
import { wordsOf } from "../request/words/words.ts";

/** What a request says stays as it is and shares a word with what is replaced: "Herr Weber" beside Frau Weber, "white chocolate" beside chocolate. */
export type KeptPhrases = {
  /** The words by which such a phrase differs, where these alone tell it from what is replaced. */
  apart: ReadonlySet<string>;
  /** Whether a part of the text has one of the phrases. */
  isIn: (part: string) => boolean;
  /** Whether a place of a text, its line and column counted from 0, lies within one. */
  holds: (row: number, column: number) => boolean;
};

const word = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
/** Herrn Weber, Webers. */
const inflected = String.raw`(?:n|en|s|es|['’]s?)?(?![\p{L}\p{N}_])`;

/** The phrases of this kind in a text. `kept` are the words of what stays; `find` is what is replaced. */
export function keptPhrases(text: string, request: string, kept: readonly string[], find: string | null): KeptPhrases {
  const own = new Set(find === null ? [] : wordsOf(find));
  const phrases = clausesOf(request)
    .filter(saysItStays)
    .flatMap((clause) => phrasesIn(clause, kept, own));
  const patterns = phrases.map(patternOf);
  const spans = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ from: index, to: index + found.length })),
  );
  const starts = startsOf(text);
  const apart = phrases.filter((phrase) => ![...own].every((each) => phrase.includes(each))).flat();
  return {
    apart: new Set(apart.filter((each) => !own.has(each))),
    isIn: (part) => patterns.some((pattern) => part.search(pattern) !== -1),
    holds: (row, column) => {
      const at = (starts[row] ?? 0) + column;
      return spans.some(({ from, to }) => from <= at && at < to);
    },
  };
}

/** The words, in small letters, of what stands side by side in a clause, some of it being replaced elsewhere and some of it what stays. */
function phrasesIn(clause: string, kept: readonly string[], own: ReadonlySet<string>): string[][] {
  const runs: string[][] = [];
  let end = -1;
  for (const { 0: found, index } of clause.matchAll(word)) {
    const each = found.toLowerCase();
    const isBeside = /^ ?$/u.test(clause.slice(end, index)) && end !== -1;
    const belongs = own.has(each) || (kept.includes(each) && !saysItStays(each));
    if (belongs && isBeside) runs.at(-1)?.push(each);
    else if (belongs) runs.push([each]);
    end = belongs ? index + found.length : -1;
  }
  return runs.filter((run) => run.some((each) => own.has(each)) && run.some((each) => !own.has(each)));
}

function patternOf(phrase: readonly string[]): RegExp {
  return new RegExp(notBehindWord + phrase.map((each) => escapeRegExp(each) + inflected).join(String.raw`\s+`), "giu");
}

/** Where each line of a text begins. */
function startsOf(text: string): number[] {
  let at = 0;
  return text.split("\n").map((line) => {
    const start = at;
    at += line.length + 1;
    return start;
  });
}
