import { baseName } from "../../../../shared/path-parts.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../request/words.ts";
import { valuesIn } from "../request/values.ts";

/** What is said of any price. */
const ofPrices =
  /^(?:eur|euros?|usd|chf|dollars?|pounds?|costs?|pays?|just|only|per|each|now|kostet|kosten|zahlt|zahlen|beträgt|nur|je|pro|lediglich)$/u;
/** What is said of the fee of a club: who pays it belongs there. */
const ofMembers =
  /^(?:fee|beitrag|beiträge|join|joins|joining|member|members|membership|belonging|become|becoming|sign|signing|mitmachen|mitmacht|mitglied|mitglieder|mitgliedschaft|mitgliedsbeitrag|dabei|dabeisein|beitritt|beitreten|eintreten|aufnahme)$/u;
const isOfClub =
  /(?<!\p{L})(?:\p{L}*beitr(?:ag|äge)s?|membership|dues|subscription|(?:annual|yearly|monthly|club|member\p{L}*) fees?)(?!\p{L})/iu;
const periods: readonly { said: RegExp; own: RegExp }[] = [
  {
    said: /(?<!\p{L})(?:jahr|jährlich|annual|year)/iu,
    own: /^(?:jahr|jahre|jahres|jährlich|year|yearly|annually|annual|annum)$/u,
  },
  {
    said: /(?<!\p{L})(?:monat|month)/iu,
    own: /^(?:monat|monats|monatlich|month|monthly)$/u,
  },
  { said: /(?<!\p{L})(?:woche|wöchentlich|week)/iu, own: /^(?:woche|wöchentlich|week|weekly)$/u },
];
/** Files that are about no single thing. */
const ofAll =
  /^(?:index|home|start|startseite|readme|about|info|infos|faq|welcome|willkommen|flyer|flyers|handzettel|leaflet|poster|plakat|website|page|seite|md|html?|txt)$/u;

/**
 * Whether a line says no more than what it costs to belong to a club, by other words than a request: "Mitmachen kostet nur 24 Euro im Jahr" of the Jahresbeitrag. With any
 * other word it may be the price of another thing, and without one of these the thing may stand in the line before. `around` are the words that it stands under.
 */
export function saysOnlyFee(
  { path, text, around }: { path: string; text: string; around: ReadonlySet<string> },
  subject: string,
): boolean {
  const plain = text.replaceAll(/<[^>]*>|&\w+;/gu, " ");
  const values = valuesIn(plain);
  const [only, ...others] = values;
  if (!only || others.length > 0 || /\d/.test(plain.slice(0, only.from) + plain.slice(only.to))) return false;
  if (!isOfClub.test(subject)) return false;
  const said = wordsOf(subject);
  const period = periods.filter((each) => each.said.test(subject));
  const isOwn = (word: string) =>
    isCommonWord(word) ||
    ofPrices.test(word) ||
    period.some(({ own }) => own.test(word)) ||
    ofMembers.test(word) ||
    said.some((other) => isSameNoun(word, other));
  const words = [...wordsOf(plain), ...around].filter((word) => !/^\d/.test(word));
  const named = wordsOf(baseName(path));
  return (
    wordsOf(plain).some((word) => ofMembers.test(word)) &&
    words.every(isOwn) &&
    named.every((word) => ofAll.test(word) || isOwn(word))
  );
}
