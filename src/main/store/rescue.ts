import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
} from "node:fs";
import { createDatabase } from "./create-database.ts";
import { companions, databaseFile, sizeOf, type StorePlace, suspectMark } from "./database-files.ts";
import { type Salvaged, salvage } from "./salvage.ts";
import type { SqliteConnection, SqliteLibrary } from "./sqlite.ts";
import { errorCode, isDamage } from "./store-error.ts";

/**
 * Puts a new database in the place of a damaged one, with all rows that can still be read, and keeps the damaged one
 * beside it as it was found. Returns what the person is told.
 */
export function rescue(place: StorePlace, nowMs: number): string {
  const file = databaseFile(place.folder);
  const kept = `${file}.damaged-${new Date(nowMs).toISOString().replaceAll(/[:.]/g, "-")}`;
  copyDatabase(file, kept);
  const { sessions, events } = createDatabase(place, (fresh) => salvageFrom(place.sqlite, kept, fresh));
  rmSync(suspectMark(place.folder), { force: true });
  const found = `${sessions} conversations with ${events} events could be read and are here again.`;
  return `The history was damaged. ${found} The damaged file is kept as ${existsSync(kept) ? kept : `${kept}-wal`}.`;
}

/** Reads a copy of the copy: to open a database is to change what lies beside it. */
function salvageFrom(sqlite: SqliteLibrary, kept: string, fresh: SqliteConnection): Salvaged {
  const none = { sessions: 0, events: 0 };
  if (sizeOf(kept) === 0) return none;
  const copy = `${kept}.reading`;
  let connection: SqliteConnection | null = null;
  try {
    copyDatabase(kept, copy);
    fillUp(copy);
    connection = sqlite.open(copy, { readonly: true, timeoutMs: 0 });
    return salvage(connection, fresh);
  } catch (cause) {
    if (isDamage(errorCode(cause))) return none;
    throw cause;
  } finally {
    connection?.close();
    for (const name of [copy, ...companions(copy)]) rmSync(name, { force: true });
  }
}

/** SQLite reads nothing of a file that is shorter than it says of itself. What is missing becomes empty pages. */
function fillUp(file: string): void {
  const header = Buffer.alloc(32);
  const handle = openSync(file, "r");
  readSync(handle, header, 0, header.length, 0);
  closeSync(handle);
  const { size } = statSync(file);
  const expected = header.readUInt16BE(16) * header.readUInt32BE(28);
  // a header that promises far more is itself nonsense
  if (expected > size && expected < size * 64) truncateSync(file, expected);
}

function copyDatabase(file: string, copy: string): void {
  if (existsSync(file)) copyFileSync(file, copy, constants.COPYFILE_FICLONE);
  if (sizeOf(`${file}-wal`) > 0) copyFileSync(`${file}-wal`, `${copy}-wal`, constants.COPYFILE_FICLONE);
}
