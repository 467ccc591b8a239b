import { monthOf } from "../dates/request-dates.ts";
import { wantedWords } from "../words/wanted-words.ts";
import { weekdayPlace } from "../dates/weekdays.ts";
import { isSameNoun } from "../words/words.ts";

/** The words of a question that say more than what is `known` of what it is about, and than how such a question is put; days, months and numbers are looked at by themselves. */
export function unknownWords(question: string, known: readonly string[], saysLittle: RegExp): string[] {
  return wantedWords(question.replaceAll(ordinal, " ")).filter(
    (word) =>
      !saysLittle.test(word) &&
      !known.some((other) => isSameNoun(word, other)) &&
      monthOf(word) === null &&
      weekdayPlace(word) === null &&
      !/^\d/.test(word),
  );
}

const ordinal = /(?<!\d)\d{1,2}(?:st|nd|rd|th)(?!\p{L})/giu;
