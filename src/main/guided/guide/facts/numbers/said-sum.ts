import { numberNamed, numberWords } from "../../request/words/number-words.ts";
import { toNumber, writeNumber } from "../../request/words/numbers.ts";
import { writeStretch } from "../times/clock.ts";

const once: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };
const count = String.raw`(\d{1,6}|${Object.keys(once).join("|")}|(?:${numberWords(1)})(?:mal)?)`;
const value = String.raw`[€$£]?(\d{1,6}(?:[.,]\d{1,2})?)[ -]?(minutes?|mins?|minuten|hours?|stunden?|euros?|eur|€|dollars?|pounds?|km|kilometers?|kilometer|grams?|gramm|g|kg|liters?|litres?|liter|pages?|seiten?)(?![\p{L}\d])`;
/** `3 meetings of 45 minutes`, `4 tickets at 12.50 euros`, `3 x 45 min` */
const timesFirst = String.raw`${count} (?:(?:\p{L}+ ){0,2}(?:of|à|je|von|at(?= (?:[€$£]|\d+(?:[.,]\d+)? (?:euros?|eur|€|dollars?|pounds?|each)))) |[x×*] ?|(?:times|mal) )${value}(?: (?:each|jeweils))?`;
/** `3 meetings, 45 minutes each` */
const eachLast = String.raw`${count} \p{L}+(?:,| (?:that|which) (?:are|take|last|cost)|, die| (?:are|take|last|cost|dauern|kosten))? (?:jeweils )?${value}(?: long| lang)? (?:each|jeweils|je)`;
/** `a 45 minute meeting three times`, `20 Minuten, zweimal` */
const timesLast = String.raw`${value}(?: (?!and(?!\p{L})|und(?!\p{L}))\p{L}+){0,2},? (?:${count} (?:times|mal)|(once|twice|thrice|\p{L}{3,7}mal))`;
const product = new RegExp(String.raw`(?<![\d.,\p{L}])(?:${eachLast}|${timesFirst}|${timesLast})(?!\p{L})`, "giu");

const asksForAll =
  /\b(?:how (?:much|long|many)|altogether|in total|in all|together|total|sum|wie (?:viel|lange)|insgesamt|zusammen)\b|全部|合計/iu;
/** What is left of a request says more of it. */
const isMore = new RegExp(
  String.raw`\d|(?<!\p{L})(?:${numberWords(2)}|half|halbe?|minus|less|discount|off|rabatt|gutschein|abzüglich|weniger)(?!\p{L})|%`,
  "iu",
);

/**
 * What several times something come to, where a request says both and asks for all of it: "3 meetings of 45 minutes and 2 of 20 minutes". Small
 * models can't calculate. Empty where there are not several, they are not of one kind, or more is said of it.
 */
export function saidSum(request: string): string {
  if (!asksForAll.test(request) || isMore.test(request.replaceAll(product, " "))) return "";
  const products = [...request.matchAll(product)].map(productOf);
  const units = new Set(products.map(({ unit }) => unit.replace(/s$/, "")));
  const unit = products.at(-1)?.unit ?? "";
  if (products.length < 2 || units.size > 1 || products.some(({ times }) => Number.isNaN(times))) return "";
  const sum = products.reduce((all, { times, value }) => all + times * value, 0);
  const written = products.map(({ times, value }) => `${times} × ${writeNumber(value)}`).join(" + ");
  return `Counted: ${written} = ${writeNumber(sum)} ${unit}${inHours(sum, unit)}`;
}

type Product = { times: number; value: number; unit: string };

function productOf(found: RegExpMatchArray): Product {
  const [, each, ofEach, unitOfEach, first, ofFirst, unitOfFirst, ofLast, unitOfLast, last, word] = found;
  const [times = "", worth = "", unit = ""] = [
    each ?? first ?? last ?? word,
    ofEach ?? ofFirst ?? ofLast,
    unitOfEach ?? unitOfFirst ?? unitOfLast,
  ];
  return { times: countOf(times), value: toNumber(worth, worth.includes(",")) ?? 0, unit: unit.toLowerCase() };
}

/** A number in digits or in words; not a number for other words. */
function countOf(said: string): number {
  if (/^\d+$/.test(said)) return Number(said);
  const word = said.toLowerCase();
  return once[word] ?? numberNamed(word) ?? numberNamed(word.replace(/mal$/, "")) ?? Number.NaN;
}

function inHours(sum: number, unit: string): string {
  return !unit.startsWith("min") || sum < 60 ? "" : ` = ${writeStretch(sum, "en")}`;
}
