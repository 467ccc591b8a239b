import { cellsOf, csvLines, inPlaceOf, writtenCell } from "../facts/tables/csv-lines.ts";
import { markdownRule } from "../facts/tables/text-tables.ts";
import type { ColumnChange } from "../request/texts-and-tables/said-column-change.ts";

/** A table of a text by its lines: the names of the columns, the rule below them where it is drawn, and the rows; each with the number of its line, from 0. */
export type TableLines = { columns: readonly string[]; lines: readonly TableLine[]; delimiter: string };
type TableLine = { row: number; kind: "names" | "rule" | "row"; cells: readonly string[] };

/** The tables of a file whose lines all have as many cells. */
export function tablesOf(path: string, text: string): TableLines[] {
  const found = /\.(?:csv|tsv)$/i.test(path) ? csvTables(text) : drawnTables(text);
  return found.filter(({ columns, lines }) => lines.every(({ cells }) => cells.length === columns.length));
}

function csvTables(text: string): TableLines[] {
  const table = csvLines(text);
  if (!table) return [];
  const { header, body, delimiter } = table;
  const lines = [header, ...body].map(({ number, cells }, index) => {
    const kind = index === 0 ? ("names" as const) : ("row" as const);
    return { row: number - 1, kind, cells };
  });
  return [{ columns: header.cells.map(plain), lines, delimiter }];
}

function drawnTables(text: string): TableLines[] {
  const lines = text.split(/\r?\n/);
  const isDrawn = (line: string | undefined) => line !== undefined && /^\s*\|.*\|\s*$/u.test(line);
  return lines.flatMap((line, from) => {
    if (!isDrawn(line) || !markdownRule.test(lines[from + 1] ?? "")) return [];
    const end = lines.findIndex((other, row) => row > from && !isDrawn(other));
    const own = lines.slice(from, end === -1 ? lines.length : end).map((each, index) => {
      const kind = index === 0 ? ("names" as const) : index === 1 ? ("rule" as const) : ("row" as const);
      return { row: from + index, kind, cells: cellsOf(each.trim().slice(1, -1), "|") };
    });
    return [{ columns: (own[0]?.cells ?? []).map(plain), lines: own, delimiter: "|" }];
  });
}

function plain(cell: string): string {
  return cell
    .trim()
    .replaceAll(/^["*_]+|["*_]+$/g, "")
    .trim();
}

/** A text with a change of the columns of one of its tables. */
export function withColumnChange(text: string, table: TableLines, change: ColumnChange): string {
  const isDrawn = table.lines.some(({ kind }) => kind === "rule");
  const fresh = new Map(
    table.lines.map((line) => {
      const cells = cellsAfter(line, change, table.delimiter, isDrawn).join(table.delimiter);
      return [line.row, isDrawn ? `|${cells}|` : cells];
    }),
  );
  return text
    .split("\n")
    .map((line, row) => {
      const own = fresh.get(row);
      if (own === undefined) return line;
      const [, indent = "", end = ""] = isDrawn
        ? (/^(\s*)[^]*?(\s*)$/u.exec(line) ?? [])
        : [line, "", /\r?$/.exec(line)?.[0]];
      return indent + own + end;
    })
    .join("\n");
}

function cellsAfter({ kind, cells }: TableLine, change: ColumnChange, delimiter: string, isDrawn: boolean): string[] {
  const written = (text: string) => (isDrawn ? ` ${text}${text === "" ? "" : " "}` : writtenCell(text, delimiter));
  switch (change.deed) {
    case "rename": {
      const old = cells[change.column] ?? "";
      const name = isDrawn ? change.name : writtenCell(change.name, delimiter);
      // a column that is drawn stays as wide where there is room
      const own = isDrawn ? written(change.name).padEnd(old.length) : inPlaceOf(old, name);
      return kind === "names" ? cells.with(change.column, own) : [...cells];
    }
    case "remove":
      return cells.filter((_, index) => !change.columns.includes(index));
    case "add": {
      const text = kind === "names" ? change.name : kind === "rule" ? "---" : change.value;
      return cells.toSpliced(change.place, 0, written(text));
    }
    case "move":
      return cells.toSpliced(change.column, 1).toSpliced(change.place, 0, cells[change.column] ?? "");
    case "swap": {
      const [one, two] = change.columns;
      return cells.with(one, cells[two] ?? "").with(two, cells[one] ?? "");
    }
    default:
      return change satisfies never;
  }
}
