import { withoutPaths } from "../guide/request/words/wanted-words.ts";
import { wholeWord } from "../guide/request/words/word-pattern.ts";

const ofSpelling =
  /(?<!\p{L})(?:typos?|spell\p{L}*|spelt|misspel\p{L}*|with (?:one|two|double) \p{L}{1,2}(?:['’]s)?|falsch geschrieben|schreibt man|verschrieben|tippfehler|rechtschreib\p{L}*|buchstaben?)(?!\p{L})|誤字|表記|綴り/iu;

/** A text with a word spelled right wherever it stands, at the beginning of a sentence and in capitals too; null where a request isn't about how it is spelled, or it stands there in one form alone. */
export function spelledInEachCase(text: string, find: string, put: string, request: string): string | null {
  // capitals within tell a name
  const hasCapitals = /.\p{Lu}/u.test(put) && put !== put.toUpperCase();
  if (
    find === "" ||
    hasCapitals ||
    !ofSpelling.test(withoutPaths(request)) ||
    !/^\p{L}+$/u.test(find) ||
    !/^\p{L}+$/u.test(put)
  )
    return null;
  const found = new Set(text.match(wholeWord(find, "giu")));
  const isAlone = found.size === 0 || (found.size === 1 && found.has(find));
  return isAlone ? null : text.replaceAll(wholeWord(find, "giu"), (word) => inCaseOf(word, put));
}

function inCaseOf(word: string, put: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return put.toUpperCase();
  const first = word.charAt(0);
  return first === first.toLowerCase()
    ? put.charAt(0).toLowerCase() + put.slice(1)
    : put.charAt(0).toUpperCase() + put.slice(1);
}
