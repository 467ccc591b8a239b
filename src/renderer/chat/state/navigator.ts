import { defaultAgent } from "../../../shared/agent.ts";
import type { AppError } from "../../../shared/error.ts";
import type { ChatClient } from "../../../shared/ipc.ts";
import type { PlanDecision } from "../../../shared/plan.ts";
import type { ExportFormat } from "../../../shared/session.ts";
import type { Delivery } from "../../../shared/queued-prompt.ts";
import { createStore, type Store } from "../../ui/store.ts";
import { toFailure } from "../../ui/to-failure.ts";
import { followSession, type SessionFeed } from "./session-feed.ts";

/** What goes with a wish: files by the ids that main gave them, and whether only a plan is wanted. */
export type WishBeside = { attachments: readonly string[]; isPlan: boolean };

/** What is on the screen: a session, or the beginning of one. */
export type Place =
  | { type: "new"; folder: string | null; modelId: string | null; profile: string }
  | { type: "session"; id: string; feed: SessionFeed };

export type NavigatorState = {
  place: Place;
  /** What went wrong with the last thing that was asked for. */
  failure: AppError | null;
  /** What came of it, where that can't be seen. */
  news: string | null;
};

/** Where the page is, and everything that can be asked for from there. */
export type Navigator = Store<NavigatorState> & {
  open(sessionId: string): void;
  /** Goes to the beginning of a session, in that folder, or in none yet. */
  begin(folder: string | null): void;
  /** Lets the person choose a folder, and begins there. */
  browse(): Promise<void>;
  chooseModel(modelId: string | null): Promise<void>;
  chooseAgent(profile: string): Promise<void>;
  /** Sends a wish; at the beginning it makes the session first. Resolves with whether it was taken. */
  send(text: string, delivery?: Delivery, beside?: WishBeside): Promise<boolean>;
  /** Does a plan, drops it or changes its words; resolves with whether that was still possible. */
  decidePlan(planId: string, decision: PlanDecision): Promise<boolean>;
  /** Changes a prompt that waits; resolves with whether that was still possible. */
  editPrompt(promptId: number, text: string): Promise<boolean>;
  removePrompt(promptId: number): Promise<boolean>;
  /** Answers what the agent wants to know; null leaves it open. */
  answer(questionId: string, answer: string | null): Promise<boolean>;
  /** Says something else in place of a message, in a branch, and goes there; resolves with whether it was taken. */
  resend(messageId: string, text: string): Promise<boolean>;
  /** Makes a branch and goes there; resolves with its id, or null where there is none. */
  fork(point: { before: string } | { after: string }): Promise<string | null>;
  exportSession(sessionId: string, format: ExportFormat): Promise<void>;
  /** Lets the person choose an exported session, and goes there. */
  importSession(): Promise<void>;
  stop(): Promise<void>;
  rename(sessionId: string, title: string): Promise<void>;
  remove(sessionId: string): Promise<void>;
  dismiss(): void;
};

const nothingBeside: WishBeside = { attachments: [], isPlan: false };

export function createNavigator(
  client: Pick<ChatClient, "sessions" | "window">,
  /** Hears which session is open, so that the next start begins there. */
  onOpen: (sessionId: string | null) => void,
): Navigator {
  const beginning: Place = { type: "new", folder: null, modelId: null, profile: defaultAgent };
  const store = createStore<NavigatorState>({ place: beginning, failure: null, news: null });

  const go = (place: Place) => {
    const { place: before } = store.read();
    if (before.type === "session" && (place.type !== "session" || place.feed !== before.feed)) before.feed.close();
    store.set({ place, failure: null, news: null });
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
      store.set({ ...store.read(), failure: null, news: null });
      await act();
      return true;
    } catch (cause) {
      const failure = toFailure(cause);
      if (failure.code !== "cancelled") store.set({ ...store.read(), failure });
      return false;
    }
  };

  const inSession = async (act: (sessionId: string) => Promise<unknown>): Promise<boolean> => {
    const { place } = store.read();
    return place.type === "session" && attempt(() => act(place.id));
  };

  const sendTo = (
    id: string,
    feed: SessionFeed,
    text: string,
    delivery: Delivery = "now",
    { attachments, isPlan }: WishBeside = nothingBeside,
  ) => {
    // a command comes back as what it stands for
    const takeBack = text.startsWith("/") ? () => {} : feed.expect(text);
    const wish = { sessionId: id, text, delivery, attachments: [...attachments], isPlan };
    return attempt(() => client.sessions.send(wish)).then((isTaken) => {
      if (!isTaken) takeBack();
      return isTaken;
    });
  };

  /** Back to the beginning, with what was refused: a session in which nothing was said is none. */
  const leaveUnsaid = async (made: string, before: Place) => {
    const { place, failure } = store.read();
    if (place.type !== "session" || place.id !== made) return;
    go(before);
    store.set({ ...store.read(), failure });
    await client.sessions.remove({ sessionId: made }).catch(() => undefined); // why nothing was sent is said already
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
    async chooseAgent(profile) {
      const { place } = store.read();
      if (place.type === "new") store.set({ ...store.read(), place: { ...place, profile } });
      else await attempt(() => client.sessions.setProfile({ sessionId: place.id, profile }));
    },
    async send(text, delivery, beside) {
      const { place } = store.read();
      if (place.type === "session") return sendTo(place.id, place.feed, text, delivery, beside);
      const { folder, modelId, profile } = place;
      if (folder === null) return false;
      let made: string | null = null;
      const isMade = await attempt(async () => {
        made = (await client.sessions.create({ workspace: folder, modelId, profile })).id;
      });
      if (!isMade || made === null) return false;
      if (await sendTo(made, open(made), text, "now", beside)) return true;
      await leaveUnsaid(made, place);
      return false;
    },
    decidePlan: (planId, decision) =>
      inSession((sessionId) => client.sessions.decidePlan({ sessionId, planId, decision })),
    editPrompt: (promptId, text) => inSession((sessionId) => client.sessions.editPrompt({ sessionId, promptId, text })),
    removePrompt: (promptId) => inSession((sessionId) => client.sessions.removePrompt({ sessionId, promptId })),
    answer: (questionId, answer) => inSession((sessionId) => client.sessions.reply({ sessionId, questionId, answer })),
    resend: (messageId, text) =>
      inSession(async (sessionId) => void open((await client.sessions.resend({ sessionId, messageId, text })).id)),
    async fork(point) {
      let made: string | null = null;
      await inSession(async (sessionId) => {
        made = (await client.sessions.fork({ sessionId, point })).id;
        open(made);
      });
      return made;
    },
    async exportSession(sessionId, format) {
      await attempt(async () => {
        const name = await client.sessions.export({ sessionId, format });
        if (name !== null)
          store.set({ ...store.read(), news: `Exported as ${name}. What looks like a secret is hidden in it.` });
      });
    },
    async importSession() {
      await attempt(async () => {
        const made = await client.sessions.import();
        if (made) open(made.id);
      });
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
    dismiss: () => store.set({ ...store.read(), failure: null, news: null }),
  };
}
