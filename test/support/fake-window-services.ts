import { randomUUID } from "node:crypto";
import type { AgentChoice } from "../../src/shared/agent.ts";
import type { CloudView } from "../../src/shared/cloud.ts";
import type { CommandInfo } from "../../src/shared/command.ts";
import type { Connection } from "../../src/shared/connection.ts";
import { AppError } from "../../src/shared/error.ts";
import type { AgentEvent, SessionEvent } from "../../src/shared/event.ts";
import { emptyView, fold, type SessionView } from "../../src/shared/fold.ts";
import type { Fitness, FitnessProgress } from "../../src/shared/fitness.ts";
import type { RunningTests, Theme } from "../../src/shared/ipc.ts";
import type { FoundModel, FoundRepo, ModelEntry, PullProgress } from "../../src/shared/model.ts";
import type { Answer, PermissionRequest } from "../../src/shared/permission.ts";
import type { ScheduleView } from "../../src/shared/schedule.ts";
import type { FoundSession } from "../../src/shared/search.ts";
import type { SessionSummary } from "../../src/shared/session.ts";
import type { RunTimes } from "../../src/shared/trace.ts";
import { fakeAttachments } from "./fake-attachments.ts";
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
  agents?: readonly AgentChoice[];
  theme?: Theme;
  serverUrls?: readonly string[];
  times?: RunTimes[];
  commands?: CommandInfo[];
  connections?: Connection[];
  /** Those that are on have a session `of-NAME`. */
  schedules?: ScheduleView[];
  /** Whether an export can't be written, and which folder an imported conversation worked in. */
  exportFails?: boolean;
  importsFrom?: string;
  pull?: (id: string, signal: AbortSignal) => AsyncGenerator<PullProgress, void>;
  /** What the hub answers. */
  search?: (words: string) => FoundRepo[];
  findSessions?: (words: string, byMeaning: boolean) => FoundSession[];
  /** When a search by meaning has come to its end. */
  slowSearch?: Promise<void>;
  choices?: (repo: string) => FoundModel[];
  /** What is known of models, by their ids. */
  fitness?: Readonly<Record<string, Fitness>>;
  test?: (id: string, signal: AbortSignal) => AsyncGenerator<FitnessProgress, Fitness>;
  cloud?: CloudView;
  usage?: WindowServices["usage"];
  /** What is remembered, by the names of the files. */
  memory?: Readonly<Record<string, string>>;
  now?: () => number;
  /** Called when a prompt was sent. */
  onSend?: (sessionId: string, text: string) => void;
  onCancel?: (sessionId: string) => void;
};

type FakeSession = { summary: SessionSummary; view: SessionView; order: number };
type Waiting = { request: PermissionRequest; sessionId: string; resolve: (answer: Answer) => void };

const agent = { agentId: "root", depth: 0, name: "hearth", prefix: "" };

const shipped: readonly AgentChoice[] = [
  {
    name: "hearth",
    origin: "hearth",
    state: "ready",
    role: "large",
    prefix: "🔥",
    description: "Does what is asked in your folder.",
  },
  {
    name: "scout",
    origin: "hearth",
    state: "ready",
    role: "large",
    prefix: "🔎",
    description: "Looks things up, changes nothing.",
  },
];

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
  const { agents = shipped } = options;
  let cloud: CloudView = options.cloud ?? { enabled: false, providers: [], fallback: null, notice: null };

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
        profile: "hearth",
        parentId: null,
        branch: null,
        createdAtMs: now(),
        updatedAtMs: now(),
        activity: "idle",
        ...summary,
      },
      view: events.reduce((view, event) => fold(view, { ...agent, ...event }), emptyView),
      order: events.length,
    };
    sessions.set(session.summary.id, session);
    tellList();
    return session.summary;
  };
  const emit: FakeServices["emit"] = (sessionId, ...events) => {
    const session = find(sessionId);
    for (const event of events) {
      session.view = fold(session.view, { ...agent, ...event });
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
    async *readAhead(draft) {
      calls.push(["readAhead", draft]);
      yield { readMs: 12_000, answerMs: 20_000 };
    },
    async findSessions(words, byMeaning) {
      calls.push(["findSessions", words]);
      if (byMeaning) await options.slowSearch;
      return options.findSessions?.(words, byMeaning) ?? [];
    },
    async request(id, text, delivery = "now", beside = {}) {
      const { attachments = [], isPlan } = beside;
      const names = attachments.map(({ name }) => name);
      calls.push(["send", id, text, ...(names.length > 0 ? [names] : []), ...(isPlan ? ["plan"] : [])]);
      const { summary } = find(id);
      if (summary.activity === "running" || summary.activity === "waiting")
        emit(id, { type: "prompt-queued", prompt: { id: calls.length, text, delivery, ...beside } });
      change(id, { updatedAtMs: now(), ...(summary.title === "New session" ? { title: text.slice(0, 60) } : {}) });
      options.onSend?.(id, text);
    },
    async resend(input) {
      calls.push(["resend", input]);
      const { summary, view } = find(input.sessionId);
      const messages = view.messages.findIndex(({ id }) => id === input.messageId);
      const said = { role: "user" as const, id: randomUUID(), text: input.text, context: "" };
      return addSession(
        { title: `${summary.title} (branch)`, branch: { of: summary.id, messages } },
        [...view.messages.slice(0, messages), said].map((message) => ({ type: "message", message })),
      );
    },
    async exportTo(...asked) {
      calls.push(["exportTo", ...asked]);
      if (options.exportFails) throw new AppError("permission-denied", "The disk is full. Choose another place.");
    },
    async importFile(file) {
      calls.push(["importFile", file]);
      if (!file.endsWith(".json")) throw new AppError("invalid-input", `${file} is a page to be read.`);
      return {
        title: "From afar",
        workspace: options.importsFrom ?? null,
        createdAtMs: 1,
        events: [],
        told: "Imported.",
      };
    },
    commands: async () => options.commands ?? [],
    memory: fakeMemory(options.memory ?? {}, calls),
    attachments: fakeAttachments(calls),
    connections: async () => options.connections ?? [],
    schedules: {
      list: async () => options.schedules ?? [],
      sessionOf: async (name) =>
        options.schedules?.some((each) => each.name === name && each.isOn) ? `of-${name}` : null,
      async run(name) {
        calls.push(["runSchedule", name]);
      },
    },
    serverUrls: options.serverUrls ?? ["http://127.0.0.1:11434"],
    sessions: {
      create({ workspace, modelId, profile }) {
        calls.push(["create", workspace, modelId, ...(profile === "hearth" ? [] : [profile])]);
        return addSession({ workspace, modelId, profile });
      },
      list,
      open(id) {
        calls.push(["open", id]);
        const { summary, view, order } = find(id);
        return { summary, view, order };
      },
      editPrompt(id, promptId, text) {
        const prompt = find(id).view.queue.find((queued) => queued.id === promptId);
        if (!prompt) throw new AppError("conflict", "Hearth has this already.");
        emit(id, { type: "prompt-queued", prompt: { ...prompt, text } });
      },
      decidePlan(id, planId, decision) {
        calls.push(["decidePlan", planId, decision]);
        const plan = find(id).view.plans[planId];
        if (!plan) throw new AppError("not-found", "This plan isn't there any more.");
        if (decision.type === "change") emit(id, { type: "plan", plan: { ...plan, text: decision.text } });
        else emit(id, { type: "plan", plan: { ...plan, state: decision.type === "do" ? "accepted" : "dropped" } });
      },
      removePrompt(id, promptId) {
        emit(id, { type: "prompts-gone", ids: [promptId] });
      },
      cancel(id) {
        calls.push(["cancel", id]);
        options.onCancel?.(id);
      },
      setModel(id, modelId) {
        calls.push(["setModel", id, modelId]);
        change(id, { modelId });
      },
      setProfile(id, profile) {
        calls.push(["setProfile", id, profile]);
        change(id, { profile });
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
      fork(id, point) {
        calls.push(["fork", id, point]);
        const { summary, view } = find(id);
        return addSession({ title: `${summary.title} (branch)`, branch: { of: id, messages: view.messages.length } });
      },
      take({ title }, workspace) {
        calls.push(["take", title, workspace]);
        return addSession({ title, workspace });
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
    agents: {
      list: async () =>
        agents.map((choice) => {
          const { name, origin } = choice;
          return choice.state === "broken" ? choice : { name, origin, state: choice.state, profile: choice };
        }),
      async get(name) {
        if (!agents.some((choice) => choice.name === name && choice.state === "ready"))
          throw new AppError("not-found", `There is no agent "${name}".`);
      },
    },
    models: {
      list: async () => models,
      async resolve(id) {
        const found = models.find((model) => model.id === id);
        if (!found) throw new AppError("not-found", `There is no model named ${id}.`);
        return found;
      },
      async usual([first, second], role) {
        if (!first) throw new AppError("not-found", "There is no model on this computer yet.");
        return role === "small" ? (second ?? first) : first;
      },
      async *pull(id, { isForced }, signal) {
        calls.push(isForced ? ["pull", id, "forced"] : ["pull", id]);
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
        const model = models.find((each) => each.id === id);
        const bytes = model?.freesBytes ?? model?.keptBytes ?? model?.bytes ?? 0;
        models = models.map(({ keptBytes, ...rest }) => {
          if (rest.id === id) return { ...rest, installed: false, path: null };
          return keptBytes === undefined ? rest : { ...rest, keptBytes };
        });
        return { freedBytes: bytes };
      },
      async search(words) {
        calls.push(["search", words]);
        return options.search?.(words) ?? [];
      },
      async choices(repo) {
        calls.push(["choices", repo]);
        return options.choices?.(repo) ?? [];
      },
      hubName: () => "Hugging Face",
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
    questions: {
      answer(sessionId, questionId, answer) {
        calls.push(["answerQuestion", questionId, answer]);
        emit(sessionId, { type: "question-answer", questionId, answer });
        return true;
      },
    },
    cloud: {
      view: async () => cloud,
      async setEnabled(enabled) {
        calls.push(["setEnabled", enabled]);
        cloud = { ...cloud, enabled };
      },
      async addProvider(name, { kind, models: names }) {
        calls.push(["addProvider", name, kind]);
        cloud = {
          ...cloud,
          providers: [...cloud.providers, { name, kind, host: `${name}.example.com`, models: names, key: null }],
        };
      },
      async setFallback(fallback) {
        calls.push(["setFallback", fallback]);
        cloud = { ...cloud, fallback };
      },
      async setKey(provider, key) {
        calls.push(["setKey", provider, key]);
        cloud = {
          ...cloud,
          providers: cloud.providers.map((each) => (each.name === provider ? { ...each, key: "keychain" } : each)),
        };
      },
      async removeKey(provider) {
        calls.push(["removeKey", provider]);
        cloud = {
          ...cloud,
          providers: cloud.providers.map((each) => (each.name === provider ? { ...each, key: null } : each)),
        };
      },
    },
    traces: { timesOf: () => options.times ?? [] },
    usage: options.usage ?? { ofSession: () => [], byMonth: () => [] },
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

function fakeMemory(files: Readonly<Record<string, string>>, calls: unknown[][]): WindowServices["memory"] {
  const texts = new Map(Object.entries(files));
  const read = (name: string) => ({ text: texts.get(name) ?? "", hash: texts.get(name) ?? null });
  return {
    list: () => [...texts].map(([name, { length }]) => ({ name, size: length, updatedAtMs: 0 })),
    read,
    change(name, to) {
      const text = to(read(name));
      calls.push(["memory", name, text]);
      texts.set(name, text);
      return read(name);
    },
    erase(name) {
      calls.push(["erase", name]);
      if (name === null) texts.clear();
      else texts.delete(name);
    },
  };
}
