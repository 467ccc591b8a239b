import { saidFormat } from "../guide/request/values/said-format.ts";
import { escapeRegExp } from "../guide/request/words/word-pattern.ts";
import { dateChanges } from "./date-changes.ts";
import { decimalChanges } from "./decimal-changes.ts";
import { expectedOutput } from "./expected-output.ts";
import type { FailedRun } from "./failed-run.ts";
import { formatChanges } from "./format-changes.ts";
import { leftOutChanges } from "./left-out-changes.ts";
import type { LineChange } from "./line-changes.ts";
import type { Language } from "./program-file.ts";
import { saysOrder } from "./expected-order.ts";
import { encodingChanges, readRightly, saysMisread } from "./misread-letters.ts";
import { saysTextOrder } from "./number-as-text.ts";
import { caseChanges, saysSameButForCase } from "./same-but-for-case.ts";
import { noValueChanges } from "./no-value-changes.ts";
import { numberOrderChanges } from "./number-order-changes.ts";
import { toldDates, toldLists } from "./told-lists.ts";
import { saidStart } from "./said-start.ts";
import { startChanges } from "./start-changes.ts";
import { type JapaneseEncoding, otherEncodings } from "./undecoded-bytes.ts";

/** What a request itself says of a mistake, or a test, as changes of a line. */
export type ToldChanges = (line: string, language: Language) => LineChange[];

/** Where something is missing, the rest is to be printed without it. */
const saysRest =
  /(?<!\p{L})(?:only|just|nothing|leave (?:it|that|them|this)(?: \p{L}+)? out|left out|without|omit\p{L}*|not (?:print|show|write)|empty|blank|nur|bloß|nichts|ohne|weglassen|leer)(?!\p{L})|だけ|のみ|省|空/iu;

/** A test expected one number, and got another one, as in 88 !== 95: what is put in order may be numbers. */
const comparesNumbers = /^\s*-?[\d.]+ !== -?[\d.]+\s*$|AssertionError: -?[\d.]+ != -?[\d.]+/mu;

/** What is printed are names with a number in them: backup-10.tar. */
const numbersInNames = /^exit \d+\n(?:[^\s\d][^\s\d]*\d+\S*\n?){2,}$/u;
const numberInName = /^exit \d+\n(?:[^\s\d][^\s\d]*\d+\S*\n?)+$/u;

/** The changes that a request, or what a test expects, gives reason for by what it says of the output: in which order, where a numbering is to begin, how many decimal places, that what is missing is left out. `ofFile`: the encoding of a file that can't be read as it is. */
export function toldChanges(
  { request, text }: Pick<FailedRun, "request" | "text">,
  ofFile: JapaneseEncoding | null = null,
): ToldChanges {
  const start = saidStart(request);
  const places = decimalPlaces(request, text);
  const missing = saysRest.test(request) ? /KeyError: ['"]([\p{L}\p{N}_]+)['"]/u.exec(text)?.[1] : undefined;
  const isUndefined = saysRest.test(request) && /(?<!\p{L})(?:undefined|None|null)(?!\p{L})/u.test(text);
  const isTextOrder = saysTextOrder(request);
  const isOrder = saysOrder(request) || comparesNumbers.test(text) || toldLists(request) !== null || isTextOrder;
  const isOfCase = saysSameButForCase(request);
  const date = toldDates(request)?.wanted;
  const isInNames = (isTextOrder ? numberInName : numbersInNames).test(text);
  const format = saidFormat(request);
  return (line, language) => [
    ...noValueChanges(line, language, text),
    ...otherEncodings(line, language, text, request, ofFile),
    ...(!saysMisread(request) || readRightly(text) === null ? [] : encodingChanges(line, language)),
    ...(isOrder ? numberOrderChanges(line, language, isInNames) : []),
    ...(isOfCase ? caseChanges(line, language) : []),
    ...(date === undefined ? [] : dateChanges(line, language, date)),
    ...(format === null ? [] : formatChanges(line, language, format)),
    ...(start ? startChanges(line, language, start) : []),
    ...(places === null ? [] : decimalChanges(line, language, places)),
    ...(missing === undefined ? [] : leftOutChanges(line, language, missing)),
    ...(isUndefined ? leftOutChanges(line, language, null) : []),
  ];
}

/** With how many decimal places a number is wanted that was printed with others, or none; null where none is, or it would be another number. */
function decimalPlaces(request: string, text: string): number | null {
  if (!text.startsWith("exit 0")) return null;
  const printed = (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const phrase = expectedOutput(request).find((one) => decimal.test(one));
  const [number, places] = decimal.exec(phrase ?? "") ?? [];
  if (number === undefined || places === undefined || hasNumber(text, number)) return null;
  const value = Number(number.replace(",", "."));
  return printed.some((other) => Math.abs(other - value) < 1) ? places.length : null;
}

const decimal = /(?<!\d|\d[.,])-?\d+[.,](\d{1,3})(?!\d|[.,]\d)/;

function hasNumber(text: string, number: string): boolean {
  return new RegExp(`(?<!\\d|\\d[.,])${escapeRegExp(number)}(?!\\d|[.,]\\d)`).test(text);
}
