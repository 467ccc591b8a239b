import { withoutAsking } from "../../request/questions/without-asking.ts";
import { datePattern, fallsInto, namedDate } from "../../request/dates/request-dates.ts";
import { wantedWords, withoutPaths } from "../../request/words/wanted-words.ts";
import { isSameStem, isSameVerb } from "../../request/words/words.ts";
import { questionIn } from "./asked-cell.ts";
import { logLines } from "./log-lines.ts";
import type { ItemsWithPhrase } from "./items-with-phrase.ts";

const asksHowOften = /(?<!\p{L})(?:how (?:often|many times)|wie (?:oft|häufig)|wie viele male?)(?!\p{L})|何回|何度/giu;
const asksElse =
  /(?<!\p{L})(?:not|no|never|without|except|but|or|each|per|which|who|when|where|why|average|most|least|percent\p{L}*|share|than|before|after|since|until|between|first|last|nicht|keine?|ohne|außer|oder|je|pro|wer|wann|wo|warum|vor|nach|seit|bis|zwischen)(?!\p{L})|\p{L}n['’]t(?!\p{L})|%/iu;
/** What only says that all of them count, or that it happened. */
const ofAnyEntry =
  /^(?:all|days?|together|total|altogether|overall|whole|log|logs|entries|entry|lines?|times?|happen(?:ed|s)?|occur(?:red|s)?|did|insgesamt|zusammen|alle|tage|gab|passiert|d|thanks|please)$/u;
const isDenied = /(?<!\p{L})(?:not|no|never|without|nicht|kein\p{L}*|ohne)(?!\p{L})|n['’]t(?!\p{L})/iu;
const isLevel = /^(?:errors?|warn(?:ing)?s?|infos?|debug|fatal|critical|fehler|warnung(?:en)?)$/iu;
const days = new RegExp(datePattern, "giu");

/**
 * How many entries of a log say what a question asks for, on the day that it names: "how often did the ignition fail". Null where a word of it stands in no entry, where those that have all of
 * its words don't say one and the same thing, and for any other question.
 */
export function logEntriesWith(text: string, request: string): ItemsWithPhrase | null {
  const entries = logLines(text);
  const question = withoutPaths(questionIn(withoutAsking(request)));
  if (entries.length === 0) return null;
  if (question.match(asksHowOften)?.length !== 1 || asksElse.test(question)) return null;
  const date = namedDate(question);
  const plain = question.replaceAll(asksHowOften, " ").replaceAll(days, " ");
  const wanted = wantedWords(plain).filter((word) => !ofAnyEntry.test(word));
  // how many there are of a level is told otherwise
  if (wanted.length === 0 || wanted.some((word) => isLevel.test(word)) || /\d/u.test(plain)) return null;
  const meant = date ? entries.filter(({ day }) => fallsInto(day, date)) : entries;
  const said = meant.map(({ said: message }) => message.replaceAll(/\s+/gu, " ").toLowerCase());
  const found = said.filter((message) => {
    if (isDenied.test(message)) return false;
    const own: readonly string[] = message.match(/\p{L}+/gu) ?? [];
    return wanted.every((word) => own.some((other) => isSameStem(word, other) || isSameVerb(word, other)));
  });
  const [phrase, ...others] = new Set(found);
  return phrase === undefined || others.length > 0 ? null : { count: found.length, all: meant.length, phrase };
}
