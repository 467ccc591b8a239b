import { expect, test } from "vitest";
import type { DurableEvent } from "../../shared/event.ts";
import type { Message } from "../../shared/message.ts";
import type { StoredEvent } from "../store/event-log.ts";
import { branchEvents } from "./branch-events.ts";
import { branchTitle } from "./branch-title.ts";

const agent = { agentId: "root", depth: 0, name: "hearth", prefix: "" };
const helper = { agentId: "h", depth: 1, name: "scout", prefix: "" };
const own = (event: DurableEvent): StoredEvent => ({ ...agent, ...event });
const say = (message: Message): StoredEvent => own({ type: "message", message });
const asked = (id: string): Message => ({ role: "user", id, text: id, context: "" });
const said = (id: string, ...parts: Extract<Message, { role: "assistant" }>["parts"]): Message => ({
  role: "assistant",
  id,
  parts: [{ type: "text", text: id }, ...parts],
  stop: "end",
  origin: "model",
  kind: null,
  usage: null,
});
const call = { type: "tool-call" as const, callId: "c", tool: "view", input: {}, written: null };
const result: Message = {
  role: "tool",
  id: "t",
  callId: "c",
  tool: "view",
  status: "ok",
  text: "tea",
  note: "",
  durationMs: 1,
};
const start = (runId: string) => own({ type: "run-start", runId, modelId: "m", dialect: "native" });
const end = (runId: string) => own({ type: "run-end", runId, reason: "done" });

const events = [
  start("1"),
  own({ type: "instructions", instructions: { profile: "hearth", text: "", sources: [] }, notices: [] }),
  say(asked("first")),
  say(said("look", call)),
  own({ type: "tool-start", callId: "c", tool: "view", title: "Read", preview: null }),
  { ...helper, type: "message", message: asked("task") } satisfies StoredEvent,
  say(result),
  say(said("found")),
  end("1"),
  start("2"),
  own({ type: "notice", text: "another model" }),
  say(asked("second")),
  say(said("done")),
  end("2"),
];
const cut = (...[point]: [Parameters<typeof branchEvents>[1]]) => {
  const { events: kept, messages } = branchEvents(events, point, agent, () => "new");
  return {
    messages,
    types: kept.map((event) => (event.type === "message" ? `${event.depth}:${event.message.id}` : event.type)),
  };
};
const first = ["run-start", "instructions", "0:first", "0:look", "tool-start", "1:task", "0:t", "0:found", "run-end"];

test("before a request all is there that came before it, and nothing of the run that it began", () => {
  expect(cut({ before: "second" })).toEqual({ messages: 4, types: first });
  expect(cut(1)).toEqual({ messages: 4, types: first });
  expect(cut({ before: "first" })).toEqual({ messages: 0, types: [] });
});

test("behind an answer comes nothing but what became of its calls, and an end of its run", () => {
  expect(cut({ after: "look" })).toEqual({ messages: 3, types: [...first.slice(0, 7), "run-end"] });
  expect(cut({ after: "found" })).toEqual({ messages: 4, types: first });
  expect(cut(null)).toEqual({ messages: 6, types: cut({ after: "done" }).types });
});

test("a call that has no result yet gets one in the branch", () => {
  const { events: kept, messages } = branchEvents(events.slice(0, 5), null, agent, () => "new");
  expect(messages).toBe(2);
  expect(kept.at(-2)).toMatchObject({ type: "message", message: { role: "tool", callId: "c", status: "cancelled" } });
  expect(kept.at(-1)).toMatchObject({ type: "run-end", reason: "cancelled" });
});

test("a message that isn't stored, or is a helper's, is no place for a branch", () => {
  expect(() => cut({ before: "nobody" })).toThrow("isn't stored yet");
  expect(() => cut({ before: "task" })).toThrow("isn't stored yet");
});

test("branches of one session have names that differ", () => {
  expect(branchTitle("Tea", [])).toBe("Tea (branch)");
  expect(branchTitle("Tea (branch)", ["Tea (branch)", "Tea (branch 2)"])).toBe("Tea (branch 3)");
});
