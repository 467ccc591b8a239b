import { superlativeIn } from "../../request/questions/superlative.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { unitNamed } from "./one-unit.ts";
import type { Column, NumberColumn } from "../tables/number-column.ts";

/** Who has the most altogether of the rows that a request speaks of, where it asks for whoever that is. */
export function mostOf(groups: readonly Column[], numeric: readonly NumberColumn[], request: string): Extreme[] {
  if (!asksForMostOfAll.test(request) || !asksForWho.test(request)) return [];
  return groups.flatMap((group) => extremeGroup(request, group, numeric));
}

const asksForWho = /\b(?:who|which|whose|wer|welche\w*)\b|誰|だれ|どの/iu;

/**
 * Who of all rows has the most, where a request names both, by the column that tells who, and by what is counted: "which stall made the most money". None where either is
 * open.
 */
export function namedMost(groups: readonly Column[], numeric: readonly NumberColumn[], request: string): Extreme[] {
  const [column, ...others] = numeric;
  const asked = asksForMostOfAll.test(request) ? groups.filter(({ name }) => isWhoAsked(name, request)) : [];
  const [group, ...more] = asked;
  if (!column || others.length > 0 || !group || more.length > 0 || !isWhatAsked(column, request)) return [];
  return extremeGroup(request, group, numeric);
}

const whoAsked =
  /(?<!\p{L})(?:which|what|welche[rnms]?)(?: of (?:the|our|my))? ((?:\p{L}+ )?\p{L}+)|どの([\p{scx=Han}\p{scx=Katakana}]+)/iu;
const ofPersons = /^(?:who|name|person|wer|名前|氏名)$/iu;

/** "Which stall" names a column `stall`, and "who" one of names. */
function isWhoAsked(name: string, request: string): boolean {
  const [, noun, inJapanese] = whoAsked.exec(request) ?? [];
  if (inJapanese !== undefined) return inJapanese === name.trim();
  if (noun === undefined)
    return /(?<!\p{L})(?:who|wer)(?!\p{L})|誰|だれ/iu.test(request) && ofPersons.test(name.trim());
  // "which kind of bread": the kind alone may be of something else
  const said = wordsOf(noun);
  const own = wordsOf(name);
  return own.length > 0 && own.every((word) => said.some((other) => isSameNoun(word, other)));
}

const whatAsked =
  /(?<!\p{L})(?:the )?(?:most|least|fewest|(?:am )?(?:meisten|wenigsten))(?: (\p{L}+))?|(?:一番|最も)([\p{scx=Han}\p{scx=Katakana}]+)が(?:多|少)/iu;
const ofMoney = /^(?:money|cash|euros?|dollars?|pounds?|geld|umsatz|takings|revenue|turnover|sales)$/iu;
const isMoney =
  /(?<!\p{L})(?:takings|revenue|turnover|sales|income|earned|earnings|amount|total|euros?|eur|usd|gbp|umsatz|einnahmen|erlös|betrag)(?!\p{L})|売上|収入|金額/iu;
const isPrice = /(?<!\p{L})(?:each|per|price|unit|pro|je|preis|\p{L}*preis)(?!\p{L})|単価/iu;
const earns = /(?<!\p{L})(?:eingenommen|verdient|umgesetzt|take in|took in|taken in|earn(?:ed|s)?)(?!\p{L})/iu;

/** "The most money" is told by takings, and "the most kilometres" by `km`. */
function isWhatAsked({ name }: NumberColumn, request: string): boolean {
  const [, noun = "", inJapanese] = whatAsked.exec(request) ?? [];
  if (inJapanese !== undefined) return inJapanese === name.trim();
  const said = noun.toLowerCase();
  const own = wordsOf(name);
  const unit = unitNamed(said);
  if (ofMoney.test(said) || earns.test(request)) return isMoney.test(name) && !isPrice.test(name);
  return said !== "" && own.some((word) => isSameNoun(word, said) || (unit !== null && unitNamed(word) === unit));
}

/** Which row is the one that a request asks for by a superlative, in the request's own word: `most expensive: carpet (240)`. */
export function extremeFacts(
  request: string,
  numeric: readonly NumberColumn[],
  labels: readonly string[] | null,
): string[] {
  const asked = superlativeIn(request);
  if (!asked || !labels) return [];
  const words = new Set(wordsOf(request));
  const named = numeric.filter(({ name }) => wordsOf(name).some((word) => words.has(word)));
  const columns = named.length > 0 ? named : numeric;
  return columns.slice(0, 2).map(({ name, numbers, write }) => {
    const known = numbers.filter((number) => number !== null);
    const value = asked.isLargest ? Math.max(...known) : Math.min(...known);
    const whose = numbers.flatMap((number, row) => (number === value ? (labels[row] ?? []) : []));
    const by = columns.length > 1 ? ` by ${name}` : "";
    return `${asked.word}${by}: ${whose.slice(0, 3).join(", ")} (${write(value)})`;
  });
}

/** Who has the most altogether, or what comes most often: not the one row with the largest number. */
export const asksForMostOfAll =
  /(?<!\bat )\b(?:most(?! (?:expensive|of)\b)|least(?! expensive\b)|fewest|meisten|wenigsten|(?:am )?häufigsten|most often)\b|\b(?:who|which|wer|welche[rs]?)\b[^.,;?!\n]{1,60}? (?:more|fewer|less|mehr|weniger)(?! (?:than|als))\b|(?:一番|最も)(?:[\p{scx=Han}\p{scx=Katakana}]{1,8}が)?(?:多|少)|最多|最少/iu;

/** The group of rows that has the most, by the column that can be added up, or else by how many they are: `most by name: Ida (84)`. */
export function extremeGroup(request: string, { name, cells }: Column, numeric: readonly NumberColumn[]): Extreme[] {
  const isLeast = /\b(?:least|fewest|fewer|less|weniger|wenigsten)\b|少/iu.test(request);
  const [column, ...others] = numeric;
  const plain = cells.map((cell) => cell.toLowerCase());
  const sums = new Map<string, number>();
  for (const [row, key] of plain.entries()) {
    if (key !== "") sums.set(key, (sums.get(key) ?? 0) + (column ? (column.numbers[row] ?? 0) : 1));
  }
  const value = isLeast ? Math.min(...sums.values()) : Math.max(...sums.values());
  const whose = [...sums].flatMap(([key, sum]) => (sum === value ? [cells[plain.indexOf(key)] ?? key] : []));
  // which of several columns is meant isn't clear, and of many with the same none stands out
  if (others.length > 0 || whose.length > 2) return [];
  const much = column ? column.write(value) : `${value} ${value === 1 ? "row" : "rows"}`;
  return [{ value: `${whose.join(", ")} (${much})`, what: isLeast ? "least" : "most", of: name }];
}

/** The group that has the most or the least, with how much it is. */
type Extreme = { value: string; what: "most" | "least"; of: string };

export function extremeTold({ value, what, of }: Extreme): string {
  return `${what} by ${of}: ${value}`;
}
