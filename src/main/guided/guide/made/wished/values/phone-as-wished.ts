import type { Replacement } from "../../../../../agent/replacement.ts";
import { longNumbersIn } from "../../../request/words/numbers.ts";
import { isCommonWord, sameNounAs, wordsOf } from "../../../request/words/words.ts";
import { csvLines } from "../../../facts/tables/csv-lines.ts";
import { patternFor, replacedAll } from "../../replace-in.ts";

/**
 * A text in which a phone number is another one by now, wherever that very number stands and however it is written there: grouped, in one run, with the number of the country. Null where a wish is
 * about something else, or about somebody's number, and where a request may mean only some of these places.
 */
export function phoneAsWished(path: string, text: string, wish: string, request: string): string | null {
  const change = changeIn(wish, text, request);
  if (!change || isOfRecords(path, text) || onlyThere.test(request)) return null;
  const spellings = spellingsOf(change, text);
  const isPlace = (line: string) => spellings.some(({ find }) => patternFor(find).test(line));
  const places = text.split("\n").filter(isPlace);
  if (places.length === 0 || tellsApart(places, request)) return null;
  return spellings.reduce((all, spelling) => replacedAll(path, all, spelling), text);
}

const replaces = /^(?:change|replace|update|correct|set) "([^"]+)" (?:to|by|with) "([^"]+)"[.\s]*$/iu;
const changesNumber =
  /^(?:change|replace|update|correct|set)(?!\p{L})(?<what>.*?)(?: from "(?<from>[^"]+)")? (?:to|by|with) "(?<to>[^"]+)"[.\s]*$/iu;
/** What calls it a phone number, and says of nobody whose. */
const isPhone =
  /^(?:(?:the|our|my|old|shop|office|contact|unsere?|meine?|die|alte)\s+)*(?:(?:tele)?phone(?:[ -]?numbers?)?|numbers?|tel\.?|telefon(?:nummer)?|rufnummer|nummer)$|^(?:お?電話|お?電話番号|番号)$/iu;

/** Which number becomes which one. */
function changeIn(wish: string, text: string, request: string): Replacement | null {
  const [, old = "", fresh = ""] = replaces.exec(wish) ?? [];
  if (isNumber(old) && isNumber(fresh)) return { find: old, put: fresh };
  const { what = "", from, to = "" } = changesNumber.exec(wish)?.groups ?? {};
  if (!isNumber(to) || !isPhone.test(what.replaceAll('"', "").trim())) return null;
  const find = from === undefined ? oldNumber(text, to, request) : from;
  return find !== null && isNumber(find) ? { find, put: to } : null;
}

function isNumber(text: string): boolean {
  return longNumbersIn(text)[0] === text.trim();
}

/** The one number of a text that a request says besides the new one, or the last digits of. */
function oldNumber(text: string, fresh: string, request: string): string | null {
  const rest = request.replaceAll(fresh, " ");
  const said = (rest.match(/\d(?:[ /-]?\d){2,}/gu) ?? []).map(digitsOf);
  const there = longNumbersIn(text).filter((number) => ownDigits(number) !== ownDigits(fresh));
  const meant = there.filter((number) => said.some((end) => ownDigits(number).endsWith(end.replace(/^0+/, ""))));
  // with the number of the country it is longer, and the same
  const [shortest] = meant.toSorted((one, other) => ownDigits(one).length - ownDigits(other).length);
  const isOne = shortest !== undefined && meant.every((number) => ownDigits(number).endsWith(ownDigits(shortest)));
  return isOne ? shortest : null;
}

function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, "");
}

function ownDigits(number: string): string {
  return digitsOf(number).replace(/^0+/, "");
}

/** The number of a country has so many digits at most. */
const longestCode = 3;

/**
 * A change in the spellings that tell all of its places: with the 0 that stands before it in its own country, or with the number of the country. None where one number is said so and the other one
 * otherwise, and nothing tells how they would be written then.
 */
function spellingsOf({ find, put }: Replacement, text: string): Replacement[] {
  const [old, fresh] = [find, put].map((number) => number.trim().replace(/^00/, "+"));
  if (old === undefined || fresh === undefined) return [];
  if (!old.startsWith("+")) return fresh.startsWith("+") ? [] : [{ find: old, put: fresh }];
  const [digits, others] = [digitsOf(old), digitsOf(fresh)];
  if (!fresh.startsWith("+")) {
    const code = digits.length - others.length + 1;
    const isCode = fresh.startsWith("0") && code >= 1 && code <= longestCode;
    return isCode ? [{ find: `0${digits.slice(code)}`, put: fresh }] : [];
  }
  const codes = Array.from({ length: longestCode }, (_, index) => index + 1);
  const code = codes.find(
    (length) =>
      digits.slice(0, length) === others.slice(0, length) &&
      patternFor(`0${digits.slice(length)}`).test(withoutCodes(text)),
  );
  const atHome = code === undefined ? [] : [{ find: `0${digits.slice(code)}`, put: `0${others.slice(code)}` }];
  return [...atHome, { find: old, put: fresh }];
}

/** A text without the numbers that have the number of a country. */
function withoutCodes(text: string): string {
  return longNumbersIn(text)
    .filter((number) => /^(?:\+|00)/.test(number))
    .reduce((rest, number) => rest.replaceAll(number, " "), text);
}

/** In a table, and among cards, a number stands for each of those who have it. */
function isOfRecords(path: string, text: string): boolean {
  return path.endsWith(".vcf") || (/\.(?:csv|tsv)$/i.test(path) && csvLines(text) !== null);
}

const onlyThere = /(?<!\p{L})(?:only|just|nur|lediglich) (?:in|on|at|for|im|am|auf|bei|für)(?!\p{L})|だけ|のみ/iu;

/** Whether a request says a word that stands in some of these lines and not in others: then it may be about those. */
function tellsApart(lines: readonly string[], request: string): boolean {
  const isOfPhones = (word: string) => /^(?:tele)?(?:phone|fon|fax|tel)|nummer$|^numbers?$/u.test(word);
  const names = request.replaceAll(/[^\s"'(]+\.[a-z]\w{0,5}(?!\w)/giu, " ");
  const said = wordsOf(names).filter(
    (word) => /\p{L}{3}|\p{Script=Han}{2}/u.test(word) && !isCommonWord(word) && !isOfPhones(word),
  );
  const own = lines.map((line) => sameNounAs(wordsOf(line.replaceAll(/<[^>]*>/g, " "))));
  return said.some((word) => own.some((has) => has(word)) && !own.every((has) => has(word)));
}
