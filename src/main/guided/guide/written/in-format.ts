import { cellsOf, csvLines, plainCell, writtenCell } from "../facts/tables/csv-lines.ts";
import type { TextFormat } from "../request/texts-and-tables/said-text-format.ts";

/** A text in another format; null where it can't be written so without losing something. */
export function inFormat(path: string, text: string, format: TextFormat): string | null {
  const isTable = /\.(?:csv|tsv)$/i.test(path);
  switch (format.change) {
    case "no-trailing-blanks":
      return isTable ? null : text.replaceAll(/[ \t]+(?=\r?$)/gmu, "");
    case "no-empty-lines":
      return isTable && !csvLines(text) ? null : withoutEmpty(text, () => false);
    case "single-empty-lines":
      return isTable && !csvLines(text) ? null : withoutEmpty(text, (before) => before.trim() !== "");
    case "tabs":
      return isTable ? null : text.replaceAll("\t", " ".repeat(format.width));
    case "headings":
      return /\.(?:md|markdown)$/i.test(path) ? withHeadings(text, format.by) : null;
    case "delimiter":
      return isTable ? withDelimiter(text, format.to, format.from) : null;
    case "decimals":
      return isTable ? withDecimals(text, format.to) : null;
    default:
      return format satisfies never;
  }
}

/** Without empty lines, but for those of which the line before says that they stay; a block of code and the end of the text stay. */
function withoutEmpty(text: string, stays: (before: string) => boolean): string {
  const lines = text.split("\n");
  let isCode = false;
  return lines
    .filter((line, row) => {
      if (fence.test(line)) isCode = !isCode;
      const isKept = isCode || row === lines.length - 1 || (row > 0 && stays(lines[row - 1] ?? ""));
      return line.trim() !== "" || isKept;
    })
    .join("\n");
}

const fence = /^\s*(?:```|~~~)/;
const heading = /^(#{1,6})(?=\s)/u;

/** What is no heading in a block of code stays; null where one would have no rank any more. */
function withHeadings(text: string, by: 1 | -1): string | null {
  let isCode = false;
  let isPossible = true;
  const lines = text.split("\n").map((line) => {
    if (fence.test(line)) isCode = !isCode;
    const signs = isCode ? undefined : heading.exec(line)?.[1];
    if (signs === undefined) return line;
    const rank = signs.length + by;
    isPossible &&= rank >= 1 && rank <= 6;
    return "#".repeat(Math.max(rank, 1)) + line.slice(signs.length);
  });
  return isPossible ? lines.join("\n") : null;
}

function withDelimiter(text: string, to: string, from: string | null): string | null {
  const table = csvLines(text);
  if (!table || table.delimiter === to || (from !== null && from !== table.delimiter)) return null;
  return byLine(text, (line) =>
    cellsOf(line, table.delimiter)
      .map((cell) => (/^\s*".*"\s*$/u.test(cell) ? cell : writtenCell(cell, to)))
      .join(to),
  );
}

const isDecimal = { ".": /^-?\d+,\d+$/u, ",": /^-?\d+\.\d+$/u };
const isNumber = { ".": /^-?\d+(?:,\d+)?$/u, ",": /^-?\d+(?:\.\d+)?$/u };

/** In the columns that hold nothing but numbers; null where there are none, or the new sign would part cells. */
function withDecimals(text: string, to: "." | ","): string | null {
  const table = csvLines(text);
  if (!table || table.delimiter === to) return null;
  const places = table.header.cells.flatMap((_, place) => {
    const cells = table.body.map((row) => plainCell(row.cells[place] ?? "")).filter((cell) => cell !== "");
    return cells.every((cell) => isNumber[to].test(cell)) && cells.some((cell) => isDecimal[to].test(cell))
      ? [place]
      : [];
  });
  if (places.length === 0) return null;
  const sign = to === "." ? "," : ".";
  return byLine(text, (line, row) =>
    row === 0
      ? line
      : cellsOf(line, table.delimiter)
          .map((cell, place) => (places.includes(place) ? cell.replace(sign, to) : cell))
          .join(table.delimiter),
  );
}

function byLine(text: string, change: (line: string, row: number) => string): string {
  return text
    .split("\n")
    .map((line, row) =>
      line.trim() === "" ? line : change(line.replace(/\r$/, ""), row) + (line.endsWith("\r") ? "\r" : ""),
    )
    .join("\n");
}
