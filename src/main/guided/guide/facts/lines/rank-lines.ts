import { sharedPhrases } from "../../request/words/shared-phrases.ts";
import { unwantedWords, wantedWords } from "../../request/words/wanted-words.ts";
import { wordsOf } from "../../request/words/words.ts";
import { titlesIn } from "./titles.ts";

/** A line of a file with how well it fits what is asked for. `number` counts from 1. */
export type RankedLine = { text: string; number: number; score: number };

/** What stands above a line (its section, its parents) says less of it than its own words. */
const sectionWeight = 0.7;
const ruledOutFactor = 0.5;
/** A line that says nothing else is meant rather than one that also says much else. */
const coverWeight = 0.4;
/** Words that stand together in the request and in the line are meant together. */
const phraseFactor = 1.6;
/** A line that shares this part of what the best one shares may be the one that is meant. */
const nearlyBest = 0.85;
/** A word as it was said counts more than one that only begins like it. */
const stemWeight = 0.4;

/**
 * The lines of a text that say something, with how much of a request each of them shares: in its own words, and in those of
 * the headings, keys and sections that it stands under. Words that few lines have count most. In the order of the text.
 */
export function rankLines(text: string, request: string): RankedLine[] {
  const wanted = wantedWords(request);
  const unwanted = new Set(unwantedWords(request));
  const lines = linesWithWords(text);
  const above = sectionsAbove(lines.map((line) => line.text));
  const shares = sharesOf(wanted, lines, above);
  const counts = new Map<string, number>();
  for (const { word, share } of shares.flat()) if (share > 0) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log(1 + lines.length / (counts.get(word) ?? lines.length));
  const phrases = sharedPhrases(request, text).filter((phrase) => phrase.includes(" "));
  return lines.flatMap(({ text: line, number }, index) => {
    const words = (shares[index] ?? []).reduce((sum, { word, share }) => sum + share * rarity(word), 0);
    const own = lines[index]?.words ?? new Set();
    const covered = own.size === 0 ? 0 : wanted.filter((word) => own.has(word)).length / own.size;
    const ruled = [...own, ...(above[index] ?? []).flatMap((parent) => [...(lines[parent]?.words ?? [])])];
    const isRuledOut = ruled.some((word) => unwanted.has(word));
    const isPhrase = phrases.some((phrase) => line.includes(phrase));
    const score =
      words * (1 + coverWeight * covered) * (isPhrase ? phraseFactor : 1) * (isRuledOut ? ruledOutFactor : 1);
    return line.trim() === "" ? [] : [{ text: line, number, score }];
  });
}

/** Words of a request that a line has, itself, and with what it stands under. */
export type Hits = { own: ReadonlySet<string>; all: ReadonlySet<string> };

/** What each line of a text has of a request; lines count from 1. */
export function wordsHit(text: string, request: string): ReadonlyMap<number, Hits> {
  const wanted = wantedWords(request);
  const lines = linesWithWords(text);
  const shares = sharesOf(wanted, lines, sectionsAbove(lines.map((line) => line.text)));
  return new Map(
    lines.map(({ number, words }, index) => {
      const all = (shares[index] ?? []).flatMap(({ word, share }) => (share > 0 ? [word] : []));
      return [number, { own: new Set(all.filter((word) => shareOf(word, words) > 0)), all: new Set(all) }];
    }),
  );
}

/** Whether a line has less of a request than another one, which has all of that as well. */
export function hitsLess(one: Hits, other: Hits): boolean {
  const isIn = (some: ReadonlySet<string>, more: ReadonlySet<string>) => [...some].every((word) => more.has(word));
  if (!isIn(one.all, other.all)) return false;
  return one.all.size < other.all.size || (one.own.size < other.own.size && isIn(one.own, other.own));
}

type LineWithWords = { text: string; number: number; words: ReadonlySet<string> };

function linesWithWords(text: string): LineWithWords[] {
  return text.split("\n").map((line, index) => ({ text: line, number: index + 1, words: new Set(wordsOf(line)) }));
}

/** For each line how much it has of each of the words; what stands above it counts less. */
function sharesOf(wanted: readonly string[], lines: readonly LineWithWords[], above: readonly (readonly number[])[]) {
  return lines.map(({ words }, index) => {
    const parents = new Set((above[index] ?? []).flatMap((parent) => [...(lines[parent]?.words ?? [])]));
    return wanted.map((word) => ({
      word,
      share: Math.max(shareOf(word, words), shareOf(word, parents) * sectionWeight),
    }));
  });
}

/** How much of a word a line has: all of it, its beginning, or nothing. */
export function shareOf(word: string, words: ReadonlySet<string>): number {
  if (words.has(word)) return 1;
  if (word.length < 4) return 0;
  const stem = word.slice(0, Math.max(4, word.length - 3));
  return [...words].some((other) => other.startsWith(stem) && Math.abs(other.length - word.length) <= 4)
    ? stemWeight
    : 0;
}

/** For each line those that it stands under, by their places: titles and `[sections]`, and lines that are indented less. */
export function sectionsAbove(lines: readonly string[]): number[][] {
  const titles = titlesIn(lines);
  const levels = new Map(titles.map(({ row, rank }) => [row, rank]));
  const rules = new Set(titles.flatMap(({ row, from, to }) => [from, to - 1].filter((each) => each !== row)));
  let parents: { index: number; indent: number; level: number }[] = [];
  return lines.map((line, index) => {
    if (line.trim() === "" || rules.has(index)) return [];
    const level = levels.get(index) ?? headingLevel(line);
    const indent = level === null ? (/^[ \t\u3000]*/.exec(line)?.[0].length ?? 0) : 0;
    // a heading ends the sections of its own level; any other line only what is indented as far as itself
    parents = parents.filter((parent) =>
      level === null ? parent.level > 0 || parent.indent < indent : parent.level > 0 && parent.level < level,
    );
    const above = parents.map((parent) => parent.index);
    parents.push({ index, indent, level: level ?? 0 });
    return above;
  });
}

/**
 * The lines that a request can mean: those that share nearly as much of it as the best one does. All of them where none
 * stands out.
 */
export function meantLines(lines: readonly RankedLine[]): readonly RankedLine[] {
  const best = Math.max(0, ...lines.map((line) => line.score));
  return best === 0 ? lines : lines.filter((line) => line.score >= best * nearlyBest);
}

/** What stands for a title elsewhere than in plain text. */
function headingLevel(line: string): number | null {
  const html = /^\s*<h([1-6])\b[^>]*>/i.exec(line)?.[1];
  if (html) return Number(html);
  if (/^§ ?\d/.test(line)) return 2;
  return /^\s*\[+[^\]]+\]+\s*$/.test(line) ? 1 : null;
}
