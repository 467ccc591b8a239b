import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { agent, answers, calls, says } from "../../../test/support/scripted-run.ts";
import type { AgentEvent } from "../../shared/event.ts";
import { emptyView, fold, type SessionView } from "../../shared/fold.ts";
import type { StoredEvent } from "../store/event-log.ts";
import { closingEvents } from "./closing-events.ts";

const stored = (...events: AgentEvent[]) => events.map((event) => ({ ...agent, ...event }) as StoredEvent); // only durable ones are used here
const start: AgentEvent = { type: "run-start", runId: "r1", modelId: "m", dialect: "native" };
const end: AgentEvent = { type: "run-end", runId: "r1", reason: "done" };

let ids = 0;
const newId = () => `id-${++ids}`;
const close = (events: StoredEvent[], prompts: string[] = []) =>
  closingEvents(
    { events, draft: null, prompts: prompts.map((text) => ({ text })) },
    { reason: "interrupted" },
    agent,
    newId,
  );

test("a conversation that ended as it should needs nothing", () => {
  expect(close([])).toEqual([]);
  expect(close(stored(start, calls("m", "c"), answers("c"), says("n", "Done"), end))).toEqual([]);
});

test("an unfinished run is ended under its own name", () => {
  expect(close(stored(start))).toEqual([{ ...agent, type: "run-end", runId: "r1", reason: "interrupted" }]);
});

test("a helper's unfinished run is no run of the session, but is ended as the helper's, its open calls answered", () => {
  const helper = { agentId: "helper", depth: 1, name: "helper", prefix: "  " };
  const events = [
    ...stored(start),
    { ...helper, ...start, runId: "r2" },
    { ...helper, ...calls("m", "c") },
  ] as StoredEvent[]; // as above
  expect(close(events)).toMatchObject([
    { agentId: "helper", message: { role: "tool", callId: "c", status: "cancelled" } },
    { agentId: "helper", type: "run-end", runId: "r2", reason: "interrupted" },
    { agentId: "root", type: "run-end", runId: "r1" },
  ]);
});

test("a draft whose message was stored is not said twice", () => {
  const events = stored(start, says("m", "All of it"));
  const message = {
    role: "assistant" as const,
    id: "m",
    parts: [{ type: "text" as const, text: "All" }],
    stop: "interrupted" as const,
    origin: "model" as const,
    kind: null,
    usage: null,
  };
  const closing = closingEvents(
    { events, draft: { tag: agent, message }, prompts: [] },
    { reason: "interrupted" },
    agent,
    newId,
  );
  expect(closing.map(({ type }) => type)).toEqual(["run-end"]);
});

const callId = fc.constantFrom("a", "b", "c", "d");
const step = fc.oneof(
  callId.map((id) => calls(`calls-${id}`, id)),
  callId.map((id) => answers(id)),
  fc.constant(start),
  fc.constant(end),
);

property.prop([fc.array(step), fc.array(fc.string({ minLength: 1 }), { maxLength: 2 })])(
  "whatever was stored, afterwards the session is idle, every call is answered, and there is nothing left to close",
  (events, prompts) => {
    const before = stored(...events);
    const closing = close(before, prompts);
    const after = [...before, ...closing];
    const view = after.reduce<SessionView>(fold, emptyView);
    expect(view.run.status).not.toBe("running");
    const last = new Map<string, "open" | "answered">();
    for (const message of view.messages) {
      if (message.role === "tool") last.set(message.callId, "answered");
      if (message.role !== "assistant") continue;
      for (const part of message.parts) if (part.type === "tool-call") last.set(part.callId, "open");
    }
    expect([...last.values()]).not.toContain("open");
    expect(view.messages.filter((message) => message.role === "user")).toHaveLength(prompts.length > 0 ? 1 : 0);
    expect(close(after)).toEqual([]);
  },
);
