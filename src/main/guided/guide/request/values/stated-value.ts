import { datePattern } from "../dates/request-dates.ts";
import { escapeRegExp } from "../words/word-pattern.ts";

const quoted = String.raw`["“”„「『](?<quoted>[^"“”„「」『』\n]{1,60})["“”」』]`;
const date = `(?<date>${datePattern})`;
const number = String.raw`(?<number>\d+(?:[.,:]\d+)*(?: ?(?:[€$£%]|EUR|USD|CHF|GBP|kg|km|Uhr)(?!\p{L}))?)`;
/** Behind the value the clause ends, or says that it is what is to be written. */
const ends = String.raw`(?=\s*(?:$|[,;.!?)、。\n]|(?:and|und|or|oder|eintragen|einsetzen)(?!\p{L})|[でとに]))`;

/**
 * What a request states as the value of something by its name: "Datum 3. Februar 2025", "the price is 12.50", `subject: "Hello"`. A date, a number, or what stands
 * in quotation marks; null where it states none, or two.
 */
export function statedValue(name: string, request: string): string | null {
  const lead = String.raw`(?<![\p{Script=Latin}\p{N}])${namePattern(name)}(?:\s*[:：=は]\s*|\s+(?:(?:is|ist|lautet|should be|soll)\s+)?(?:(?:the|der|den)\s+)?|(?=["“„「『]))`;
  const found = [...request.matchAll(new RegExp(`${lead}(?:${quoted}|${date}|${number})${ends}`, "giu"))];
  const values = new Set(found.map(({ groups }) => groups?.["quoted"] ?? groups?.["date"] ?? groups?.["number"] ?? ""));
  const [value, ...others] = values;
  return value !== undefined && others.length === 0 ? value.trim() : null;
}

/** Keys have no umlauts: STRASSE is "Straße". */
function namePattern(name: string): string {
  const letters: Readonly<Record<string, string>> = { ss: "ß", ae: "ä", oe: "ö", ue: "ü" };
  return escapeRegExp(name).replaceAll(/ss|[aou]e/giu, (pair) => `(?:${pair}|${letters[pair.toLowerCase()] ?? pair})`);
}
