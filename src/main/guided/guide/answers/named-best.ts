import { isCommonWord, wordsOf } from "../request/words/words.ts";
import { withMost } from "./with-most.ts";

/** Of several the one whose name alone has words of the request; all of them where that isn't clear. */
export function namedBest<Each extends { path: string }>(all: readonly Each[], request: string): readonly Each[] {
  const said = new Set(wordsOf(request));
  return withMost(all, ({ path }) => wordsOf(path).filter((word) => said.has(word) && !isCommonWord(word)));
}
