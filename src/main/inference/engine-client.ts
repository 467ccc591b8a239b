import { AppError } from "../../shared/error.ts";
import type { ModelSettings } from "../../shared/settings.ts";
import type { FieldEngine, ModelFacts } from "../guided/field-engine.ts";
import { type EngineConnection, openEngineConnection } from "./engine-connection.ts";
import type { SpawnModelProcess } from "./engine-port.ts";
import { createRemoteFields, type SharedEngine } from "./remote-fields.ts";
import { createTurnQueue } from "./turn-queue.ts";

/** A model file to load, by the name that people know it by. */
export type ModelFile = { id: string; path: string; settings: ModelSettings };

/** How far loading is, in bytes. */
export type LoadProgress = { done: number; total: number };

/** A model that is ready. It stays loaded until another one is, or `unload` is called. */
export type LoadedModel = {
  facts: ModelFacts;
  /** The conversation for a caller that has only one. */
  fields: FieldEngine;
  /**
   * A conversation of its own. Several may be under way: each step has the engine to itself, and none mixes with another.
   * Where another model took this one's place in between, it is loaded again.
   */
  conversation(): FieldEngine;
  unload(): Promise<void>;
};

/** The local engine as the main process sees it. */
export type EngineClient = {
  /**
   * Starts the process where none runs, and loads the model; at once where it is loaded already, so it may be called
   * before each step. Throws `not-found`, `invalid-input`, `too-large` or `model-unavailable`.
   */
  load(model: ModelFile, signal: AbortSignal): AsyncGenerator<LoadProgress, LoadedModel>;
  /** Ends the process. */
  close(): void;
};

/** Where the model process may keep states that are read again and again, and how many bytes of them. */
export type SnapshotRoom = { folder: string; budget: number };

export function createEngineClient(deps: { spawn: SpawnModelProcess; snapshots: SnapshotRoom | null }): EngineClient {
  const queue = createTurnQueue();
  let connection: EngineConnection | null = null;
  /** What the process holds now. */
  let loaded: { key: string; model: LoadedModel } | null = null;

  function connect(): EngineConnection {
    if (connection?.isAlive()) return connection;
    loaded = null;
    connection = openEngineConnection(deps.spawn);
    return connection;
  }

  /** Has the process load a file. Only for who has the turn. */
  async function* put(
    file: ModelFile,
    over: EngineConnection,
    signal: AbortSignal,
  ): AsyncGenerator<LoadProgress, ModelFacts> {
    loaded = null;
    const { id, path, settings } = file;
    const { context_size: contextSize = null, threads = null } = settings;
    const wanted = { id, path, contextSize, threads, snapshots: deps.snapshots };
    return yield* over.stream((api, stop) => api.load(wanted, { signal: stop }), signal);
  }

  function offer(file: ModelFile, facts: ModelFacts, over: EngineConnection): LoadedModel {
    let isReleased = false;
    const shared: SharedEngine = {
      connection: over,
      queue,
      facts,
      owner: null,
      isLoaded: () => loaded?.model === model && over.isAlive(),
      async ensureLoaded(signal) {
        if (isReleased || connection !== over || !over.isAlive()) throw unloaded(file.id);
        if (loaded?.model === model) return;
        shared.owner = null;
        for await (const _ of put(file, over, signal));
        loaded = { key: keyOf(file), model };
      },
    };
    const model: LoadedModel = {
      facts,
      fields: createRemoteFields(shared),
      conversation: () => createRemoteFields(shared),
      async unload() {
        isReleased = true;
        const signal = new AbortController().signal;
        const leave = await queue.enter(model, true, signal);
        try {
          if (loaded?.model !== model) return;
          loaded = null;
          if (over.isAlive()) await over.call((api) => api.unload(), signal);
        } finally {
          leave(true);
        }
      },
    };
    return model;
  }

  return {
    async *load(file, signal) {
      const key = keyOf(file);
      signal.throwIfAborted();
      if (loaded?.key === key && connection?.isAlive()) return loaded.model;
      const leave = await queue.enter({}, true, signal);
      try {
        const over = connect();
        if (loaded?.key === key) return loaded.model;
        const facts = yield* put(file, over, signal);
        loaded = { key, model: offer(file, facts, over) };
        return loaded.model;
      } finally {
        leave(true);
      }
    },
    close() {
      connection?.close();
      connection = null;
      loaded = null;
    },
  };
}

/** Loading again is needed where any of this differs. */
function keyOf({ id, path, settings }: ModelFile): string {
  return JSON.stringify([id, path, settings.context_size ?? null, settings.threads ?? null]);
}

function unloaded(id: string): AppError {
  return new AppError("model-unavailable", `${id} is no longer loaded. Try again: it is loaded anew.`, {
    retryable: true,
  });
}
