import { isCommonWord, isSameNoun, wordsOf } from "../words/words.ts";

const ofSome =
  /(?<!\p{L})(?:for|on|in|at|to|für|auf|im|bei|beim|an|am) (?!\d)((?:(?!(?:and|und|from|to|for)(?!\p{L}))[\p{L}\p{N}_/-]+ ?){1,4})/giu;
/** Words for the file, for all who have it, and for the time from which on it is so. */
const ofFile =
  /^(?:settings?|config\p{L}*|options?|shop|site|website|app|server|everyone|everybody|order|first|moment|einstellung\p{L}*|konfig\p{L}*)$/iu;

/** Whether a clause says for whom or where something is to be so, in other words than its `own`: what has one value for all can't say that. */
export function isForSome(clause: string, own: readonly string[]): boolean {
  const isKnown = (word: string) => own.some((other) => word === other || isSameNoun(word, other));
  return [...clause.matchAll(ofSome)].some(([, text = ""]) => {
    const words = wordsOf(text).filter((word) => !isCommonWord(word) && word.length > 2 && !/^\d/.test(word));
    return words.length > 0 && !words.some((word) => isKnown(word) || ofFile.test(word));
  });
}
