import { wantedWords } from "../request/words/wanted-words.ts";
import { isCommonWord, isSameVerb } from "../request/words/words.ts";
import { type Place, placesAbout } from "./lines-about.ts";

/**
 * The entries of lists that are about what `subject`, a part of the request, says: together, or one for each of what it lists. Empty where some of it would
 * be left, where two read alike, or where it isn't clear.
 */
export function entriesMeant<P extends Place>(subject: string, request: string, places: readonly P[]): P[] {
  return entriesOf(subject, request, places) ?? entriesOfEach(subject, request, places);
}

function entriesOf<P extends Place>(subject: string, request: string, places: readonly P[]): P[] | null {
  const meant = mostSaid(placesAbout(subject, request, places, places) ?? [], subject);
  const isClear = new Set(meant.map(({ text }) => text)).size === meant.length;
  return meant.length > 0 && isClear && isAllOf(subject, meant, places) ? meant : null;
}

/** "I bought life vests and maps": one entry for each of what is listed; none where that isn't clear for one of them. */
function entriesOfEach<P extends Place>(subject: string, request: string, places: readonly P[]): P[] {
  const parts = subject.split(/[,;]\s|\s(?:and|und|&)\s|[、と]/u);
  const said = parts.filter((part) =>
    wantedWords(part).some((word) => places.some(({ words }) => words.own.has(word))),
  );
  const meant = said.map((part) => entriesOf(part, request, places));
  const clear = meant.flatMap((places) => (places?.length === 1 ? places : []));
  return said.length > 1 && clear.length === said.length ? [...new Set(clear)] : [];
}

/** Without the entry that says the same as another one, but less: of two calls that with what it is about. */
function mostSaid<P extends Place>(places: readonly P[], subject: string): P[] {
  const wanted = wantedWords(subject);
  const said = places.map(({ words: { own, around } }) => wanted.filter((word) => own.has(word) || around.has(word)));
  const isPartOf = (one: readonly string[], other: readonly string[]) =>
    one.length < other.length && one.every((word) => other.includes(word));
  // who says that the gutter is fixed means "Fix the gutter"
  const isSaid = (word: string) => wanted.some((other) => word === other || isSameVerb(word, other));
  const more = places.map(
    ({ words: { own } }) =>
      [...own].filter((word) => /^\p{L}{3,}$/u.test(word) && !isSaid(word) && !isCommonWord(word)).length,
  );
  // "pegs" are the pegs, and not the pegs for the washing
  const isSameAs = (index: number, other: number) =>
    (more[index] ?? 0) > 0 && more[other] === 0 && said[index]?.join("\n") === said[other]?.join("\n");
  return places.filter(
    (_, index) =>
      !said.some((other) => isPartOf(said[index] ?? [], other)) && !places.some((__, other) => isSameAs(index, other)),
  );
}

/** Whether no entry is left that has words of it which those that are meant haven't. */
function isAllOf(subject: string, meant: readonly Place[], places: readonly Place[]): boolean {
  const said = wantedWords(subject).filter((word) => places.some(({ words: { own } }) => own.has(word)));
  return said.every((word) => meant.some(({ words: { own, around } }) => own.has(word) || around.has(word)));
}
