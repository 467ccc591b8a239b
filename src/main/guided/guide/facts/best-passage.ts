import { passagesOf } from "./passages.ts";
import { saysOpposite } from "../request/opposites.ts";
import { wantedWords } from "../request/wanted-words.ts";
import { wordsOf } from "../request/words.ts";

/** A text this short is seen at a glance. In lines. */
const shortText = 10;
const longestPassage = 12;
/** So much better than the next best one a passage has to be to stand out. */
const standsOut = 1.15;

/**
 * The part of a text that shares most of a request, where one stands out: an entry, a paragraph, a section without its
 * heading's siblings. A small model answers from what it read last, so this is said again after a long file.
 */
export function bestPassage(text: string, request: string): string {
  const lines = text.split("\n");
  if (lines.length <= shortText) return "";
  const wanted = wantedWords(request);
  const passages = passagesOf(lines).map(({ from, to }) => {
    return { from, to, words: new Set(wordsOf(lines.slice(from, to).join("\n"))) };
  });
  // a word counts more the fewer passages have it
  const weights = wanted.map((word) => {
    const count = passages.filter(({ words }) => words.has(word)).length;
    return { word, weight: count === 0 ? 0 : Math.log(1 + passages.length / count) };
  });
  const scored = passages.map(({ from, to, words }) => {
    if (saysOpposite(lines[from] ?? "", request)) return { from, to, score: 0 };
    const score = weights.reduce((sum, { word, weight }) => (words.has(word) ? sum + weight : sum), 0);
    return { from, to, score };
  });
  const [best, second] = scored.toSorted((one, other) => other.score - one.score);
  if (!best || best.score === 0 || scored.length < 2 || best.score < (second?.score ?? 0) * standsOut) return "";
  return lines
    .slice(best.from, Math.min(best.to, best.from + longestPassage))
    .join("\n")
    .trim();
}
