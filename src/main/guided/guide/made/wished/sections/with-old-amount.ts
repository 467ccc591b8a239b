import { unitAt } from "../../../request/values/amount-units.ts";
import { type Value, valuesIn, writtenLike } from "../../../request/values/values.ts";
import { isCommonWord, isSameVerb, sameNounAs, wordsOf } from "../../../request/words/words.ts";
import type { SetWish } from "../slots.ts";
import { isLetter, sentencesOf } from "./sentence-as-wished.ts";

/**
 * A letter with another amount in the one sentence that has the old one, in its unit, and speaks of what a wish names, if only by its last word or in a verb: "After 30 minutes you are logged out", of
 * the idle logout. Null where several do, or nothing says what the old one is.
 */
export function withOldAmount(path: string, text: string, wish: SetWish, request: string): string | null {
  const [fresh, old] = [numberIn(wish.to, request), numberIn(wish.from ?? instead(request) ?? "", "")];
  if (!isLetter.test(path) || !fresh || !old || fresh.unit === null) return null;
  const head = wish.what.flatMap(wordsOf).findLast((word) => !isCommonWord(word));
  const places = sentencesOf(text).flatMap((sentence) =>
    valuesIn(sentence.text)
      .filter(({ kind, amount }) => kind === "number" && amount === old.value.amount)
      .filter(({ from, to }) => unitAt(sentence.text, from, to) === fresh.unit)
      .map((value) => ({ sentence, value })),
  );
  const named = places.filter(({ sentence }) => head !== undefined && speaksOf(sentence.text, head));
  const [only, ...others] = named;
  if (!only || others.length > 0) return null;
  const [from, to] = [only.sentence.from + only.value.from, only.sentence.from + only.value.to];
  return text.slice(0, from) + writtenLike(only.value, fresh.value.amount, fresh.value.text) + text.slice(to);
}

/** A number with what it counts, which may only be said in the request. */
function numberIn(said: string, request: string): { value: Value; unit: string | null } | null {
  const [value, ...others] = valuesIn(said);
  if (value?.kind !== "number" || others.length > 0) return null;
  const inRequest = valuesIn(request).filter(({ kind, amount }) => kind === "number" && amount === value.amount);
  const units = inRequest.flatMap(({ from, to }) => unitAt(request, from, to) ?? []);
  return { value, unit: unitAt(said, value.from, value.to) ?? units[0] ?? null };
}

/** "45 minutes instead of 30" */
function instead(request: string): string | null {
  const said = /(?<!\p{L})(?:instead of|rather than|statt|anstatt|anstelle von) (\d+(?:[.,]\d+)?)(?![\d.,]*\d)/iu.exec(
    request,
  );
  return said?.[1] ?? null;
}

const withParticle = /^(\p{L}{3,})(out|in|up|off|on|down|over|back)$/u;

/** Whether a text has a word, or the verb that it is made of: "logged out" for `logout`. */
function speaksOf(text: string, word: string): boolean {
  const own = wordsOf(text);
  const [, verb, particle] = withParticle.exec(word) ?? [];
  const isVerb = (each: string, at: number) => verb !== undefined && isSameVerb(each, verb) && own[at + 1] === particle;
  return own.some(sameNounAs([word])) || own.some(isVerb);
}
