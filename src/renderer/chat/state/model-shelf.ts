import type { AppError } from "../../../shared/error.ts";
import type { FitnessView } from "../../../shared/fitness.ts";
import type { ChatClient, RunningTests } from "../../../shared/ipc.ts";
import type { FoundModel, FoundRepo, ModelEntry, PullProgress } from "../../../shared/model.ts";
import { createTransferRate } from "../../../shared/transfer-rate.ts";
import { followStream } from "../../ui/follow-stream.ts";
import { formatBytes } from "../../ui/format.ts";
import { toFailure } from "../../ui/to-failure.ts";
import { createStore, type Store } from "../../ui/store.ts";

/** A model that is being fetched, or was until it stopped. */
export type Pull =
  /** `rate` is in units of `progress` a second; null until it is known. */
  | { state: "running"; progress: PullProgress | null; rate: number | null }
  /** What is here is kept; null where that isn't known. */
  | { state: "paused"; keptBytes: number | null }
  | { state: "failed"; failure: AppError };

/** A test that a person asked for; `failure` says why there is nothing to show of it. */
export type AskedTest = { failure: AppError | null };

export type ShelfState = {
  /** null until main has answered. */
  models: readonly ModelEntry[] | null;
  /** What is taken where none was chosen; it may be one that is yet to be fetched. */
  defaultId: string | null;
  /** The same for agents that work with the small model. */
  smallId: string | null;
  pulls: Readonly<Record<string, Pull>>;
  /** What the models that are here are good for, as far as they were tested. */
  fitness: Readonly<Record<string, FitnessView>>;
  /** How far the tests are that are going on, whoever asked for them. */
  running: RunningTests;
  /** Whom a search or a download asks. */
  hubName: string;
  /** What came of the last removal, in a sentence. */
  freed: string | null;
  asked: Readonly<Record<string, AskedTest>>;
  failure: AppError | null;
};

export type ModelShelf = Store<ShelfState> & {
  refresh(): Promise<void>;
  /** Fetches a model. Where it was begun before, it goes on from there. */
  pull(modelId: string, isForced?: boolean): Promise<void>;
  /** Stops fetching; what is there is kept. */
  pause(modelId: string): void;
  /** Asks the hub, which nothing else does before a download. */
  search(words: string): Promise<FoundRepo[]>;
  choices(repo: string): Promise<FoundModel[]>;
  /** Lets the person choose a file. */
  addFile(): Promise<void>;
  /** Removes a model, or what an unfinished download has left. */
  remove(modelId: string): Promise<void>;
  /** Leaves out what came of the last removal. */
  forgetNews(): void;
  /** Finds out what a model is good for. */
  test(modelId: string): Promise<void>;
  stopTest(modelId: string): void;
};

/** The models, and what is being fetched. It lives as long as the page, so that closing a panel stops no download. */
export function createModelShelf(client: Pick<ChatClient, "models">, now: () => number): ModelShelf {
  const store = createStore<ShelfState>({
    models: null,
    defaultId: null,
    smallId: null,
    pulls: {},
    fitness: {},
    hubName: "Hugging Face",
    freed: null,
    running: {},
    asked: {},
    failure: null,
  });
  const controllers = new Map<string, AbortController>();
  const change = (changes: Partial<ShelfState>) => store.set({ ...store.read(), ...changes });
  const setPull = (id: string, pull: Pull | null) => {
    const { [id]: _, ...others } = store.read().pulls;
    change({ pulls: pull ? { ...others, [id]: pull } : others });
  };

  const tests = new Map<string, AbortController>();
  const setAsked = (id: string, test: AskedTest | null) => {
    const { [id]: _, ...others } = store.read().asked;
    change({ asked: test ? { ...others, [id]: test } : others });
  };

  const refresh = async () => {
    try {
      change({ ...(await client.models.list()), failure: null });
    } catch (cause) {
      change({ failure: toFailure(cause) });
    }
  };

  const acting = async (act: () => Promise<unknown>) => {
    try {
      await act();
      await refresh();
    } catch (cause) {
      change({ failure: toFailure(cause) });
    }
  };

  followStream(
    (signal) => client.models.tests(undefined, { signal }),
    (running) => {
      const hasEnded = Object.keys(store.read().running).some((id) => !Object.hasOwn(running, id));
      change({ running });
      if (hasEnded) void refresh();
    },
    (failure) => change({ failure }),
  );

  return {
    read: store.read,
    subscribe: store.subscribe,
    refresh,
    async pull(id, isForced = false) {
      if (controllers.has(id)) return;
      const controller = new AbortController();
      controllers.set(id, controller);
      setPull(id, { state: "running", progress: null, rate: null });
      let received: number | null = null;
      const rate = createTransferRate(now);
      try {
        const { signal } = controller;
        for await (const progress of await client.models.pull({ modelId: id, isForced }, { signal })) {
          if (progress.stage === "downloading" && progress.unit === "bytes") received = progress.received;
          setPull(id, { state: "running", progress, rate: rate(progress) });
        }
        await refresh();
        setPull(id, null);
      } catch (cause) {
        const paused = { state: "paused", keptBytes: received } as const;
        setPull(id, controller.signal.aborted ? paused : { state: "failed", failure: toFailure(cause) });
      } finally {
        controllers.delete(id);
      }
    },
    pause: (id) => controllers.get(id)?.abort(),
    search: (words) => client.models.search({ words }),
    choices: (repo) => client.models.choices({ repo }),
    addFile: () => acting(() => client.models.add()),
    remove: (modelId) =>
      acting(async () => {
        const { pulls, models } = store.read();
        const name = models?.find(({ id }) => id === modelId)?.name ?? modelId;
        try {
          const { freedBytes } = await client.models.remove({ modelId });
          change({ freed: `${name} was removed: ${freedWords(freedBytes)}.` });
        } catch (cause) {
          // a download that was stopped before its first byte has left nothing to discard
          if (!pulls[modelId] || toFailure(cause).code !== "not-found") throw cause;
        }
        setPull(modelId, null);
      }),
    forgetNews: () => change({ freed: null }),
    async test(modelId) {
      if (tests.has(modelId)) return;
      const controller = new AbortController();
      tests.set(modelId, controller);
      setAsked(modelId, { failure: null });
      try {
        await client.models.test({ modelId }, { signal: controller.signal });
        await refresh();
        setAsked(modelId, null);
      } catch (cause) {
        setAsked(modelId, controller.signal.aborted ? null : { failure: toFailure(cause) });
      } finally {
        tests.delete(modelId);
      }
    },
    stopTest: (modelId) => tests.get(modelId)?.abort(),
  };
}

function freedWords(bytes: number): string {
  return bytes > 0 ? `${formatBytes(bytes)} are free again` : "its file has other names, so no space is freed";
}
