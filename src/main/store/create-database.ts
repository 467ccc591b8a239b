import { renameSync, rmSync, writeFileSync } from "node:fs";
import { companions, databaseFile, type StorePlace } from "./database-files.ts";
import { bringUpToDate } from "./migrations.ts";
import type { SqliteConnection } from "./sqlite.ts";

/**
 * Makes a new database, puts into it what `fill` has, and returns what that returns. It is made under another name and
 * renamed when it is whole, so that a crash leaves either what was there before or the new one.
 */
export function createDatabase<Result>(place: StorePlace, fill: (fresh: SqliteConnection) => Result): Result {
  const file = databaseFile(place.folder);
  const fresh = `${file}.new`;
  for (const name of [fresh, ...companions(fresh)]) rmSync(name, { force: true });
  writeFileSync(fresh, "", { mode: 0o600 });
  const connection = place.sqlite.open(fresh, { readonly: false, timeoutMs: 0 });
  let result: Result;
  try {
    bringUpToDate(connection, place.migrations);
    result = fill(connection);
  } finally {
    connection.close();
  }
  // A log that belongs to the database before would be read into the new one.
  for (const name of companions(file)) rmSync(name, { force: true });
  renameSync(fresh, file);
  return result;
}
