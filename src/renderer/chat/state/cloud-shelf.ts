import type { CloudView } from "../../../shared/cloud.ts";
import type { AppError } from "../../../shared/error.ts";
import type { ChatClient } from "../../../shared/ipc.ts";
import type { CloudProvider } from "../../../shared/settings.ts";
import { createStore, type Store } from "../../ui/store.ts";
import { toFailure } from "../../ui/to-failure.ts";

/** `view` is null until it was first answered. */
export type CloudState = { view: CloudView | null; failure: AppError | null };

export type CloudShelf = Store<CloudState> & {
  refresh(): Promise<void>;
  setEnabled(enabled: boolean): Promise<void>;
  /** True where it was added. */
  addProvider(name: string, provider: CloudProvider): Promise<boolean>;
  setFallback(modelId: string | null): Promise<void>;
  /** True where it was taken. The page keeps nothing of it. */
  setKey(provider: string, key: string): Promise<boolean>;
  removeKey(provider: string): Promise<void>;
};

/** Whether providers may be used, and which; `onChange` is called when there may be other models than before. */
export function createCloudShelf(client: Pick<ChatClient, "cloud">, onChange: () => void): CloudShelf {
  const store = createStore<CloudState>({ view: null, failure: null });
  const acting = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      store.set({ view: await client.cloud.view(), failure: null });
      return true;
    } catch (cause) {
      store.set({ ...store.read(), failure: toFailure(cause) });
      return false;
    }
  };
  const changing = async (act: () => Promise<unknown>): Promise<boolean> => {
    const isDone = await acting(act);
    if (isDone) onChange();
    return isDone;
  };
  return {
    read: store.read,
    subscribe: store.subscribe,
    async refresh() {
      await acting(async () => {});
    },
    async setEnabled(enabled) {
      await changing(() => client.cloud.setEnabled({ enabled }));
    },
    addProvider: (name, provider) => changing(() => client.cloud.addProvider({ name, provider })),
    async setFallback(modelId) {
      await acting(() => client.cloud.setFallback({ modelId }));
    },
    setKey: (provider, key) => acting(() => client.cloud.setKey({ provider, key })),
    async removeKey(provider) {
      await acting(() => client.cloud.removeKey({ provider }));
    },
  };
}
