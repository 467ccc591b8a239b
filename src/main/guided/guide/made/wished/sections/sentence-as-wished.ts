import { linesWithPlaces } from "../../../facts/lines/lines-with-places.ts";
import { passagesOf } from "../../../facts/lines/passages.ts";
import { wholeValue } from "../../../request/values/said-spans.ts";
import { type Value, valuesIn, writtenLike } from "../../../request/values/values.ts";
import { isCommonWord, sameNounAs, wordsOf } from "../../../request/words/words.ts";
import type { SetWish } from "../slots.ts";

/** A part of a text, and where it begins. */
export type Span = { text: string; from: number };

/** A file of prose. */
export const isLetter = /\.(?:md|markdown|txt|text)$/i;
const sentence = /[^.!?。]+(?:[.!?](?!\s|$)[^.!?。]*)*(?:[.!?。]+|$)/gu;
const clause = /[^,;、]+(?:[,;](?!\s|$)[^,;、]*)*(?:[,;、]+|$)/gu;

/**
 * A letter with another value in the one sentence that speaks of what a wish names, and there in the clause that does: "A ticket costs £6, children pay £3." Null where several sentences do, or
 * the value isn't the only one of its kind.
 */
export function sentenceAsWished(path: string, text: string, wish: SetWish): string | null {
  const fresh = wholeValue(wish.to.trim());
  if (!isLetter.test(path) || !fresh || wish.what.length === 0) return null;
  const named = sentencesOf(text).filter((each) => speaksOf(each.text, wish.what));
  const [only, ...others] = named;
  if (!only || others.length > 0) return null;
  const clauses = spansOf(only, clause).filter((each) => speaksOf(each.text, wish.what));
  const found = [...clauses, only].map((span) => valueIn(span, wish, fresh)).find((value) => value !== null);
  if (!found || isOfOtherDay(only, found, fresh)) return null;
  return text.slice(0, found.from) + writtenLike(found, fresh.amount, fresh.text) + text.slice(found.to);
}

/** The sentences of a text, also those that go on in another line; what is a list, a table or a title has none. */
export function sentencesOf(text: string): Span[] {
  const lines = linesWithPlaces(text);
  return passagesOf(lines.map(({ line }) => line)).flatMap(({ from, to }) => {
    if (!lines.slice(from, to).every(({ line }) => isProse(line))) return [];
    const start = lines[from]?.from ?? 0;
    return spansOf({ text: text.slice(start, lines[to]?.from), from: start }, sentence);
  });
}

function isProse(line: string): boolean {
  return !/^\s*(?:[-+•・■◆●▼【|#>]|\*(?!\*)|\d{1,3}[.)]\s|\[)/u.test(line) && !/\S(?: {2,}|\t)\S/.test(line);
}

function spansOf({ text, from }: Span, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: own, index }) => ({ text: own, from: from + index }));
}

function speaksOf(text: string, names: readonly string[]): boolean {
  const own = wordsOf(text);
  const words = names.flatMap(wordsOf).filter((word) => !isCommonWord(word));
  return words.length > 0 && words.every((word) => own.some(sameNounAs([word])));
}

/** The only value of its kind, or the only one that is as much as what is said to stand there now; where it stands in the whole text. */
function valueIn({ text, from }: Span, wish: SetWish, fresh: Value): Value | null {
  const old = wish.from === null ? null : wholeValue(wish.from.trim());
  if (wish.from !== null && old?.kind !== fresh.kind) return null;
  const values = valuesIn(text).filter(({ kind, amount }) => kind === fresh.kind && (!old || amount === old.amount));
  const [value, ...others] = values;
  return value && others.length === 0 ? { ...value, from: from + value.from, to: from + value.to } : null;
}

/** A date whose weekday would be another one then, and stands there as well. */
function isOfOtherDay({ text, from }: Span, found: Value, fresh: Value): boolean {
  const beside = valuesIn(text).some(({ kind, to }) => kind === "weekday" && from + to <= found.from);
  return found.kind === "date" && beside && (fresh.amount - found.amount) % 7 !== 0;
}
