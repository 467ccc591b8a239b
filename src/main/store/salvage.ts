import type { SqliteConnection } from "./sqlite.ts";
import { errorCode, isDamage } from "./store-error.ts";

export type Salvaged = { sessions: number; events: number };

/**
 * Parents before children. What the search knows is made anew. Rows are read in the table's own order, past its indices, which
 * may be what is damaged.
 */
const tables = ["session", "event", "draft", "prompt", "grant", "fitness", "usage", "step_time"];

/** Copies every row that can still be read from a damaged database into a new one. */
export function salvage(damaged: SqliteConnection, fresh: SqliteConnection): Salvaged {
  // an event may be whole while its session's row is not
  fresh.pragma("foreign_keys = OFF");
  fresh.exec("BEGIN");
  for (const table of tables) copyRows(damaged, fresh, table);
  fresh.exec(`
    INSERT INTO session (id, title, workspace, created_at_ms, updated_at_ms, touched, activity)
      SELECT session_id, 'Recovered conversation', '', min(at_ms), max(at_ms), 0, 'interrupted' FROM event
      WHERE session_id NOT IN (SELECT id FROM session) GROUP BY session_id;
    DELETE FROM draft WHERE session_id NOT IN (SELECT id FROM session);
    DELETE FROM prompt WHERE session_id NOT IN (SELECT id FROM session);
    UPDATE search_backlog SET up_to = (SELECT coalesce(max(rowid), 0) FROM event);
    COMMIT;
  `);
  fresh.pragma("foreign_keys = ON");
  return { sessions: count(fresh, "session"), events: count(fresh, "event") };
}

/** From the front as far as it goes, and from the back as far as it goes: what lies between is lost. */
function copyRows(damaged: SqliteConnection, fresh: SqliteConnection, table: string): void {
  const columns = columnsOf(fresh, table).filter((column) => columnsOf(damaged, table).includes(column));
  if (columns.length === 0) return;
  const names = columns.map((column) => `"${column}"`).join(", ");
  const insert = fresh.prepare(
    `INSERT OR IGNORE INTO "${table}" (${names}) VALUES (${columns.map(() => "?").join(", ")})`,
  );
  const isWhole = readRows(damaged, `SELECT ${names} FROM "${table}" NOT INDEXED ORDER BY rowid`, (row) =>
    insert.run(...row),
  );
  if (!isWhole)
    readRows(damaged, `SELECT ${names} FROM "${table}" NOT INDEXED ORDER BY rowid DESC`, (row) => insert.run(...row));
}

/** True when it came to the end. */
function readRows(damaged: SqliteConnection, query: string, take: (row: unknown[]) => void): boolean {
  try {
    for (const row of damaged.prepare<[], unknown[]>(query).raw().iterate()) take(row);
    return true;
  } catch (cause) {
    if (isUnreadable(cause)) return false;
    throw cause;
  }
}

function columnsOf(connection: SqliteConnection, table: string): string[] {
  try {
    return connection.prepare<[string], string>("SELECT name FROM pragma_table_info(?)").pluck().all(table);
  } catch (cause) {
    if (isUnreadable(cause)) return [];
    throw cause;
  }
}

/** A page of nonsense shows as damage, as a schema that doesn't parse, or as a value that a new table won't take. */
function isUnreadable(cause: unknown): boolean {
  const code = errorCode(cause);
  return isDamage(code) || code === "SQLITE_ERROR" || code.startsWith("SQLITE_IOERR");
}

function count(connection: SqliteConnection, table: string): number {
  return Number(connection.prepare(`SELECT count(*) FROM "${table}"`).pluck().get());
}
