import { namesIn } from "../../request/values/literal-names.ts";
import { unwantedWords, wantedWords } from "../../request/words/wanted-words.ts";
import { wordsOf } from "../../request/words/words.ts";
import { lengthOf, linesIn, type Part, passagesOf } from "./passages.ts";
import { sectionsAbove, shareOf } from "./rank-lines.ts";

/** A part of a text with how well it fits a request. `line` is where it stands, for what is above it. */
export type FittingPart = Part & { line: number; score: number };

/** A longer passage, such as a table, a list or a program, falls into its lines. In characters. */
const longestPassage = 600;
/** So many lines around one that fits belong to it. */
const linesAround = 3;
/** What a part stands under says less of it than its own words. */
const aboveWeight = 0.7;
const ruledOutFactor = 0.5;
/** A name such as `4417-B` or `legacySlug` to the letter counts so much more than a word. */
const nameWeight = 2;

/** The parts of a text that share something with a request, best first; those that are equally good in the order of the text. */
export function fittingParts(text: string, request: string): FittingPart[] {
  const lines = text.split("\n");
  const above = sectionsAbove(lines);
  const units = passagesOf(lines).flatMap((passage) => unitsOf(passage, lines));
  const wordsIn = units.map(({ core }) => new Set(core.flatMap((line) => wordsOf(lines[line] ?? ""))));
  const wordsAbove = units.map(
    ({ core: [line = 0] }) => new Set((above[line] ?? []).flatMap((one) => wordsOf(lines[one] ?? ""))),
  );
  const wanted = wantedWords(request);
  const shares = units.map((_, unit) =>
    wanted.map((word) =>
      Math.max(shareOf(word, wordsIn[unit] ?? none), shareOf(word, wordsAbove[unit] ?? none) * aboveWeight),
    ),
  );
  const rarity = (count: number) => (count === 0 ? 0 : Math.log(1 + units.length / count));
  const weights = wanted.map((_, place) => rarity(shares.filter((share) => (share[place] ?? 0) > 0).length));
  const textsOf = units.map(({ core }) => core.map((line) => lines[line]).join("\n"));
  const names = namesIn(request).map((name) => {
    const has = textsOf.map((own) => name.test(own));
    return { has, weight: nameWeight * rarity(has.filter(Boolean).length) };
  });
  const unwanted = unwantedWords(request);
  return units
    .map(({ core, from, to }, unit) => {
      const words = (shares[unit] ?? []).reduce((sum, share, place) => sum + share * (weights[place] ?? 0), 0);
      const named = names.reduce((sum, { has, weight }) => (has[unit] ? sum + weight : sum), 0);
      const isRuledOut = unwanted.some((word) => wordsIn[unit]?.has(word) || wordsAbove[unit]?.has(word));
      return { from, to, line: core[0] ?? from, score: (words + named) * (isRuledOut ? ruledOutFactor : 1) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
}

const none: ReadonlySet<string> = new Set();

type Unit = Part & { core: readonly number[] };

function unitsOf(passage: Part, lines: readonly string[]): Unit[] {
  const all = linesIn(passage);
  if (lengthOf(all, lines) <= longestPassage) return [{ ...passage, core: all }];
  return all.map((line) => ({
    core: [line],
    from: Math.max(passage.from, line - linesAround),
    to: Math.min(passage.to, line + linesAround + 1),
  }));
}
