import { indentOf } from "../../../forms/indent.ts";
import { saysOpposite } from "../../request/words/opposites.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../request/words/words.ts";
import { goesOn } from "../lines/lines-in-place.ts";
import { linesIn, type Part, passagesOf } from "../lines/passages.ts";
import { type Hits, hitsLess, type RankedLine, rankLines, sectionsAbove, wordsHit } from "../lines/rank-lines.ts";

/** A text this short is seen at a glance. In lines. */
const shortText = 10;
const longestEntry = 8;
/** Entries that share nearly as much may be meant as well; where they are more, none stands out. */
const nearlyBest = 0.85;
const mostEntries = 3;
/** What the other lines of an entry share counts for so much. */
const restWeight = 0.3;

/**
 * The entries of a text that share most of a request, where few stand out, with what they stand under: an item of a list with the lines that go on
 * with it, a setting, an event, a paragraph. A small model answers from what it read last, so this is said again after a long file; what
 * stands beside it there, and would be taken for it, isn't. What was `seen` may have more than the text that counts.
 */
export function bestEntries(text: string, request: string, seen = text): string {
  const lines = text.split("\n");
  if (seen.split("\n").length <= shortText) return "";
  const above = sectionsAbove(lines);
  const ranked = new Map(rankLines(text, request).map((line) => [line.number - 1, line]));
  const scored = passagesOf(lines)
    .flatMap((passage) => entriesOf(passage, lines))
    .filter((entry) => !isTitle(entry, lines) && !saysNothingNew(entry, lines, request))
    .map((entry) => ({ ...entry, score: scoreOf(entry, ranked) }))
    .filter(({ from }) => ![from, ...(above[from] ?? [])].some((index) => saysOpposite(lines[index] ?? "", request)));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const nearly = scored.filter(({ score }) => score >= best * nearlyBest);
  const hits = wordsHit(text, request);
  const hitsOf = (entry: Part) => linesIn(entry).flatMap((index) => hits.get(index + 1) ?? []);
  const isLess = (one: Part, other: Part) =>
    hitsOf(one).every((hit) => hitsOf(other).some((more) => hitsLess(hit, more)));
  const good = nearly.filter((entry) => !nearly.some((other) => isLess(entry, other)));
  if (best === 0 || good.length > mostEntries || scored.length < 2) return "";
  const [only, ...others] = good;
  const beside = only && others.length === 0 ? settingsBeside(only, lines, above, hits) : [];
  const shown = good.flatMap(({ from, to }) => [
    ...(above[from] ?? []),
    ...linesIn({ from, to: Math.min(to, from + longestEntry) }),
  ]);
  const whole = good.flatMap(({ from, to }) => sentenceAround(lines, { from, to: Math.min(to, from + longestEntry) }));
  return [...new Set([...shown, ...whole, ...beside])]
    .toSorted((one, other) => one - other)
    .map((index) => lines[index] ?? "")
    .join("\n")
    .trim();
}

/** The lines before and behind an entry on which its sentence begins and ends. */
function sentenceAround(lines: readonly string[], { from, to }: Part): number[] {
  let [first, last] = [from, to - 1];
  while (first > 0 && from - first < mostOfSentence && goesOn(lines[first - 1] ?? "", lines[first] ?? "")) first--;
  while (last - to < mostOfSentence && goesOn(lines[last] ?? "", lines[last + 1] ?? "")) last++;
  return linesIn({ from: first, to: last + 1 });
}

const mostOfSentence = 4;

/** What a text begins with, by itself: it is about all that follows. */
function isTitle({ from, to }: Part, lines: readonly string[]): boolean {
  const isFirst = lines.slice(0, from).every((line) => line.trim() === "");
  const [own = "", next = ""] = lines.slice(from, from + 2);
  return isFirst && to === from + 1 && !beginning.test(own) && (next.trim() === "" || beginning.test(next));
}

/** Few words that the request has as well, such as the name at the end of a letter, answer nothing; an item of a list or a sentence may. */
function saysNothingNew(entry: Part, lines: readonly string[], request: string): boolean {
  const texts = linesIn(entry).map((index) => lines[index] ?? "");
  const said = wordsOf(request);
  const words = texts.flatMap(wordsOf).filter((word) => !isCommonWord(word) && !ofClosing.test(word));
  const unsaid = words.filter((word) => !said.some((other) => isSameNoun(other, word)));
  const isTelling = texts.some((line) => beginning.test(line) || /[.!?。:]\s*$|\d/u.test(line));
  const isClosing = texts.flatMap(wordsOf).some((word) => ofClosing.test(word));
  return !isTelling && words.length <= mostOfName && unsaid.length <= (isClosing ? 1 : 0);
}

const mostOfName = 3;
const ofClosing =
  /^(?:regards|kind|best|wishes|hugs|love|cheers|thanks|yours|sincerely|gruß|grüße|viele|liebe|lieben|beste|freundlichen|lg|vg)$/u;

const setting = /^\s*(?:- )?["']?[\p{L}_][\p{L}\p{N}_. -]*["']?\s*[:=]/u;

/** The other settings of a record that have what a request asks for besides what the one has that fits it best: of the group with Jack in it the tent. */
function settingsBeside(
  { from, to }: Part,
  lines: readonly string[],
  above: readonly (readonly number[])[],
  hits: ReadonlyMap<number, Hits>,
): number[] {
  const parent = above[from]?.at(-1);
  if (parent === undefined || !setting.test(lines[from] ?? "")) return [];
  const has = linesIn({ from, to }).flatMap((index) => [...(hits.get(index + 1)?.all ?? [])]);
  return lines.flatMap((line, index) => {
    const own = [...(hits.get(index + 1)?.own ?? [])];
    const isBeside = (index < from || index >= to) && above[index]?.at(-1) === parent && setting.test(line);
    return isBeside && own.some((word) => !has.includes(word)) ? [index] : [];
  });
}

const heading = /^#{1,6} |^\[[^\]]+\]\s*$/;
/** A line that begins something of its own: an item, a key with its value, a row. */
const beginning = /^\s*(?:[-*•+]|\d+[.)])\s|^\s*["'\w][^.!?]{0,40}[:=]|,[^,]*,|\|/;

const numbered = /^\d{1,2}[.)]\s/u;
const item = /^\s*(?:[-*•+]|\d+[.)])\s/;

/** A passage taken apart where its lines are items, settings or rows; an event or a paragraph is one. */
function entriesOf(passage: Part, lines: readonly string[]): Part[] {
  const numbers = linesIn(passage).filter((index) => !heading.test(lines[index] ?? ""));
  const first = numbers[0];
  if (first === undefined) return [];
  const isList = numbers.some((index) => beginning.test(lines[index] ?? ""));
  // "2. Summer fete", and what was said of it
  const isPoint = numbered.test(lines[first] ?? "") && !numbers.slice(1).some((at) => item.test(lines[at] ?? ""));
  if (isPoint) return [{ from: first, to: passage.to }];
  if (!isList || (lines[first] ?? "").startsWith("BEGIN:")) return [{ from: first, to: passage.to }];
  const starts = numbers.filter((index, place) => {
    const start = numbers.slice(0, place).findLast((other) => beginning.test(lines[other] ?? "")) ?? first;
    const isDeeper = indentOf(lines[index] ?? "").length > indentOf(lines[start] ?? "").length;
    return place === 0 || beginning.test(lines[index] ?? "") || !isDeeper;
  });
  return starts.map((from, place) => ({ from, to: starts[place + 1] ?? passage.to }));
}

function scoreOf(entry: Part, ranked: ReadonlyMap<number, RankedLine>): number {
  const scores = linesIn(entry).map((index) => ranked.get(index)?.score ?? 0);
  const most = Math.max(0, ...scores);
  return most + restWeight * (scores.reduce((sum, score) => sum + score, 0) - most);
}
