import type { AppInfo, ChatClient, Theme } from "../../../shared/ipc.ts";
import { createStore } from "../../ui/store.ts";
import { createCloudShelf } from "../state/cloud-shelf.ts";
import { createDraftFiles } from "../state/draft-files.ts";
import { createDrafts } from "../state/drafts.ts";
import { createModelShelf } from "../state/model-shelf.ts";
import { createNavigator, type Navigator } from "../state/navigator.ts";
import { followSessionList } from "../state/session-list.ts";
import type { WindowModel } from "../state/window-model.tsx";

/** Everything that the page is made of. */
export type OpenPage = { model: WindowModel; navigator: Navigator };

const lastOpen = "open-session";

/** Asks main for all that the first picture needs, at once, and goes to where the person was last. */
export async function openPage(client: ChatClient, storage: Storage): Promise<OpenPage> {
  const sessions = followSessionList(client);
  const shelf = createModelShelf(client, () => performance.now());
  void shelf.refresh();
  const cloud = createCloudShelf(client, () => void shelf.refresh());
  const [info] = await Promise.all([client.window.info(), firstValue(sessions), cloud.refresh()]);
  const navigator = createNavigator(client, (sessionId) => {
    if (sessionId === null) storage.removeItem(lastOpen);
    else storage.setItem(lastOpen, sessionId);
  });
  const all = sessions.read().sessions ?? [];
  const before = all.find(({ id }) => id === storage.getItem(lastOpen)) ?? all[0];
  if (before) navigator.open(before.id);
  return {
    navigator,
    model: {
      client,
      info,
      sessions,
      shelf,
      cloud,
      drafts: createDrafts(storage),
      draftFiles: createDraftFiles(storage),
      ...themeOf(client, info),
      keyName: keyNames(info),
    },
  };
}

function themeOf(client: ChatClient, info: AppInfo): Pick<WindowModel, "theme" | "setTheme"> {
  const theme = createStore<Theme>(info.theme);
  return {
    theme,
    setTheme(next) {
      theme.set(next);
      // it is shown already; where it couldn't be kept, the next start shows the old one
      client.window.setTheme({ theme: next }).catch(() => {});
    },
  };
}

function keyNames({ platform }: AppInfo): (key: string) => string {
  return (key) => (platform === "darwin" ? `⌘${key}` : `Ctrl ${key}`);
}

function firstValue(sessions: ReturnType<typeof followSessionList>): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const { sessions: list, failure } = sessions.read();
      if (failure) reject(failure);
      if (list) resolve();
      if (list || failure) stop();
    };
    const stop = sessions.subscribe(look);
  });
}
