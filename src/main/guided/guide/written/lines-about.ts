import { sectionsAbove, shareOf } from "../facts/rank-lines.ts";
import { unwantedWords, wantedWords } from "../request/wanted-words.ts";
import { namesIn } from "../request/literal-names.ts";
import { wordsOf } from "../request/words.ts";

/** A line of a file with the words that tell what it is about. `row` counts from 0. */
export type Place = { path: string; text: string; row: number; around: readonly string[]; words: PlaceWords };
type PlaceWords = { own: ReadonlySet<string>; around: ReadonlySet<string>; name: ReadonlySet<string> };

/** What a line stands under, or goes on with, says less of it than its own words; the name of its file still less. */
const contextWeight = 0.7;
const nameWeight = 0.5;
/** A name such as `4417-B` to the letter counts so much more than a word. */
const literalWeight = 2;
/** Words that stand together in the request and in the line are meant together. */
const phraseFactor = 1.6;
/** A line that is about as much of it as the best one is meant; one that is about much less isn't; between them it isn't clear. */
const meantShare = 0.6;
const otherShare = 0.4;

/** The lines of a file. */
export function placesIn(path: string, text: string): Place[] {
  const lines = text.split("\n");
  const above = sectionsAbove(lines);
  const name = new Set(wordsOf(path));
  return lines.map((line, row) => {
    const around = [...(above[row] ?? []).map((one) => lines[one] ?? ""), ...(isProse(path) ? begun(lines, row) : [])];
    const words = { own: new Set(wordsOf(line)), around: new Set(around.flatMap(wordsOf)), name };
    return { path, text: line, row, around, words };
  });
}

/**
 * Those of the places in question that are about what `subject` says, compared with all `places` of their kind; without those about what
 * the request wants to stay as it is. Null where it isn't clear.
 */
export function placesAbout<P extends Place>(
  subject: string,
  request: string,
  inQuestion: readonly P[],
  places: readonly Place[],
): P[] | null {
  const wanted = wantedWords(subject).filter((word) => !/^\d/.test(word));
  const unwanted = keptWords(request, wanted);
  const names = namesIn(subject);
  const phrases = phrasesOf(subject, wanted);
  const rarity = (count: number) => (count === 0 ? 0 : Math.log(1 + places.length / count));
  const weights = wanted.map((word) => rarity(places.filter(({ words }) => shareIn(word, words) > 0).length));
  const nameWeights = names.map((name) => literalWeight * rarity(places.filter(({ text }) => name.test(text)).length));
  const scored = inQuestion
    .filter(({ words: { own, around, name } }) =>
      [own, around, name].every((some) => unwanted.every((word) => !some.has(word))),
    )
    .filter(({ words }) => wanted.some((word) => shareIn(word, words) >= nameWeight))
    .map((place) => {
      const words = wanted.reduce((sum, word, index) => sum + (weights[index] ?? 0) * shareIn(word, place.words), 0);
      const named = names.reduce(
        (sum, name, index) => sum + (name.test(place.text) ? (nameWeights[index] ?? 0) : 0),
        0,
      );
      const isPhrase = [place.text, ...place.around].some((line) => phrases.some((phrase) => hasPhrase(line, phrase)));
      return { place, score: words * (isPhrase ? phraseFactor : 1) + named };
    });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const isOpen = scored.some(({ score }) => score > best * otherShare && score < best * meantShare);
  if (best === 0 || isOpen) return null;
  return scored.flatMap(({ place, score }) => (score >= best * meantShare ? [place] : []));
}

/** Two words that follow each other: "day ticket". */
type Phrase = readonly [string, string];

function phrasesOf(subject: string, wanted: readonly string[]): Phrase[] {
  const words = wordsOf(subject);
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    return next !== undefined && wanted.includes(word) && wanted.includes(next) ? [[word, next] as const] : [];
  });
}

function hasPhrase(line: string, [first, second]: Phrase): boolean {
  const words = wordsOf(line);
  return words.some((word, index) => word === first && words[index + 1] === second);
}

function isProse(path: string): boolean {
  return /\.(?:md|markdown|txt|rst|adoc|tex|eml)$/i.test(path);
}

/** A sentence may begin in the line before. */
function begun(lines: readonly string[], row: number): string[] {
  const [line = "", before = ""] = [lines[row], lines[row - 1]];
  const goesOn = /^[\p{L}"„“(]/u.test(before) && before.length > 40 && !/[.!?:]\s*$/.test(before);
  return goesOn && /^\S/u.test(line) ? [before] : [];
}

function shareIn(word: string, { own, around, name }: PlaceWords): number {
  return Math.max(shareOf(word, own), shareOf(word, around) * contextWeight, shareOf(word, name) * nameWeight);
}

const keeps =
  /(?<!\p{L})(?:still|stays?|remains?|keeps?|unchanged|same|bleib\w*|weiterhin|unverändert)(?!\p{L})|そのまま/iu;

/** The words of what is to stay as it is. */
function keptWords(request: string, wanted: readonly string[]): string[] {
  const kept = sentencesOf(request).filter((text) => keeps.test(text));
  return [...unwantedWords(request), ...kept.flatMap(wantedWords)].filter(
    (word) => !wanted.includes(word) && !/^\d+$/.test(word),
  );
}

/** The sentences of a text; a point within a number or a date ends none. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[!?;。])\s*|(?<=\.)\s+(?=\D)|\n+/u).filter((sentence) => sentence.trim() !== "");
}
