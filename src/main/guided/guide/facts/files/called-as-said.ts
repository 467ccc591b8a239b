import { monthOf } from "../../request/dates/request-dates.ts";
import { wantedWords } from "../../request/words/wanted-words.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";

/**
 * Those of which each has a word of the request in its path that no other has: "the autumn and the winter list". All of them where none has, or the one word is said
 * in others as well.
 */
export function calledAsSaid<Each extends { path: string; text: string }>(
  files: readonly Each[],
  request: string,
): readonly Each[] {
  const names = files.map(({ path }) => wordsOf(path));
  const isIn = (word: string, name: readonly string[]) => name.some((own) => isSameNoun(word, own));
  // when they are of is known otherwise
  const telling = wantedWords(request).filter(
    (word) => !/^\d/.test(word) && monthOf(word) === null && names.filter((name) => isIn(word, name)).length === 1,
  );
  if (telling.length === 0) return files;
  const called = files.filter((_, place) => telling.some((word) => isIn(word, names[place] ?? [])));
  if (called.length > 1) return called;
  // a word that only one is called by may be of what is in all of them
  const others = files.filter((file) => !called.includes(file));
  const isSaidInOthers = others.some(({ text }) => {
    const own = wordsOf(text);
    return telling.some((word) => isIn(word, own));
  });
  return isSaidInOthers ? files : called;
}
