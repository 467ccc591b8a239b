import { delimiterFor, tableText } from "../facts/tables/csv-lines.ts";
import { fieldPlaces } from "../facts/tables/field-places.ts";
import { saidFields } from "../request/texts-and-tables/said-fields.ts";
import type { Table } from "../../workspace-view.ts";
import type { ChosenRows } from "./chosen-rows.ts";
import { nameIn, tokensOf } from "./select-statement.ts";

/** A new table of the rows that a query selects, with its columns; null where it works something out, or lacks a column that is asked for. */
export function newTable(path: string, request: string, { source, rows, query }: ChosenRows): string | null {
  const columns = columnsIn(query.items);
  if (!columns || !lacksNone(request, columns, source)) return null;
  const places = columns.map((name) => source.columns.findIndex((each) => each.trim() === name));
  if (places.includes(-1)) return null;
  return tableText(
    columns,
    rows.map((row) => places.map((place) => row[place] ?? "")),
    delimiterFor(path),
  );
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
