import { wantedWords } from "../../request/words/wanted-words.ts";
import { wholeWord } from "../../request/words/word-pattern.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../request/words/words.ts";
import { isOfPeople } from "./called-short.ts";
import type { FactQuestion } from "./fact-question.ts";
import { onlyAsks } from "./leaves-over.ts";
import type { Entry, EntryField } from "./told-entries.ts";

/** What fields are called, and how it is asked for what stands in them. */
type Family = { asked: RegExp; field: RegExp };

/** When something has to be back: of a person it is when they come home, and when it came back is something else. */
const due: Family = {
  asked:
    /(?<!\p{L})(?:zurück(?:zu)?(?:geben|bringen)|zurück(?:gegeben|gebracht)?(?: (?:sein|werden))?|rückgabe|(?:give|bring|take)(?= .{1,60} back(?!\p{L}))|(?:be )?(?:due )?back|be returned|return(?:ed)?|due)(?!\p{L})|返却|返す|返さ/giu,
  field:
    /^(?:zurück(?: bis| am)?|rückgabe(?:datum|termin)?(?: bis| am)?|fällig(?: am)?|(?:due )?back(?: by| on)?|due(?: date| on| by)?|return(?: by| date| due)?|返却(?:日|期限|予定日)?)$/iu,
};
const isPast =
  /(?<!\p{L})(?:did|was|were|has|have been|hat|habe|haben|wurden?|war|waren)(?!\p{L})|(?:まし|でし|だっ)た/iu;
const families: readonly Family[] = [
  {
    asked:
      /(?<!\p{L})(?:which|what|welche[rmns]?) (?:machines?|servers?|hosts?|computers?|box|rechner|maschine)(?!\p{L})|どの(?:マシン|サーバー?)/giu,
    field: /^(?:host|host ?name|name|server|machine|rechner)$/iu,
  },
  {
    asked:
      /(?<!\p{L})(?:costs?|kostet|kosten|price|preis|how much (?:is|are|for|do(?:es)? .{1,40} cost))(?!\p{L})|値段|価格|いくら/giu,
    field: /^(?:costs?|price|preis|kosten|値段|価格|金額)$/iu,
  },
];

/** Those of the `open` fields of an entry that a question asks for: by their names, in other words, or in a sentence that only lists them. `said` is what it calls the entry. */
export function fieldsAsked(
  { first }: Entry,
  open: readonly EntryField[],
  said: readonly string[],
  question: FactQuestion,
): EntryField[] {
  const { text, whole, besides } = question;
  const listed = besides.filter((beside) => namesOnly(beside, open));
  const rest = withoutOnce(said, text);
  const isOfThing = first !== null && !isOfPeople.test(first.name) && said.every((name) => first.value.includes(name));
  const isMeant = (family: Family) =>
    whole.search(family.asked) !== -1 && open.filter(({ name }) => family.field.test(name)).length === 1;
  const meant = familiesOf(question).filter((family) => isMeant(family) && (family !== due || isOfThing));
  const isOther = (name: string) =>
    question.kind === "when" && due.field.test(name) && (isPast.test(whole) || !isOfThing);
  return open.filter(
    ({ name }) =>
      (areSaid(name, rest) && !isOther(name)) ||
      listed.some((each) => saysName(name, each)) ||
      meant.some((family) => family.field.test(name)),
  );
}

/** A question without the other words for fields that are called so. */
export function withoutOtherWords(question: FactQuestion, fields: readonly string[]): string {
  const found = familiesOf(question).filter(({ field }) => fields.some((name) => field.test(name)));
  return found.reduce((rest, { asked }) => rest.replaceAll(asked, " "), question.text);
}

function familiesOf({ kind, whole }: FactQuestion): readonly Family[] {
  return kind === "when" && !isPast.test(whole) ? [due, ...families] : families;
}

/** A text without what an entry was called in it: there are no carrots asked for of the carrot cake. */
function withoutOnce(said: readonly string[], text: string): string {
  return said.reduce((rest, name) => {
    const at = rest.toLowerCase().indexOf(name.toLowerCase());
    if (at !== -1) return `${rest.slice(0, at)} ${rest.slice(at + name.length)}`;
    const words = wordsOf(name);
    const isOfName = (word: string) => wordsOf(word).some((own) => words.some((other) => isSameNoun(other, own)));
    return rest
      .split(" ")
      .filter((word) => !isOfName(word))
      .join(" ");
  }, text);
}

/** "Coach + seat pls", "need name and IP": a sentence that has the names of fields, and nothing else. */
function namesOnly(sentence: string, fields: readonly EntryField[]): boolean {
  const names = fields.map(({ name }) => name).filter((name) => saysName(name, sentence));
  const rest = wantedWords(sentence).filter((word) => !names.flatMap(wordsOf).some((own) => isSameNoun(own, word)));
  return names.length > 0 && rest.every((word) => onlyAsks.test(word));
}

function saysName(name: string, text: string): boolean {
  return areSaid(name, text) || wholeWord(name, "iu").test(text);
}

/** Whether a text has all words of a name. */
export function areSaid(name: string, text: string): boolean {
  if (/\p{scx=Han}|\p{scx=Hiragana}|\p{scx=Katakana}/u.test(name)) return text.includes(name);
  const said = wordsOf(text);
  const own = wordsOf(name).filter((word) => !isCommonWord(word));
  return own.length > 0 && own.every((word) => said.some((other) => isSameNoun(word, other)));
}
