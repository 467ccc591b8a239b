import type { AppError } from "../../../shared/error.ts";
import type { ChatClient } from "../../../shared/ipc.ts";
import type { ModelEntry, PullProgress } from "../../../shared/model.ts";
import { toFailure } from "../../ui/to-failure.ts";
import { createStore, type Store } from "../../ui/store.ts";

/** A model that is being fetched, or was until it failed. `rate` is in units of `progress` a second, once it is known. */
export type Pull = { progress: PullProgress | null; rate: number | null; failure: AppError | null };

export type ShelfState = {
  /** null until main has answered. */
  models: readonly ModelEntry[] | null;
  /** What is taken where none was chosen; it may be one that is yet to be fetched. */
  defaultId: string | null;
  pulls: Readonly<Record<string, Pull>>;
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
};

/** The models, and what is being fetched. It lives as long as the page, so that closing a panel stops no download. */
export function createModelShelf(client: Pick<ChatClient, "models">, now: () => number): ModelShelf {
  const store = createStore<ShelfState>({ models: null, defaultId: null, pulls: {}, failure: null });
  const controllers = new Map<string, AbortController>();
  const change = (changes: Partial<ShelfState>) => store.set({ ...store.read(), ...changes });
  const setPull = (id: string, pull: Pull | null) => {
    const { [id]: _, ...others } = store.read().pulls;
    change({ pulls: pull ? { ...others, [id]: pull } : others });
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
