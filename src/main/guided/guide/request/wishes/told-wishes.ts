import { raisesAll } from "../values/said-group-change.ts";
import { withMovedSubject } from "./moved-subject.ts";
import { meantForms } from "./request-intent.ts";
import { saysItStays } from "../limits/says-it-stays.ts";
import { quotedPhrases } from "../words/search-words.ts";
import { withoutNamedAsOther } from "../words/wanted-words.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../words/words.ts";

/**
 * What a request wants, wish by wish, out of the lines in which a model told it, without those that tell of something that it stays, or only of a file. Null where one says
 * what the request doesn't, or a number of the request was lost that doesn't stand in the files already: then a part of it may be. `there` are the numbers that do.
 */
export function toldWishes(request: string, told: readonly string[], there: ReadonlySet<string>): string[] | null {
  const [said, words] = [numbersIn(request), new Set(wordsOf(request))];
  // what stands there now is often guessed
  const lines = told.map((line) =>
    withMovedSubject(line, request)
      .replaceAll(/`([^`"]+)`/g, '"$1"')
      .replace(isOld, (from, old: string) => (numbersIn(old).every((number) => said.includes(number)) ? from : "")),
  );
  // what becomes itself is a slip beside what was told rightly
  const telling = lines.filter((line) => !isSame.test(line));
  const isMadeUp = (line: string) =>
    numbersIn(line).some((number) => !said.includes(number)) ||
    textsPut(line).some((phrase) => wordsOf(phrase).some((word) => !words.has(word)));
  if (!areAllSaid(request, telling, there) || telling.some(isMadeUp)) return null;
  const wishes = telling.filter((line) => !saysItStays(line) && !saysNothing.test(line));
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
  /^(?:do not|don['’]?t|leave|keep)(?!\p{L})|^(?:remove|delete)(?!\p{L})(?!.*")|^(?:update|correct|change|adjust|edit)(?!\p{L})(?!.* (?:to|from|by|to serve|to be for) ["\d])(?!.* for "?\d+"? (?:people|persons|guests|servings|portions)(?!\p{L})).*$/iu;

export function numbersIn(text: string): string[] {
  return text.match(/\d+(?:[.,:/-]\d+)*/gu) ?? [];
}

/** What stands in brackets is a clause of its own here: it may say of something else that it stays. */
const clause = /[^,;.!?()、。]*(?:[.,](?=\S)[^,;.!?()、。]*)*(?:[,;.!?()、。]+\s*|$)/gu;
/** "the 19th, not the 12th" tells what is to be changed. */
const keeps =
  /^\s*(?:(?:but|and|aber|und|just|please|bitte) )*(?:(?:not|nicht)(?! (?:the |am |an |der |den |dem |um |at |on )?\d)|no|nothing|never|don['’]?t|do not|leave|keep|except|kein\p{L}*|lass\p{L}*|ohne|außer|sonst)(?!\p{L})|(?<!\p{L})(?:stays?|remains?|keeps?|bleib(?:t|en))(?!\p{L})|そのまま|以外/iu;

/** "Bins still go out on Sunday", "flat 8 is right", "Zimmer 8 stimmt": it is told only so that nobody changes it. */
const isRightAlready =
  /(?<!\p{L})still (?:go|goes|right|fine|correct|true|ok|the same|applies|starts?|ends?|meets?|at|on|there|costs?)(?!\p{L})|(?<!\p{L})(?:is|are) (?:all |still |just |quite )?(?:right|fine|correct|perfect|alright|ok(?:ay)?)(?: as (?:it is|they are))?\s*[.,;!?)]*\s*$|(?<!\p{L})(?:stimmt|stimmen|passt|passen)(?: (?:so|schon|noch))?\s*[.,;!?)]*\s*$|(?<!\p{L})(?:weiterhin|nach wie vor|wie gehabt|wie bisher|as before|as usual|unchanged|unverändert)(?!\p{L})|(?<!\p{L})(?:(?:do|does|did)(?:n['’]?t| not) change|ändert sich nicht|ändern sich nicht)(?!\p{L})|合って(?:い|る)|変わりません|変更(?:なし|はありません)/iu;

/** A request, and apart from it the clauses that only say what is to stay; all of it where nothing else is left. */
export function withoutKept(request: string): { wanted: string; kept: string } {
  const clauses = wholeClauses(withoutNamedAsOther(request));
  const [wanted, kept] = [false, true].map((isKept) =>
    clauses
      .filter((each) => (keeps.test(each) || isRightAlready.test(each)) === isKept)
      .join("")
      .trim(),
  );
  return wanted ? { wanted, kept: kept ?? "" } : { wanted: request, kept: "" };
}

/** What stands in brackets in the middle of a clause, 「論文(Articles)はそのままで」, is no clause of its own. */
const within = /(?<=[^\s(])\(([^()\n]{1,40})\)(?=\p{L})/gu;
/** They stand in no text. */
const [opening, closing] = ["\u{e020}", "\u{e021}"];

function wholeClauses(request: string): string[] {
  const hidden = request.replaceAll(within, `${opening}$1${closing}`);
  return (hidden.match(clause) ?? []).map((each) => each.replaceAll(opening, "(").replaceAll(closing, ")"));
}

/** What is said of something that comes in or goes, in Japanese, of itself. */
const deedSigns = /^(?:消|追加|足|加|取|除|削除|外|書|入|直|変|更新|変更|願|下|今|後|新|予定|必要)$/u;
const namesFile = /[^\s"'(]+\.[a-z]\w{0,5}(?!\w)/giu;
/** What something is put into, or taken out of. */
const where =
  /(?<!\p{L})(?:from|off|out of|to|into|onto|on|in|under|at|aus|von|auf|im|zu|zur|zum|bei|unter) (?:(?:the|my|our|this|that|your|der|dem|den|die|das|mein\p{L}*|unser\p{L}*) )?[\p{L}-]+|[\p{Script=Han}\p{Script=Katakana}ー]+(?:から|に|へ)/giu;

/** Whether a clause of a request that puts something in or takes something out speaks of nothing that these wishes do: a small model tells the one half of a request for all of it. */
export function leaveOutPart(request: string, wishes: readonly string[]): boolean {
  return hasUntold(request, wishes, ["add", "delete"]);
}

/** Whether a clause of a request that puts something in speaks of nothing that stands in these texts: then it isn't in there. */
export function leaveOutAddition(request: string, texts: readonly string[]): boolean {
  return hasUntold(request, texts, ["add"]);
}

function hasUntold(request: string, texts: readonly string[], forms: readonly string[]): boolean {
  const told = texts.join("\n").toLowerCase();
  const words = wordsOf(told);
  const isTold = (word: string) =>
    told.includes(word) || wordsOf(word).some((own) => words.some((other) => isSameNoun(own, other)));
  return (withoutKept(request).wanted.match(clause) ?? []).some((each) => {
    const plain = each.replaceAll(namesFile, " ").replaceAll(where, " ");
    const [form = ""] = meantForms(each);
    const telling = plain.toLowerCase().match(run)?.filter(isTelling) ?? [];
    // "add 5 minutes to each step" adds to what is there
    return forms.includes(form) && telling.length > 0 && !telling.some(isTold) && !raisesAll(each);
  });
}

const run = /[\p{Script=Han}\p{Script=Katakana}ー]+|\p{Script=Latin}+/gu;

/** Of "trag das bitte ein" the one word that isn't common tells nothing. */
const partOfVerb = /^(?:trage?|füge?|häng|hänge|nimm)$/u;

function isTelling(word: string): boolean {
  if (partOfVerb.test(word)) return false;
  return /^\p{Script=Latin}/u.test(word)
    ? word.length > 2 && !isCommonWord(word) && meantForms(word).length === 0
    : !deedSigns.test(word);
}

/** What a request with several wishes has, and one with a single wish seldom. */
const several =
  /[,;、。]|[.!?:]\s+\S|(?<!\p{L})(?:and|but|plus|also|und|aber|sowie|auch|außerdem)(?!\p{L})|あと|それと/iu;

/** Whether a request may want more than one thing. */
export function mayBeSeveral(request: string): boolean {
  return several.test(withoutKept(request).wanted);
}
