import { chmodSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { AppError } from "../../shared/error.ts";
import { createDatabase } from "./create-database.ts";
import { databaseFile, sizeOf, type StorePlace, suspectMark } from "./database-files.ts";
import { type Age, ageOf, bringUpToDate, refuseStrange } from "./migrations.ts";
import { rescue } from "./rescue.ts";
import type { SqliteConnection } from "./sqlite.ts";
import { errorCode, isDamage } from "./store-error.ts";

/** `notice` is for the person: what had to be mended, and where the damaged file is. */
export type OpenedDatabase = { connection: SqliteConnection; notice: string | null };

/** Damage in a large file is looked for only when there is reason to: reading all of it would delay every start. */
const checkedBytes = 32 * 1024 * 1024;

/**
 * Opens the database for its owner: creates it, brings it up to date, mends it. One that a newer Hearth wrote is refused
 * untouched. A damaged one is kept beside the new one, which gets all rows that can still be read.
 */
export function openDatabase(place: StorePlace, now: () => number): OpenedDatabase {
  const state = inspect(place);
  if (state === "damaged") return { notice: rescue(place, now()), connection: connect(place) };
  if (state === "missing") createDatabase(place, () => {});
  else refuseStrange(state, databaseFile(place.folder));
  rmSync(suspectMark(place.folder), { force: true });
  const connection = connect(place);
  if (state === "older") {
    keepCopy(connection, databaseFile(place.folder));
    bringUpToDate(connection, place.migrations);
  }
  return { connection, notice: null };
}

/** Opens the database to read it, beside its owner; an empty one where none is there yet. Writes nothing. */
export function openForReading(place: StorePlace): SqliteConnection {
  const file = databaseFile(place.folder);
  if (!existsSync(file)) {
    const empty = place.sqlite.open(":memory:", { readonly: false, timeoutMs: 0 });
    bringUpToDate(empty, place.migrations);
    return empty;
  }
  const connection = place.sqlite.open(file, { readonly: true, timeoutMs: 2000 });
  try {
    const age = ageOf(connection, place.migrations);
    refuseStrange(age, file);
    if (age === "current") return connection;
    throw new AppError("conflict", `${file} is of an older version. Start a conversation once to bring it up to date.`);
  } catch (cause) {
    connection.close();
    throw cause;
  }
}

/** A folder that only its user can enter. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}

function inspect({ sqlite, folder, migrations }: StorePlace): Age | "missing" | "damaged" {
  const file = databaseFile(folder);
  const hasLog = sizeOf(`${file}-wal`) > 0;
  if (!existsSync(file)) return hasLog ? "damaged" : "missing";
  // A new database gets its name only when it is whole, so an empty file is one that lost its contents.
  if (sizeOf(file) === 0) return "damaged";
  const isSuspect = hasLog || sizeOf(file) <= checkedBytes || existsSync(suspectMark(folder));
  let connection: SqliteConnection | null = null;
  try {
    // read-only, because to close a database is to write what its log holds, and a newer one must stay as it is
    connection = sqlite.open(file, { readonly: true, timeoutMs: 2000 });
    const age = ageOf(connection, migrations);
    const isOurs = age === "current" || age === "older";
    return isOurs && isSuspect && connection.pragma("quick_check(1)", { simple: true }) !== "ok" ? "damaged" : age;
  } catch (cause) {
    if (isDamage(errorCode(cause))) return "damaged";
    throw cause;
  } finally {
    connection?.close();
  }
}

function connect({ sqlite, folder }: StorePlace): SqliteConnection {
  const file = databaseFile(folder);
  chmodSync(file, 0o600);
  const connection = sqlite.open(file, { readonly: false, timeoutMs: 2000 });
  connection.pragma("journal_mode = WAL");
  connection.pragma("journal_size_limit = 67108864");
  // What was once reported as saved must also survive a power cut.
  connection.pragma("synchronous = FULL");
  connection.pragma("foreign_keys = ON");
  return connection;
}

/** What a new version makes of an old history can't be undone, so the old one stays. */
function keepCopy(connection: SqliteConnection, file: string): void {
  const copy = `${file}.before-update`;
  rmSync(copy, { force: true });
  connection.prepare("VACUUM INTO ?").run(copy);
  chmodSync(copy, 0o600);
}
