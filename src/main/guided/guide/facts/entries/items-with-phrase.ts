import { sharedPhrases } from "../../request/words/shared-phrases.ts";
import { wantedWords, withoutPaths } from "../../request/words/wanted-words.ts";
import { withoutAsking } from "../../request/questions/without-asking.ts";
import { wholeWord } from "../../request/words/word-pattern.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { questionIn } from "./asked-cell.ts";

const asksHowMany =
  /(?<!\p{L})(?:how many|(?:the )?number of|count|wie ?viele|(?:die )?anzahl (?:der|von))(?!\p{L})/giu;
/** Others are asked for than those of which a list says it, or something else of them. */
const asksElse =
  /(?<!\p{L})(?:not|no|never|without|except|but|or|and|both|each|per|which|who|when|where|why|average|most|least|percent\p{L}*|share|if|than|almost|nearly|first|last|nicht|keine?|ohne|außer|oder|und|je|pro|wer|wann|wo|warum|fast|beinahe)(?!\p{L})|\p{L}n['’]t(?!\p{L})|%/iu;
/** In an item it is said of something else, or not quite. */
const isHedged =
  /(?<!\p{L})(?:not|no|never|almost|nearly|soon|half|partly|no longer|nicht|kein\p{L}*|fast|beinahe|bald|teils|teilweise)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** What only says that it is so now, and in the list. */
const ofAnyItem =
  /^(?:marked|listed|shown|said|says|right|now|currently|moment|present|present(?:ly)?|today|still|already|those|items?|entries|entry|total|altogether|count|momentan|derzeit|gerade|zurzeit|markiert|einträge|insgesamt)$/iu;
const fewestItems = 3;

/** How many of a list's items have a phrase. */
export type ItemsWithPhrase = { count: number; all: number; phrase: string };

/**
 * How many items of a list have what a question says to the letter, where all else of it is what each of the items is, or says nothing of them: "how many of the bowls are
 * sold out". Null where the question says more, or an item doesn't quite have it.
 */
export function itemsWithPhrase(entries: readonly string[], request: string): ItemsWithPhrase | null {
  const question = withoutPaths(questionIn(withoutAsking(request))).toLowerCase();
  if (question.match(asksHowMany)?.length !== 1 || asksElse.test(question) || entries.length < fewestItems) return null;
  const plain = entries.map((entry) => entry.replaceAll(/<[^>]*>/g, "").toLowerCase());
  const own = plain.map(wordsOf);
  const isOfAll = (word: string) => own.every((words) => words.some((other) => isSameNoun(word, other)));
  const rest = wantedWords(question.replaceAll(asksHowMany, " ")).filter((word) => !isOfAll(word));
  const [short, ...others] = sharedPhrases(question, plain.join("\n")).filter(
    (phrase) => !wordsOf(phrase).every((word) => isOfAll(word) || ofAnyItem.test(word)),
  );
  if (short === undefined || others.length > 0) return null;
  const phrase = withNextWord(short, question, plain);
  const has = (entry: string, said: string) => wholeWord(said).test(entry);
  const found = plain.filter((entry) => has(entry, phrase));
  const isOpen = (word: string) => !wordsOf(phrase).includes(word) && !ofAnyItem.test(word);
  const isClear = plain.filter((entry) => has(entry, short)).length === found.length;
  if (!isClear || rest.some(isOpen) || found.some((entry) => isHedged.test(entry))) return null;
  return found.length === entries.length ? null : { count: found.length, all: entries.length, phrase };
}

/** "Sold" with the small word behind it: an item can be sold, and not sold out. */
function withNextWord(phrase: string, question: string, entries: readonly string[]): string {
  const behind = question.slice(question.indexOf(phrase) + phrase.length);
  const longer = `${phrase}${/^ \p{L}+/u.exec(behind)?.[0] ?? ""}`;
  return entries.some((entry) => entry.includes(longer)) ? longer : phrase;
}

/** Such a fact. */
export function phraseTold({ count, all, phrase }: ItemsWithPhrase): string {
  return `Counted: ${count} of the ${all} list items have "${phrase}", which is all that is asked.`;
}

/** What such a fact tells; null where a text has none. */
export function phraseToldIn(facts: string): ItemsWithPhrase | null {
  const [, count, all, phrase] =
    /^Counted: (\d+) of the (\d+) list items have "([^"\n]+)", which is all that is asked\.$/mu.exec(facts) ?? [];
  return phrase === undefined ? null : { count: Number(count), all: Number(all), phrase };
}
