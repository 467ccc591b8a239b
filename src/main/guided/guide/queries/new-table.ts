import { turnOf } from "../../../../shared/turn.ts";
import type { TurnState } from "../../../agent/guide.ts";
import type { QueryQuestion } from "../../../agent/query.ts";
import type { Call } from "../../../agent/step-protocol.ts";
import { writtenCell } from "../facts/csv-lines.ts";
import { fieldPlaces } from "../facts/field-places.ts";
import { filesFor } from "../files/files-for.ts";
import { newFromOne } from "../made/new/new-from-one.ts";
import { newRequest } from "../turn/new-request.ts";
import { saidFields } from "../request/said-fields.ts";
import type { Table, WorkspaceView } from "../../workspace-view.ts";
import { askable, groundedQuery, questionAbout, type SelectRows, statementOf } from "./asked-table.ts";
import { nameIn, tokensOf } from "./select-statement.ts";

/** What a query may select for a new table: some of the rows and columns of the one file that a request names. Null where it wants anything else. */
export async function questionForTable(state: TurnState, view: WorkspaceView): Promise<QueryQuestion | null> {
  const request = newRequest(state, { kind: "make", tool: "write" });
  const found = request === null ? null : newFromOne(request, await filesFor(request, view));
  if (request === null || !found || !/\.[ct]sv$/iu.test(found.path)) return null;
  const { path } = found.source;
  const read = await view.table(path);
  const table = read && askable(path, read);
  return table ? questionAbout(path, table, request) : null;
}

/** The new table with what the model's query selects, each cell as it stands in the file; empty where it selects nothing, works something out, or lacks a column that is asked for. */
export async function queriedTableCalls(state: TurnState, view: WorkspaceView, select: SelectRows): Promise<Call[]> {
  const { reading, messages } = state;
  const request = turnOf(messages).request?.text;
  if (reading?.about !== "query" || request === undefined) return [];
  const found = newFromOne(request, await filesFor(request, view));
  const source = found && (await view.table(found.source.path));
  const table = found && source && askable(found.source.path, source);
  const query = table && groundedQuery(reading.statement, table, request);
  const columns = query && columnsIn(query.items);
  if (!source || !columns || !lacksNone(request, columns, source)) return [];
  const rows = await select(table, statementOf(table, { ...query, items: "rowid" }));
  const places = columns.map((name) => source.columns.findIndex((each) => each.trim() === name));
  const chosen = rows?.flatMap(([id]) => (typeof id === "number" ? [source.rows[id - 1] ?? []] : [])) ?? [];
  if (chosen.length === 0 || places.includes(-1)) return [];
  const sign = found.path.toLowerCase().endsWith(".tsv") ? "\t" : ",";
  const cells = [columns, ...chosen.map((row) => places.map((place) => row[place] ?? ""))];
  const content = cells.map((row) => row.map((cell) => writtenCell(cell, sign)).join(sign)).join("\n");
  return [{ tool: "write", input: { path: found.path, content: `${content}\n` } }];
}

/** The columns that a query selects; null where it works anything out of them. */
function columnsIn(items: string): readonly string[] | null {
  const tokens = (tokensOf(items) ?? []).filter((token) => token !== ",");
  const names = tokens.flatMap((token) => nameIn(token) ?? []);
  return names.length === tokens.length && new Set(names).size === names.length ? names : null;
}

/** Whether a query selects all columns that a request lists. */
function lacksNone(request: string, columns: readonly string[], source: Table): boolean {
  const said = saidFields(request);
  const places = said && fieldPlaces(said, source.columns);
  return (
    said === null || (places !== null && places.every((place) => columns.includes(source.columns[place]?.trim() ?? "")))
  );
}
