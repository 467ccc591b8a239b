import { stemOf } from "../../../../shared/path-parts.ts";
import { wantedWords } from "../request/words/wanted-words.ts";
import { isSameNoun, wordsOf } from "../request/words/words.ts";

/**
 * Of files that a request may mean alike the one that its words single out: whose path has most of them; beside `plan.csv` no `plan draft.csv`, where
 * nobody speaks of a draft; else the only one whose text has more of them than each other one. Null where none stands out, or where the words say
 * another one of `all` more.
 */
export function plainestFile<File extends { path: string; text: string }>(
  files: readonly File[],
  all: readonly { path: string }[],
  request: string,
): File | null {
  const wanted = wantedWords(withPaths(request));
  const isSaid = (word: string) => wanted.some((other) => isSameNoun(word, other));
  const named = mostOf(files, ({ path }) => countIn(path, isSaid));
  const plain = named.filter((file) => !named.some((other) => other !== file && isPlainer(other, file, isSaid)));
  const telling = mostOf(plain, ({ text }) => {
    const own = new Set(wordsOf(text));
    return wanted.filter((word) => own.has(word)).length;
  });
  const [only, ...others] = telling;
  const isLess =
    only &&
    all.some((other) => countIn(other.path, isSaid) > countIn(only.path, isSaid) || isPlainer(other, only, isSaid));
  return only && others.length === 0 && !isLess ? only : null;
}

function countIn(path: string, isSaid: (word: string) => boolean): number {
  return new Set(wordsOf(path.replace(/\.\w+$/u, "")).filter(isSaid)).size;
}

/** The point of an ending would hide a word of a name. */
export function withPaths(request: string): string {
  return request.replaceAll(/(?<=\p{L})\.(?=\p{L})/gu, " ");
}

function mostOf<File>(files: readonly File[], countOf: (file: File) => number): readonly File[] {
  const counts = files.map(countOf);
  const most = Math.max(0, ...counts);
  return files.filter((_, index) => counts[index] === most);
}

/** Whether one name is all of another one but for words that nobody says. */
function isPlainer(one: { path: string }, other: { path: string }, isSaid: (word: string) => boolean): boolean {
  const [own, others] = [one, other].map(({ path }) => wordsOf(stemOf(path)));
  const rest = (others ?? []).filter((word) => !own?.includes(word));
  return rest.length > 0 && (own ?? []).every((word) => others?.includes(word)) && !rest.some(isSaid);
}
