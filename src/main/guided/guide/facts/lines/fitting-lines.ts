import { type PlacedLine, textOfLine } from "./lines-in-place.ts";
import { rankLines } from "./rank-lines.ts";

/** Of lines of several files those that share most of a request, with what they stand under and the names of their files; at most so many, in their order. */
export function fittingLines<Each extends PlacedLine>(
  lines: readonly Each[],
  request: string,
  most: number,
): readonly Each[] {
  if (lines.length <= most) return lines;
  const texts = lines.map(({ path, line }) => `${path} ${textOfLine(line)}`.replaceAll("\n", " "));
  const ranked = rankLines(texts.join("\n"), request).toSorted((one, other) => other.score - one.score);
  const numbers = new Set(ranked.slice(0, most).map(({ number }) => number - 1));
  return lines.filter((_, index) => numbers.has(index));
}
