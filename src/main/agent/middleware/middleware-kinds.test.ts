import { describe, expect, test } from "vitest";
import type { AgentEvent, TaggedEvent } from "../../../shared/event.ts";
import { answered } from "../../../../test/support/long-talk.ts";
import { aborted, agent, calls } from "../../../../test/support/scripted-run.ts";
import { type RunIdentity, type RunLog, type Runner, wrapRunner } from "./middleware.ts";
import { middlewareFrom } from "./middleware-kinds.ts";

const run: RunIdentity = { runId: "run", agent };
const say = (text: string): AgentEvent => ({ type: "message", message: answered("a", text) });
const done: AgentEvent = { type: "run-end", runId: "run", reason: "done" };

/** Runs what `acts` does inside of the middleware, and returns all that came out, and what was logged. */
async function within(
  configured: readonly { kind: string; params: Record<string, string | number | string[]> }[],
  acts: (signal: AbortSignal) => AsyncGenerator<AgentEvent, void>,
) {
  const logged: RunLog[] = [];
  const world = { newId: () => "new", now: () => 7, log: (entry: RunLog) => void logged.push(entry) };
  const runner: Runner<RunIdentity> = async function* (_run, signal) {
    for await (const event of acts(signal)) yield { ...agent, ...event };
  };
  const events: TaggedEvent[] = [];
  const wrapped = wrapRunner(
    runner,
    middlewareFrom(configured).map((make) => make(world)),
  );
  for await (const event of wrapped(run, new AbortController().signal)) events.push(event);
  return { events, logged };
}

describe("what a profile says of middleware", () => {
  test.each([
    [{ kind: "time", params: {} }, 'There is no middleware of the kind "time". There are: timeout, recovery, logger'],
    [{ kind: "timeout", params: {} }, 'The middleware "timeout" can\'t be set like that. seconds: '],
    [{ kind: "outputGuardrail", params: { forbid: [] } }, "forbid: "],
  ])("is checked, and a mistake is named: %o", (configured, words) => {
    expect(() => middlewareFrom([configured])).toThrow(words);
  });
});

test("timeout ends a run that takes too long, and says so; a short one is left alone", async () => {
  const slow = await within([{ kind: "timeout", params: { seconds: 0.02 } }], async function* (signal) {
    yield say("Wait.");
    await aborted(signal);
    expect(signal.reason).toMatchObject({ name: "AbortError" });
    yield { type: "run-end", runId: "run", reason: "cancelled" };
  });
  expect(slow.events.at(-1)).toMatchObject({
    reason: "failed",
    error: {
      message: expect.stringContaining('The middleware "timeout" ended the run: it took longer than 0.02 seconds'),
    },
  });
  const quick = await within([{ kind: "timeout", params: { seconds: 60 } }], async function* () {
    yield done;
  });
  expect(quick.events).toEqual([{ ...agent, ...done }]);
});

test("recovery makes an end of a failure, with an answer for each call that has none", async () => {
  const { events } = await within([{ kind: "recovery", params: {} }], async function* () {
    yield calls("m", "c1");
    throw new Error("Something broke.");
  });
  expect(events.slice(1)).toMatchObject([
    { type: "message", message: { role: "tool", callId: "c1", status: "cancelled" } },
    { type: "run-end", runId: "run", reason: "failed", error: { message: "Something broke." } },
  ]);
});

test("logger writes down the beginning and the end of a run, and no word of it", async () => {
  const { logged } = await within([{ kind: "logger", params: {} }], async function* () {
    yield say("secret");
    yield done;
  });
  const who = { runId: "run", agent: "hearth", depth: 0 };
  expect(logged).toEqual([
    { ...who, event: "start" },
    { ...who, event: "end", reason: "done", ms: 0 },
  ]);
});

test("outputGuardrail lets nobody see an answer with forbidden words, not even in pieces", async () => {
  const guard = [{ kind: "outputGuardrail", params: { forbid: ["Password"] } }];
  const bad = await within(guard, async function* () {
    yield { type: "text-delta", messageId: "a", text: "The pass" };
    yield say("The password is tea.");
    yield done;
  });
  expect(JSON.stringify(bad.events)).not.toContain("tea");
  expect(bad.events).toMatchObject([{ type: "run-end", reason: "failed", error: { code: "permission-denied" } }]);
  const good = await within(guard, async function* () {
    yield { type: "text-delta", messageId: "a", text: "Good" };
    yield say("Good morning.");
    yield done;
  });
  expect(good.events.map(({ type }) => type)).toEqual(["text-delta", "message", "run-end"]);
  expect(good.events[0]).toMatchObject({ text: "Good morning." });
});

test("middleware stands around a run in the order in which a profile has it, the first outermost", async () => {
  const failing = async function* (): AsyncGenerator<AgentEvent, void> {
    yield say("Hm.");
    throw new Error("Something broke.");
  };
  const both = [
    { kind: "logger", params: {} },
    { kind: "recovery", params: {} },
  ];
  expect((await within(both, failing)).logged.at(-1)).toMatchObject({ reason: "failed", error: "internal" });
  await expect(within([{ kind: "logger", params: {} }], failing)).rejects.toThrow("Something broke.");
});
