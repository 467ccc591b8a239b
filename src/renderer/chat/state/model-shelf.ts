import type { AppError } from "../../../shared/error.ts";
import type { FitnessView } from "../../../shared/fitness.ts";
import type { ChatClient, RunningTests } from "../../../shared/ipc.ts";
import type { ModelEntry, PullProgress } from "../../../shared/model.ts";
import { followStream } from "../../ui/follow-stream.ts";
import { toFailure } from "../../ui/to-failure.ts";
import { createStore, type Store } from "../../ui/store.ts";

/** A model that is being fetched, or was until it failed. `rate` is in units of `progress` a second, once it is known. */
export type Pull = { progress: PullProgress | null; rate: number | null; failure: AppError | null };

/** A test that a person asked for; `failure` says why there is nothing to show of it. */
export type AskedTest = { failure: AppError | null };

export type ShelfState = {
  /** null until main has answered. */
  models: readonly ModelEntry[] | null;
  /** What is taken where none was chosen; it may be one that is yet to be fetched. */
  defaultId: string | null;
  pulls: Readonly<Record<string, Pull>>;
  /** What the models that are here are good for, as far as they were tested. */
  fitness: Readonly<Record<string, FitnessView>>;
  /** How far the tests are that are going on, whoever asked for them. */
  running: RunningTests;
  asked: Readonly<Record<string, AskedTest>>;
  failure: AppError | null;
};

export type ModelShelf = Store<ShelfState> & {
  refresh(): Promise<void>;
  /** Fetches a model. Where it was begun before, it goes on from there. */
  pull(modelId: string): Promise<void>;
  /** Stops fetching; what is there is kept. */
  stopPull(modelId: string): void;
  /** Lets the person choose a file. */
  addFile(): Promise<void>;
  remove(modelId: string): Promise<void>;
  /** Finds out what a model is good for. */
  test(modelId: string): Promise<void>;
  stopTest(modelId: string): void;
};

/** The models, and what is being fetched. It lives as long as the page, so that closing a panel stops no download. */
export function createModelShelf(client: Pick<ChatClient, "models">, now: () => number): ModelShelf {
  const store = createStore<ShelfState>({
    models: null,
    defaultId: null,
    pulls: {},
    fitness: {},
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
    async pull(id) {
      if (controllers.has(id)) return;
      const controller = new AbortController();
      controllers.set(id, controller);
      setPull(id, { progress: null, rate: null, failure: null });
      const rate = rateOf(now);
      try {
        const { signal } = controller;
        for await (const progress of await client.models.pull({ modelId: id }, { signal })) {
          setPull(id, { progress, rate: rate(progress), failure: null });
        }
        await refresh();
        setPull(id, null);
      } catch (cause) {
        setPull(id, controller.signal.aborted ? null : { progress: null, rate: null, failure: toFailure(cause) });
      } finally {
        controllers.delete(id);
      }
    },
    stopPull: (id) => controllers.get(id)?.abort(),
    addFile: () => acting(() => client.models.add()),
    remove: (modelId) => acting(() => client.models.remove({ modelId })),
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

/** How quickly it comes, over the last ten seconds or so: a connection changes, and the start is no measure. */
function rateOf(now: () => number): (progress: PullProgress) => number | null {
  let points: { at: number; received: number }[] = [];
  let stage: PullProgress["stage"] | null = null;
  return (progress) => {
    if (progress.stage !== stage) points = [];
    stage = progress.stage;
    const at = now();
    points = [...points.filter((point) => at - point.at < 10_000), { at, received: progress.received }];
    const [first] = points;
    if (!first || at - first.at < 1_500) return null;
    return ((progress.received - first.received) * 1_000) / (at - first.at);
  };
}
