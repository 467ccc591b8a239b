import { isCommonWord, isSameNoun, wordsOf } from "../request/words.ts";

const prepositions =
  /\b(?:of|from|for|in|at|on|by|with|under|over|von|vom|aus|mit|für|bei|beim|im|in|am|an|auf|unter|über) (?!(?:us|them|these|those|it|me|you|him|this|that|uns|ihnen|euch)\b)((?:\p{L}|[\p{N}-])+(?: (?:\p{L}|[\p{N}-])+){0,2})/giu;
/** "I have to tell the boss" says nothing of which rows are meant. */
const toPlace = /\bto (\p{Lu}\p{L}+|(?:the|our|my|an?|his|her|their) \p{L}+(?: \p{L}+)?)/gu;
/** "For the report: how many …?" */
const purpose = /^\s*(?:for|für) [^:,.;?!\n]{2,40}[:,]/iu;
/** What says nothing of which rows are meant. */
const saysNothing =
  /^(?:those|these|said|says?|going|total|all|together|altogether|average|everybody|everyone|far|once|long|eur|euros?|kg|km|advance|general|short|insgesamt|durchschnitt)$/iu;

/**
 * Whether a request says with a preposition which rows are meant, "at night", "for the library", and nothing that is `known` has to do with it: what the
 * file and its columns are called, and what the rows have in common that were counted. Numbers and months are known.
 */
export function saysOtherRows(request: string, known: string): boolean {
  const own = wordsOf(known);
  const isKnown = (word: string) =>
    saysNothing.test(word) || /^\d/.test(word) || monthNames.test(word) || own.some((other) => isSameNoun(word, other));
  const plain = request.replace(purpose, " ");
  return [...plain.matchAll(prepositions), ...plain.matchAll(toPlace)].some(([, words = ""]) => {
    const telling = wordsOf(words).filter((word) => !isCommonWord(word));
    return telling.length > 0 && !telling.some(isKnown);
  });
}

const monthNames =
  /^(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|okt|nov|dec|dez)\p{L}*$|^(?:march|may|june?|july?|mai|märz|spring|summer|autumn|winter|frühling|sommer|herbst)$/iu;
