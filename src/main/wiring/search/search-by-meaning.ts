import { createHash } from "node:crypto";
import type { AppError } from "../../../shared/error.ts";
import type { FitnessService } from "../../fitness/fitness-service.ts";
import type { IdleEngine } from "../../inference/idle-engine.ts";
import type { RemoteSearch } from "../../inference/remote-search.ts";
import { forgetNotes, makeVectors } from "../../meaning/make-vectors.ts";
import { createMeaning, type Meaning } from "../../meaning/meaning.ts";
import { createQuietWork, type QuietWork } from "../../meaning/quiet-work.ts";
import type { Memory } from "../../memory/memory.ts";
import { memoryLines } from "../../memory/memory-lines.ts";
import { createSearchModels, type SearchModelsDeps } from "../models/search-models.ts";
import { messageText } from "../../store/message-text.ts";
import type { Store, StoreReader } from "../../store/open-store.ts";

/** Search by what texts mean, and the work in quiet times that makes it possible. */
export type SearchByMeaning = {
  meaning: Meaning;
  /** The memory, of which nothing is kept for the search that it has forgotten. */
  memory: Memory;
  /** The same engine: whatever uses it stops what is done in quiet times. */
  idle: Pick<IdleEngine, "use">;
  /** So do these tests, whose times count. */
  heed(fitness: Pick<FitnessService, "follow">): void;
  close(): Promise<void>;
};

/** Who types waits no longer for what only makes the list better. */
const patienceMs = 4_000;
const quietMs = 20_000;

export function createSearchByMeaning({
  store,
  memory,
  keepsHistory,
  idle,
  report,
  ...deps
}: SearchModelsDeps & {
  store: Pick<Store, "messageVectors" | "memoryVectors">;
  memory: Memory;
  /** False: nothing is made, and only words are searched for. */
  keepsHistory: boolean;
  /** Sees to it that the memory of the models is freed again. */
  idle: Pick<IdleEngine, "use">;
  report(error: AppError): void;
}): SearchByMeaning {
  const models = createSearchModels({ ...deps, engine: usedBy(deps.engine, idle) });
  const places = {
    messages: store.messageVectors,
    memory: store.memoryVectors,
    memoryLines: () => memoryLines(memory).map(({ text }) => text),
    hash: hashOf,
  };
  const quiet = createQuietWork({
    async work(signal) {
      if (!keepsHistory) return;
      forgetNotes(places);
      const embedder = await models.embedder(signal);
      if (embedder) await makeVectors(embedder, places, signal);
    },
    quietMs,
    report,
  });
  const changed = <Result>(result: Result): Result => {
    if (keepsHistory) forgetNotes(places);
    quiet.wake();
    return result;
  };
  let stopHearing = (): void => {};
  return {
    meaning: meaningOf(store, models, patienceMs),
    idle: usesOf(idle, quiet),
    heed(fitness) {
      stopHearing = quietWhileTested(fitness, quiet);
    },
    async close() {
      stopHearing();
      await quiet.close();
    },
    memory: {
      ...memory,
      change: (name, to) => changed(memory.change(name, to)),
      erase: (name) => changed(memory.erase(name)),
      undo: () => changed(memory.undo()),
    },
  };
}

/** Only the search, over what another process has made. */
export function meaningOf(
  store: Pick<StoreReader, "messageVectors" | "memoryVectors">,
  models: ReturnType<typeof createSearchModels>,
  patience: number,
): Meaning {
  return createMeaning({
    ...models,
    messages: store.messageVectors,
    memory: store.memoryVectors,
    textOf: messageText,
    hash: hashOf,
    patienceMs: patience,
  });
}

function usedBy(engine: RemoteSearch, idle: Pick<IdleEngine, "use">): RemoteSearch {
  async function* using<Item>(items: AsyncGenerator<Item, void>): AsyncGenerator<Item, void> {
    const endUse = idle.use();
    try {
      yield* items;
    } finally {
      endUse();
    }
  }
  return {
    embed: (...wanted) => using(engine.embed(...wanted)),
    rank: (...wanted) => using(engine.rank(...wanted)),
  };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text.toWellFormed()).digest("hex");
}

function usesOf(idle: Pick<IdleEngine, "use">, quiet: Pick<QuietWork, "use">): Pick<IdleEngine, "use"> {
  return {
    use() {
      const endQuiet = quiet.use();
      const endUse = idle.use();
      return () => {
        endUse();
        endQuiet();
      };
    },
  };
}

/** Returns how to stop hearing of tests. */
function quietWhileTested(fitness: Pick<FitnessService, "follow">, quiet: Pick<QuietWork, "use">): () => void {
  let end: (() => void) | null = null;
  return fitness.follow((tests) => {
    const isTesting = Object.keys(tests).length > 0;
    if (isTesting) end ??= quiet.use();
    else {
      end?.();
      end = null;
    }
  });
}
