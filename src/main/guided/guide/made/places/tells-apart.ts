import { stemOf } from "../../../../../shared/path-parts.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../request/words.ts";
import { isFiller } from "./unread-words.ts";

/** Whether a word of a request stands in the names of some of these files only: it may say which of them are meant. */
export function tellsApart(request: string, files: readonly FileEntry[]): boolean {
  const said = [...new Set(wordsOf(request.replaceAll(/\S*\/\S*/gu, " ")))].filter(
    (word) => /^\p{L}{3}|^\p{Script=Han}{2}/u.test(word) && !isCommonWord(word) && !isFiller(word),
  );
  const names = files.map(({ path }) => wordsOf(stemOf(path)));
  return said.some((word) => {
    const having = names.filter((own) => own.some((other) => isSameNoun(word, other))).length;
    return having > 0 && having < files.length;
  });
}
