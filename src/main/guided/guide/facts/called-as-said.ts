import { monthOf } from "../request/request-dates.ts";
import { wantedWords } from "../request/wanted-words.ts";
import { isSameNoun, wordsOf } from "../request/words.ts";

/** Those of which each has a word of the request in its name that no other has: "the autumn and the winter list". All of them where fewer than two have. */
export function calledAsSaid<Each extends { path: string }>(files: readonly Each[], request: string): readonly Each[] {
  const names = files.map(({ path }) => wordsOf(path));
  const isIn = (word: string, name: readonly string[]) => name.some((own) => isSameNoun(word, own));
  // when they are of is known otherwise
  const telling = wantedWords(request).filter(
    (word) => !/^\d/.test(word) && monthOf(word) === null && names.filter((name) => isIn(word, name)).length === 1,
  );
  const called = files.filter((_, place) => telling.some((word) => isIn(word, names[place] ?? [])));
  // a word that only one has may be of what is in them
  return called.length > 1 ? called : files;
}
