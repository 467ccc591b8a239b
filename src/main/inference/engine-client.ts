import type { ModelSettings } from "../../shared/settings.ts";
import type { FieldEngine, ModelFacts } from "../guided/field-engine.ts";
import { openEngineConnection, type EngineConnection } from "./engine-connection.ts";
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
  /** A conversation of its own. Several may be under way: each step has the engine to itself, none mixes with another. */
  conversation(): FieldEngine;
  unload(): Promise<void>;
};

/** The local engine as the main process sees it. */
export type EngineClient = {
  /**
   * Starts the process where none runs, and loads the model; at once where it is loaded already, so it may be called
   * before each step. Throws `invalid-input`, `too-large` or `model-unavailable`.
   */
  load(model: ModelFile, signal: AbortSignal): AsyncGenerator<LoadProgress, LoadedModel>;
  /** Ends the process. */
  close(): void;
};

export function createEngineClient(deps: { spawn: SpawnModelProcess }): EngineClient {
  const queue = createTurnQueue();
  let connection: EngineConnection | null = null;
  let loaded: { key: string; model: LoadedModel } | null = null;

  function connect(): EngineConnection {
    if (!connection?.isAlive()) {
      connection = openEngineConnection(deps.spawn);
      loaded = null;
    }
    return connection;
  }

  function offer(key: string, facts: ModelFacts, over: EngineConnection): LoadedModel {
    const isLoaded = (): boolean => over.isAlive() && loaded?.key === key;
    const shared: SharedEngine = { connection: over, queue, facts, owner: null, isLoaded };
    const model: LoadedModel = {
      facts,
      fields: createRemoteFields(shared),
      conversation: () => createRemoteFields(shared),
      async unload() {
        const signal = new AbortController().signal;
        const leave = await queue.enter(model, true, signal);
        try {
          if (loaded?.model !== model) return;
          loaded = null;
          if (over.isAlive()) await over.call((api) => api.unload(), signal);
        } finally {
          leave();
        }
      },
    };
    return model;
  }

  return {
    async *load({ id, path, settings }, signal) {
      const key = JSON.stringify([id, path, settings.context_size ?? null, settings.threads ?? null]);
      const leave = await queue.enter({}, true, signal);
      try {
        const over = connect();
        if (loaded?.key === key) return loaded.model;
        loaded = null;
        const wanted = { id, path, contextSize: settings.context_size ?? null, threads: settings.threads ?? null };
        const facts = yield* over.stream((api, stop) => api.load(wanted, { signal: stop }), signal);
        loaded = { key, model: offer(key, facts, over) };
        return loaded.model;
      } finally {
        leave();
      }
    },
    close() {
      connection?.close();
      connection = null;
      loaded = null;
    },
  };
}
