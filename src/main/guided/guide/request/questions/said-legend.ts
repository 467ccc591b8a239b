import { isCommonWord, isSameStem, wordsOf } from "../words/words.ts";

/** What a mark of a list means, as a request explains it: `out` for "out = somebody borrows it". */
export type Legend = { mark: string; meaning: string; /** All of it, as it is written. */ text: string };

const means = String.raw` (?:means|stands for|is short for|heißt|bedeutet|steht für) `;
const mark = String.raw`["'“„‘「]?(?<mark>(?!(?:what|which|that|this|it|how|was|welche\p{L}*|das|dies|es|wie)(?!\p{L}))[\p{L}\d+✓✗×○〇△xX-]{1,12})["'”“’」]?`;
const ways: readonly RegExp[] = [
  new RegExp(String.raw`(?<=[(,;（、] ?)${mark} ?= ?(?<meaning>[^(),;.=?!]{2,60}?)(?=\s*(?:[(),;.?!）、]|$))`, "giu"),
  new RegExp(
    String.raw`(?<=^|[(,;.?!（] ?)(?:an? |the |ein |das )?${mark}${means}(?<meaning>[^(),;.=?!]{2,60}?)(?=\s*(?:[(),;.?!）]|$))`,
    "giu",
  ),
];

/** What a request explains of the marks of a list. */
export function saidLegends(request: string): Legend[] {
  return ways.flatMap((way) =>
    [...request.matchAll(way)].flatMap(({ 0: text, groups }) => {
      const [own, meaning] = [groups?.["mark"], groups?.["meaning"]];
      return own === undefined || meaning === undefined ? [] : [{ mark: own.toLowerCase(), meaning, text }];
    }),
  );
}

/** A request without what it explains of marks; `isMark` tells which there are. */
export function withoutLegends(request: string, isMark: (mark: string) => boolean = () => true): string {
  return saidLegends(request)
    .filter(({ mark: own }) => isMark(own))
    .reduce((text, { text: own }) => text.replace(own, " "), request);
}

/** The words of a request, besides the legend itself, that say what a mark means: `borrowed`. */
export function wordsOfLegend({ meaning }: Legend, request: string): string[] {
  const own = wordsOf(meaning).filter((word) => !isCommonWord(word) && word.length > 3);
  return wordsOf(withoutLegends(request)).filter(
    (word) => !isCommonWord(word) && own.some((other) => isSameStem(word, other)),
  );
}
