import { fittingLines } from "./fitting-lines.ts";
import { linesInPlace, type PlacedLine } from "./lines-in-place.ts";

/**
 * The lines of these files that may answer a question, at most so many of those that share most of it; in the order of the files. What only stands above others isn't one
 * of them: it is seen with each of these.
 */
export function answerLines(
  files: readonly { path: string; text: string }[],
  question: string,
  most: number,
): readonly PlacedLine[] {
  const all = files.flatMap(({ path, text }) => {
    const lines = linesInPlace(path, text);
    const above = new Set(lines.flatMap((line) => line.above.split("\n")));
    return lines.filter((line) => !above.has(line.text)).map((line) => ({ path, line }));
  });
  return fittingLines(all, question, most);
}
