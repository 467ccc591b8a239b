import type { MemoryMatch } from "../../shared/memory.ts";
import type { Memory } from "../memory/memory.ts";
import { meaningOf } from "../wiring/search/search-by-meaning.ts";
import { searchMemory } from "../wiring/search/search-memory.ts";
import { openStoreReader, type StoreReader } from "../store/open-store.ts";
import { loadSqlite } from "../store/sqlite.ts";
import type { CliWorld } from "./run-command.ts";
import { openSearchMeans } from "./search-means.ts";

/** The model's process is started for it. In milliseconds. */
const patienceMs = 20_000;

/** Lines of the memory, by words and by what any Hearth has made of them. */
export async function searchNotes(words: string, memory: Memory, world: CliWorld): Promise<MemoryMatch[]> {
  const store = await readerOf(world);
  if (!store) return memory.search(words);
  const means = openSearchMeans(world);
  try {
    const meaning = meaningOf(store, means.search, patienceMs);
    return await searchMemory(words, { memory, meaning }, world.signal);
  } finally {
    store.close();
    await means.close();
  }
}

/** Null where the history can't be read now: the memory is in files of its own. */
async function readerOf({ paths }: CliWorld): Promise<StoreReader | null> {
  try {
    return openStoreReader({ sqlite: await loadSqlite(), folder: paths.home, migrations: paths.migrations });
  } catch {
    return null;
  }
}
