import type { QueryQuestion } from "../../../agent/query.ts";
import { tableToCount } from "../facts/numbers/file-facts.ts";
import { linesTable } from "../facts/tables/lines-table.ts";
import { rowsThatCount } from "../facts/rows/rows-that-count.ts";
import { asksHowMany } from "../request/questions/asks-how-many.ts";
import { denials } from "../request/limits/denials.ts";
import type { Table, WorkspaceView } from "../../workspace-view.ts";
import { groundedWhere } from "./grounded-where.ts";
import { queryColumns } from "./query-columns.ts";
import { quoted, readSelect, type SelectStatement } from "./select-statement.ts";
import { type TypedCell, type TypedTable, typedTable } from "./typed-table.ts";
import { withEntries } from "./with-entries.ts";

/** The rows that a statement selects from a table; null where it can't be run. */
export type SelectRows = (table: TypedTable, statement: string) => Promise<readonly (readonly TypedCell[])[] | null>;

/** Of fewer rows each is seen at a glance; a longer table is for programs. */
const fewestRows = 3;
const mostRows = 20_000;
const mostColumns = 16;

/** What the model is asked so that it writes a query for a request about this table. */
export function questionAbout(path: string, table: TypedTable, request: string): QueryQuestion {
  const columns = queryColumns(table, request);
  return { request, path, table: quoted(table.name), rows: table.rows.length, columns };
}

/** A query that the model has written, as it fits the table and the request; null where it may not be run, or leaves something out. */
export function groundedQuery(statement: string, table: TypedTable, request: string): SelectStatement | null {
  const parts = readSelect(statement, table.name, namesOf(table));
  const where = parts && groundedWhere(parts.where, queryColumns(table, request), datesOf(table), request);
  return !parts || where === null || leavesDenial(where, request) ? null : { ...parts, where };
}

/** "Not back yet", of which the condition says nothing. */
function leavesDenial(where: string, request: string): boolean {
  return (request.match(denials) ?? []).length > 0 && !/IS NULL|!=|<|(?:=|IN \() '/.test(where);
}

/** What of a file a query can ask that counts: sub-totals and what was cancelled don't. Null where it has no table, or none that a query is needed for. */
export async function tableToAsk(path: string, request: string, view: WorkspaceView): Promise<TypedTable | null> {
  const read = (await tableToCount(path, request, view)) ?? linesTable(path, (await view.text(path)) ?? "");
  if (!read) return null;
  const counted = rowsThatCount(read, request).table;
  return askable(path, asksHowMany.test(request) ? counted : withEntries(counted));
}

/** A table with typed cells; null where it is too short to be asked, too long, or has columns without names of their own. */
export function askable(path: string, table: Table): TypedTable | null {
  if (table.rows.length < fewestRows || table.rows.length > mostRows) return null;
  const typed = typedTable(path, table);
  const names = namesOf(typed);
  const isPlain =
    new Set(names.map((name) => name.toLowerCase())).size === names.length && !names.join("").includes('"');
  return isPlain && names.length > 1 && names.length <= mostColumns ? typed : null;
}

/** The dates of each column that has such, by its name in a query. */
function datesOf({ columns, rows }: TypedTable): ReadonlyMap<string, readonly string[]> {
  const dated = columns.flatMap(({ name, kind }, index) => (kind === "date" ? [[quoted(name), index] as const] : []));
  return new Map(
    dated.map(([name, index]) => [name, rows.flatMap((row) => (row[index] === null ? [] : [String(row[index])]))]),
  );
}

function namesOf({ columns }: TypedTable): string[] {
  return columns.map(({ name }) => name);
}

export function statementOf(table: TypedTable, { items, where, rest }: SelectStatement): string {
  const condition = where === "" ? [] : ["WHERE", where];
  return ["SELECT", items, "FROM", quoted(table.name), ...condition, rest].join(" ").trim();
}

/** The rows that a query is about, whatever it tells of them. */
export function rowsMeant(
  table: TypedTable,
  where: string,
  select: SelectRows,
): Promise<readonly (readonly TypedCell[])[] | null> {
  return select(table, statementOf(table, { items: namesOf(table).map(quoted).join(", "), where, rest: "" }));
}
