import { toAppError } from "../../shared/error.ts";
import { openStoreReader } from "../store/open-store.ts";
import { loadSqlite } from "../store/sqlite.ts";
import type { Finding } from "./doctor.ts";
import type { CliWorld } from "./run-command.ts";
import { openSearchMeans } from "./search-means.ts";

const suggested = "granite-embedding-278m";

/** By what conversations and notes are found, and how many of them are ready for it. Loads no model. */
export async function examineSearch(world: CliWorld): Promise<Finding> {
  const means = openSearchMeans(world);
  try {
    const [embedding, reranking] = await Promise.all([
      means.models.forSearch("embedding", world.signal),
      means.models.forSearch("reranking", world.signal),
    ]);
    const sorted = reranking ? `; ${reranking.id} sorts what is found` : "";
    if (!embedding) {
      const what = `by words${sorted} (by meaning, too, with: hearth models pull ${suggested})`;
      return { state: "good", what };
    }
    const embedder = await means.search.embedder(world.signal);
    const { done, all } = await countIn(world, embedder?.key ?? "");
    return {
      state: "good",
      what: `by words, and by meaning with ${embedding.id}: ${done} of ${all} messages are ready${sorted}`,
    };
  } catch (cause) {
    return { state: "limited", what: `by words alone: ${toAppError(cause).message}` };
  } finally {
    await means.close();
  }
}

async function countIn({ paths }: Pick<CliWorld, "paths">, key: string): Promise<{ done: number; all: number }> {
  const store = openStoreReader({ sqlite: await loadSqlite(), folder: paths.home, migrations: paths.migrations });
  try {
    return store.messageVectors.count(key);
  } finally {
    store.close();
  }
}
