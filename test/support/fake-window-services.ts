import { randomUUID } from "node:crypto";
import { AppError } from "../../src/shared/error.ts";
import type { AgentEvent, SessionEvent } from "../../src/shared/event.ts";
import { emptyView, fold, type SessionView } from "../../src/shared/fold.ts";
import type { Fitness, FitnessProgress } from "../../src/shared/fitness.ts";
import type { RunningTests, Theme } from "../../src/shared/ipc.ts";
import type { ModelEntry, PullProgress } from "../../src/shared/model.ts";
import type { Answer, PermissionRequest } from "../../src/shared/permission.ts";
import type { SessionSummary } from "../../src/shared/session.ts";
import type { WindowServices } from "../../src/main/ipc/services.ts";

/** What the windows see of a runtime, with nothing behind it: a test says what happens. */
export type FakeServices = WindowServices & {
  /** Calls that the windows made, in order. */
  readonly calls: readonly unknown[][];
  /** Lets an event happen in a session, as if its run had said it. */
  emit(sessionId: string, ...events: AgentEvent[]): void;
  /** Puts a question, and resolves with its answer. */
  ask(sessionId: string, request: PermissionRequest): Promise<Answer>;
  addSession(summary: Partial<SessionSummary>, events?: readonly AgentEvent[]): SessionSummary;
  /** Says which tests are going on, as if nobody had asked for them. */
  tellTests(tests: RunningTests): void;
};

export type FakeOptions = {
  models?: ModelEntry[];
  theme?: Theme;
  ollamaUrl?: string | null;
  pull?: (id: string, signal: AbortSignal) => AsyncGenerator<PullProgress, void>;
  /** What is known of models, by their ids. */
  fitness?: Readonly<Record<string, Fitness>>;
  test?: (id: string, signal: AbortSignal) => AsyncGenerator<FitnessProgress, Fitness>;
  now?: () => number;
  /** Called when a prompt was sent. */
  onSend?: (sessionId: string, text: string) => void;
  onCancel?: (sessionId: string) => void;
};

type FakeSession = { summary: SessionSummary; view: SessionView; order: number };
type Waiting = { request: PermissionRequest; sessionId: string; resolve: (answer: Answer) => void };

const agent = { agentId: "root", depth: 0, name: "hearth", prefix: "" };

export function fakeWindowServices(options: FakeOptions = {}): FakeServices {
  const { now = Date.now } = options;
  const calls: unknown[][] = [];
  const sessions = new Map<string, FakeSession>();
  const followers = new Set<(event: SessionEvent) => void>();
  const listFollowers = new Set<(list: SessionSummary[]) => void>();
  const gateFollowers = new Set<() => void>();
  const testFollowers = new Set<(tests: RunningTests) => void>();
  const known = new Map(Object.entries(options.fitness ?? {}));
  let tests: RunningTests = {};
  let waiting: Waiting[] = [];
  let theme = options.theme ?? "system";
  let models = options.models ?? [];

  const list = () =>
    [...sessions.values()].map(({ summary }) => summary).toSorted((a, b) => b.updatedAtMs - a.updatedAtMs);
  const tellList = () => {
    for (const follower of listFollowers) follower(list());
  };
  const find = (id: string) => {
    const session = sessions.get(id);
    if (!session) throw new AppError("not-found", "There is no such session any more.");
    return session;
  };
  const tellTests = (next: RunningTests) => {
    tests = next;
    for (const follower of testFollowers) follower(tests);
  };
  const change = (id: string, changes: Partial<SessionSummary>) => {
    const session = find(id);
    session.summary = { ...session.summary, ...changes };
    tellList();
  };
  const addSession: FakeServices["addSession"] = (summary, events = []) => {
    const session: FakeSession = {
      summary: {
        id: randomUUID(),
        title: "New session",
        workspace: "/home/ada/household",
        modelId: null,
        createdAtMs: now(),
        updatedAtMs: now(),
        activity: "idle",
        ...summary,
      },
      view: events.reduce(fold, emptyView),
      order: events.length,
    };
    sessions.set(session.summary.id, session);
    tellList();
    return session.summary;
  };
  const emit: FakeServices["emit"] = (sessionId, ...events) => {
    const session = find(sessionId);
    for (const event of events) {
      session.view = fold(session.view, event);
      session.order += 1;
      const told: SessionEvent = { ...agent, ...event, sessionId, order: session.order };
      for (const follower of followers) follower(told);
    }
    change(sessionId, { activity: activityOf(session.view) });
  };

  return {
    calls,
    emit,
    addSession,
    tellTests,
    ask(sessionId, request) {
      return new Promise((resolve) => {
        waiting.push({ request, sessionId, resolve });
        emit(sessionId, { type: "permission-request", request });
        for (const follower of gateFollowers) follower();
      });
    },
    ollamaUrl: options.ollamaUrl ?? "http://127.0.0.1:11434",
    sessions: {
      create({ workspace, modelId }) {
        calls.push(["create", workspace, modelId]);
        return addSession({ workspace, modelId });
      },
      list,
      open(id) {
        calls.push(["open", id]);
        const { summary, view, order } = find(id);
        return { summary, view, order };
      },
      send(id, text) {
        calls.push(["send", id, text]);
        const { summary } = find(id);
        change(id, { updatedAtMs: now(), ...(summary.title === "New session" ? { title: text.slice(0, 60) } : {}) });
        options.onSend?.(id, text);
      },
      cancel(id) {
        calls.push(["cancel", id]);
        options.onCancel?.(id);
      },
      setModel(id, modelId) {
        calls.push(["setModel", id, modelId]);
        change(id, { modelId });
      },
      rename(id, title) {
        calls.push(["rename", id, title]);
        change(id, { title });
      },
      async remove(id) {
        calls.push(["remove", id]);
        sessions.delete(id);
        tellList();
      },
      follow(listener) {
        followers.add(listener);
        return () => followers.delete(listener);
      },
      followList(listener) {
        listFollowers.add(listener);
        return () => listFollowers.delete(listener);
      },
    },
    models: {
      list: async () => models,
      async resolve(id) {
        const found = models.find((model) => id === null || model.id === id);
        if (!found) throw new AppError("not-found", "There is no model on this computer yet.");
        return found;
      },
      async *pull(id, signal) {
        calls.push(["pull", id]);
        if (options.pull) yield* options.pull(id, signal);
        models = models.map((model) =>
          model.id === id ? { ...model, installed: true, path: `/models/${id}.gguf` } : model,
        );
        const pulled = models.find((model) => model.id === id);
        if (!pulled) throw new AppError("not-found", `There is no model named ${id}.`);
        return pulled;
      },
      async add(file) {
        calls.push(["add", file]);
        throw new AppError("invalid-input", `${file} is not a GGUF file. Choose another.`);
      },
      async remove(id) {
        calls.push(["removeModel", id]);
        const bytes = models.find((model) => model.id === id)?.bytes ?? 0;
        models = models.map((model) => (model.id === id ? { ...model, installed: false, path: null } : model));
        return { freedBytes: bytes };
      },
    },
    fitness: {
      of: async ({ id }) => known.get(id) ?? null,
      async *test({ id }, signal) {
        calls.push(["test", id]);
        try {
          const testing = options.test?.(id, signal);
          if (!testing) throw new AppError("model-unavailable", `${id} can't be tested here.`);
          for (;;) {
            const step = await testing.next();
            if (step.done) {
              known.set(id, step.value);
              return step.value;
            }
            tellTests({ ...tests, [id]: step.value });
            yield step.value;
          }
        } finally {
          const { [id]: _, ...others } = tests;
          tellTests(others);
        }
      },
      follow(listener) {
        testFollowers.add(listener);
        listener(tests);
        return () => testFollowers.delete(listener);
      },
    },
    gate: {
      pending: () => waiting.map(({ request, sessionId }) => ({ request, sessionId })),
      answer(requestId, hash, answer) {
        const found = waiting.find(({ request }) => request.id === requestId && request.hash === hash);
        if (!found) return false;
        calls.push(["answer", requestId, answer]);
        waiting = waiting.filter((other) => other !== found);
        emit(found.sessionId, { type: "permission-response", requestId, answer });
        found.resolve(answer);
        for (const follower of gateFollowers) follower();
        return true;
      },
      followPending(listener) {
        gateFollowers.add(listener);
        return () => gateFollowers.delete(listener);
      },
    },
    theme: {
      read: () => theme,
      async write(next) {
        calls.push(["theme", next]);
        theme = next;
      },
    },
  };
}

function activityOf({ run, requests }: SessionView): SessionSummary["activity"] {
  if (requests.length > 0) return "waiting";
  if (run.status === "idle") return run.last === "interrupted" ? "interrupted" : "idle";
  return run.status;
}
