import { describe, expect, test } from "vitest";
import * as z from "zod";
import { noGuide, runScripted } from "../../../../test/support/run-agent.ts";
import type { ScriptedStep } from "../../../../test/support/scripted-protocol.ts";
import type { Guide, TurnState } from "../guide.ts";
import { defineTool, type Effect as ToolEffect } from "../tool.ts";
import { effectsFrom } from "./effect-kinds.ts";

const world = {
  newId: () => crypto.randomUUID(),
  now: () => 0,
  summarise: async function* () {
    return "";
  },
  autoCompact: true,
};

const tool = (name: string, effect: ToolEffect, answer: () => string) =>
  defineTool({
    name,
    description: name,
    effect,
    input: z.object({ path: z.string() }),
    sources: { path: "one-line" },
    plan: async () => ({
      title: name,
      actions: [],
      preview: null,
      async *run() {
        const text = answer();
        if (text.startsWith("!")) throw new Error(text.slice(1));
        return text;
      },
    }),
  });

const call = (name: string, path = "a.md"): ScriptedStep => ({ calls: [{ tool: name, input: { path } }] });

async function run(steps: readonly ScriptedStep[], answers: Readonly<Record<string, () => string>> = {}) {
  const states: TurnState[] = [];
  const guide: Guide = {
    ...noGuide,
    masks(state) {
      states.push(state);
      return noGuide.masks(state);
    },
  };
  const tools = [
    tool("view", "look", answers["view"] ?? (() => "some text")),
    tool("edit", "change", answers["edit"] ?? (() => "!There is no such line.")),
    tool("write", "change", answers["write"] ?? (() => "Done.")),
  ];
  const effects = effectsFrom([{ kind: "loop_detection", params: {} }]).map((make) => make(world));
  const result = await runScripted({ steps, tools, guide, effects });
  const notices = result.events.flatMap((event) => (event.type === "effect-notice" ? [event.action] : []));
  return { ...result, notices, states };
}

describe("a model that makes the same call again and again", () => {
  test("is asked otherwise step by step, and in the end the person is asked how to go on", async () => {
    const same = Array.from({ length: 5 }, () => call("view"));
    const { notices, asked, states, messages, events } = await run(same);
    expect(notices).toEqual(["temperature", "narrow", "ask"]);
    expect(asked.map(({ attempt }) => attempt)).toEqual([undefined, undefined, undefined, 2, 3]);
    expect(states.at(-1)?.narrow).toEqual({ without: ["view"] });
    expect(messages.at(-1)).toMatchObject({ role: "assistant", origin: "harness", stop: "end" });
    expect(JSON.stringify(messages.at(-1))).toContain("How shall I go on?");
    expect(events.at(-1)).toMatchObject({ type: "run-end", reason: "done" });
  });

  test("is to write a small file anew where an edit of it doesn't work", async () => {
    const steps = [call("view"), ...Array.from({ length: 5 }, () => call("edit")), call("write"), { says: "Done." }];
    const { notices, states } = await run(steps);
    expect(notices).toEqual(["temperature", "narrow", "rewrite"]);
    expect(states.flatMap(({ narrow }) => narrow ?? [])).toEqual([{ without: ["edit"] }, { only: ["write"] }]);
  });

  test("isn't stuck where something has changed in between", async () => {
    let count = 0;
    const steps = [1, 2, 3].flatMap((part) => [call("edit", `${part}.md`), call("view")]);
    const { notices } = await run([...steps, { says: "Done." }], {
      edit: () => "Edited.",
      view: () => `version ${++count}`,
    });
    expect(notices).toEqual([]);
  });
});

test("steps that bring nothing new are noticed, whatever they are", async () => {
  const steps = ["1", "2", "3", "4", "5"].map((path) => call("edit", path));
  const { notices } = await run([...steps, { says: "I can't." }]);
  expect(notices).toEqual(["temperature"]);
});

test("an empty answer is asked for again, and never stands in the conversation", async () => {
  const { notices, messages, asked } = await run([{ says: " " }, { says: "Here you are." }]);
  expect(notices).toEqual(["temperature"]);
  expect(asked.map(({ attempt }) => attempt)).toEqual([undefined, 2]);
  expect(messages.map((message) => message.role)).toEqual(["user", "assistant"]);
});

test("a model that says nothing however it is asked gets the person asked", async () => {
  const { notices, messages } = await run([{ says: "" }, { says: "" }]);
  expect(notices).toEqual(["temperature", "ask"]);
  expect(messages).toHaveLength(2);
});
