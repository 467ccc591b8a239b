import { stemOf } from "../../../../shared/path-parts.ts";
import { wantedWords } from "../request/words/wanted-words.ts";
import { sameNounAs, wordsOf } from "../request/words/words.ts";
import { withPaths } from "./plainest-files.ts";

/** Whether a request has a word of a file's name: `prices.html` for "the price page". Such a word may stand there by chance. */
export function isCalled(path: string, request: string): boolean {
  const isSaid = sameNounAs(wantedWords(withPaths(request)));
  return wordsOf(stemOf(path)).some(isSaid);
}
