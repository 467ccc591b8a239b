import type { QueryColumn } from "../../../agent/query.ts";
import { quoted } from "./select-statement.ts";
import { literal, type TypedTable } from "./typed-table.ts";

/** Of a column with more different values only some are shown: what they are like. */
const mostShown = 8;
const someShown = 3;
/** In characters. */
const longestShown = 40;

/** The columns of a table with the values that a query may compare them with. */
export function queryColumns({ columns, rows }: TypedTable): readonly QueryColumn[] {
  return columns.map(({ name, kind }, index) => {
    const values = [...new Set(rows.map((row) => literal(row[index] ?? null)))];
    const isAll =
      kind === "text" && values.length <= mostShown && values.every((value) => value.length <= longestShown);
    const missing = values.filter((value) => value === "NULL");
    const some = values.filter((value) => value !== "NULL" && value.length <= longestShown).slice(0, someShown);
    return { name: quoted(name), kind, isAll, values: isAll ? values : [...missing, ...some] };
  });
}
