import type { QueryColumn } from "../../../agent/query.ts";
import { baseName } from "../../../../shared/path-parts.ts";
import type { Table } from "../../workspace-view.ts";
import { areDates, dayOf } from "../facts/tables/day-of-cell.ts";
import { numberColumn } from "../facts/tables/number-column.ts";

/** A cell as it can be compared and added up: dates as `2024-05-22`, and null for what is empty. */
export type TypedCell = string | number | null;
/** A table whose cells can be compared and added up. */
export type TypedTable = {
  name: string;
  columns: readonly Pick<QueryColumn, "name" | "kind">[];
  rows: readonly (readonly TypedCell[])[];
};

/** A number with the unit that it is in. */
const isAmount = /^[-+−]?[\d.,'’ ]+\s?(?:[€$£%¥円]|[a-z]{1,3}|EUR|USD|CHF|GBP)?$/iu;
const holdsMore = /^\s*[[{]/;

/** A table with each column taken for what it mostly has: numbers, dates or words. What holds lists or records is left out. */
export function typedTable(path: string, { columns, rows }: Table): TypedTable {
  const typed = columns.flatMap((name, index) => {
    const cells = rows.map((row) => row[index]?.trim() ?? "");
    return name.trim() === "" || cells.some((cell) => holdsMore.test(cell)) ? [] : [typedColumn(name.trim(), cells)];
  });
  return {
    name: nameOf(path),
    columns: typed.map(({ name, kind }) => ({ name, kind })),
    rows: rows.map((_, row) => typed.map(({ cells }) => cells[row] ?? null)),
  };
}

type TypedColumn = Pick<QueryColumn, "name" | "kind"> & { cells: readonly TypedCell[] };

function typedColumn(name: string, cells: readonly string[]): TypedColumn {
  const filled = cells.filter((cell) => cell !== "");
  const isDate = filled.length > 0 && areDates(filled);
  if (isDate) return { name, kind: "date", cells: cells.map((cell) => (cell === "" ? null : (dayOf(cell) ?? cell))) };
  const [numbers] = filled.every((cell) => isAmount.test(cell)) ? numberColumn({ name, cells }) : [];
  if (numbers && !numbers.isTime) return { name, kind: "number", cells: numbers.numbers };
  return { name, kind: "text", cells: cells.map((cell) => cell || null) };
}

/** What a file's table is called in a query: the file's name, without what no name has. */
function nameOf(path: string): string {
  return (
    baseName(path)
      .replace(/\.[^.]*$/, "")
      .replace(/[^\p{L}\p{N}]+/gu, "_") || "rows"
  );
}

/** A text as SQL writes it. */
export function literal(cell: TypedCell): string {
  if (cell === null) return "NULL";
  return typeof cell === "number" ? String(cell) : `'${cell.replaceAll("'", "''")}'`;
}
