import type { AppError } from "../../../shared/error.ts";
import type { ChatClient } from "../../../shared/ipc.ts";
import { createStore, type Store } from "../../ui/store.ts";
import { toFailure } from "../../ui/to-failure.ts";
import { followSession, type SessionFeed } from "./session-feed.ts";

/** What is on the screen: a session, or the beginning of one. */
export type Place =
  | { type: "new"; folder: string | null; modelId: string | null }
  | { type: "session"; id: string; feed: SessionFeed };

export type NavigatorState = {
  place: Place;
  /** What went wrong with the last thing that was asked for. */
  failure: AppError | null;
};

/** Where the page is, and everything that can be asked for from there. */
export type Navigator = Store<NavigatorState> & {
  open(sessionId: string): void;
  /** Goes to the beginning of a session, in that folder, or in none yet. */
  begin(folder: string | null): void;
  /** Lets the person choose a folder, and begins there. */
  browse(): Promise<void>;
  chooseModel(modelId: string | null): Promise<void>;
  /** Sends a wish; at the beginning it makes the session first. Resolves with whether it was taken. */
  send(text: string): Promise<boolean>;
  stop(): Promise<void>;
  rename(sessionId: string, title: string): Promise<void>;
  remove(sessionId: string): Promise<void>;
  dismiss(): void;
};

export function createNavigator(
  client: Pick<ChatClient, "sessions" | "window">,
  /** Hears which session is open, so that the next start begins there. */
  onOpen: (sessionId: string | null) => void,
): Navigator {
  const beginning: Place = { type: "new", folder: null, modelId: null };
  const store = createStore<NavigatorState>({ place: beginning, failure: null });

  const go = (place: Place) => {
    const { place: before } = store.read();
    if (before.type === "session" && (place.type !== "session" || place.feed !== before.feed)) before.feed.close();
    store.set({ place, failure: null });
    onOpen(place.type === "session" ? place.id : null);
  };
  const open = (id: string): SessionFeed => {
    const { place } = store.read();
    if (place.type === "session" && place.id === id) return place.feed;
    const feed = followSession(id, client);
    go({ type: "session", id, feed });
    return feed;
  };
  const begin = (folder: string | null) => go({ ...beginning, folder });

  /** Does what was asked, and says where that failed. */
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      store.set({ ...store.read(), failure: null });
      await act();
      return true;
    } catch (cause) {
      const failure = toFailure(cause);
      if (failure.code !== "cancelled") store.set({ ...store.read(), failure });
      return false;
    }
  };

  const sendTo = (id: string, feed: SessionFeed, text: string) => {
    const takeBack = feed.expect(text);
    return attempt(() => client.sessions.send({ sessionId: id, text })).then((isTaken) => {
      if (!isTaken) takeBack();
      return isTaken;
    });
  };

  return {
    read: store.read,
    subscribe: store.subscribe,
    open: (id) => void open(id),
    begin,
    async browse() {
      await attempt(async () => {
        const folder = await client.window.chooseFolder();
        if (folder !== null) begin(folder);
      });
    },
    async chooseModel(modelId) {
      const { place } = store.read();
      if (place.type === "new") store.set({ ...store.read(), place: { ...place, modelId } });
      else await attempt(() => client.sessions.setModel({ sessionId: place.id, modelId }));
    },
    async send(text) {
      const { place } = store.read();
      if (place.type === "session") return sendTo(place.id, place.feed, text);
      const { folder, modelId } = place;
      if (folder === null) return false;
      let made: string | null = null;
      const isMade = await attempt(async () => {
        made = (await client.sessions.create({ workspace: folder, modelId })).id;
      });
      if (!isMade || made === null) return false;
      return sendTo(made, open(made), text);
    },
    async stop() {
      const { place } = store.read();
      if (place.type === "session") await attempt(() => client.sessions.cancel({ sessionId: place.id }));
    },
    async rename(sessionId, title) {
      await attempt(() => client.sessions.rename({ sessionId, title }));
    },
    async remove(sessionId) {
      const { place } = store.read();
      if (place.type === "session" && place.id === sessionId) begin(null);
      await attempt(() => client.sessions.remove({ sessionId }));
    },
    dismiss: () => store.set({ ...store.read(), failure: null }),
  };
}
