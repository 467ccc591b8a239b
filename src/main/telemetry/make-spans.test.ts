import { expect, test } from "vitest";
import type { AgentTag, DurableEvent } from "../../shared/event.ts";
import type { AssistantMessage, StepUsage, ToolCallPart, ToolMessage } from "../../shared/message.ts";
import { type StepTimes, timeUse } from "../../shared/trace.ts";
import { makeSpans } from "./make-spans.ts";

const root: AgentTag = { agentId: "root", depth: 0, name: "hearth", prefix: "" };
const scout: AgentTag = { agentId: "scout-1", depth: 1, name: "scout", prefix: "" };
const usage: StepUsage = {
  evaluated: 100,
  reused: 20,
  sampled: 10,
  forced: 2,
  readMs: 300,
  writeMs: 200,
  contextUsed: 132,
  contextSize: 4_096,
};
const none: StepTimes = { waiting: 0, loading: 0, reading: 0, writing: 0, trying: 0, asking: 0, other: 0 };

const start = (runId: string, callId?: string): DurableEvent => ({
  type: "run-start",
  runId,
  modelId: "m",
  dialect: "native",
  ...(callId === undefined ? {} : { callId }),
});
const asks = (text: string): DurableEvent => ({
  type: "message",
  message: { role: "user", id: "u", text, context: "" },
});
const replies = (id: string, calls: ToolCallPart[] = [], more: Partial<AssistantMessage> = {}): DurableEvent => ({
  type: "message",
  message: {
    role: "assistant",
    id,
    parts: calls,
    origin: "model",
    kind: null,
    usage,
    stop: calls.length > 0 ? "tool-calls" : "end",
    ...more,
  },
});
const call = (callId: string, tool: string, input = {}): ToolCallPart => ({
  type: "tool-call",
  callId,
  tool,
  input,
  written: null,
});
const begins = (callId: string): DurableEvent => ({ type: "tool-start", callId, tool: "ls", title: "", preview: null });
const answers = (callId: string, durationMs: number, more: Partial<ToolMessage> = {}): DurableEvent => ({
  type: "message",
  message: {
    role: "tool",
    id: `r-${callId}`,
    callId,
    tool: "ls",
    status: "ok",
    text: "a.md",
    note: "",
    durationMs,
    ...more,
  },
});
const ends = (runId: string, reason: "done" | "cancelled" | "interrupted" = "done"): DurableEvent => ({
  type: "run-end",
  runId,
  reason,
});

const spans = (
  events: readonly (readonly [atMs: number, event: DurableEvent, agent?: AgentTag])[],
  times: Readonly<Record<string, StepTimes>> = {},
) =>
  makeSpans(
    events.map(([atMs, event, agent = root]) => ({ ...agent, ...event, atMs })),
    new Map(Object.entries(times)),
  );

test("a run holds its replies and its calls, each with its time", () => {
  const [run] = spans(
    [
      [1_000, start("r1")],
      [1_010, asks("What is here?")],
      [2_010, replies("a1", [call("c1", "ls", { path: "." })])],
      [2_020, begins("c1")],
      [2_080, answers("c1", 50)],
      [3_080, replies("a2")],
      [3_090, ends("r1")],
    ],
    { a1: { ...none, waiting: 400, reading: 310, writing: 190 } },
  );
  expect(run).toEqual({
    type: "agent.run",
    runId: "r1",
    modelId: "m",
    dialect: "native",
    request: "What is here?",
    status: "done",
    startMs: 1_000,
    endMs: 3_090,
    agent: root,
    children: [
      {
        type: "llm.chat",
        number: 1,
        messageId: "a1",
        modelId: "m",
        host: null,
        status: "tool-calls",
        usage,
        startMs: 1_010,
        endMs: 2_010,
        agent: root,
        // the engine's own clock says how long it read and wrote
        times: { ...none, waiting: 400, reading: 300, writing: 200, other: 100 },
      },
      {
        type: "execute_tool",
        callId: "c1",
        tool: "ls",
        input: '{"path":"."}',
        output: "a.md",
        status: "ok",
        startMs: 2_020,
        endMs: 2_070,
        agent: root,
        askedMs: 0,
        children: [],
      },
      {
        type: "llm.chat",
        number: 2,
        messageId: "a2",
        modelId: "m",
        host: null,
        status: "end",
        usage,
        startMs: 2_080,
        endMs: 3_080,
        agent: root,
        times: { ...none, reading: 300, writing: 200, other: 500 },
      },
    ],
  });
});

test("the time in which the person is asked is part of the call, and told apart", () => {
  const request = { id: "q", callId: "c1", tool: "ls", title: "", actions: [], preview: null, hash: "" };
  const [run] = spans([
    [0, start("r1")],
    [0, replies("a1", [call("c1", "bash"), call("c2", "bash")])],
    [10, begins("c1")],
    [10, { type: "permission-request", request }],
    [10, begins("c2")],
    [5_010, { type: "permission-response", requestId: "q", answer: "once" }],
    [5_200, answers("c1", 150)],
    [5_200, answers("c2", 190)],
    [5_200, ends("r1")],
  ]);
  expect(run?.children.slice(1)).toMatchObject([
    { callId: "c1", startMs: 10, endMs: 5_160, askedMs: 5_000 },
    { callId: "c2", startMs: 10, endMs: 200, askedMs: 0 },
  ]);
  expect(run && timeUse(run)).toMatchObject({ tools: 340, questions: 5_000 });
});

test("what a helper does is within the call that started it", () => {
  const runs = spans([
    [0, start("r1")],
    [100, replies("a1", [call("c1", "delegate_to_agent")])],
    [110, begins("c1")],
    [120, start("r2", "c1"), scout],
    [130, asks("Look around."), scout],
    [500, replies("h1"), scout],
    [510, ends("r2"), scout],
    [520, answers("c1", 400)],
    [900, replies("a2")],
    [900, ends("r1")],
  ]);
  expect(runs).toHaveLength(1);
  const [chat, tool, last] = runs[0]?.children ?? [];
  expect(tool).toMatchObject({
    children: [{ type: "agent.run", runId: "r2", agent: scout, children: [{ type: "llm.chat", number: 2 }] }],
  });
  expect([chat, last]).toMatchObject([{ number: 1 }, { number: 3, startMs: 520 }]);
});

test("a reply that was stopped before its first word is there, and a step of the harness is none of a model's", () => {
  const [run] = spans(
    [
      [0, start("r1")],
      [0, asks("go")],
      [5, replies("made", [call("c1", "view")], { origin: "harness", usage: null })],
      [6, begins("c1")],
      [20, answers("c1", 10)],
      [8_020, ends("r1", "cancelled")],
    ],
    { r1: { ...none, reading: 8_000 } },
  );
  expect(run?.children).toMatchObject([
    { type: "execute_tool", callId: "c1" },
    { type: "llm.chat", messageId: null, status: "cancelled", startMs: 20, endMs: 8_020, times: { reading: 8_000 } },
  ]);
});

test("what a crash has broken off doesn't last until it was mended", () => {
  const days = 3 * 24 * 60 * 60_000;
  const inTool = spans([
    [0, start("r1")],
    [500, replies("a1", [call("c1", "bash")])],
    [510, begins("c1")],
    [days, answers("c1", 0, { status: "cancelled" })],
    [days, ends("r1", "interrupted")],
  ]);
  const inReply = spans([
    [0, start("r1")],
    [510, asks("go")],
    [days, replies("a1", [], { stop: "interrupted", usage: null })],
    [days, ends("r1", "interrupted")],
  ]);
  for (const runs of [inTool, inReply]) expect(runs).toMatchObject([{ status: "interrupted" }]);
  expect([inTool, inReply].map(([run]) => run?.endMs)).toEqual([510, 510]);
});

test("a run without an end is unfinished, up to its last event", () => {
  const [run] = spans([
    [0, start("r1")],
    [0, asks("go")],
    [500, replies("a1", [call("c1", "bash")])],
    [510, begins("c1")],
  ]);
  expect(run).toMatchObject({ status: "unfinished", endMs: 510, children: [{}, { status: "unfinished" }] });
});

test("a step that was made elsewhere names the model and its computer", () => {
  const sent = { modelId: "box/large", host: "box.example", why: "" };
  const [run] = spans([
    [0, start("r1")],
    [500, replies("a1", [], { sent })],
  ]);
  expect(run?.children).toMatchObject([{ modelId: "box/large", host: "box.example" }]);
});

test("inputs and outputs hold nothing that looks like a secret, and aren't long", () => {
  const key = `sk-${"a".repeat(30)}`;
  const [run] = spans([
    [0, start("r1")],
    [0, replies("a1", [call("c1", "bash", { command: `curl -H 'x: ${key}'` }), call("c2", "view", { path: ".env" })])],
    [0, begins("c1")],
    [9, answers("c1", 1, { text: `${"word ".repeat(2_000)}${key}` })],
    [9, answers("c2", 1, { text: "COLOUR=blue-and-green" })],
  ]);
  const text = JSON.stringify(run);
  expect(text).not.toContain(key);
  expect(text).not.toContain("blue-and-green");
  expect(text).toContain("more characters)");
  expect(text.length).toBeLessThan(8_000);
});
