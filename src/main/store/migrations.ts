import { readFileSync } from "node:fs";
import path from "node:path";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import * as z from "zod";
import { AppError } from "../../shared/error.ts";
import type { SqliteConnection } from "./sqlite.ts";

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number() })).min(1) });

/** How a database stands to this program: `older` ones are brought up to date, `newer` ones are left alone. */
export type Age = "current" | "older" | "newer" | "foreign";

/** `folder` holds the migrations that this program knows. Only reads. */
export function ageOf(connection: SqliteConnection, folder: string): Age {
  const journal = journalSchema.parse(JSON.parse(readFileSync(path.join(folder, "meta", "_journal.json"), "utf8")));
  const known = Math.max(...journal.entries.map((entry) => entry.when));
  const tables = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  if (!tables.includes("__drizzle_migrations")) return tables.length === 0 ? "older" : "foreign";
  const applied = Number(connection.prepare("SELECT max(created_at) FROM __drizzle_migrations").pluck().get() ?? 0);
  if (applied === known) return "current";
  return applied < known ? "older" : "newer";
}

/** Refuses a database that this program would misread. Nothing has been changed by then. */
export function refuseStrange(age: Age, file: string): void {
  const advice = "Nothing was changed. Use that version, or set HEARTH_HOME to another folder for this one.";
  if (age === "newer") throw new AppError("conflict", `${file} was written by a newer version of Hearth. ${advice}`);
  if (age === "foreign")
    throw new AppError("conflict", `${file} is a database of another program. Move it away; nothing was changed.`);
}

/** Applies what is missing, all of it or nothing. */
export function bringUpToDate(connection: SqliteConnection, folder: string): void {
  migrate(drizzle({ client: connection }), { migrationsFolder: folder });
}
