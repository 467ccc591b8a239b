import { describe, expect, test } from "vitest";
import { noGuide, runScripted } from "../../../../test/support/run-agent.ts";
import { answered, asked, longTalk, stepped, usageOf } from "../../../../test/support/long-talk.ts";
import type { Message } from "../../../shared/message.ts";
import { seenMessages, shownMessages } from "../compaction/conversation.ts";
import type { EffectWorld } from "./effect.ts";
import { effectsFrom } from "./effect-kinds.ts";

let ids = 0;
const world = (more: Partial<EffectWorld> = {}): EffectWorld => ({
  newId: () => `id-${++ids}`,
  now: () => 0,
  async *summarise() {
    return "They went through the log.";
  },
  autoCompact: true,
  ...more,
});

const made = (kind: string, params = {}, more: Partial<EffectWorld> = {}) =>
  effectsFrom([{ kind, params }]).map((make) => make(world(more)));

describe("what a profile says of effects", () => {
  test.each([
    [{ kind: "compct", params: {} }, 'There is no effect of the kind "compct". There are: compact, trim_tool_results'],
    [{ kind: "toString", params: {} }, 'no effect of the kind "toString"'],
    [{ kind: "compact", params: { treshold: 0.5 } }, 'The effect "compact" can\'t be set like that'],
    [{ kind: "compact", params: { threshold: 8 } }, "threshold: "],
    [{ kind: "budget", params: {} }, "Name a limit"],
  ])("is checked, and a mistake is named: %o", (configured, words) => {
    expect(() => effectsFrom([configured])).toThrow(words);
  });
});

describe("compact", () => {
  const usage = usageOf(3_400, 4_096);

  test("makes room before the next step: the model sees a digest, the rules in the person's words, and what was said last", async () => {
    const history = wordy(longTalk(20, usage));
    const { events, asked: contexts } = await runScripted({
      steps: [{ says: "Going on." }],
      history,
      prompts: ["go on"],
      effects: made("compact"),
    });
    const compaction = events.find((event) => event.type === "compaction");
    expect(compaction).toMatchObject({ compaction: { digest: { rules: ["Never touch the tests."] } } });
    const shown = contexts[0]?.messages ?? [];
    expect(shown[0]).toMatchObject({
      role: "user",
      isDigest: true,
      text: expect.stringContaining("Never touch the tests."),
    });
    expect(shown.at(-1)).toMatchObject({ role: "user", text: "go on" });
    expect(shown.length).toBeLessThan(history.length / 2);
  });

  test("leaves a window alone that isn't full, and one whose owner has switched it off", async () => {
    const run = (effects: ReturnType<typeof made>, contextSize: number) =>
      runScripted({ steps: [{ says: "Yes." }], history: longTalk(20, usageOf(3_400, contextSize)), effects });
    for (const { types } of [
      await run(made("compact"), 32_768),
      await run(made("compact", { auto: false }), 4_096),
      await run(made("compact", {}, { autoCompact: false }), 4_096),
    ])
      expect(types).not.toContain("compaction");
  });

  test("tells the person where nothing came of it, and the run goes on with all that was said", async () => {
    const broken = world({
      async *summarise() {
        return "";
      },
    });
    const history = wordy(longTalk(20, usage));
    const effects = effectsFrom([{ kind: "compact", params: {} }]).map((make) => make(broken));
    const { events, asked: contexts } = await runScripted({ steps: [{ says: "Yes." }], history, effects });
    expect(events.find((event) => event.type === "effect-notice")).toMatchObject({
      effect: "compact",
      action: "dropped",
    });
    expect(contexts[0]?.messages).toHaveLength(history.length + 1);
    expect(events.at(-1)).toMatchObject({ reason: "done" });
  });

  test("does what /compact says, without asking the model of the conversation", async () => {
    const {
      messages,
      types,
      asked: contexts,
    } = await runScripted({
      steps: [],
      history: longTalk(20, null),
      prompts: ["/compact"],
      effects: made("compact", { auto: false }),
    });
    expect(contexts).toEqual([]);
    expect(types).toEqual(["run-start", "message", "compaction", "text-delta", "message", "run-end"]);
    expect(messages.at(-1)).toMatchObject({ role: "assistant", origin: "harness" });
  });
});

test("between two compactions the prompt only grows", async () => {
  const { events, asked: contexts } = await runScripted({
    steps: [{ says: "One." }, { says: "Two." }],
    history: longTalk(20, usageOf(3_400, 4_096)),
    effects: made("compact"),
    onEvent: () => {},
    prompts: ["go on"],
  });
  const compaction = events.find((event) => event.type === "compaction")?.compaction ?? null;
  const messages = [...longTalk(20, usageOf(3_400, 4_096)), ...(contexts[0]?.messages.slice(-1) ?? [])];
  expect(shownMessages({ messages, compaction })).toEqual(contexts[0]?.messages);
  const later = [...messages, answered("x", "One."), asked("y", "and?")];
  expect(shownMessages({ messages: later, compaction }).slice(0, -2)).toEqual(contexts[0]?.messages);
});

test("trim_tool_results shows old results in short, keeps the last ones whole, and the session has all of them", async () => {
  const history = [1, 2, 3].flatMap((turn) => [
    asked(`u${turn}`, "look"),
    ...stepped(`s${turn}`, "view", `${turn}.md`, "word ".repeat(400)),
    answered(`a${turn}`, "Seen."),
  ]);
  const { events } = await runScripted({
    steps: [{ says: "Yes." }],
    history,
    effects: made("trim_tool_results", { keep: 1, characters: 100 }),
  });
  const compaction = events.find((event) => event.type === "compaction")?.compaction ?? null;
  const shown = shownMessages({ messages: history, compaction });
  const lengths = shown.flatMap((message) => (message.role === "tool" ? [message.text.length] : []));
  expect(lengths[0]).toBeLessThan(200);
  expect(lengths).toEqual([lengths[0], lengths[0], 2_000]);
  expect(seenMessages({ messages: history, compaction })).toEqual(history);
});

describe("budget", () => {
  test("ends a run that has used its tokens before the model is asked again, with the effect's name", async () => {
    const now = () => 0;
    const { events } = await runScripted({
      steps: [{ calls: [{ tool: "ls", input: {} }], usage: { ...usageOf(10, 100), sampled: 80, evaluated: 40 } }],
      effects: made("budget", { tokens: 100 }, { now }),
    });
    expect(events.at(-1)).toMatchObject({
      reason: "failed",
      error: { message: expect.stringMatching(/^The effect "budget" ended the run\. It has used 120 of 100 tokens/) },
    });
  });

  test("counts what the model was asked before a step of the harness", async () => {
    const spent = [{ ...usageOf(10, 100), sampled: 80, evaluated: 40 }];
    const { events, asked } = await runScripted({
      steps: [],
      async *readRequest() {
        return { about: "wishes", wishes: ["Look"] };
      },
      takeUsage: () => spent.pop() ?? null,
      guide: {
        ...noGuide,
        madeCalls: async ({ reading }) => (reading ? [{ tool: "ls", input: {} }] : []),
        questions: async () => [{ about: "wishes", request: "look", there: [] }],
      },
      effects: made("budget", { tokens: 100 }, { now: () => 0 }),
    });
    expect(events.at(-1)).toMatchObject({ error: { message: expect.stringContaining("used 120 of 100 tokens") } });
    expect(asked).toEqual([]);
  });

  test("ends a run whose time is over", async () => {
    let clock = 0;
    const { events } = await runScripted({
      steps: [{ calls: [{ tool: "ls", input: {} }] }],
      effects: made("budget", { minutes: 1 }, { now: () => clock }),
      onEvent: () => (clock += 20_000),
    });
    expect(events.at(-1)).toMatchObject({ error: { message: expect.stringContaining("1 minutes is over") } });
  });
});

/** It is what was said that fills the window, not what steps have found. */
function wordy(messages: readonly Message[]): Message[] {
  const text = "It says a lot. ".repeat(40);
  return messages.map((message) => {
    if (message.role === "tool") return { ...message, text: "Read." };
    return message.role === "assistant" && message.stop === "end"
      ? { ...message, parts: [{ type: "text", text }] }
      : message;
  });
}
