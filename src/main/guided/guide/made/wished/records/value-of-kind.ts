import { isFieldOfAny } from "../../../facts/tables/alike-fields.ts";
import { unitsOf } from "../../../facts/numbers/measure-units.ts";
import { valueInPlace, valueOf } from "../../../facts/numbers/value-in-place.ts";
import { valuesIn } from "../../../request/values/values.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import { isCommonWord, sameNounAs, wordsOf } from "../../../request/words/words.ts";

/** A column of a table, or a key of records, with what the others have there. */
export type Column = { name: string; others: readonly string[] };

/** What is said of a new thing as a column has it, where it is of the kind of what the others have there: yes or no, a state or a person that one of them has, a number or a date. Null for any other. */
export function valueOfKind(said: string, column: Column): string | null {
  if (column.others.length < fewest || column.others.includes("")) return null;
  return yesOrNo(said, column) ?? asAnother(said, column) ?? asValue(said, column);
}

/** Fewer show no kind. */
const fewest = 2;

const yesAndNo = [
  ["yes", "no"],
  ["true", "false"],
  ["ja", "nein"],
  ["はい", "いいえ"],
  ["○", "×"],
] as const;

/** "organic" and "not organic", of a column that is called so. */
function yesOrNo(said: string, { name, others }: Column): string | null {
  const pair = yesAndNo.find((words) => others.every((other) => words.some((word) => word === other.toLowerCase())));
  const [, denial, own = ""] = /^(not |no |nicht |kein\p{L}* |non-)?(.+)$/iu.exec(said) ?? [];
  if (!pair || wordsOf(own).join(" ") !== wordsOf(name).join(" ")) return null;
  const word = pair[denial === undefined ? 0 : 1];
  const isLarge = others.every((other) => /^\p{Lu}/u.test(other));
  return isLarge ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** More words beside a name tell something else. */
const mostBeside = 3;

/** "easy" where another one is, "Ivo leads it" where Ivo leads another one. */
function asAnother(said: string, { others }: Column): string | null {
  const texts = [...new Set(others)].filter((other) => /^\p{L}/u.test(other) && valueOf(other) === null);
  if (texts.length === others.length && texts.length > 1) return exactly(said, texts);
  const there = texts.filter((text) => wholeWord(text, "u").test(said));
  const [only, ...more] = there;
  if (only === undefined || more.length > 0) return exactly(said, texts);
  const rest = said.replace(only, " ").trim();
  const isPlain = rest.split(/\s+/u).length <= mostBeside && !/[\p{Lu}\d]/u.test(rest);
  return isPlain && (/^\p{Lu}/u.test(only) || rest === "") ? only : exactly(said, texts);
}

function exactly(said: string, texts: readonly string[]): string | null {
  return texts.find((text) => text.toLowerCase() === said.toLowerCase()) ?? null;
}

/** What something costs each. */
const rate = /\s*(?:\/|(?<!\p{L})(?:per|pro|je|an?)(?!\p{L}))\s*\d*\s*\p{L}+\.?$/iu;
const money = /[€$£]|(?<!\p{L})(?:eur|euros?|usd|chf|gbp|dollars?|pounds?)(?!\p{L})/giu;
const inHundredths = /(?<!\p{L})(?:cents?|ct|pence|rappen)(?!\p{L})/iu;
const isPrice =
  /(?<!\p{L})(?:prices?|costs?|fees?|preis|kosten|gebühr|betrag|amount|eur|euros?|値段|価格|料金)(?!\p{L})|[€$£]/iu;
const isNumbering = /^(?:#|nr|no|num(?:ber)?|id|nummer|番号)\.?$/iu;
const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;

function asValue(told: string, column: Column): string | null {
  const { name, others } = column;
  const values = others.map((other) => valueOf(other));
  const [kind, ...kinds] = new Set(values.map((value) => value?.kind));
  const said = told.replace(rate, "");
  const [value, ...more] = valuesIn(said);
  const last = others.at(-1);
  if (!value || more.length > 0 || kind === undefined || kinds.length > 0 || value.kind !== kind || last === undefined)
    return null;
  if (kind === "date") return dateLike(said.slice(value.from, value.to), said, others);
  if (kind !== "number") return /^(?:(?:at|um)\s+)?$/iu.test(rest(said, value)) ? valueInPlace(last, value.text) : null;
  const isMoney = rest(said, value).replaceAll(money, "") !== rest(said, value) || /[.,]\d{2}$/.test(value.text);
  if (inHundredths.test(spelled(name)))
    return isMoney && hasNoMore(said, value, column) ? String(Math.round(value.amount * 100)) : null;
  const areWhole = values.every((other) => Number.isInteger(other?.amount) && !/[.,]/.test(other?.text ?? ""));
  if (areWhole && !Number.isInteger(value.amount)) return null;
  return hasNoMore(said, value, column) ? valueInPlace(last, value.text) : null;
}

function rest(said: string, { from, to }: { from: number; to: number }): string {
  return `${said.slice(0, from)} ${said.slice(to)}`.trim();
}

function spelled(name: string): string {
  return wordsOf(name).join(" ");
}

/** Whether all that is said beside a number calls the column, or is what it counts there. */
function hasNoMore(said: string, value: { from: number; to: number }, { name, others }: Column): boolean {
  const beside = rest(said, value);
  const plain = isPrice.test(name) || inHundredths.test(spelled(name)) ? beside.replaceAll(money, " ") : beside;
  const words = wordsOf(plain).filter((word) => !isCommonWord(word));
  const units = new Set(others.flatMap((other) => wordsOf(other.replaceAll(/[\d.,]+/gu, " "))));
  const own = wordsOf(name);
  const calls = (word: string) =>
    (isNumbering.test(name) && isNumbering.test(word)) || own.some(sameNounAs([word])) || isFieldOfAny(name, [word]);
  const isCounted = (word: string) => units.has(word) || own.some((each) => unitsOf(each).has(word));
  // a bare number among those that have a unit is of that, and one with a unit of no others
  return words.every((word) => calls(word) || isCounted(word));
}

function dateLike(text: string, said: string, others: readonly string[]): string | null {
  const last = others.at(-1);
  const years = new Set(others.flatMap((other) => year.exec(other)?.[0] ?? []));
  const hasDay = [...others, said].some((each) => valuesIn(each).some(({ kind }) => kind === "weekday"));
  if (last === undefined || hasDay || (years.size > 1 && !year.test(text))) return null;
  return valueInPlace(last, text);
}
