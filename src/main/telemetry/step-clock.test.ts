import { expect, test } from "vitest";
import type { AgentEvent } from "../../shared/event.ts";
import type { AssistantMessage } from "../../shared/message.ts";
import { stepClock, type TimedStep } from "./step-clock.ts";

const says = (id: string, more: Partial<AssistantMessage> = {}): AgentEvent => ({
  type: "message",
  message: { role: "assistant", id, parts: [], stop: "end", origin: "model", kind: null, usage: null, ...more },
});
const start: AgentEvent = { type: "run-start", runId: "run", modelId: "m", dialect: "native" };
const asked: AgentEvent = { type: "message", message: { role: "user", id: "u", text: "hello", context: "" } };
const waiting: AgentEvent = { type: "model-waiting", waitsFor: "another" };
const progress = (phase: "load" | "read" | "try"): AgentEvent => ({ type: "model-progress", phase, done: 1, total: 2 });
const text: AgentEvent = { type: "text-delta", messageId: "a", text: "Hi" };

/** Plays events at their times, and returns what was measured. */
function play(...script: readonly (readonly [atMs: number, event: AgentEvent, agentId?: string])[]): TimedStep[] {
  let at = 0;
  const clock = stepClock(() => at);
  return script.flatMap(([atMs, event, agentId = "root"], order) => {
    at = atMs;
    const depth = agentId === "root" ? 0 : 1;
    return clock({ ...event, agentId, depth, name: agentId, prefix: "", sessionId: "s", order }) ?? [];
  });
}

test("a step's time is divided into waiting, loading, reading and writing, without a gap", () => {
  const found = play(
    [0, start],
    [10, asked],
    [15, waiting],
    [115, waiting],
    [215, progress("load")],
    [515, progress("read")],
    [900, progress("read")],
    [1_015, text],
    [1_500, text],
    [2_015, says("a")],
  );
  const times = { waiting: 200, loading: 300, reading: 500, writing: 1_000, trying: 0, asking: 0, other: 5 };
  expect(found).toEqual([{ sessionId: "s", stepId: "a", times }]);
});

test("attempts that are compared, and the question whether a step may be made elsewhere, have times of their own", () => {
  const question: AgentEvent = {
    type: "permission-request",
    request: { id: "q", callId: "q", tool: "send", title: "", actions: [], preview: null, hash: "" },
  };
  const found = play(
    [0, start],
    [0, asked],
    [100, question],
    [600, { type: "permission-response", requestId: "q", answer: "once" }],
    [650, progress("try")],
    [1_650, says("a")],
  );
  expect(found.map(({ times }) => times)).toEqual([
    { waiting: 0, loading: 0, reading: 0, writing: 0, trying: 1_000, asking: 500, other: 150 },
  ]);
});

test("agents that work at the same time are measured each for itself", () => {
  const found = play(
    [0, start],
    [0, start, "helper"],
    [0, progress("read"), "helper"],
    [100, progress("load")],
    [200, says("h"), "helper"],
    [300, says("a")],
  );
  expect(found.map(({ stepId, times }) => [stepId, times.loading, times.reading])).toEqual([
    ["h", 0, 200],
    ["a", 200, 0],
  ]);
});

test("a reply that is stopped before its first word is measured, as its run's", () => {
  const found = play(
    [0, start],
    [0, asked],
    [10, progress("read")],
    [510, { type: "run-end", runId: "run", reason: "cancelled" }],
  );
  expect(found).toMatchObject([{ stepId: "run", times: { reading: 500, other: 10 } }]);
});

test("a step that the harness makes asks no model, and time in tools is none of a model's", () => {
  const found = play(
    [0, start],
    [0, asked],
    [10, says("made", { origin: "harness" })],
    [20, { type: "tool-progress", callId: "c", text: "…" }],
    [900, asked],
    [1_000, says("a")],
  );
  expect(found).toMatchObject([{ stepId: "a", times: { other: 100 } }]);
});
