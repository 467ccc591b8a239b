import { fittingParts } from "./fitting-parts.ts";
import { asksForGist } from "../../request/wishes/request-intent.ts";
import { lengthOf, linesIn, type Part } from "./passages.ts";
import { sectionsAbove } from "./rank-lines.ts";

/** So much of a longer text is kept in a small model's sight. In characters. */
export const longerRoom = 2_400;
const worthReading = 0.4;

/** Stands for lines of a file that are neither shown nor written. */
export const leftOut = "[…]";

/** Logs, diaries and minutes go on at their end. */
const asksForLast =
  /\b(?:last|latest|newest|most recent|lately|recently|finally|in the end|current|currently|zuletzt|letzte[nmrs]?|neueste[nmrs]?|aktuelle?[nmrs]?|schließlich)\b|最後|最新|最近/iu;

/** `worth`: this share of what the best part shares of a request is worth its room. `isLastFirst`: of parts that fit alike the last ones. */
export type Choice = { room: number; worth: number; isLastFirst: boolean };

/** What is to be read of a longer text for a request, in about so many characters; none where no part says more than another one. */
export function excerptsOf(text: string, request: string, room: number): Part[] {
  if (asksForGist(request)) return [];
  const lines = text.split("\n");
  const coded = linesWithCode(lines, request);
  return coded !== null && lengthOf(coded, lines) <= room
    ? joined(coded, lines)
    : chosenParts(text, request, { room, worth: worthReading, isLastFirst: asksForLast.test(request) });
}

/** A number that only one thing has: of a parcel, an order, a member; no year. */
const code = /(?<![\p{L}\p{N}.,:/-])(?!(?:19|20)\d{2}(?!\d))(?:[A-Z]{1,4}[-_]?)?\d{4,12}(?![\p{L}\p{N}]|[.,:/-]\d)/gu;
const mostCoded = 15;

/** The lines with the one number that a request tells a thing by, and the names of the columns above them: those beside them are about other things. Null where it tells none. */
function linesWithCode(lines: readonly string[], request: string): number[] | null {
  const [said, ...others] = new Set(request.match(code));
  if (said === undefined || others.length > 0) return null;
  const found = lines.flatMap((line, index) => (line.match(code)?.includes(said) === true ? [index] : []));
  // a heading with a number has what it is about below it
  const isCoded = (index: number) => /^\s*$/.test(lines[index] ?? "") || (lines[index] ?? "").match(code) !== null;
  const isOfRows = found.every((index) => isCoded(index + 1) && (lines[index] ?? "").split(/[,;|\s]+/u).length > 2);
  if (found.length === 0 || found.length > mostCoded || !isOfRows) return null;
  return /\d/.test(lines[0] ?? "") || found.includes(0) ? found : [0, ...found];
}

/**
 * The parts of a longer text that fit a request best, with the headings that they stand under and the text's first line, in their
 * order; together about `room` characters. None where nothing in it fits.
 */
export function chosenParts(text: string, request: string, { room, worth, isLastFirst }: Choice): Part[] {
  const lines = text.split("\n");
  const all = fittingParts(text, request);
  const ranked = isLastFirst ? all.toSorted((one, other) => other.score - one.score || other.from - one.from) : all;
  const best = ranked[0]?.score ?? 0;
  const above = sectionsAbove(lines);
  const taken = new Set<number>();
  let left = room;
  for (const part of ranked.filter(({ score }) => score >= best * worth)) {
    const context = [...(above[part.line] ?? []), 0];
    const wanted = [linesIn(part), [part.line]]
      .map((some) => [...new Set([...some, ...context])].filter((line) => !taken.has(line)))
      .find((some) => lengthOf(some, lines) <= left);
    if (!wanted) continue;
    left -= lengthOf(wanted, lines);
    for (const line of wanted) taken.add(line);
  }
  const numbers = [...taken].toSorted((one, other) => one - other);
  return joined(numbers, lines);
}

/** These parts of a text, with a mark for the lines between them. */
export function textOf(lines: readonly string[], parts: readonly Part[]): string {
  return parts.map(({ from, to }) => lines.slice(from, to).join("\n")).join(`\n${leftOut}\n`);
}

/** Lines that stand side by side, or with nothing but empty lines in between, as one part each. */
function joined(numbers: readonly number[], lines: readonly string[]): Part[] {
  const parts: Part[] = [];
  for (const line of numbers) {
    const last = parts.at(-1);
    const isNext = last !== undefined && lines.slice(last.to, line).every((between) => between.trim() === "");
    if (last && isNext) last.to = line + 1;
    else parts.push({ from: line, to: line + 1 });
  }
  return parts;
}
