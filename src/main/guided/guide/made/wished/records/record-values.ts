import { plainValue } from "../../../facts/formats/yaml-records.ts";
import { wordsOf } from "../../../request/words/words.ts";
import { beganLike } from "../../../written/like-the-others.ts";
import { isFieldOfAny } from "../../../facts/tables/alike-fields.ts";
import { around } from "../tables/with-row-added.ts";

const kinds: readonly (readonly [string, RegExp])[] = [
  ["number", /^[+-]?\d+(?:[.,]\d+)?$/u],
  ["time", /^\d{1,2}[:h]\d{2}$/u],
  ["date", /^\d{4}-\d{2}-\d{2}$/u],
  ["range", /^\d{1,2}(?:[:.h]\d{2})?\s*[-–~〜]\s*\d{1,2}(?:[:.h]\d{2})?$/u],
  ["state", /^(?:yes|no|true|false|on|off|ja|nein|an|aus)$/iu],
  ["amount", /^[+-]?\d+(?:[.,]\d+)?\s?[\p{L}%€$£].*$/u],
  ["word", /^[^\d].*$/u],
];
/** "12 boxes" may be the values of two keys. */
const counted = /^(\d+(?:[.,]\d+)?)\s*(\p{L}.*)$/u;

/** The values of a new thing for these keys, out of what is said of it side by side: each of the kind that the others have there, and in their quotes. Null where they don't fit. */
export function valuesOfNew(
  item: string,
  keys: readonly string[],
  others: readonly (readonly string[])[],
): string[] | null {
  const sides = item.split(/\s*[,;]\s+|\s*[、，]\s*/u).map((side) => side.trim());
  const ways = [sides, ...sides.map((side, place) => sides.toSpliced(place, 1, ...partsOf(side)))];
  const fitting = ways.flatMap((way) => {
    if (way.length !== keys.length || way.some((side, place) => isElsewhere(side, place, keys, others))) return [];
    const values = way.map((side, place) => valueLike(withoutKey(side, keys[place] ?? ""), others[place] ?? []));
    const whole = values.flatMap((value) => (value === null ? [] : [value]));
    return whole.length === keys.length ? [whole] : [];
  });
  const [only, ...more] = fitting;
  return only && more.every((each) => each.join("\n") === only.join("\n")) ? only : null;
}

/** Whether what is said at one place is the side of another key: by that key's name, or as others have it there. */
function isElsewhere(
  side: string,
  at: number,
  keys: readonly string[],
  others: readonly (readonly string[])[],
): boolean {
  const [first = "", ...rest] = side.split(/\s+/u);
  const isSaid = keys.map((key) => rest.length > 0 && isFieldOfAny(key, wordsOf(first)));
  const isThere = others.map((values) =>
    values.some((value) => plainValue(value).toLowerCase() === side.toLowerCase()),
  );
  return [isSaid, isThere].some((found) => found[at] !== true && found.includes(true));
}

function partsOf(side: string): string[] {
  const [, number, unit] = counted.exec(side) ?? [];
  return number === undefined || unit === undefined ? [side] : [number, unit];
}

/** "room Larch" and "4 seats" without the name of their key, "at 18:30" without what joins it. */
function withoutKey(side: string, key: string): string {
  const words = side.split(/\s+/u);
  const isKey = (word = "") => words.length > 1 && isFieldOfAny(key, wordsOf(word));
  const own = isKey(words[0]) ? words.slice(1) : isKey(words.at(-1)) ? words.slice(0, -1) : words;
  return own.join(" ").replace(around, "").trim();
}

function valueLike(said: string, others: readonly string[]): string | null {
  const plain = others.map(plainValue);
  const kind = kindOf(said);
  if (said === "" || others.length === 0 || !plain.some((value) => kindOf(value) === kind)) return null;
  const put = kind === "number" ? numberLike(said, plain) : beganLike(said, plain);
  const quotes = new Set(others.map((value) => /^["']/u.exec(value)?.[0] ?? ""));
  const [quote = "", ...more] = quotes;
  if (more.length === 0 && quote !== "") return put.includes(quote) || put.includes("\\") ? null : quote + put + quote;
  // what would have to be in quotes is left to whoever knows how
  return isBare.test(put) && (quote === "" || quotes.has("")) ? put : null;
}

const isBare = /^[\p{L}\p{N}+-](?:[^#:{}[\]"'\\&*!|>%@\u0060]|:(?=\S))*$/u;

function kindOf(value: string): string {
  return kinds.find(([, pattern]) => pattern.test(value))?.[0] ?? "other";
}

/** With as many decimals as all others have, and their sign. */
function numberLike(said: string, others: readonly string[]): string {
  const sign = others.find((value) => /[.,]/u.test(value))?.match(/[.,]/u)?.[0];
  const put = sign === undefined ? said : said.replace(/[.,]/u, sign);
  const places = new Set(others.map((value) => /[.,](\d+)$/u.exec(value)?.[1]?.length ?? 0));
  const [wanted = 0, ...more] = places;
  if (more.length > 0 || wanted === 0 || /[.,]/u.test(put)) return put;
  return `${put}${sign ?? "."}${"0".repeat(wanted)}`;
}
