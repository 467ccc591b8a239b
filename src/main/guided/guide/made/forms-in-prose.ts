import type { Replacement } from "../../../agent/replacement.ts";
import { titlesIn } from "../facts/lines/titles.ts";
import { requestLanguage } from "../request/words/answer-language.ts";
import { wholeWord } from "../request/words/word-pattern.ts";

const isProse = /\.(?:md|markdown|txt|text|html?|tex|rst|adoc|eml)$/i;
const isSmall = /^\p{Ll}[\p{Ll}’' -]{2,}$/u;
/** What has another plural than most, or none. */
const isIrregular =
  /(?:man|child|person|foot|tooth|goose|mouse|sheep|fish|deer|leaf|knife|wife|life|half|loaf|shelf|money|water|news|have|be|do|go)$/u;

/**
 * How a text that people read has a word in small letters besides, each with the new word in that form: with a capital where a sentence, a bold word or a title begins, and in English in the
 * plural and behind "a" or "an". Not where that may be a name.
 */
export function formsInProse(path: string, text: string, { find, put }: Replacement): ReadonlyMap<string, string> {
  if (!isProse.test(path) || !isSmall.test(find) || !/^\p{Ll}/u.test(put)) return new Map();
  const small = [[find, put] as const, ...pluralsIn(text, find, put)];
  const large = small
    .map(([old, fresh]) => [capital(old), capital(fresh)] as const)
    .filter(([old]) => wholeWord(old).test(text));
  const places = placesOf(text);
  const isMeant = large.every(([old]) => [...text.matchAll(wholeWord(old, "gu"))].every(places.isBeginning));
  return new Map([...small.slice(1), ...(isMeant ? large : []), ...articlesIn(text, find, put)]);
}

/** "an hour", "a unit": there the letter doesn't tell. */
const [vowel, consonant] = [/^[aeio](?!u|ne(?!\p{L}))/u, /^[^aeiouhy]/u];

/** "A ferry" is "an island": the word before it depends on how it begins. */
function articlesIn(text: string, find: string, put: string): (readonly [string, string])[] {
  if (requestLanguage(text) !== "en") return [];
  const [old, fresh] = consonant.test(find) && vowel.test(put) ? ["a", "an"] : ["an", "a"];
  if (old === "an" && !(vowel.test(find) && consonant.test(put))) return [];
  return [
    [`${old} ${find}`, `${fresh} ${put}`],
    [capital(`${old} ${find}`), capital(`${fresh} ${put}`)],
  ].flatMap(([one = "", other = ""]) => (wholeWord(one).test(text) ? [[one, other] as const] : []));
}

function pluralsIn(text: string, find: string, put: string): (readonly [string, string])[] {
  const words = [find, put].every((each) => /^\p{Ll}{3,}$/u.test(each) && !isIrregular.test(each));
  const [old, fresh] = [plural(find), plural(put)];
  if (!words || find.endsWith("s") || requestLanguage(text) !== "en" || !wholeWord(old, "iu").test(text)) return [];
  // a folder is called so, or a part of a program
  const isName = new RegExp(
    String.raw`[\p{N}/._\u0060-]${old}(?!\p{L})|(?<!\p{L})${old}(?:[/_\u0060(-]|\.\p{L})`,
    "iu",
  );
  return isName.test(text) ? [] : [[old, fresh]];
}

function plural(word: string): string {
  if (/(?:[sxz]|ch|sh)$/u.test(word)) return `${word}es`;
  return /[^aeiou]y$/u.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a line begins with before its first word. */
const lead = /^\s*(?:>\s?)*((?:(?:[-*+•・]|\d{1,3}[.)]|#{1,6})\s+)?(?:\[[ xX]\]\s*)?[*_"“„'«([|<]*)$/u;
/** What a sentence or a cell stands behind within a line. */
const opening = /(?:[.!?…:]["”'’)\]*_]*\s+["“„'(*_[]*|\*\*|__|\|\s*[*_]*|>\s*)$/u;
/** So long a line may have been broken. */
const fullLine = 45;

function placesOf(text: string): { isBeginning: (match: RegExpExecArray) => boolean } {
  const lines = text.split("\n");
  const titles = new Set(titlesIn(lines.map((line) => line.replace(/\r$/, ""))).map(({ row }) => row));
  const isGerman = requestLanguage(text) === "de";
  const isBeginning = ({ 0: word, index }: RegExpExecArray): boolean => {
    const row = text.slice(0, index).split("\n").length - 1;
    if (titles.has(row)) return true;
    // "Mark Evans" is somebody
    if (!isGerman && /^ \p{Lu}\p{Ll}/u.test(text.slice(index + word.length))) return false;
    const before = text.slice(text.lastIndexOf("\n", index - 1) + 1, index);
    const [found, signs] = lead.exec(before) ?? [];
    if (found === undefined) return opening.test(before);
    const above = lines[row - 1]?.trim() ?? "";
    return signs !== "" || above.length < fullLine || /[.!?:…]["”'’)*_]*$/u.test(above);
  };
  return { isBeginning };
}
