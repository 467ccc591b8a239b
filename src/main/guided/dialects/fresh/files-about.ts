import { newestOf } from "../../guide/facts/files/newest-files.ts";
import { finalFiles } from "../../guide/files/final-files.ts";
import { scoreFiles } from "../../guide/files/score-files.ts";
import { withSpelledUmlauts } from "../../guide/request/words/spelled-umlauts.ts";
import { isCommonWord } from "../../guide/request/words/words.ts";
import type { ShownFile } from "./prompt.ts";

/** A common word that by chance stands in one file alone says less than one that tells what is meant. */
const commonWeight = 0.25;

function plainLetters(text: string): string {
  return withSpelledUmlauts(text.toLowerCase());
}

/**
 * A small model takes the first thing that fits: what has little to do with a question isn't shown to it. Common words count as well,
 * as a file that says nothing else of the request is seldom meant.
 */
export function filesAbout(files: readonly ShownFile[], request: string): readonly ShownFile[] {
  const words = new Set(plainLetters(request).match(/[\p{L}\p{N}]{3,}/gu));
  const current = finalFiles(newestOf(files, request), request);
  const plain = current.map(({ path, text }) => ({ path, text: plainLetters(`${path} ${text}`) }));
  const weightOf = (word: string) => (isCommonWord(word) ? commonWeight : 1);
  const scores = new Map(scoreFiles(plain, [...words], weightOf).map(({ path, score }) => [path, score]));
  const best = Math.max(0, ...scores.values());
  return current
    .filter(({ path }) => (scores.get(path) ?? 0) >= best / 2)
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
