import { expect, test } from "vitest";
import { agentSession } from "../../../test/support/agent-session.ts";
import { usageOf } from "../../../test/support/long-talk.ts";
import { agent, aborted } from "../../../test/support/scripted-run.ts";
import type { EffectWorld } from "../agent/effects/effect.ts";
import { effectsFrom } from "../agent/effects/effect-kinds.ts";
import type { AfterTurn } from "./afterwork.ts";

const says = { says: "It says a lot. ".repeat(60), usage: usageOf(600, 1_000) };
const full = { ...says, usage: usageOf(990, 1_000) };

/** What the application does between two turns: the effect that would make room in the next one. */
const compacting = (world: EffectWorld): AfterTurn =>
  async function* ({ history, compaction }, signal) {
    const [effect] = effectsFrom([{ kind: "compact", params: {} }]).map((make) => make(world));
    const iteration = { messages: history, compaction, tools: [], before: history.length, reply: null, course: {} };
    const events = effect?.before?.(iteration, signal);
    if (events) for await (const event of events) yield { ...agent, ...event };
  };

test("a conversation that fills its window is summarised when its turn has ended, and stays so after a restart", async () => {
  const session = await agentSession({
    steps: [says, says, full, { says: "Yes." }, { says: "Still." }],
    profile: { effects: [] },
    afterTurn: compacting,
  });
  const isCompacted = new Promise<void>((resolve) => {
    session.follow((event) => event.type === "compaction" && resolve());
  });
  for (const text of ["one: never lie", "two", "three"]) await session.say(text);
  await isCompacted;
  await session.say("four");
  const shown = session.asked[3]?.messages ?? [];
  expect(shown[0]).toMatchObject({ isDigest: true, text: expect.stringContaining("one: never lie") });
  await session.restart();
  await session.say("five");
  expect(session.asked[4]?.messages.slice(0, shown.length)).toEqual(shown);
  expect(session.view().messages).toHaveLength(10);
});

test("what is done between two turns has come to its end before the next one begins", async () => {
  const order: string[] = [];
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  const session = await agentSession({
    steps: [says, says],
    profile: { effects: [] },
    afterTurn: () =>
      async function* (_turn, signal) {
        order.push("between");
        begun();
        await aborted(signal);
        order.push("stopped");
        yield { ...agent, type: "effect-notice", effect: "compact", action: "late", text: "too late" };
      },
  });
  session.follow((event) => event.type === "run-start" && order.push("run"));
  await session.say("one");
  await hasBegun;
  await session.say("two");
  expect(order.slice(0, 4)).toEqual(["run", "between", "stopped", "run"]);
  expect(session.events().map(({ type }) => type)).not.toContain("effect-notice");
});
