import { lengthOf, linesIn, type Part, passagesOf } from "./passages.ts";
import { rankLines, sectionsAbove } from "./rank-lines.ts";

/** So much of a longer text is kept in a small model's sight. In characters. */
export const longerRoom = 2_400;
/** A line that shares less of a request than this part of what the best one shares isn't worth its room. */
const worthReading = 0.4;
/** So many lines around one that fits are read where its passage is long. */
const linesAround = 3;
/** A passage that takes more of the room than this is read in part. */
const mostOfRoom = 1 / 3;

/**
 * The parts of a longer text that fit a request best, with the headings that they stand under and the text's first line, in their
 * order; together about `room` characters. None where nothing in it fits.
 */
export function excerptsOf(text: string, request: string, room: number): Part[] {
  const lines = text.split("\n");
  const ranked = rankLines(text, request).toSorted((one, other) => other.score - one.score);
  const best = ranked[0]?.score ?? 0;
  const fitting = ranked.filter(({ score }) => score > 0 && score >= best * worthReading);
  if (fitting.length === 0) return [];
  const passages = passagesOf(lines);
  const above = sectionsAbove(lines);
  const taken = new Set<number>();
  let left = room;
  for (const { number } of fitting) {
    const around = aroundLine(number - 1, lines, passages, room);
    const wanted = [...around, ...headingsOf(around, above), 0].filter((line) => !taken.has(line));
    const cost = lengthOf(wanted, lines);
    if (cost > left) continue;
    left -= cost;
    for (const line of wanted) taken.add(line);
  }
  return joined(
    [...taken].toSorted((one, other) => one - other),
    lines,
  );
}

function aroundLine(line: number, lines: readonly string[], passages: readonly Part[], room: number): number[] {
  const passage = passages.find(({ from, to }) => from <= line && line < to) ?? { from: line, to: line + 1 };
  const whole = linesIn(passage);
  if (lengthOf(whole, lines) <= room * mostOfRoom) return whole;
  return whole.filter((other) => Math.abs(other - line) <= linesAround);
}

function headingsOf(numbers: readonly number[], above: readonly (readonly number[])[]): number[] {
  return [...new Set(numbers.flatMap((line) => above[line] ?? []))];
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
