import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import BetterSqlite from "better-sqlite3";

/** A connection to one SQLite file. */
export type SqliteConnection = BetterSqlite.Database;

export type SqliteLibrary = {
  readonly name: "better-sqlite3" | "@photostructure/sqlite";
  /** `timeoutMs` is how long a statement waits for another process. The folder must be there. */
  open(file: string, options: { readonly: boolean; timeoutMs: number }): SqliteConnection;
};

/**
 * The SQLite that works here. The prebuilt addon of better-sqlite3 needs Node-API 10 and ends an older process without a
 * word, so it is only opened where that is there, or where an addon was built for this machine.
 */
export async function loadSqlite(name = usableLibrary()): Promise<SqliteLibrary> {
  return name === "better-sqlite3" ? betterSqlite : photostructureSqlite();
}

function usableLibrary(): SqliteLibrary["name"] {
  if (Number(process.versions["napi"]) >= 10) return "better-sqlite3";
  const folder = path.dirname(createRequire(import.meta.url).resolve("better-sqlite3/package.json"));
  const built = existsSync(path.join(folder, "build", "Release", "better_sqlite3.node"));
  return built ? "better-sqlite3" : "@photostructure/sqlite";
}

const betterSqlite: SqliteLibrary = {
  name: "better-sqlite3",
  open: (file, { readonly, timeoutMs }) => new BetterSqlite(file, { readonly, timeout: timeoutMs }),
};

async function photostructureSqlite(): Promise<SqliteLibrary> {
  const { DatabaseSync, enhance } = await import("@photostructure/sqlite");
  return {
    name: "@photostructure/sqlite",
    open(file, { readonly, timeoutMs }) {
      const connection: unknown = enhance(new DatabaseSync(file, { readOnly: readonly, timeout: timeoutMs }));
      // `enhance` gives it the part of better-sqlite3's interface that drizzle and this folder use
      return connection as SqliteConnection;
    },
  };
}
