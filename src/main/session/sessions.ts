import { AppError, toAppError } from "../../shared/error.ts";
import type { AgentTag, SessionEvent } from "../../shared/event.ts";
import type { OpenedSession, SessionSummary } from "../../shared/session.ts";
import type { Store } from "../store/open-store.ts";
import type { SessionRow } from "../store/session-table.ts";
import { activityOf } from "./activity.ts";
import { createHub } from "./hub.ts";
import { createRunner, type StartRun } from "./run-sessions.ts";
import { summaryOf } from "./summary.ts";
import { titleFor } from "./title.ts";

/** All conversations of this user, for whoever shows them. */
export type Sessions = {
  create(input: { workspace: string; modelId: string | null; title?: string }): SessionSummary;
  /** By last activity, newest first. */
  list(): SessionSummary[];
  /** Where a session stands. What a crash left open is closed by then. Throws `not-found`. */
  open(id: string): OpenedSession;
  /** Starts a run; or queues the text, for the run that is going on. It is stored when this returns. */
  send(id: string, text: string): void;
  /** Stops the run. Does nothing where there is none. */
  cancel(id: string): void;
  /** Which model the next run asks; null for the default. */
  setModel(id: string, modelId: string | null): void;
  rename(id: string, title: string): void;
  /** Stops the run and forgets the conversation for good. */
  remove(id: string): Promise<void>;
  /** Resolves when no run is going on and nothing is queued. */
  settled(id: string): Promise<void>;
  /** Hears every event of every session, in order, after it was stored. Returns how to stop. */
  follow(listener: (event: SessionEvent) => void): () => void;
  /** Hears the list when it has changed. Returns how to stop. */
  followList(listener: (sessions: SessionSummary[]) => void): () => void;
  /** Stops all runs and waits until their ends are stored. */
  close(): Promise<void>;
};

export type SessionsDeps = {
  store: Pick<Store, "sessions" | "events" | "drafts" | "prompts">;
  startRun: StartRun;
  /** The agent that a session is a conversation with. */
  agent: AgentTag;
  newId(): string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Hears what no caller can be told, for the log. */
  report(error: AppError): void;
};

/** Puts queue, hub and runs together behind one door. */
export function createSessions({ store, startRun, agent, newId, now, report }: SessionsDeps): Sessions {
  const leaving = new Set<string>();
  const listListeners = new Set<(sessions: SessionSummary[]) => void>();
  let isClosing = false;
  let isTelling = false;

  const onLostDraft = (id: string, error: AppError) => runner.fail(id, error);
  const hub = createHub({ store, agent, newId, report, onLostDraft });
  const runner = createRunner({
    hub,
    prompts: store.prompts,
    startRun,
    summary: (id) => summarize(find(id)),
    agent,
    newId,
    onChange: () => listChanged(),
  });

  const find = (id: string): SessionRow => {
    const row = leaving.has(id) ? null : store.sessions.get(id);
    if (!row) throw new AppError("not-found", `There is no session ${id}.`);
    return row;
  };

  const summarize = (row: SessionRow): SessionSummary => {
    const isRunning = runner.isRunning(row.id);
    const view = hub.peek(row.id);
    const activity = view ? activityOf(view) : row.activity;
    // a run is going on from the moment it was asked for, also while its model is still loading
    return summaryOf({ ...row, activity: isRunning && activity !== "waiting" ? "running" : activity }, isRunning);
  };

  const list = () => store.sessions.list().map(summarize);

  /** Several changes in one go are told once. */
  const listChanged = () => {
    if (isTelling || listListeners.size === 0) return;
    isTelling = true;
    queueMicrotask(() => {
      isTelling = false;
      try {
        const sessions = list();
        for (const listener of listListeners) listener(sessions);
      } catch (cause) {
        report(toAppError(cause));
      }
    });
  };

  const rename = (id: string, title: string) => {
    const tidy = titleFor(title, 200);
    if (!tidy) throw new AppError("invalid-input", "A title needs at least one letter.");
    store.sessions.setTitle(find(id).id, tidy);
    listChanged();
  };

  const stopWatching = hub.follow((event) => {
    // the events that can move a session in the list, or change what it shows there
    if (event.type === "message" || event.type.startsWith("run-") || event.type.startsWith("permission-"))
      listChanged();
  });

  return {
    create({ workspace, modelId, title }) {
      const times = { createdAtMs: now(), updatedAtMs: now() };
      const row: SessionRow = {
        id: newId(),
        title: title ? titleFor(title, 200) : null,
        workspace,
        modelId,
        ...times,
        activity: "idle",
      };
      store.sessions.add(row);
      listChanged();
      return summarize(row);
    },
    list,
    open(id) {
      find(id);
      const { view, order } = hub.read(id);
      return { summary: summarize(find(id)), view, order };
    },
    send(id, text) {
      if (isClosing) throw new AppError("cancelled", "Hearth is closing.");
      if (text.trim() === "")
        throw new AppError("invalid-input", "There is nothing to send. Write what you want done.");
      const { title } = find(id);
      if (!runner.isRunning(id)) hub.readWhole(id);
      store.prompts.add(id, text);
      if (title === null) store.sessions.setTitle(id, titleFor(text));
      runner.wake(id);
      listChanged();
    },
    cancel: runner.cancel,
    setModel(id, modelId) {
      store.sessions.setModel(find(id).id, modelId);
      listChanged();
    },
    rename,
    async remove(id) {
      find(id);
      leaving.add(id);
      try {
        runner.cancel(id);
        await runner.settled(id);
        store.sessions.remove(id);
        hub.forget(id);
      } finally {
        leaving.delete(id);
      }
      listChanged();
    },
    settled: runner.settled,
    follow: hub.follow,
    followList(listener) {
      listListeners.add(listener);
      return () => listListeners.delete(listener);
    },
    async close() {
      isClosing = true;
      await runner.close();
      stopWatching();
      hub.close();
    },
  };
}
