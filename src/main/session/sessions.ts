import { AppError, toAppError } from "../../shared/error.ts";
import type { BackgroundReport, AgentTag, SessionEvent } from "../../shared/event.ts";
import type { PlanDecision } from "../../shared/plan.ts";
import type { Delivery } from "../../shared/queued-prompt.ts";
import type { SaidBeside } from "../../shared/said.ts";
import type { BranchPoint, OpenedSession, SessionSummary } from "../../shared/session.ts";
import { defaultProfile } from "../agent/profile.ts";
import type { StoredEvent } from "../store/event-log.ts";
import type { Store } from "../store/open-store.ts";
import type { SessionRow } from "../store/session-table.ts";
import { activityOf } from "./activity.ts";
import { type AfterTurn, createAfterwork } from "./afterwork.ts";
import { branchEvents } from "./branch-events.ts";
import { branchTitle } from "./branch-title.ts";
import { createHub } from "./hub.ts";
import { decidePlan } from "./plans.ts";
import type { ImportedConversation } from "./import/import-conversation.ts";
import { createQueue, refuseEmpty } from "./queue.ts";
import { createRunner, type StartRun } from "./run-sessions.ts";
import { summaryOf } from "./summary.ts";
import { titleFor } from "./title.ts";

export type NewSession = {
  workspace: string;
  modelId: string | null;
  title?: string;
  /** The name of its agent's profile; without it the usual one. */
  profile?: string;
  /** The session whose agent starts this one. */
  parentId?: string | null;
};

/** All conversations of this user, for whoever shows them. */
export type Sessions = {
  create(input: NewSession): SessionSummary;
  /** Another session that begins as this one, up to that point, as it is stored now. Nothing that runs is stopped for it. */
  fork(id: string, point: BranchPoint): SessionSummary;
  /** Takes in a conversation that was held elsewhere, all of it or nothing. */
  take(conversation: ImportedConversation, workspace: string): SessionSummary;
  /** By last activity, newest first. */
  list(): SessionSummary[];
  /** Where a session stands. What a crash left open is closed by then. Throws `not-found`. */
  open(id: string): OpenedSession;
  /**
   * Starts a run; or queues the text, for the run that is going on or the one after it. It is stored when this returns its place in
   * the queue. A turn that isn't the usual one is a run of its own.
   */
  send(id: string, text: string, delivery?: Delivery, beside?: SaidBeside): number;
  /** Does a plan that was made here, drops it, or keeps it in other words. Throws `conflict` where that was decided before. */
  decidePlan(id: string, planId: string, decision: PlanDecision): void;
  /** Changes a prompt that waits. Throws `conflict` where the agent has it already. */
  editPrompt(id: string, promptId: number, text: string): void;
  /** The same, to take it back. */
  removePrompt(id: string, promptId: number): void;
  /** Stops the run. Does nothing where there is none. */
  cancel(id: string): void;
  /** Tells a session what came of an agent that it had started. Nothing is asked of its model for it. */
  report(id: string, report: BackgroundReport): void;
  /** Which model the next run asks; null for the default. */
  setModel(id: string, modelId: string | null): void;
  /** Which agent the next run is one of. */
  setProfile(id: string, profile: string): void;
  rename(id: string, title: string): void;
  /** Stops the run and forgets the conversation for good. */
  remove(id: string): Promise<void>;
  /** Resolves when no run is going on and nothing is queued. */
  settled(id: string): Promise<void>;
  isRunning(id: string): boolean;
  /** False while it runs for something that nobody is there to be asked about. */
  isAttended(id: string): boolean;
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
  /** What is done between two turns; missing for nothing. */
  afterTurn?: AfterTurn;
  /** The agent that a session is a conversation with. */
  agent: AgentTag;
  newId(): string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Hears what no caller can be told, for the log. */
  report(error: AppError): void;
};

/** Puts queue, hub and runs together behind one door. */
export function createSessions(deps: SessionsDeps): Sessions {
  const { store, startRun, afterTurn = nothing, agent, newId, now, report } = deps;
  const leaving = new Set<string>();
  const listListeners = new Set<(sessions: SessionSummary[]) => void>();
  let isClosing = false;
  let isTelling = false;

  const onLostDraft = (id: string, error: AppError) => runner.fail(id, error);
  const hub = createHub({ store, agent, newId, report, onLostDraft });
  const summary = (id: string) => summarize(find(id));
  const afterwork = createAfterwork({ hub, afterTurn, summary, report });
  const runner = createRunner({
    hub,
    prompts: store.prompts,
    startRun,
    summary,
    agent,
    afterwork,
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

  const queue = createQueue({ prompts: store.prompts, hub, runner, agent });

  const newRow = ({
    workspace,
    modelId,
    title,
    profile = defaultProfile.name,
    parentId = null,
  }: NewSession): SessionRow => ({
    id: newId(),
    title: title ? titleFor(title, 200) : null,
    workspace,
    modelId,
    profile,
    parentId,
    branch: null,
    createdAtMs: now(),
    updatedAtMs: now(),
    activity: "idle",
  });

  /** Adds a session, with events that happened elsewhere. */
  const add = (row: SessionRow, events: readonly StoredEvent[] = []): SessionSummary => {
    store.events.adopt(row, events);
    listChanged();
    return summarize(row);
  };

  const stopWatching = hub.follow((event) => {
    // the events that can move a session in the list, or change what it shows there
    if (
      event.type === "message" ||
      event.type.startsWith("run-") ||
      event.type.startsWith("permission-") ||
      event.type.startsWith("question")
    )
      listChanged();
  });

  const send: Sessions["send"] = (id, text, delivery = "now", beside = {}) => {
    if (isClosing) throw new AppError("cancelled", "Hearth is closing.");
    refuseEmpty(text);
    const { title } = find(id);
    if (!runner.isRunning(id)) hub.readWhole(id);
    const promptId = queue.add(id, { text, ...beside }, delivery);
    if (title === null) store.sessions.setTitle(id, titleFor(text));
    runner.wake(id);
    listChanged();
    return promptId;
  };

  return {
    create: (input) => add(newRow(input)),
    fork(id, point) {
      const { title, workspace, modelId, profile } = find(id);
      const { events, messages } = branchEvents(store.events.list(id).events, point, agent, newId);
      const taken = store.sessions.list().map((row) => row.title ?? "");
      // what begins anew is named by its first request, as any session is
      const name = title === null || messages === 0 ? {} : { title: branchTitle(title, taken) };
      return add({ ...newRow({ workspace, modelId, profile, ...name }), branch: { of: id, messages } }, events);
    },
    take({ title, createdAtMs, events }, workspace) {
      const row = newRow({ workspace, modelId: null, title: titleFor(title, 200) || "Imported session" });
      return add({ ...row, createdAtMs: Math.min(createdAtMs ?? row.createdAtMs, row.createdAtMs) }, events);
    },
    list,
    open(id) {
      find(id);
      const { view, order } = hub.read(id);
      return { summary: summarize(find(id)), view, order };
    },
    send,
    decidePlan(id, planId, decision) {
      find(id);
      decidePlan({ hub, agent, send }, id, planId, decision);
      listChanged();
    },
    editPrompt: queue.edit,
    removePrompt: queue.remove,
    cancel: runner.cancel,
    report(id, told) {
      find(id);
      hub.readWhole(id);
      hub.publish(id, { ...agent, type: "report", report: told });
      listChanged();
    },
    setModel(id, modelId) {
      store.sessions.setModel(find(id).id, modelId);
      listChanged();
    },
    setProfile(id, profile) {
      store.sessions.setProfile(find(id).id, profile);
      listChanged();
    },
    rename,
    async remove(id) {
      find(id);
      leaving.add(id);
      try {
        runner.cancel(id);
        await runner.settled(id);
        await afterwork.end(id);
        store.sessions.remove(id);
        hub.forget(id);
      } finally {
        leaving.delete(id);
      }
      listChanged();
    },
    settled: runner.settled,
    isRunning: runner.isRunning,
    isAttended: runner.isAttended,
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

async function* nothing(): AsyncGenerator<never, void> {}
