import type { Table, WorkspaceView } from "../../workspace-view.ts";
import { askable, groundedQuery, type SelectRows, statementOf } from "./asked-table.ts";
import type { SelectStatement } from "./select-statement.ts";

/** The rows of a file that a model's query selects, each cell as it stands there; `query` is what was run. */
export type ChosenRows = { source: Table; rows: readonly (readonly string[])[]; query: SelectStatement };

/** The rows that a query for a request selects, in its order; null where it selects none, or may not be run. */
export async function chosenRows(
  { path, request, statement }: { path: string; request: string; statement: string },
  view: WorkspaceView,
  select: SelectRows,
): Promise<ChosenRows | null> {
  const source = await view.table(path);
  const table = source && askable(path, source);
  const query = table && groundedQuery(statement, table, request);
  if (!source || !query) return null;
  const found = await select(table, statementOf(table, { ...query, items: "rowid" }));
  const rows = found?.flatMap(([id]) => (typeof id === "number" ? [source.rows[id - 1] ?? []] : [])) ?? [];
  return rows.length > 0 ? { source, rows, query } : null;
}
