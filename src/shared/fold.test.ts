import { expect, test } from "vitest";
import { usageOf } from "../../test/support/long-talk.ts";
import type { AgentEvent, TaggedEvent } from "./event.ts";
import { isDurable } from "./event.ts";
import { draftMessage, emptyView, fold } from "./fold.ts";
import type { AssistantMessage } from "./message.ts";
import type { PermissionRequest } from "./permission.ts";

const reply: AssistantMessage = {
  role: "assistant",
  id: "m2",
  parts: [{ type: "text", text: "Four lions." }],
  stop: "end",
  origin: "model",
  kind: "look",
  usage: null,
};
const request: PermissionRequest = {
  id: "p1",
  callId: "c1",
  tool: "edit",
  title: "Edit a.md",
  actions: [],
  preview: null,
  hash: "h",
};

const story: AgentEvent[] = [
  { type: "run-start", runId: "r1", modelId: "scripted", dialect: "native" },
  { type: "message", message: { role: "user", id: "m1", text: "how many lions?", context: "" } },
  { type: "model-progress", phase: "read", done: 10, total: 20 },
  { type: "tool-start", callId: "c1", tool: "edit", title: "Edit a.md", preview: null },
  { type: "permission-request", request },
  { type: "permission-response", requestId: "p1", answer: "once" },
  { type: "tool-progress", callId: "c1", text: "working" },
  { type: "text-delta", messageId: "m2", text: "Four " },
  { type: "text-delta", messageId: "m2", text: "lions." },
  { type: "message", message: reply },
  { type: "run-end", runId: "r1", reason: "done" },
];

const root = { agentId: "root", depth: 0, name: "hearth", prefix: "🔥" };
const viewAfter = (events: readonly AgentEvent[]) =>
  events.reduce((view, event) => fold(view, { ...root, ...event }), emptyView);

test("passing events may be lost without changing what a session means", () => {
  const all = viewAfter(story);
  const durable = viewAfter(story.filter(isDurable));
  expect({ ...durable, calls: {} }).toEqual({ ...all, calls: {} });
  expect(durable.messages).toHaveLength(2);
});

test("which agent goes on is told where it is another than before, and so are notices", () => {
  const asAgent = (name: string, prefix: string) => story.map((event) => ({ ...root, name, prefix, ...event }));
  const notice: TaggedEvent = { ...root, type: "notice", text: "The agent poet is no longer there." };
  const events = [...asAgent("hearth", "🔥"), ...asAgent("scout", "🔎"), ...asAgent("scout", "🔎"), notice];
  const { asides, messages } = [...events, ...asAgent("hearth", "🔥")].reduce(fold, emptyView);
  expect(messages).toHaveLength(8);
  expect(asides).toEqual([
    { type: "agent", after: 2, name: "scout", prefix: "🔎" },
    { type: "notice", after: 6, text: "The agent poet is no longer there." },
    { type: "agent", after: 6, name: "hearth", prefix: "🔥" },
  ]);
});

test("an answer grows in the draft until its message takes its place", () => {
  expect(viewAfter(story.slice(0, 9)).draft).toMatchObject({ messageId: "m2", text: "Four lions." });
  expect(viewAfter(story.slice(0, 10)).draft).toBeNull();
});

test("a question waits until it is answered, and none outlives its run", () => {
  expect(viewAfter(story.slice(0, 5)).requests).toEqual([request]);
  expect(viewAfter(story.slice(0, 6)).requests).toEqual([]);
  expect(viewAfter([...story.slice(0, 5), { type: "run-end", runId: "r1", reason: "cancelled" }]).requests).toEqual([]);
});

test("a call that is being written shows its tool first, then its fields as they come", () => {
  const view = viewAfter([
    { type: "call-delta", messageId: "m2", tool: "view", field: null, text: "" },
    { type: "call-delta", messageId: "m2", tool: "view", field: "path", text: "zoo" },
    { type: "call-delta", messageId: "m2", tool: "view", field: "path", text: ".txt" },
  ]);
  expect(view.draft?.call).toEqual({ tool: "view", fields: { path: "zoo.txt" } });
});

test("finished messages keep their identity, so that a window draws only what changed", () => {
  const before = viewAfter(story.slice(0, 7));
  const after = fold(before, { ...root, type: "text-delta", messageId: "m2", text: "x" });
  expect(after.messages[0]).toBe(before.messages[0]);
});

test("a draft becomes the message that it would have been", () => {
  const { draft } = viewAfter(story.slice(0, 8));
  expect(draft && draftMessage(draft)).toMatchObject({
    id: "m2",
    stop: "interrupted",
    parts: [{ type: "text", text: "Four " }],
  });
});

test("what a helper does stands beside the conversation that made it, and what it asks is asked in that one's name", () => {
  const helper = { agentId: "a1", depth: 1, name: "scout", prefix: "🔭" };
  const own = viewAfter(story);
  const steps: TaggedEvent[] = [
    { ...helper, type: "run-start", runId: "r2", modelId: "scripted", dialect: "native", callId: "c1" },
    { ...helper, type: "message", message: { role: "user", id: "h1", text: "look around", context: "" } },
    { ...helper, type: "permission-request", request },
  ];
  const view = steps.reduce(fold, own);
  expect(view.messages).toBe(own.messages);
  expect(view.requests).toEqual([request]);
  expect(view.helpers["a1"]).toMatchObject({ agent: helper, callId: "c1", view: { run: { status: "running" } } });
  expect(view.helpers["a1"]?.view.messages).toHaveLength(1);
  const after = fold(view, { ...helper, type: "permission-response", requestId: "p1", answer: "deny" });
  expect([after.requests, after.helpers["a1"]?.view.requests]).toEqual([[], []]);
});

test("a summary tells how full the window is behind it, also where the harness answers next", () => {
  const usage = { ...usageOf(1_950, 2_048), turnsLeftOut: 3 };
  const tokens = { before: 1_950, after: 420 };
  const compaction = { id: "c", fromId: "m1", digest: null, cut: null, atId: "m2", tokens };
  const events: AgentEvent[] = [
    { type: "message", message: { ...reply, usage } },
    { type: "compaction", compaction },
    { type: "message", message: { ...reply, id: "m3", origin: "harness" } },
  ];
  const view = events.reduce((each, event) => fold(each, { ...event, ...root }), emptyView);
  expect(view.usage).toEqual(usageOf(420, 2_048));
});
