import { meantForms } from "./request-intent.ts";
import { saysItStays } from "./says-it-stays.ts";
import { quotedPhrases } from "./search-words.ts";
import { wordsOf } from "./words.ts";

/**
 * What a request wants, wish by wish, out of the lines in which a model told it, without those that tell of something that it stays, or only of a file. Null where one says
 * what the request doesn't, or a number of the request was lost that doesn't stand in the files already: then a part of it may be. `there` are the numbers that do.
 */
export function toldWishes(request: string, told: readonly string[], there: ReadonlySet<string>): string[] | null {
  const [said, words] = [numbersIn(request), new Set(wordsOf(request))];
  // what stands there now is often guessed
  const lines = told.map((line) =>
    line.replace(isOld, (from, old: string) => (numbersIn(old).every((number) => said.includes(number)) ? from : "")),
  );
  const isMadeUp = (line: string) =>
    isSame.test(line) ||
    numbersIn(line).some((number) => !said.includes(number)) ||
    textsPut(line).some((phrase) => wordsOf(phrase).some((word) => !words.has(word)));
  if (!areAllSaid(request, lines, there) || lines.some(isMadeUp)) return null;
  const wishes = lines.filter((line) => !saysItStays(line) && !saysNothing.test(line));
  return wishes.length > 0 ? [...new Set(wishes)] : null;
}

/** The texts that are to stand somewhere afterwards, by a wish in plain words. */
export function textsPut(wish: string): string[] {
  const put = /(?:(?<!\p{L})(?:to|by|with) |^add )"([^"]+)"/giu;
  return [...wish.matchAll(put)].flatMap(({ 1: text }) => (text === undefined ? [] : [text]));
}

/** What is to go, by a wish in plain words; null where it wants something else. */
export function textGone(wish: string): string | null {
  return meantForms(wish)[0] === "delete" ? (quotedPhrases(wish)[0] ?? null) : null;
}

/** Whether these lines have all numbers of a request that don't stand in the files already. */
export function areAllSaid(request: string, lines: readonly string[], there: ReadonlySet<string>): boolean {
  const told = new Set(lines.flatMap(numbersIn));
  return numbersIn(request).every((number) => told.has(number) || there.has(number));
}

const isOld = / from "([^"]*)"(?= to ")/iu;
const isSame = /"([^"]+)" (?:to|by|with) "\1"/iu;
/** "Update the plan to reflect the new date", "Do not change the archive". */
const saysNothing =
  /^(?:do not|don['’]?t|leave|keep)(?!\p{L})|^(?:remove|delete)(?!\p{L})(?!.*")|^(?:update|correct|change|adjust|edit)(?!\p{L})(?!.* (?:to|from|by) ["\d]).*$/iu;

export function numbersIn(text: string): string[] {
  return text.match(/\d+(?:[.,:/-]\d+)*/gu) ?? [];
}

/** What stands in brackets is a clause of its own here: it may say of something else that it stays. */
const clause = /[^,;.!?()、。]*(?:[.,](?=\S)[^,;.!?()、。]*)*(?:[,;.!?()、。]+\s*|$)/gu;
const keeps =
  /^\s*(?:(?:but|and|aber|und|just|please|bitte) )*(?:not|no|nothing|never|don['’]?t|do not|leave|keep|except|nicht|kein\p{L}*|lass\p{L}*|ohne|außer|sonst)(?!\p{L})|(?<!\p{L})(?:stays?|remains?|keeps?|bleib(?:t|en))(?!\p{L})|そのまま|以外/iu;

/** A request, and apart from it the clauses that only say what is to stay; all of it where nothing else is left. */
export function withoutKept(request: string): { wanted: string; kept: string } {
  const clauses = request.match(clause) ?? [];
  const [wanted, kept] = [false, true].map((isKept) =>
    clauses
      .filter((each) => keeps.test(each) === isKept)
      .join("")
      .trim(),
  );
  return wanted ? { wanted, kept: kept ?? "" } : { wanted: request, kept: "" };
}

/** What a request with several wishes has, and one with a single wish seldom. */
const several =
  /[,;、。]|[.!?:]\s+\S|(?<!\p{L})(?:and|but|plus|also|und|aber|sowie|auch|außerdem)(?!\p{L})|あと|それと/iu;

/** Whether a request may want more than one thing. */
export function mayBeSeveral(request: string): boolean {
  return several.test(withoutKept(request).wanted);
}
