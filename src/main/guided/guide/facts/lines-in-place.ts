import { type CsvLines, csvLines, plainCell } from "./csv-lines.ts";
import { rankLines } from "./rank-lines.ts";

/** A line as it says something by itself: what it stands under, and a row with the names of its columns. `place` is for its order. */
export type LineInPlace = { place: number; above: string; text: string };

/** Of a longer text only those lines are taken that share most of a request. */
const mostLines = 40;
/** A line that ends so begins a part, whatever it is written in: a small file of notes has no marks for headings. */
const opensPart = /^\s*(?:#{1,6} |\[[^\]]+\]\s*$|<h[1-6]\b|§)|^(?!\s*(?:[-*•+]|\d+[.)])\s).*[:：{]\s*$/i;
/** Parts by indentation are below all that have a heading of their own. */
const belowHeadings = 10;

/** The lines of a text that say something, each so that it can be understood without the others; in the order of the text. */
export function linesInPlace(path: string, text: string, request: string): LineInPlace[] {
  const table = /\.(?:csv|tsv)$/i.test(path) ? csvLines(text) : null;
  const lines = table ? labelledRows(table) : linesUnder(text, /\.(?:txt|text|md|markdown)$/i.test(path));
  if (lines.length <= mostLines) return lines;
  const ranked = rankLines(lines.map((line) => line.text.replaceAll("\n", " ")).join("\n"), request);
  const best = ranked.toSorted((one, other) => other.score - one.score).slice(0, mostLines);
  const numbers = new Set(best.map(({ number }) => number - 1));
  return lines.filter((_, index) => numbers.has(index));
}

/** Lines in the order of their text; what several stand under is said once. */
export function textOfLines(lines: readonly LineInPlace[]): string {
  let said = "";
  return lines
    .toSorted((one, other) => one.place - other.place)
    .map(({ above, text }) => {
      const isNew = above !== "" && above !== said;
      said = above;
      return isNew ? `${above}\n${text}` : text;
    })
    .join("\n");
}

function labelledRows({ header, body }: CsvLines): LineInPlace[] {
  const columns = header.cells.map(plainCell);
  return body.map(({ cells }, place) => {
    const said = cells.map(plainCell);
    const named = said.flatMap((cell, index) => (cell === "" ? [] : [`${columns[index] ?? ""}: ${cell}`]));
    return { place, above: "", text: named.join(", ") };
  });
}

function linesUnder(text: string, isProse: boolean): LineInPlace[] {
  const lines = text.split("\n");
  // what a letter or a page of notes is about stands in its first line
  const title = isProse ? (lines.find((line) => line.trim() !== "")?.trim() ?? "") : "";
  let open: { level: number; text: string }[] = [];
  return lines.flatMap((line, place) => {
    const said = line.trim();
    if (!/[\p{L}\p{N}]/u.test(said)) return [];
    // in prose what stands at the left edge may still belong to the part above it
    const own = levelOf(line);
    const level = own ?? depthOf(line) + (isProse ? 1 : 0);
    open = open.filter((part) => part.level < level);
    const above = open.map((part) => part.text);
    const titled = title === "" || title === said || above.includes(title) ? above : [title, ...above];
    if (own !== null) open.push({ level, text: said });
    return [{ place, above: titled.join("\n"), text: said }];
  });
}

function levelOf(line: string): number | null {
  if (!opensPart.test(line)) return null;
  const marks = /^#+/.exec(line)?.[0].length ?? /^\s*<h([1-6])/i.exec(line)?.[1];
  if (marks !== undefined) return Number(marks);
  if (/^\s*(?:\[|§)/.test(line)) return 2;
  return depthOf(line);
}

function depthOf(line: string): number {
  return belowHeadings + line.length - line.trimStart().length;
}
