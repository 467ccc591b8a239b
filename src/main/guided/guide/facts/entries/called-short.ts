import { requestLanguage } from "../../request/words/answer-language.ts";
import { escapeRegExp, notBeforeWord, notBehindWord } from "../../request/words/word-pattern.ts";
import { isCommonWord } from "../../request/words/words.ts";
import type { EntryField } from "./told-entries.ts";

/** What it is, and the name of its model or how large it is: "Projector Lumo 3", "Tile cutter Rubi 60", "Screen 2 m". */
const ofModel =
  /^(?<thing>\p{L}[\p{L}-]*(?: \p{Ll}[\p{L}-]{2,})*) (?<model>(?=.*\d)(?:(?:\p{Lu}[\p{L}\p{N}-]*|[\p{L}-]*\d[\p{L}\p{N}.,-]*|\p{Ll}{1,2})(?: |$))+)$/u;
/** Where a capital makes a name: "Sander Makita" beside "Drill stand". */
const ofBrand = /^(?<thing>\p{Lu}[\p{L}-]*(?: \p{Ll}[\p{L}-]{2,})*)(?: \p{Lu}[\p{L}-]*)+$/u;
const ofPerson = /^(?<thing>\p{Lu}\p{Ll}+) \p{Lu}[\p{L}'’-]+$/u;
/** What a column of people is called. */
export const isOfPeople =
  /^(?:(?:full )?name|who|person|member|guest|player|participant|student|customer|wer|mitglied|gast|spieler(?:in)?|teilnehmer(?:in)?|kunde|kundin|氏名|名前)$/iu;
const lowerSecond = /^\p{L}+ \p{Ll}{3,}/u;

/**
 * The beginning of a name by which a text calls it: the projector of "Projector Lumo 3", the first name of a person. Null where it has none, or the rest may make something
 * else of it: a drill stand is no drill. `others` are the names beside it.
 */
export function calledShort(
  { name, value }: EntryField,
  others: readonly string[],
  text: string,
  request: string,
): string | null {
  // in German all nouns have capitals, and where each word of a name begins with one, "Tent Pegs 20" is of no model
  const tellsNames = requestLanguage(request) === "en" && others.some((other) => lowerSecond.test(other));
  const found = ofModel.exec(value) ?? (tellsNames ? ofBrand.exec(value) : null);
  const { thing = "", model = "" } = found?.groups ?? {};
  const person = isOfPeople.test(name) ? ofPerson.exec(value)?.groups?.["thing"] : undefined;
  if (person !== undefined) return asWord(person, "u").test(text) ? person : null;
  if (!/\p{L}{3}|[\p{scx=Han}\p{scx=Katakana}]{2}/u.test(thing) || isCommonWord(thing.toLowerCase())) return null;
  const isOfModel = !/\p{L}{3}/u.test(model) || requestLanguage(request) !== "en" || tellsNames;
  return isOfModel && asWord(thing, "iu").test(text) ? thing : null;
}

/** A name that no other word is joined to: "Beamer-Tisch" is no Beamer. */
function asWord(name: string, flags: string): RegExp {
  return new RegExp(`${notBehindWord}(?<!\\p{L}-)${escapeRegExp(name)}(?!-\\p{L})${notBeforeWord}`, flags);
}
