import { groupBy } from "../../../../shared/group-by.ts";
import { baseName } from "../../../../shared/path-parts.ts";
import { saysItStays } from "../request/limits/says-it-stays.ts";
import { sentencesOf } from "../request/words/sentences.ts";
import { sectionsAbove, shareOf } from "../facts/lines/rank-lines.ts";
import { allElse, unwantedWords, wantedWords } from "../request/words/wanted-words.ts";
import { namesIn } from "../request/values/literal-names.ts";
import { isCommonWord, wordsOf } from "../request/words/words.ts";

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
  const title = titleOf(path, lines);
  return lines.map((line, row) => {
    const under = (above[row] ?? []).map((one) => lines[one] ?? "");
    const titles = under.length === 0 && row > 0 ? title : [];
    const around = [...titles, ...under, ...(isProse(path) ? begun(lines, row) : [])];
    const words = { own: new Set(wordsOf(line)), around: new Set(around.flatMap(wordsOf)), name };
    return { path, text: line, row, around, words };
  });
}

/**
 * Those of the places in question that are about what `subject` says, compared with all `places` of their kind; without those about what
 * the request wants to stay as it is. Null where it isn't clear. What is looked for may be `telling` by itself: then all that have anything
 * of the subject are. Where it's `isStrict`, what is about any part of it without being meant makes it unclear.
 */
export function placesAbout<P extends Place>(
  subject: string,
  request: string,
  inQuestion: readonly P[],
  places: readonly Place[],
  { isTelling = false, isStrict = false } = {},
): P[] | null {
  const wanted = tellingOf(subject);
  const names = namesIn(subject);
  const mayChange = changeable(subject, request);
  const phrases = phrasesOf(subject, wanted);
  const rarity = (count: number) => (count === 0 ? 0 : Math.log(1 + places.length / count));
  const weights = wanted.map((word) => rarity(places.filter(({ words }) => shareIn(word, words) > 0).length));
  const nameWeights = names.map((name) => literalWeight * rarity(places.filter(({ text }) => name.test(text)).length));
  const only = onlyWord(request);
  const isOnly = ({ words: { own, around } }: Place) =>
    only === null || shareOf(only, own) === 1 || shareOf(only, around) === 1;
  const scored = inQuestion
    .filter(isOnly)
    .filter(mayChange)
    .filter(
      (place) =>
        wanted.some((word) => shareIn(word, place.words) >= nameWeight) ||
        names.some((name) => weightOf(name, place) > 0),
    )
    .filter(({ text }) => !phrases.some((phrase) => isOtherThing(text, phrase) && !hasPhrase(text, phrase)))
    .map((place) => {
      const words = wanted.reduce((sum, word, index) => sum + (weights[index] ?? 0) * shareIn(word, place.words), 0);
      const named = names.reduce((sum, name, index) => sum + weightOf(name, place) * (nameWeights[index] ?? 0), 0);
      const isPhrase = [place.text, ...place.around].some((line) => phrases.some((phrase) => hasPhrase(line, phrase)));
      return { place, score: words * (isPhrase ? phraseFactor : 1) + named };
    });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const least = isTelling ? 0 : meantShare;
  const isOpen = scored.some(({ score }) => score > best * (isStrict ? 0 : otherShare) && score < best * least);
  // "Fee: 20, kids 12" tells of both
  const ownHits = ({ words: { own } }: Place) => wanted.filter((word) => shareOf(word, own) === 1).length;
  const mostHits = Math.max(0, ...scored.map(({ place }) => ownHits(place)));
  // beside a line that is about it alone, "blend, beans" is about something else
  const isAlone = ({ path }: Place) => !scored.some(({ place }) => place.path === path && ownHits(place) >= mostHits);
  const isBoth =
    mostHits > 0 && inQuestion.some((place) => !mayChange(place) && ownHits(place) >= mostHits && isAlone(place));
  if (best === 0 || isOpen || isBoth) return null;
  const about = scored.flatMap(({ place, score }) => (score >= best * least ? [place] : []));
  return isTelling ? about : withoutLess(about, wanted);
}

function tellingOf(subject: string): string[] {
  return wantedWords(subject).filter((word) => !/^\d/.test(word) && !isParticle.test(word));
}

/** Whether a place has nothing of what a request wants to stay as it is; what stays may be told of in the same paper. */
export function changeable(subject: string, request: string): (place: Place) => boolean {
  const wanted = tellingOf(subject);
  const isOther = (word: string) => !wanted.includes(word) && !/^\d+$|\p{Script=Hiragana}/u.test(word);
  const unwanted = unwantedWords(request).filter(isOther);
  const kept = keptWords(request).filter(isOther);
  const own = namesIn(subject).map(String);
  const keptNames = keptClauses(request)
    .flatMap(namesIn)
    .filter((name) => !own.includes(String(name)));
  return ({ text, around: above, words: { own: said, around, name } }) =>
    [said, around].every((some) => [...kept, ...unwanted].every((word) => !some.has(word))) &&
    unwanted.every((word) => !name.has(word)) &&
    !keptNames.some((each) => [text, ...above].some((line) => each.test(line)));
}

/** How much a name to the letter says in a line: most in itself, less where it stands under it, and least as the name of its file. */
function weightOf(name: RegExp, { text, around, path }: Place): number {
  if (name.test(text)) return 1;
  if (around.some((line) => name.test(line))) return contextWeight;
  return new RegExp(name.source, "iu").test(baseName(path).replace(/\.\w+$/, "")) ? nameWeight : 0;
}

/** What a request ends by saying that nothing else is meant: "only the needles". */
function onlyWord(request: string): string | null {
  const said =
    /(?:^|[,;.(–-])\s*(?:but |aber )?(?:only|just|nur) (?:(?:the|that|those|die|der|das|den) )?(\p{L}{4,})\s*(?=$|[.!)\n])/iu.exec(
      request,
    );
  const word = said?.[1]?.toLowerCase();
  return word === undefined || isCommonWord(word) ? null : word;
}

/** Of the rows and items of one file without those that have but a part of what another one has of it. */
function withoutLess<P extends Place>(places: readonly P[], wanted: readonly string[]): P[] {
  const hits = places.map(({ words }) => wanted.filter((word) => shareIn(word, words) > 0));
  const isPart = (one: readonly string[] = [], other: readonly string[] = []) =>
    one.length < other.length && one.every((word) => other.includes(word));
  return places.filter(
    (place, index) =>
      !isEntry(place) ||
      !places.some((other, at) => other.path === place.path && isEntry(other) && isPart(hits[index], hits[at])),
  );
}

/** An item of a list or a row of a table is about something of its own. */
export function isEntry({ path, text }: Pick<Place, "path" | "text">): boolean {
  return (
    /\.(?:csv|tsv|json|ya?ml|toml|ini)$/i.test(path) || /^\s*(?:[-*+•]\s|\d+[.)]\s|\||<(?:li|tr|td|dt|dd)\b)/.test(text)
  );
}

/** In so many files a word has to tell the places in question apart. */
const fewestSplit = 2;

/**
 * The places with the one word of `subject` that tells these apart in most files, such as "lavender" where lemon soap costs the same: its other words may
 * stand in some of the files only. Of files in which it tells nothing apart those are meant that have it in each of these places. Null where no word does so in several files.
 */
export function placesByKey<P extends Place>(
  subject: string,
  request: string,
  inQuestion: readonly P[],
): { meant: readonly P[]; others: readonly P[] } | null {
  const stays = keptWords(request);
  const all = wantedWords(subject);
  const wanted = all.filter((word) => !/^\d/.test(word) && !isParticle.test(word) && !stays.includes(word));
  const has = ({ words: { own, around } }: P, word: string) => shareOf(word, own) === 1 || shareOf(word, around) === 1;
  const byFile = [...groupBy(inQuestion, ({ path }) => path).values()];
  const mayChange = changeable(subject, request);
  const splits = wanted.map((word) => {
    const files = byFile.filter((places) => new Set(places.map((place) => has(place, word))).size === 2);
    const places = files.flat();
    // a file may tell of nothing else
    const whole = byFile.filter((all) => all.every((place) => has(place, word) && mayChange(place))).flat();
    return { count: files.length, places, meant: [...places.filter((place) => has(place, word)), ...whole] };
  });
  // of two words that do so equally the one that says more
  const [key] = splits.toSorted((one, other) => other.count - one.count || one.meant.length - other.meant.length);
  if (!key || key.count < fewestSplit) return null;
  const { meant } = key;
  const kept = stays.filter((word) => !all.includes(word) && !/^\P{Script=Han}$|\p{Script=Hiragana}/u.test(word));
  const isKept = meant.some((place) => kept.some((word) => has(place, word)));
  if (isKept) return null;
  const most = withoutLess(meant, wanted);
  return { meant: most, others: key.places.filter((place) => !most.includes(place)) };
}

/** Two words that follow each other: "day ticket". */
type Phrase = readonly [string, string];

function phrasesOf(subject: string, wanted: readonly string[]): Phrase[] {
  // what has no blanks is in pairs of signs
  const words = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u.test(subject) ? [] : wordsOf(subject);
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    return next !== undefined && wanted.includes(word) && wanted.includes(next) ? [[word, next] as const] : [];
  });
}

/** "oat milk soap" isn't the oat soap. */
function isOtherThing(line: string, [first, second]: Phrase): boolean {
  const words = wordsOf(line);
  return words.some(
    (word, index) => word === first && words[index + 2] === second && !isCommonWord(words[index + 1] ?? ""),
  );
}

/** How much of what a subject says stands in a piece of a line: each of its words, and its names to the letter. */
export function subjectHits(subject: string, piece: string): number {
  const own = new Set(wordsOf(piece));
  const words = wantedWords(subject).filter((word) => !/^\d/.test(word) && shareOf(word, own) > 0).length;
  return words + namesIn(subject).filter((name) => name.test(piece)).length;
}

function hasPhrase(line: string, [first, second]: Phrase): boolean {
  const words = wordsOf(line);
  return words.some((word, index) => word === first && words[index + 1] === second);
}

function isProse(path: string): boolean {
  return /\.(?:md|markdown|txt|rst|adoc|tex|eml)$/i.test(path);
}

/** The first line of a plain text without headings, where it is one: short, and no sentence or entry. */
function titleOf(path: string, lines: readonly string[]): string[] {
  const [first = ""] = lines;
  const isTitle = /\.txt$/i.test(path) && /^\p{L}[^:：,;.!?、。]{2,40}$/u.test(first.trim()) && !/\d/.test(first);
  return isTitle && !lines.some((line) => line.startsWith("#")) ? [first] : [];
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

/** What is beside a particle in Japanese: `謝が`. */
const isParticle = /^[\p{scx=Han}\p{scx=Katakana}]?\p{Script=Hiragana}{1,2}[\p{scx=Han}\p{scx=Katakana}]?$/u;

/** The words of what is to stay as it is. A pair with a particle in it stands everywhere. */
function keptWords(request: string): string[] {
  return keptClauses(request).flatMap(wantedWords);
}

function keptClauses(request: string): string[] {
  return sentencesOf(request)
    .flatMap((text) => text.split(/,\s(?![^,.;]*\b(?:too|as well|auch)[.!]?$)|\s(?:but|aber)\s/u))
    .filter((text) => saysItStays(text) && !allElse.test(text));
}
