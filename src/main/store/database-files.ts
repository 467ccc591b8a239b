import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SqliteLibrary } from "./sqlite.ts";

/** Where a store lies, and with what it is read. `migrations` is the folder of the SQL files. */
export type StorePlace = { sqlite: SqliteLibrary; folder: string; migrations: string };

export const databaseFile = (folder: string): string => path.join(folder, "hearth.db");

/** Its presence asks for a close look at the database when it is next opened. */
export const suspectMark = (folder: string): string => path.join(folder, "hearth.db.suspect");

/** What SQLite keeps beside a database while it is in use, or after a crash. */
export const companions = (file: string): string[] => [`${file}-wal`, `${file}-shm`, `${file}-journal`];

/** Leaves the mark. */
export function markSuspect(folder: string): void {
  writeFileSync(suspectMark(folder), "");
}

/** In bytes; 0 for a file that isn't there. */
export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
