import { loadSqlite } from "./sqlite.ts";

/** A table that is to be asked; `isNumber` tells which columns have numbers. */
export type AskedTable = {
  name: string;
  columns: readonly { name: string; kind: string }[];
  rows: readonly (readonly (string | number | null)[])[];
};

/** The rows that a statement selects from this table, in memory; null where it isn't SQL, or does more than to select. */
export async function selectRows(
  { name, columns, rows }: AskedTable,
  statement: string,
): Promise<readonly (readonly (string | number | null)[])[] | null> {
  // one of the libraries would run the first of several
  if (statement.replaceAll(/'(?:[^']|'')*'|"[^"]*"/g, "").includes(";")) return null;
  const library = await loadSqlite();
  const connection = library.open(":memory:", { readonly: false, timeoutMs: 0 });
  try {
    const typed = columns.map(
      (each) => `${quoted(each.name)} ${each.kind === "number" ? "REAL" : "TEXT COLLATE NOCASE"}`,
    );
    connection.exec(`CREATE TABLE ${quoted(name)} (${typed.join(", ")})`);
    const insert = connection.prepare(`INSERT INTO ${quoted(name)} VALUES (${columns.map(() => "?").join(", ")})`);
    connection.exec("BEGIN");
    for (const row of rows) insert.run(...row);
    connection.exec("COMMIT");
    connection.pragma("query_only = ON");
    return connection
      .prepare(statement)
      .raw()
      .all()
      .map((row) => (Array.isArray(row) ? row.map(toCell) : []));
  } catch {
    return null;
  } finally {
    connection.close();
  }
}

function toCell(value: unknown): string | number | null {
  return typeof value === "number" || typeof value === "string" ? value : null;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
