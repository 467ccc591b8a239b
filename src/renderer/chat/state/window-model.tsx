import { createContext, useContext, useEffect, useState } from "react";
import type { AppInfo, ChatClient, Theme } from "../../../shared/ipc.ts";
import type { Store } from "../../ui/store.ts";
import type { CloudShelf } from "./cloud-shelf.ts";
import type { DraftFiles } from "./draft-files.ts";
import type { Drafts } from "./drafts.ts";
import type { ModelShelf } from "./model-shelf.ts";
import type { SessionListState } from "./session-list.ts";

/** What all parts of the page share: it is made once, when the page is. */
export type WindowModel = {
  client: ChatClient;
  info: AppInfo;
  sessions: Store<SessionListState>;
  shelf: ModelShelf;
  cloud: CloudShelf;
  drafts: Drafts;
  draftFiles: DraftFiles;
  theme: Store<Theme>;
  setTheme(theme: Theme): void;
  /** What a key is called on this computer: `Ctrl N`, `⌘N`. */
  keyName(key: string): string;
};

const Context = createContext<WindowModel | null>(null);

export const WindowModelProvider = Context.Provider;

export function useWindowModel(): WindowModel {
  const model = useContext(Context);
  if (!model) throw new Error("A part of the page is used outside of it.");
  return model;
}

/** The time, for words such as "12 min ago": as exact as those are. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 20_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
