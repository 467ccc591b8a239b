import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { StorePlace } from "../../src/main/store/database-files.ts";
import { loadSqlite } from "../../src/main/store/sqlite.ts";

export const migrations = path.resolve(import.meta.dirname, "../../src/main/store/migrations");

/** A data folder of its own for a test, not made yet, and how to be rid of it. */
export async function newPlace(
  library?: "better-sqlite3" | "@photostructure/sqlite",
): Promise<StorePlace & { remove(): void }> {
  const root = mkdtempSync(path.join(tmpdir(), "hearth-store-"));
  const sqlite = await loadSqlite(library);
  return {
    sqlite,
    folder: path.join(root, "data"),
    migrations,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
