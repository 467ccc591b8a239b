import type { AppError } from "../../../shared/error.ts";
import { emptyView, fold, type SessionView } from "../../../shared/fold.ts";
import type { ChatClient, FeedItem } from "../../../shared/ipc.ts";
import { followStream } from "../../ui/follow-stream.ts";
import { createStore, type Store } from "../../ui/store.ts";

/** A session as it is on the screen. */
export type SessionState = {
  status: "opening" | "open" | "failed";
  view: SessionView;
  /** What is being sent: main hasn't said yet that it has it. */
  outbox: readonly string[];
  failure: AppError | null;
};

export type SessionFeed = Store<SessionState> & {
  /** Notes what is being sent, so that it is seen at once. Returns how to take it back. */
  expect(text: string): () => void;
  close(): void;
};

const opening: SessionState = { status: "opening", view: emptyView, outbox: [], failure: null };

/** Follows one session: main sends where it stands and then every event once, and the same `fold` as in main makes the picture. */
export function followSession(sessionId: string, client: Pick<ChatClient, "sessions">): SessionFeed {
  const store = createStore<SessionState>(opening);
  const change = (changes: Partial<SessionState>) => store.set({ ...store.read(), ...changes });
  const stop = followStream(
    (signal) => client.sessions.feed({ sessionId }, { signal }),
    (item) => store.set(take(store.read(), item)),
    (failure) => change({ status: "failed", failure }),
  );
  return {
    read: store.read,
    subscribe: store.subscribe,
    expect(text) {
      change({ outbox: [...store.read().outbox, text] });
      return () => change({ outbox: without(store.read().outbox, text) });
    },
    close: stop,
  };
}

function take(state: SessionState, item: FeedItem): SessionState {
  if (item.type === "opened") {
    const { view } = item.opened;
    const outbox = view.queue.reduce((waiting, { text }) => without(waiting, text), state.outbox);
    return { ...state, status: "open", view, outbox, failure: null };
  }
  let { view, outbox } = state;
  for (const event of item.events) {
    view = fold(view, event);
    if (event.type === "prompt-queued") outbox = without(outbox, event.prompt.text);
    if (event.type === "message" && event.message.role === "user") outbox = delivered(outbox, event.message.text);
  }
  return { ...state, view, outbox };
}

/** Several prompts may have become one message, so what it contains has arrived. */
function delivered(outbox: readonly string[], text: string): readonly string[] {
  return outbox.filter((waiting) => !text.includes(waiting.trim()));
}

function without(outbox: readonly string[], text: string): readonly string[] {
  const index = outbox.indexOf(text);
  return index === -1 ? outbox : outbox.toSpliced(index, 1);
}
