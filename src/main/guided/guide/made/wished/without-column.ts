import { csvLines } from "../../facts/csv-lines.ts";
import { textTables } from "../../facts/text-tables.ts";
import { isSameNoun, wordsOf } from "../../request/words.ts";
import type { PlainWish } from "./plain-wish.ts";

const isOfColumn = /(?<!\p{L})(?:columns?|fields?|spalten?|feld)(?!\p{L})|列/iu;

/** A text without the column of a table that a wish names; null where it names none, or it isn't clear which, or it is the only one. */
export function withoutColumn(path: string, text: string, wish: Extract<PlainWish, { deed: "remove" }>): string | null {
  if (!isOfColumn.test([...wish.what, ...wish.about].join(" "))) return null;
  const said = wish.what.flatMap((name) => wordsOf(name.replace(isOfColumn, " ")));
  const isNamed = (column: string) => {
    const words = wordsOf(column);
    return words.length > 0 && words.every((word) => said.some((each) => isSameNoun(word, each)));
  };
  const named = textTables(path, text).flatMap(({ columns, rows }) =>
    columns.flatMap((column, index) => (columns.length > 1 && isNamed(column) ? [{ index, rows }] : [])),
  );
  const [only, ...others] = named;
  if (!only || others.length > 0) return null;
  const table = /\.(?:csv|tsv)$/i.test(path) ? csvLines(text) : null;
  const cut = table
    ? new Map(
        [table.header, ...table.body].map(({ number, cells }) => [
          number - 1,
          cells.toSpliced(only.index, 1).join(table.delimiter),
        ]),
      )
    : drawnWithout(text.split("\n"), only.rows[0]?.number ?? 0, only.index);
  return text
    .split("\n")
    .map((line, row) => (cut.has(row) ? `${cut.get(row) ?? ""}${line.endsWith("\r") ? "\r" : ""}` : line))
    .join("\n");
}

/** The lines of a drawn table without the cell at this place: those of its names, the rule below them, and its rows, of which the first one has this number. */
function drawnWithout(lines: readonly string[], firstRow: number, index: number): Map<number, string> {
  const from = firstRow - 3;
  const end = lines.findIndex((line, row) => row > from && !/^\s*\|.*\|\s*$/u.test(line));
  const rows = lines.slice(from, end === -1 ? lines.length : end);
  return new Map(
    rows.map((line, row) => {
      const cells = line.trimEnd().split("|");
      return [from + row, cells.toSpliced(index + 1, 1).join("|")];
    }),
  );
}
