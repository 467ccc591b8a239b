import { isJsonObject, type Json } from "../../../../shared/json.ts";
import type { Table } from "../../workspace-view.ts";

/** A table whose records have a list each, such as invoices with their lines: with one row for each entry of these, which has all of its record as well. Others stay as they are. */
export function withEntries({ columns, rows }: Table): Table {
  const lists = columns.map((_, index) => rows.map((row) => entriesOf(row[index] ?? "")));
  const nested = lists.findIndex((cells) => cells.every((entries) => entries !== null));
  const entries = lists[nested];
  if (!entries) return { columns, rows };
  const own = [...new Set(entries.flatMap((list) => (list ?? []).flatMap((entry) => Object.keys(entry))))];
  const others = columns.filter((_, index) => index !== nested);
  const isApart = own.length > 0 && own.every((name) => !others.includes(name));
  if (!isApart) return { columns, rows };
  return {
    columns: [...others, ...own],
    rows: rows.flatMap((row, at) =>
      (entries[at] ?? []).map((entry) => [
        ...row.filter((_, index) => index !== nested),
        ...own.map((name) => textOf(entry[name])),
      ]),
    ),
  };
}

function entriesOf(cell: string): Readonly<Record<string, Json>>[] | null {
  if (!cell.startsWith("[{")) return null;
  try {
    const list: unknown = JSON.parse(cell);
    return Array.isArray(list) && list.every(isJsonObject) ? list : null;
  } catch {
    return null;
  }
}

function textOf(value: Json | undefined): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
