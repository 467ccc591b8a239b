import { valuesIn } from "../../request/values/values.ts";
import { weekdayPlace } from "../../request/dates/weekdays.ts";
import { escapeRegExp, notBeforeWord, notBehindWord, wholeWord } from "../../request/words/word-pattern.ts";
import { isCommonWord } from "../../request/words/words.ts";

/**
 * Where a request says a label of a table: a name to the letter, a day however it is written, a number together with the name of its column ("period
 * 3", "3限" under 時限). Null where it doesn't.
 */
export function labelAt(label: string, column: string, request: string): number | null {
  const [date] = valuesIn(label);
  const isWhole = date?.text.length === label.length;
  if (isWhole && date.kind === "date") return valueAt(request, "date", date.amount);
  const day = weekdayPlace(label);
  if (day !== null) return valueAt(request, "weekday", day) ?? dayInList(label, request);
  if (/^\d{1,3}\.?$/.test(label)) return numberAt(label.replace(".", ""), column, request);
  const isTelling = /\p{L}{2}|\p{scx=Han}|\d/u.test(label) && !isCommonWord(label.toLowerCase());
  return isTelling ? (wholeWord(label, "iu").exec(request)?.index ?? null) : null;
}

function valueAt(request: string, kind: "date" | "weekday", amount: number): number | null {
  return valuesIn(request).find((value) => value.kind === kind && value.amount === amount)?.from ?? null;
}

/** "Sat" to the letter; a single sign such as 水 stands in other words. */
function dayInList(label: string, request: string): number | null {
  const isOwn = /^\p{Lu}\p{Ll}{1,2}\.?$/u.test(label);
  return isOwn ? (wholeWord(label).exec(request)?.index ?? null) : null;
}

function numberAt(number: string, column: string, request: string): number | null {
  const last = /\p{scx=Han}$/u.exec(column)?.[0];
  const nouns = [column, ...(last === undefined ? [] : [last])].filter((noun) => /\p{L}/u.test(noun)).map(escapeRegExp);
  if (nouns.length === 0) return null;
  const noun = `(?:${nouns.join("|")})`;
  const behind = `(?<![\\d.,:])${number}(?:st|nd|rd|th|\\.)?\\s?${noun}${notBeforeWord}`;
  const before = `${notBehindWord}${noun}\\s?${number}(?![\\d:]|[.,]\\d)`;
  return new RegExp(`${behind}|${before}`, "iu").exec(request)?.index ?? null;
}
