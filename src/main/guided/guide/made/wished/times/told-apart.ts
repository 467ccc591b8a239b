import { clausesOf } from "../../../request/limits/denied-clauses.ts";
import { withoutKept } from "../../../request/wishes/told-wishes.ts";
import { isCommonWord, sameNounAs, wordsOf } from "../../../request/words/words.ts";
import { best, type Entry } from "../entry-meant.ts";

/** Of entries that a wish calls alike the one of which the request says more, in the clauses in which it says their name: "my dentist" of those of several people. Null where that is none, or several. */
export function toldApart<Each extends Entry>(
  entries: readonly Each[],
  { what, to }: { what: readonly string[]; to: string },
  request: string,
): Each | null {
  const names = what.flatMap(wordsOf).filter((word) => !isCommonWord(word));
  const clauses = clausesOf(withoutKept(request).wanted).map(wordsOf);
  const own = clauses.filter((words) => names.every((name) => words.some(sameNounAs([name])))).flat();
  const fresh = new Set(wordsOf(to));
  const ofAll = entries.map(({ text, above }) => new Set(wordsOf(`${above}\n${text}`)));
  const isShared = (word: string) => ofAll.every((words) => words.has(word));
  const telling = new Set(own.filter((word) => !isCommonWord(word) && !fresh.has(word) && !isShared(word)));
  const scored = entries.map((entry, index) => ({
    entry,
    score: [...telling].filter((word) => ofAll[index]?.has(word)).length,
  }));
  const [only, ...others] = best(scored, ({ score }) => score);
  return only && only.score > 0 && others.length === 0 ? only.entry : null;
}
