import { wantedWords } from "../../request/words/wanted-words.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../request/words/words.ts";

/** Those under headings that have a word of a request which the others' headings haven't: of "Late books" and "Late films" the first one for a book. */
export function underSaid<Each extends { heading: string }>(all: readonly Each[], request: string): readonly Each[] {
  const wanted = wantedWords(request);
  const words = all.map(({ heading }) => wordsOf(heading).filter((word) => !isCommonWord(word)));
  const isOfAll = (word: string) => words.every((own) => own.includes(word));
  return all.filter((_, index) =>
    (words[index] ?? []).some((word) => !isOfAll(word) && wanted.some((other) => isSameNoun(word, other))),
  );
}
