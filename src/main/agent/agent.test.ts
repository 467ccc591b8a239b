import { saidTogether } from "../../shared/said.ts";
import { describe, expect, test } from "vitest";
import { aborted, says } from "../../../test/support/scripted-run.ts";
import type { AgentEvent, TaggedEvent } from "../../shared/event.ts";
import type { StepUsage } from "../../shared/message.ts";
import type { AgentRun } from "./agent.ts";
import { openCreator } from "./agent-creator.ts";
import { defaultProfile } from "./profile.ts";

const open = new AbortController().signal;
const usage: StepUsage = {
  evaluated: 10,
  reused: 5,
  sampled: 3,
  forced: 1,
  readMs: 1,
  writeMs: 1,
  contextUsed: 1_000,
  contextSize: 4_000,
};

let ids = 0;
const newId = () => `id-${++ids}`;

/** What an agent's model does in a run, between its start and its end. */
type Acts = (run: AgentRun, signal: AbortSignal) => AsyncGenerator<AgentEvent, void>;

function creatorOf(acts: Acts, depth = 0) {
  return openCreator({
    depth,
    modelId: "its-maker's",
    newId,
    async *start({ tag }, run, signal): AsyncGenerator<TaggedEvent, void> {
      const runId = newId();
      yield { ...tag, type: "run-start", runId, modelId: "scripted", dialect: "native" };
      const text = saidTogether(run.takePrompts()).text;
      if (text) yield { ...tag, type: "message", message: { role: "user", id: newId(), text, context: "" } };
      for await (const event of acts(run, signal)) yield { ...tag, ...event };
      const reason = signal.aborted ? "cancelled" : "done";
      yield { ...tag, type: "run-end", runId, reason };
    },
  });
}

const talks: Acts = async function* () {
  yield says("m", "Four lions.", { usage });
};

async function drain(events: AsyncGenerator<unknown, void>): Promise<string[]> {
  const types: string[] = [];
  for await (const event of events) types.push((event as { type: string }).type); // both kinds of events have one
  return types;
}

test("a message is answered in whole parts, and the conversation grows by both", async () => {
  const agent = creatorOf(talks).create({ profile: defaultProfile, modelId: null });
  agent.addUserTurn("The zoo is in zoo.txt.");
  const types = await drain(agent.sendUserMessage("How many lions?", { signal: open }));
  expect(types).toEqual(["assistant_text", "assistant_turn_complete", "done_success"]);
  expect(agent.turns().map((message) => (message.role === "user" ? message.text : message.role))).toEqual([
    "The zoo is in zoo.txt.",
    "How many lions?",
    "assistant",
  ]);
});

test("what was only said is in the conversation that its model is given", async () => {
  const seen: string[] = [];
  const agent = creatorOf(async function* (run) {
    seen.push(...run.history.map((message) => (message.role === "user" ? message.text : "")));
    yield says("m", "ok");
  }).create({ profile: defaultProfile, modelId: null });
  agent.addUserTurn("Remember the milk.");
  expect(agent.turns()).toHaveLength(1);
  await drain(agent.run("hello", open));
  expect(seen).toEqual(["Remember the milk."]);
});

test("while it runs it refuses another message, and can be asked how it stands", async () => {
  const agent = creatorOf(async function* (_, signal) {
    yield says("m", "one moment", { usage });
    await aborted(signal);
  }).create({ profile: defaultProfile, modelId: null });
  const controller = new AbortController();
  const running = agent.sendUserMessage("wait", { signal: controller.signal });
  await running.next();
  expect(agent.status()).toBe("running");
  expect(agent.contextUsage()).toEqual({ used: 1_000, total: 4_000 });
  expect(agent.contextUsagePercent()).toBe(25);
  expect(agent.tokenUsage()).toEqual({ read: 10, reused: 5, written: 4 });
  const second = agent.sendUserMessage("and this?", { signal: open });
  expect((await second.next()).value).toMatchObject({ type: "error", error: { code: "busy" } });
  expect(() => agent.addUserTurn("and this?")).toThrow("still at work");
  controller.abort();
  expect(await drain(running)).toEqual(["assistant_turn_complete", "canceled"]);
  expect(agent.status()).toBe("idle");
});

describe("a creator", () => {
  test("that was closed stops its agents, and refuses", async () => {
    const creator = creatorOf(async function* (_, signal) {
      yield says("m", "one moment");
      await aborted(signal);
    }, 1);
    const agent = creator.newWithDefaultModel({ profile: defaultProfile });
    const running = agent.sendUserMessage("wait", { signal: open });
    await running.next();
    creator.close();
    expect((await drain(running)).at(-1)).toBe("canceled");
    expect(() => creator.newWithDefaultModel({ profile: defaultProfile })).toThrow("has ended");
  });

  test("says of each agent which one it is and how deep it stands", async () => {
    const creator = creatorOf(talks, 2);
    const [one, other] = [creator, creator].map((each) => each.newWithDefaultModel({ profile: defaultProfile }));
    expect(one?.tag).toMatchObject({ depth: 2, name: "hearth", prefix: "🔥" });
    expect(one?.tag.agentId).not.toBe(other?.tag.agentId);
  });
});

test("what agents below it use is added to an agent's own, and stays out of its conversation", async () => {
  const below = creatorOf(talks, 1).newWithDefaultModel({ profile: defaultProfile });
  const agent = creatorOf(async function* (_, signal) {
    yield* below.run("count", signal);
    yield says("m2", "They say four.", { usage });
  }).create({ profile: defaultProfile, modelId: null });
  await drain(agent.run("How many lions?", open));
  expect(agent.tokenUsage()).toEqual({ read: 20, reused: 10, written: 8 });
  expect(agent.turns()).toHaveLength(2);
});
