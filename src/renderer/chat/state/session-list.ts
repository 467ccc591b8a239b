import type { AppError } from "../../../shared/error.ts";
import type { ChatClient } from "../../../shared/ipc.ts";
import type { SessionSummary } from "../../../shared/session.ts";
import { followStream } from "../../ui/follow-stream.ts";
import { createStore, type Store } from "../../ui/store.ts";

/** All sessions, newest first; null until main has answered. */
export type SessionListState = { sessions: readonly SessionSummary[] | null; failure: AppError | null };

/** Follows the list of sessions for as long as the page lives. */
export function followSessionList(client: Pick<ChatClient, "sessions">): Store<SessionListState> {
  const store = createStore<SessionListState>({ sessions: null, failure: null });
  followStream(
    (signal) => client.sessions.list(undefined, { signal }),
    (sessions) => store.set({ sessions, failure: null }),
    (failure) => store.set({ ...store.read(), failure }),
  );
  return store;
}
