import { and, desc, eq } from "drizzle-orm";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import { type Fitness, fitnessSchema } from "../../shared/fitness.ts";
import { fitness } from "./schema.ts";
import type { Attempt } from "./store-error.ts";

/** A file as it was when it was looked at: where it is, its bytes, and when it was changed, in milliseconds since 1970. */
export type FileState = { path: string; bytes: number; changedMs: number };

/** What models showed in their tests: the last one for each model and version of the engine. */
export type FitnessTable = {
  /** `file` is the one that was tested; null for a server's model. */
  put(value: Fitness, file: FileState | null): void;
  /** Null also for what an earlier Hearth wrote in another form: it is tested again. */
  get(modelHash: string, engineVersion: string): Fitness | null;
  /** The hash of a file that was tested and hasn't changed since. */
  hashOf(file: FileState): string | null;
};

export function fitnessTable(database: BetterSQLite3Database, attempt: Attempt): FitnessTable {
  return {
    put(value, file) {
      const row = {
        modelHash: value.modelHash,
        engineVersion: value.engineVersion,
        atMs: Math.round(value.testedAt),
        filePath: file?.path ?? null,
        fileBytes: file?.bytes ?? null,
        fileChangedMs: file?.changedMs ?? null,
        body: JSON.stringify(value),
      };
      const target = [fitness.modelHash, fitness.engineVersion];
      attempt(() => database.insert(fitness).values(row).onConflictDoUpdate({ target, set: row }).run());
    },
    get(modelHash, engineVersion) {
      const isIt = and(eq(fitness.modelHash, modelHash), eq(fitness.engineVersion, engineVersion));
      const row = attempt(() => database.select({ body: fitness.body }).from(fitness).where(isIt).get());
      return row ? parse(row.body) : null;
    },
    hashOf({ path, bytes, changedMs }) {
      const isIt = and(eq(fitness.filePath, path), eq(fitness.fileBytes, bytes), eq(fitness.fileChangedMs, changedMs));
      const row = attempt(() =>
        database.select({ hash: fitness.modelHash }).from(fitness).where(isIt).orderBy(desc(fitness.atMs)).get(),
      );
      return row?.hash ?? null;
    },
  };
}

function parse(body: string): Fitness | null {
  try {
    return fitnessSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}
