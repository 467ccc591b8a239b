import { isShortNumber } from "../words/numbers.ts";
import { sameKind } from "./said-value.ts";
import { type Value, valuesIn } from "./values.ts";
import { isCommonWord, wordsOf } from "../words/words.ts";

/** A text has no more words than this. */
const mostWords = 7;
const longestSpan = 80;

const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;
const pieces = /[^\s\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+|[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+/gu;
const signsAround = /^[("'`„“”«»「『<]+|[.,;:!?)"'`“”«»」』>、。]+$/gu;
/** A sentence ends, or something is told besides. */
const parted = /\n|[.,;:!?)]\s|\s\(|[。、「」『』"„“”`]/u;

/** The runs of words that a request says, without the signs around them, each once. */
export function saidSpans(request: string): string[] {
  const words = [...request.matchAll(pieces)].flatMap(({ 0: piece, index }) => wordsIn(piece, index));
  const isParticle = ([from, to]: Range) => particle.test(request.slice(from, to));
  const spans = words.flatMap((first, place) =>
    words
      .slice(place, place + mostWords)
      .filter((last) => !isParticle(first) && !isParticle(last))
      .map(([, to]) => request.slice(first[0], to).replaceAll(signsAround, "")),
  );
  return [...new Set(spans)].filter((span) => span !== "" && span.length <= longestSpan && !parted.test(span));
}

type Range = readonly [from: number, to: number];

/** A Japanese name neither begins with one nor ends in one. */
const particle = /^(?:の|を|に|は|が|で|と|へ|も|から|まで|より|では)$/u;

function wordsIn(piece: string, index: number): Range[] {
  if (!unspaced.test(piece)) return [[index, index + piece.length]];
  const words = [...new Intl.Segmenter("ja", { granularity: "word" }).segment(piece)];
  return words.map((word) => [index + word.index, index + word.index + word.segment.length]);
}

/** Whether a text says enough to be looked for: more than common words and short numbers, but for values. */
export function isTelling(span: string): boolean {
  if (wholeValue(span)) return true;
  return (
    !isShortNumber(span) &&
    (span.length > 2 || unspaced.test(span)) &&
    wordsOf(span).some((word) => !isCommonWord(word))
  );
}

/** The value that a text is; null where there is more to it, or none. A unit or a day of the week may stand beside it. */
export function wholeValue(span: string): Value | null {
  const values = valuesIn(span);
  const [value, ...others] = values.length > 1 ? values.filter(({ kind }) => kind !== "weekday") : values;
  if (!value || others.length > 0) return null;
  const rest = values.reduce((text, { text: own }) => text.replace(own, " "), span);
  return /\p{L}{4}|\d/u.test(rest) ? null : value;
}

/** Whether one text may stand in the place of another: a date for a date, a code for a code, a name for a name. */
export function isOfOneShape(find: string, put: string): boolean {
  const [old, fresh] = [wholeValue(find), wholeValue(put)];
  if (old || fresh) return old !== null && fresh !== null && sameKind(old, fresh) !== null;
  // "6,500円になります" is more than a value, and a value is no name
  if (valuesIn(find).length > 0 !== valuesIn(put).length > 0) return false;
  // "red bike" isn't to be "done on the board"
  if (tellsWhere.test(put) && !tellsWhere.test(find)) return false;
  if (isCode(find) !== isCode(put)) return false;
  if (isCode(find) && /\d/.test(find) && signsOf(find) !== signsOf(put)) return false;
  return unspaced.test(find) || isCapital(find) === isCapital(put);
}

const tellsWhere =
  /(?<!\p{L})(?:to|on|onto|into|in|at|from|under|behind|auf|unter|im|ins|nach|zum|zur|vom|bei)(?!\p{L})/iu;

/** `TEA-07`, `book_court`, `getRows`, `0431 55 20`: one word, with signs or digits in it. */
function isCode(text: string): boolean {
  return !unspaced.test(text) && /^\S*(?:[\d_@]|\p{Ll}\p{Lu})\S*$|^[\d\s()/.+-]+$/u.test(text);
}

/** `TEA-17/250` is no such code as `TEA-07`. */
function signsOf(code: string): string {
  return /^[\d\s()/.+-]+$/.test(code) ? "" : code.replaceAll(/[\p{L}\d]/gu, "");
}

function isCapital(text: string): boolean {
  return /^\P{L}*\p{Lu}/u.test(text);
}
