import { AppError } from "../../shared/error.ts";
import type { ModelSettings } from "../../shared/settings.ts";
import type { FieldEngine, ModelFacts } from "../guided/field-engine.ts";
import type { EngineConnection } from "./engine-connection.ts";
import type { SpawnModelProcess } from "./engine-port.ts";
import { createRemoteSearch, type RemoteSearch } from "./remote-search.ts";
import { createRemoteFields, type SharedEngine, type Talk } from "./remote-fields.ts";
import { createSeats } from "./seats.ts";
import { createSpeed } from "./speed.ts";

/** A model file to load, by the name that people know it by. */
export type ModelFile = { id: string; path: string; settings: ModelSettings };

/** How far loading is, in bytes. */
export type LoadProgress = { done: number; total: number };

/** A model that is ready. It stays loaded until another one is, or `unload` is called. */
export type LoadedModel = {
  facts: ModelFacts;
  /**
   * A way to talk with it. Several conversations may be under way: each step has a seat at the engine to itself, and none mixes
   * with another. Where another model took this one's place in between, it is loaded again.
   */
  talk(talk: Talk): FieldEngine;
  unload(): Promise<void>;
};

/** The local engine as the main process sees it. */
export type EngineClient = RemoteSearch & {
  /**
   * Starts the process where none runs, and loads the model; at once where it is loaded already, so it may be called
   * before each step. Throws `not-found`, `invalid-input`, `too-large` or `model-unavailable`.
   */
  load(model: ModelFile, signal: AbortSignal): AsyncGenerator<LoadProgress, LoadedModel>;
  /** Puts onto the disk what was read of conversations, so that it needn't be read again whatever happens. */
  keep(): Promise<void>;
  /**
   * Measures how the loaded model computes best here, if that isn't known yet; it computes so from the next time on that it is
   * loaded. Takes some 20 seconds, and gives way to whatever a user wants: then it is done another time.
   */
  tune(): Promise<void>;
  /** Deletes what is kept of a conversation. */
  forget(conversation: string): Promise<void>;
  /** Frees the memory of all models, when no step is under way. What was read of conversations is kept, and the next step loads the model again. */
  rest(): Promise<void>;
  /** Keeps what was read of conversations, if that doesn't take long, and ends the process. */
  close(): Promise<void>;
};

/** What the model process says of a model that it has loaded. */
type Ready = { facts: ModelFacts; speed: { readPerSecond: number; writePerSecond: number } | null };

/** Where the model process may keep states that are read again and again, and how many bytes of them; 0: it keeps none. */
export type SnapshotRoom = { folder: string; budget: number };

/** Who closes Hearth doesn't wait longer for what only saves time later. */
const closingMs = 4_000;

export type EngineDeps = {
  spawn: SpawnModelProcess;
  snapshots: SnapshotRoom | null;
  /** Where the model process may keep what it measures; null: nothing is measured. */
  tuning: string | null;
};

export function createEngineClient(deps: EngineDeps): EngineClient {
  const seats = createSeats();
  const never = new AbortController().signal;
  let connection: EngineConnection | null = null;
  /** What the process holds now. */
  let loaded: { key: string; model: LoadedModel } | null = null;
  let isTuned = true;
  /** Models for searching may be loaded. */
  let hasSearch = false;
  const search = createRemoteSearch(seats, async (signal) => {
    const over = await connect(signal);
    hasSearch = true;
    return over;
  });

  async function connect(signal: AbortSignal): Promise<EngineConnection> {
    if (connection?.isAlive()) return connection;
    loaded = null;
    // who has a server's model needs no process, nor what speaks with it
    const { openEngineConnection } = await import("./engine-connection.ts");
    signal.throwIfAborted();
    connection = openEngineConnection(deps.spawn);
    return connection;
  }

  /** Has the process load a file, in place of what it holds. Only for who has all seats. */
  async function* put(
    file: ModelFile,
    over: EngineConnection,
    signal: AbortSignal,
  ): AsyncGenerator<LoadProgress, Ready> {
    loaded = null;
    hasSearch = false;
    const { id, path, settings } = file;
    const { context_size: contextSize = null, threads = null } = settings;
    const snapshots = deps.snapshots?.budget ? deps.snapshots : null;
    const wanted = { id, path, contextSize, threads, snapshots, tuning: deps.tuning };
    const put = yield* over.stream((api, stop) => api.load(wanted, { signal: stop }), signal);
    seats.furnish(put.seats);
    isTuned = put.isTuned;
    return put;
  }

  function offer(file: ModelFile, { facts, speed }: Ready, over: EngineConnection): LoadedModel {
    let isReleased = false;
    const shared: SharedEngine = {
      connection: over,
      seats,
      facts,
      speed: createSpeed(speed),
      isLoaded: () => loaded?.model === model && over.isAlive(),
      async ensureLoaded(signal) {
        if (isReleased || connection !== over || !over.isAlive()) throw unloaded(file.id);
        if (loaded?.model === model) return;
        const leave = await seats.enterAll(signal);
        try {
          if (loaded?.model === model) return;
          for await (const _ of put(file, over, signal));
          loaded = { key: keyOf(file), model };
        } finally {
          leave();
        }
      },
    };
    const model: LoadedModel = {
      facts,
      talk: (talk) => createRemoteFields(shared, talk),
      async unload() {
        isReleased = true;
        await letGo(() => loaded?.model === model);
      },
    };
    return model;
  }

  async function letGo(isMeant: () => boolean): Promise<void> {
    if (!isMeant()) return;
    const leave = await seats.enterAll(never);
    try {
      if (!isMeant()) return;
      loaded = null;
      hasSearch = false;
      if (connection?.isAlive()) await connection.call((api) => api.unload(), never);
    } finally {
      leave();
    }
  }

  return {
    ...search,
    async *load(file, signal) {
      const key = keyOf(file);
      signal.throwIfAborted();
      if (loaded?.key === key && connection?.isAlive()) return loaded.model;
      const leave = await seats.enterAll(signal);
      try {
        const over = await connect(signal);
        if (loaded?.key === key) return loaded.model;
        const ready = yield* put(file, over, signal);
        loaded = { key, model: offer(file, ready, over) };
        return loaded.model;
      } finally {
        leave();
      }
    },
    async keep() {
      if (loaded && connection?.isAlive()) await connection.call((api) => api.keep(), never);
    },
    async tune() {
      if (isTuned || !loaded) return;
      const stop = new AbortController();
      const leave = await seats.enterAll(never, () => stop.abort());
      try {
        if (isTuned || !loaded || !connection?.isAlive()) return;
        await connection.call((api, signal) => api.tune(undefined, { signal }), stop.signal);
        isTuned = true;
      } finally {
        leave();
      }
    },
    async forget(conversation) {
      try {
        if (loaded && connection?.isAlive()) await connection.call((api) => api.forget({ conversation }), never);
      } finally {
        // also where none is kept now: there may be one of before
        if (deps.snapshots) {
          const { forgetConversation } = await import("./snapshot-store.ts");
          await forgetConversation(deps.snapshots.folder, conversation);
        }
      }
    },
    rest: () => letGo(() => loaded !== null || hasSearch),
    async close() {
      const over = connection;
      connection = null;
      if (loaded && over?.isAlive()) {
        loaded = null;
        await over.call((api) => api.keep(), AbortSignal.timeout(closingMs)).catch(() => undefined);
      }
      over?.close();
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
