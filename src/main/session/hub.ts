import { AppError, toAppError } from "../../shared/error.ts";
import { type AgentTag, isDurable, type SessionEvent, type TaggedEvent } from "../../shared/event.ts";
import { draftMessage, fold, type SessionView } from "../../shared/fold.ts";
import { replay } from "../../shared/replay.ts";
import type { StoredEvent } from "../store/event-log.ts";
import type { Store } from "../store/open-store.ts";
import { activityOf } from "./activity.ts";
import { closingEvents, type Ending } from "./closing-events.ts";

/** Where a session stands, and the order number of the last event that is in it. */
export type Standing = { view: SessionView; order: number };

export type Hub = {
  /** Loads the session on first use, and mends what a crash left if it can. Throws `not-found`. */
  read(sessionId: string): Standing;
  /** The same for a run, which must not start on a session that could not be mended: then it throws. */
  readWhole(sessionId: string): Standing;
  /** What is known without loading. */
  peek(sessionId: string): SessionView | null;
  /**
   * Stores the event if it is a durable one, then folds it, then tells everyone. `admits` names the queued prompts that it
   * takes into the conversation. Throws where it can't be stored: then it has not happened.
   */
  publish(sessionId: string, event: TaggedEvent, admits?: readonly number[]): void;
  /** Ends a run that can't be stored to its end. What is missing is made good when the session is next mended. */
  breakOff(sessionId: string, runEnd: TaggedEvent): void;
  /** Stores an ending for a run that left without one. Throws where that isn't possible, and can be tried again. */
  mend(sessionId: string, ending: Ending): void;
  forget(sessionId: string): void;
  close(): void;
  /** Hears every event of every session, in order, after it was stored. */
  follow(listener: (event: SessionEvent) => void): () => void;
};

export type HubDeps = {
  store: Pick<Store, "sessions" | "events" | "drafts" | "prompts">;
  /** Whose events those are that a session makes by itself. */
  agent: AgentTag;
  newId(): string;
  /** Hears what no caller can be told. */
  report(error: AppError): void;
  /** The growing reply could not be stored: the run must not go on as if it were safe. */
  onLostDraft(sessionId: string, error: AppError): void;
};

type Live = Standing & {
  isBroken: boolean;
  /** Its events as they were loaded, until something is done with them. */
  loaded: readonly StoredEvent[] | null;
  writer: AgentTag;
  saved: SessionView["draft"];
  timer: NodeJS.Timeout | null;
};

/** A reply that grows is stored at least this often, so that a crash costs no more of it. */
const draftEveryMs = 250;

/** Keeps every session that was looked at, and is the one place where what happened becomes what everyone sees. */
export function createHub({ store, agent, newId, report, onLostDraft }: HubDeps): Hub {
  const sessions = new Map<string, Live>();
  const listeners = new Set<(event: SessionEvent) => void>();

  const get = (sessionId: string): Live => {
    const known = sessions.get(sessionId);
    if (known) return known;
    if (!store.sessions.get(sessionId)) throw new AppError("not-found", `There is no session ${sessionId}.`);
    const { events, unreadable } = store.events.list(sessionId);
    if (unreadable > 0) report(new AppError("internal", `${unreadable} events of session ${sessionId} can't be read.`));
    const standing = {
      view: { ...replay(events), queue: store.prompts.list(sessionId) },
      order: events.length,
      loaded: events,
    };
    const live: Live = { ...standing, isBroken: true, writer: agent, saved: null, timer: null };
    sessions.set(sessionId, live);
    return live;
  };

  const tell = (sessionId: string, live: Live, event: TaggedEvent, view: SessionView) => {
    live.view = view;
    live.order++;
    for (const listener of listeners) {
      try {
        listener({ ...event, sessionId, order: live.order });
      } catch (cause) {
        // a window that went away must not end a run
        report(toAppError(cause));
      }
    }
  };

  const saveDraft = (sessionId: string, live: Live) => {
    live.timer = null;
    const { draft } = live.view;
    if (!draft || draft === live.saved) return;
    const message = draftMessage(draft);
    try {
      if (message.parts.length > 0) store.drafts.put(sessionId, { tag: live.writer, message });
      live.saved = draft;
    } catch (cause) {
      onLostDraft(sessionId, toAppError(cause));
    }
  };

  const publish: Hub["publish"] = (sessionId, event, admits = []) => {
    const live = get(sessionId);
    live.loaded = null;
    const view = fold(live.view, event);
    if (isDurable(event)) store.events.append({ sessionId, event, activity: activityOf(view), admits });
    else if (view.draft !== live.view.draft) {
      live.writer = { agentId: event.agentId, depth: event.depth, name: event.name, prefix: event.prefix };
      live.timer ??= setTimeout(() => saveDraft(sessionId, live), draftEveryMs);
    }
    tell(sessionId, live, event, view);
    if (!live.view.queue.some(({ id }) => admits.includes(id))) return;
    const gone = { ...agent, type: "prompts-gone" as const, ids: admits };
    tell(sessionId, live, gone, fold(live.view, gone));
  };

  const mend: Hub["mend"] = (sessionId, ending) => {
    const live = get(sessionId);
    const events = live.loaded ?? store.events.list(sessionId).events;
    const prompts = store.prompts.list(sessionId);
    const said = prompts.map(({ id: _, delivery: __, ...rest }) => rest);
    const remains = { events, draft: store.drafts.get(sessionId), prompts: said };
    for (const event of closingEvents(remains, ending, agent, newId)) {
      const isPrompt = event.type === "message" && event.message.role === "user";
      publish(sessionId, event, isPrompt ? prompts.map(({ id }) => id) : []);
    }
    live.isBroken = false;
    live.loaded = null;
  };

  const breakOff: Hub["breakOff"] = (sessionId, runEnd) => {
    const live = get(sessionId);
    live.isBroken = true;
    tell(sessionId, live, runEnd, fold(live.view, runEnd));
  };

  const readWhole = (sessionId: string): Standing => {
    const live = get(sessionId);
    if (live.isBroken) mend(sessionId, { reason: "interrupted" });
    return live;
  };

  const forget = (sessionId: string) => {
    clearTimeout(sessions.get(sessionId)?.timer ?? undefined);
    sessions.delete(sessionId);
  };

  return {
    read(sessionId) {
      try {
        return readWhole(sessionId);
      } catch (cause) {
        const live = get(sessionId);
        report(toAppError(cause));
        const { run } = live.view;
        // a full disk must not hide a conversation, nor show as running what isn't
        if (run.status === "running")
          breakOff(sessionId, { ...agent, type: "run-end", runId: run.runId, reason: "interrupted" });
        return live;
      }
    },
    readWhole,
    peek: (sessionId) => sessions.get(sessionId)?.view ?? null,
    publish,
    breakOff,
    mend,
    forget,
    close() {
      for (const sessionId of sessions.keys()) forget(sessionId);
    },
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
