import type { ColumnValues } from "../../../../agent/column-values.ts";
import type { Table } from "../../../workspace-view.ts";
import { areDates } from "../tables/day-of-cell.ts";
import { numberColumn } from "../tables/number-column.ts";
import type { Condition } from "./row-condition.ts";
import { rowsThatFit } from "./rows-that-fit.ts";

/** More values don't tell rows apart into a few groups, and each has to be asked about. */
const mostValues = 6;
const mostColumns = 5;
const fewestRows = 4;
/** What is longer is a remark. In characters. */
const longestValue = 40;

/**
 * The columns of a table that part its rows into a few groups, and of which a request says nothing that can be read without a model; empty where there are none, or all
 * is clear.
 */
export function openColumns(table: Table, request: string): readonly ColumnValues[] {
  const { columns, rows } = table;
  if (rows.length < fewestRows) return [];
  const known = rowsThatFit(table, request, "tell")?.names ?? [];
  return columns
    .flatMap((column, index) => {
      const cells = rows.map((row) => row[index]?.trim() ?? "");
      const isRead = known.some((name) => name.toLowerCase().startsWith(column.toLowerCase()));
      const isOther = column.trim() === "" || areDates(cells) || numberColumn({ name: column, cells }).length > 0;
      return isRead || isOther ? [] : partedBy(column, cells);
    })
    .slice(0, mostColumns);
}

function partedBy(column: string, cells: readonly string[]): ColumnValues[] {
  const values = [...new Map(cells.map((cell) => [cell.toLowerCase(), cell])).values()];
  const isGroup = values.length > 1 && values.length <= mostValues && values.length <= cells.length / 2;
  // each remark stands there once
  const filled = values.filter((value) => value !== "");
  const repeated = filled.filter(
    (value) => cells.filter((cell) => cell.toLowerCase() === value.toLowerCase()).length > 1,
  );
  if (repeated.length < filled.length / 2) return [];
  return isGroup && values.every((value) => value.length <= longestValue) ? [{ column, values }] : [];
}

/** The rows of a table that have one of the values that are meant of each of these columns. */
export function conditionsOf({ columns }: Table, meant: readonly ColumnValues[]): readonly Condition[] {
  return meant.map(({ column, values }) => {
    const index = columns.indexOf(column);
    const known = new Set(values.map((value) => value.toLowerCase()));
    const name = `${column} ${values.map((value) => value || "(empty)").join(" or ")}`;
    return { name, fits: (row) => known.has((row[index]?.trim() ?? "").toLowerCase()) };
  });
}
