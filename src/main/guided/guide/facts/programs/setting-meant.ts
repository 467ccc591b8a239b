import { isCommonWord, isSameNoun, wordsOf } from "../../request/words/words.ts";
import type { Setting } from "./setting-lines.ts";

/** What a text says of settings: the words that it has, and those of what isn't meant. */
export type SaidWords = { said: readonly string[]; denied: readonly string[] };

/** From so many letters on a key may be short for a word: `temp` for temperature. */
const shortestAbbreviation = 4;

/**
 * The one of these settings that a text is about: all words of its key are said, and of several such more of the sections that it stands in than of
 * each other one. Where no key is said, the only one in sections that are said within each other. Null where it isn't clear.
 */
export function settingMeant(settings: readonly Setting[], { said, denied }: SaidWords): Setting | null {
  const open = settings.filter(({ key, above }) => ![...wordsOf(key), ...above].some((word) => isIn(word, denied)));
  const exact = open.filter(({ key }) => areSaid(wordsOf(key), said, isIn));
  const byKey = exact.length > 0 ? exact : open.filter(({ key }) => areSaid(wordsOf(key), said, isShortIn));
  if (byKey.length > 0) return mostTold(withoutPartsOfOthers(byKey), said, 0);
  const inPart = open.filter(({ key }) => wordsOf(key).some((word) => areSaid([word], said, isBegunIn)));
  return (inPart.length > 0 ? mostTold(inPart, said, 1) : null) ?? mostTold(open, said, 2);
}

/** Of `port` and `smtp_port` the longer one, where all of its words are said. */
function withoutPartsOfOthers(settings: readonly Setting[]): readonly Setting[] {
  const words = settings.map(({ key }) => wordsOf(key));
  const isPart = (one: readonly string[] = [], other: readonly string[] = []) =>
    one.length < other.length && one.every((word) => other.includes(word));
  return settings.filter((_, index) => !words.some((other) => isPart(words[index], other)));
}

function mostTold(settings: readonly Setting[], said: readonly string[], fewest: number): Setting | null {
  const saidOf = ({ parents }: Setting) => parents.filter((parent) => areSaid(wordsOf(parent), said, isIn));
  const counts = settings.map((setting) => saidOf(setting).length);
  const most = Math.max(0, ...counts);
  const all = settings.filter((_, index) => counts[index] === most);
  // of `[mail]` and `[mail-test]` the latter, where both words are said
  const wordCounts = all.map((setting) => saidOf(setting).flatMap(wordsOf).length);
  const longest = Math.max(0, ...wordCounts);
  const told = all.filter((_, index) => wordCounts[index] === longest);
  const joined = told.length > 1 && most > 0 ? told.filter((setting) => isJoined(setting, said)) : told;
  const [only, ...others] = joined;
  return only && others.length === 0 && most >= fewest ? only : null;
}

/** Whether a section stands right beside its key: "the upload timeout", "the timeout of the upload", "beim Upload das Timeout". */
function isJoined({ key, parents }: Setting, said: readonly string[]): boolean {
  const [first = ""] = wordsOf(key);
  const section = wordsOf(parents.at(-1) ?? "").at(-1) ?? "";
  const areBeside = (one: string, other: string) =>
    said.some((word, index) => isIn(word, [one]) && isIn(other, [nextWord(said, index)]));
  return areBeside(section, first) || areBeside(first, section);
}

/** The word behind another one, past articles and prepositions. */
function nextWord(said: readonly string[], index: number): string {
  const behind = said.slice(index + 1, index + 4);
  const between = behind.findIndex((word) => !joins.test(word));
  return behind[between] ?? "";
}

const joins = /^(?:of|for|the|in|its|on|vom|von|des|der|das|dem|die|beim|bei|für|im)$/u;

/** Whether a text says the key of one of these settings. */
export function saysKey(settings: readonly Setting[], said: readonly string[]): boolean {
  return settings.some(({ key }) => areSaid(wordsOf(key), said, isIn));
}

type Match = (word: string, said: readonly string[]) => boolean;

function areSaid(own: readonly string[], said: readonly string[], isSaid: Match): boolean {
  return own.some((word) => !isCommonWord(word) && word.length > 2) && own.every((word) => isSaid(word, said));
}

const isIn: Match = (word, said) => said.some((other) => other === word || isSameNoun(word, other));

/** `brightness` for "bright", `lautstaerke` for "laut", `volume` for "too loud". */
const isBegunIn: Match = (word, said) =>
  isIn(word, said) ||
  said.some(
    (other) =>
      (other.length >= shortestAbbreviation && !isCommonWord(other) && word.startsWith(other)) ||
      measures.some(({ how, what }) => how.test(other) && what.test(word)),
  );

/** What people call too much or too little, and what it is called where it is set. */
const measures: readonly { how: RegExp; what: RegExp }[] = [
  { how: /^(?:loud|quiet|laut|leise)$/u, what: /^(?:volume|loudness|gain|lautst(?:ä|ae)rke)$/u },
  { how: /^(?:bright|dark|dim|hell|dunkel)$/u, what: /^(?:brightness|light|helligkeit)$/u },
  {
    how: /^(?:warm|hot|cold|cool|chilly|heiß|kalt|kühl)$/u,
    what: /^(?:temp|temperature|degrees|celsius|temperatur|grad)$/u,
  },
];

const isShortIn: Match = (word, said) =>
  isIn(word, said) || (word.length >= shortestAbbreviation && said.some((other) => other.startsWith(word)));
