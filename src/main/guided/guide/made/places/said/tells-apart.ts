import { stemOf } from "../../../../../../shared/path-parts.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { isFiller } from "./unread-words.ts";

/** Whether a word of a request stands in the names of some of these files only: it may say which of them are meant. */
export function tellsApart(request: string, files: readonly FileEntry[]): boolean {
  const meant = calledIn(request, files);
  return meant === null || meant.length < files.length;
}

function saidWords(request: string): readonly string[] {
  return [...new Set(wordsOf(request.replaceAll(/\S*\/\S*/gu, " ")))].filter(
    (word) => /^\p{L}{3}|^\p{Script=Han}{2}/u.test(word) && !isCommonWord(word) && !isFiller(word),
  );
}

/**
 * Those of these files that are called by a word of a request, or all where none is, or all are. Null where words of it stand in the names of different ones.
 */
export function calledIn(request: string, files: readonly FileEntry[]): readonly FileEntry[] | null {
  const groups = new Map(
    saidWords(request).flatMap((word) => {
      const having = files.filter(({ path }) => wordsOf(stemOf(path)).some((other) => isSameNoun(word, other)));
      const isSome = having.length > 0 && having.length < files.length;
      return isSome ? [[having.map(({ path }) => path).join("\n"), having] as const] : [];
    }),
  );
  const [only, ...others] = groups.values();
  return others.length > 0 ? null : (only ?? files);
}
