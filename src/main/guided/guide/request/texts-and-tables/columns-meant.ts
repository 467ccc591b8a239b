import { clausesOf } from "../limits/denied-clauses.ts";
import { isDenial } from "../limits/ruled-out-files.ts";
import { saysItStays } from "../limits/says-it-stays.ts";
import { escapeRegExp } from "../words/word-pattern.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../words/words.ts";

/** The columns of a table, by their places, that a request wants to be changed, null where it names none, and those of which it says that they stay; `rest` is it without the words for the former. */
export type ColumnsMeant = { changed: readonly number[] | null; kept: readonly number[]; rest: string };

const word = String.raw`(?:columns?|fields?|spalten?|feld(?:er)?)`;
const quote = String.raw`["'\u0060„“”»«「」『』]?`;
const only = String.raw`(?:(?:(?:only|just) )?(?:in |of )?(?:the |my |our |its )?|(?:(?:nur|bloß) )?(?:in |von )?(?:die |der |den |dem )?)`;
const saysColumn = new RegExp(String.raw`(?<!\p{L})(?:${word}|\p{L}+spalten?)(?!\p{L})|列|カラム`, "iu");

/** Whether a request speaks of columns where it says what is to be done. */
export function speaksOfColumns(request: string): boolean {
  return saysColumn.test(wishOf(request).join(""));
}

/** Which of these columns a request means; null where it names one that isn't among them, or says of one both that it stays and that it is to be changed. */
export function columnsMeant(request: string, columns: readonly string[]): ColumnsMeant | null {
  const names = columns
    .flatMap((name, place) => (name === "" ? [] : [{ name, place }]))
    .toSorted((one, other) => other.name.length - one.name.length);
  if (names.length === 0) return speaksOfColumns(request) ? null : { changed: null, kept: [], rest: request };
  const any = `${quote}(?:${names.map(({ name }) => escapeRegExp(name)).join("|")})s?${quote}`;
  const list = `${any}(?:(?:,? (?:and|und|&) |, |、|と)(?:the |die |der )?${any})*`;
  const said = new RegExp(
    [
      String.raw`${only}(?<!\p{Script=Latin})(?<before>${list})[- ]?${word}(?!\p{L})`,
      String.raw`${only}(?<!\p{L})${word} (?:(?:called|named|namens|mit dem namen) )?(?<behind>${list})(?!\p{Script=Latin})`,
      String.raw`(?<ja>${list})の?(?:列|カラム|欄)(?:だけ|のみ)?`,
      String.raw`(?:列|カラム)(?<jaBehind>${list})`,
    ].join("|"),
    "giu",
  );
  const wish = wishOf(request).join("");
  const lists = [...wish.matchAll(said)].map(
    ({ groups }) => groups?.["before"] ?? groups?.["behind"] ?? groups?.["ja"] ?? groups?.["jaBehind"] ?? "",
  );
  if (saysColumn.test(wish.replaceAll(said, " "))) return null;
  const changed = [...new Set(lists.flatMap((text) => placesIn(text, names)))].toSorted((one, other) => one - other);
  const kept = staysOf(request).flatMap((clause) => keptIn(clause, names));
  if (changed.some((place) => kept.includes(place))) return null;
  return { changed: lists.length === 0 ? null : changed, kept, rest: request.replaceAll(said, " ") };
}

type NamedColumn = { name: string; place: number };

function placesIn(text: string, names: readonly NamedColumn[]): number[] {
  const found = new RegExp(names.map(({ name }) => escapeRegExp(name)).join("|"), "giu");
  const said = (text.match(found) ?? []).map((name) => name.toLowerCase());
  return names.flatMap(({ name, place }) => (said.includes(name.toLowerCase()) ? [place] : []));
}

/** The columns all of whose own words a clause says, in whichever form: "what I wrote in the notes". */
function keptIn(clause: string, names: readonly NamedColumn[]): number[] {
  const said = wordsOf(clause);
  return names.flatMap(({ name, place }) => {
    const own = wordsOf(name).filter((each) => !isCommonWord(each));
    const isSaid = (each: string) =>
      said.some((other) => isSameNoun(each, other) || isSameNoun(other, each)) || isInJapanese(each, clause);
    return own.length > 0 && own.every(isSaid) ? [place] : [];
  });
}

function isInJapanese(name: string, clause: string): boolean {
  return /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]{2}/u.test(name) && clause.includes(name);
}

function isStaying(clause: string): boolean {
  return saysItStays(clause) || isDenial(clause);
}

function staysOf(request: string): string[] {
  return clausesOf(request).filter(isStaying);
}

function wishOf(request: string): string[] {
  return clausesOf(request).filter((clause) => !isStaying(clause));
}
