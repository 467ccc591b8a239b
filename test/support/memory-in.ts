import path from "node:path";
import { createMemory, type Memory } from "../../src/main/memory/memory.ts";
import { exclusively } from "../../src/main/store/exclusively.ts";
import { loadSqlite } from "../../src/main/store/sqlite.ts";

/** The memory of a folder of data, as the runtime opens it. */
export async function memoryIn(folder: string, now = new Date()): Promise<Memory> {
  const sqlite = await loadSqlite();
  const lock = path.join(folder, "memory.lock");
  return createMemory({ folder, exclusively: (work) => exclusively(sqlite, lock, work), now: () => now });
}
