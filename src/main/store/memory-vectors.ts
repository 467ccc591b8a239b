import { eq } from "drizzle-orm";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import { memoryVector } from "./schema.ts";
import type { SqliteConnection } from "./sqlite.ts";
import type { Attempt } from "./store-error.ts";
import { fromBytes, toBytes } from "./vector-bytes.ts";

/** What notes of the memory mean to one model, by the hash of their text. */
export type MemoryVectors = {
  /** Those that there are. */
  all(model: string): Map<string, Float32Array>;
  put(textHash: string, model: string, vector: Float32Array): void;
  /** Deletes all others: of notes that were changed or erased. */
  keepOnly(textHashes: readonly string[]): void;
};

export function memoryVectors(
  database: BetterSQLite3Database,
  connection: SqliteConnection,
  attempt: Attempt,
): MemoryVectors {
  const { textHash, model, vector } = memoryVector;
  const keep = connection.prepare<[string]>(
    "DELETE FROM memory_vector WHERE text_hash NOT IN (SELECT value FROM json_each(?))",
  );
  return {
    all: (wanted) =>
      attempt(() => {
        const rows = database.select({ textHash, vector }).from(memoryVector).where(eq(model, wanted)).all();
        return new Map(rows.map((row) => [row.textHash, fromBytes(row.vector)]));
      }),
    put(hash, of, numbers) {
      const row = { model: of, dimension: numbers.length, vector: toBytes(numbers) };
      const insert = database.insert(memoryVector).values({ textHash: hash, ...row });
      attempt(() => insert.onConflictDoUpdate({ target: textHash, set: row }).run());
    },
    keepOnly: (hashes) => attempt(() => void keep.run(JSON.stringify(hashes))),
  };
}
