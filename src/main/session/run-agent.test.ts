import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { gateThatSays, noGuide, noInstructions } from "../../../test/support/run-agent.ts";
import { type ScriptedStep, scriptedProtocol } from "../../../test/support/scripted-protocol.ts";
import { aborted, agent } from "../../../test/support/scripted-run.ts";
import { newPlace } from "../../../test/support/store-place.ts";
import { emptyView, fold, type SessionView } from "../../shared/fold.ts";
import { runAgent } from "../agent/loop.ts";
import { defineTool } from "../agent/tool.ts";
import { hashActions } from "../permission/hash-actions.ts";
import { openStore, type Store } from "../store/open-store.ts";
import { createSessions, type Sessions } from "./sessions.ts";

let place: Awaited<ReturnType<typeof newPlace>>;
let store: Store;
let sessions: Sessions;
let atWork: () => void;
let isAtWork: Promise<void>;

beforeEach(async () => {
  place = await newPlace();
  store = openStore(place, "test");
  isAtWork = new Promise((resolve) => (atWork = resolve));
});

afterEach(async () => {
  await sessions.close();
  store.close();
  place.remove();
});

/** A tool that takes until it is stopped. */
const waiting = defineTool({
  name: "wait",
  description: "waits",
  effect: "run",
  input: z.object({}),
  sources: {},
  plan: async () => ({
    title: "Wait",
    actions: [],
    preview: null,
    async *run(signal) {
      yield "waiting\n";
      atWork();
      await aborted(signal);
      signal.throwIfAborted();
      return "never";
    },
  }),
});

function begin(steps: readonly ScriptedStep[]): string {
  const { protocol } = scriptedProtocol(steps);
  sessions = createSessions({
    store,
    startRun: ({ sessionId, runId, history, takePrompts }, signal) =>
      runAgent(
        { runId, sessionId, agent, history, maxSteps: 8 },
        {
          protocol,
          tools: new Map([["wait", waiting]]),
          gate: gateThatSays("once"),
          guide: noGuide,
          instructions: noInstructions,
          takePrompts,
          newId: randomUUID,
          now: () => performance.now(),
          bind: hashActions,
        },
        signal,
      ),
    agent,
    newId: randomUUID,
    now: () => 1000,
    report: () => {},
  });
  return sessions.create({ workspace: "/w", modelId: null }).id;
}

const replay = (id: string) => store.events.list(id).events.reduce<SessionView>(fold, emptyView);

test("the agent's own loop runs in a session, and takes what is said meanwhile as its next request", async () => {
  const id = begin([{ says: "First." }, { says: "Second." }]);
  sessions.follow((event) => {
    if (event.type === "text-delta" && event.text === "First.") sessions.send(id, "and then?");
  });
  sessions.send(id, "start");
  await sessions.settled(id);
  const { view } = sessions.open(id);
  expect(view.messages.map((message) => message.role)).toEqual(["user", "assistant", "user", "assistant"]);
  expect(store.events.list(id).events.filter((event) => event.type === "run-start")).toHaveLength(1);
  expect(replay(id)).toEqual(view);
});

test("stopping the agent while a tool works leaves every call answered and the session idle", async () => {
  const id = begin([
    {
      calls: [
        { tool: "wait", input: {} },
        { tool: "wait", input: {} },
      ],
    },
  ]);
  sessions.send(id, "start");
  await isAtWork;
  sessions.cancel(id);
  await sessions.settled(id);
  const { view } = sessions.open(id);
  expect(view.run).toEqual({ status: "idle", last: "cancelled" });
  const answers = view.messages.filter((message) => message.role === "tool");
  expect(answers.map(({ callId, status }) => [callId, status])).toEqual([
    ["call-1", "cancelled"],
    ["call-2", "cancelled"],
  ]);
  const { progress: _progress, ...calls } = view.calls["call-1"] ?? {};
  expect(calls).toEqual({ title: "Wait", preview: null });
});

test("a failure of the model is shown, with what it had said", async () => {
  const id = begin([{ fails: new Error("The model's process ended."), after: "I think" }]);
  sessions.send(id, "start");
  await sessions.settled(id);
  const { view } = sessions.open(id);
  expect(view.run).toMatchObject({ status: "failed", error: { message: "The model's process ended." } });
  expect(view.messages.at(-1)).toMatchObject({ role: "assistant", stop: "interrupted", parts: [{ text: "I think" }] });
});
