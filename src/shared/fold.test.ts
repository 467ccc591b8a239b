import { expect, test } from "vitest";
import type { AgentEvent } from "./event.ts";
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

const viewAfter = (events: readonly AgentEvent[]) => events.reduce(fold, emptyView);

test("passing events may be lost without changing what a session means", () => {
  const all = viewAfter(story);
  const durable = viewAfter(story.filter(isDurable));
  expect({ ...durable, calls: {} }).toEqual({ ...all, calls: {} });
  expect(durable.messages).toHaveLength(2);
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
  const after = fold(before, { type: "text-delta", messageId: "m2", text: "x" });
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
