import type { FoundSession } from "../../shared/search.ts";
import type { SessionSummary } from "../../shared/session.ts";
import { findSessions } from "../wiring/search/find-sessions.ts";
import { meaningOf } from "../wiring/search/search-by-meaning.ts";
import type { StoreReader } from "../store/open-store.ts";
import type { CliWorld } from "./run-command.ts";
import { openSearchMeans } from "./search-means.ts";

/** The model's process is started for it. In milliseconds. */
const patienceMs = 20_000;

/** Looks in what any Hearth has stored. A model is only loaded where the texts were compared by it already. */
export async function searchSessions(
  words: string,
  sessions: readonly SessionSummary[],
  store: StoreReader,
  world: CliWorld,
): Promise<FoundSession[]> {
  const means = openSearchMeans(world);
  try {
    const meaning = meaningOf(store, means.search, patienceMs);
    return await findSessions(words, { sessions, messages: store.messages, meaning }, world.signal);
  } finally {
    await means.close();
  }
}
