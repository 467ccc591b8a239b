import { isCommonWord, wordsOf } from "../request/words.ts";

/** Of several the one whose name alone has words of the request; all of them where that isn't clear. */
export function namedBest<Each extends { path: string }>(all: readonly Each[], request: string): readonly Each[] {
  const said = new Set(wordsOf(request));
  const hits = all.map(({ path }) => wordsOf(path).filter((word) => said.has(word) && !isCommonWord(word)));
  const isMore = (one: readonly string[], other: readonly string[]) =>
    one.length > other.length && other.every((word) => one.includes(word));
  const best = all.filter((_, at) => hits.every((other, place) => place === at || isMore(hits[at] ?? [], other)));
  return best.length === 1 ? best : all;
}
