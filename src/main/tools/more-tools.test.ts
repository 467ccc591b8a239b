import { randomUUID } from "node:crypto";
import * as z from "zod";
import { describe, expect, test } from "vitest";
import { gateThatSays, noGuide, noInstructions } from "../../../test/support/run-agent.ts";
import { scriptedFieldEngine, textOf } from "../../../test/support/scripted-field-engine.ts";
import { allToolSpecs } from "../../../test/support/tool-specs.ts";
import type { TaggedEvent } from "../../shared/event.ts";
import type { Message, RequestKind } from "../../shared/message.ts";
import { runAgent } from "../agent/loop.ts";
import type { Effect, Tool } from "../agent/tool.ts";
import { guidedText, staticPrompt } from "../guided/dialects/guided-text.ts";
import { jsonSystemPrompt } from "../guided/dialects/guided-json/prompt.ts";
import { formsOf } from "../guided/forms/form.ts";
import { describedTools, knownTools, laterTools, moreTools } from "../guided/forms/tool-tiers.ts";
import { groundIn } from "../guided/guide/grounding.ts";
import { masksFor } from "../guided/guide/masks.ts";
import { hashActions } from "../permission/hash-actions.ts";
import { withMoreTools } from "./more-tools.ts";

const input = z.object({
  city: z.string(),
  days: z.number().int(),
  units: z.enum(["metric", "imperial"]),
  note: z.string().optional(),
});

/** A tool as a server of tools offers it: its schema says all there is to say. */
function foreignTool(name: string, effect: Effect, got: unknown[] = []): Tool {
  const inputSchema = z.toJSONSchema(input) as Tool["spec"]["inputSchema"]; // what zod returns for plain objects is JSON
  const description = `${name} tells what the weather will be.\n`.repeat(20);
  return {
    spec: { name, description, effect, fields: [], inputSchema },
    async plan(raw) {
      const parsed = input.parse(raw);
      return {
        title: name,
        actions: [],
        preview: null,
        async *run() {
          got.push(parsed);
          return "Rain.";
        },
      };
    },
  };
}

async function basicTools(): Promise<Tool[]> {
  return (await allToolSpecs()).map((spec) => ({ spec, plan: () => Promise.reject(new Error("Not needed here.")) }));
}

async function sixtyTools(got: unknown[] = []): Promise<Tool[]> {
  const foreign = Array.from({ length: 60 }, (_, index) =>
    foreignTool(`weather_${index}`, index < 30 ? "look" : "run", got),
  );
  return withMoreTools([...(await basicTools()), ...foreign]);
}

const viewOfNothing: Parameters<typeof groundIn>[0] = {
  files: async () => [],
  text: async () => null,
  fingerprint: async () => null,
  table: async () => null,
  records: async () => [],
  entry: async () => null,
  isRepository: async () => false,
  search: async () => [],
};

describe("the tools that a prompt describes", () => {
  test("are all of them while they are few", async () => {
    const few = [...(await basicTools()), foreignTool("weather", "look")];
    expect(withMoreTools(few)).toEqual(few);
    expect(laterTools(few.map(({ spec }) => spec))).toEqual([]);
  });

  test("of sixty are the basic ones and the one that shows the others, so that every dialect's prompt stays short", async () => {
    const specs = (await sixtyTools()).map(({ spec }) => spec);
    expect(describedTools(specs).map(({ name }) => name)).toEqual([
      "view",
      "write",
      "edit",
      "ls",
      "glob",
      "grep",
      "bash",
      moreTools,
    ]);
    const prompt = textOf(staticPrompt(scriptedFieldEngine([]).engine, specs));
    expect(prompt).toContain(`${moreTools}\ntool: weather_0 or weather_1 or `);
    expect(prompt).not.toContain("what the weather will be");
    expect(prompt.length).toBeLessThan(7_500);
    expect(jsonSystemPrompt(formsOf(describedTools(specs))).length).toBeLessThan(6_000);
  });
});

describe("a tool that was looked up", () => {
  const lookup = (tool: string, status: "ok" | "failed"): Message[] => [
    { role: "user", id: "u", text: "will it rain?", context: "" },
    {
      role: "assistant",
      id: "a",
      parts: [{ type: "tool-call", callId: "c", tool: moreTools, input: { tool }, written: null }],
      stop: "tool-calls",
      origin: "model",
      kind: "look",
      usage: null,
    },
    { role: "tool", id: "t", callId: "c", tool: moreTools, status, text: "…", note: "", durationMs: 1 },
  ];
  const allowedAfter = async (messages: Message[], kind: RequestKind) => {
    const tools = (await sixtyTools()).map(({ spec }) => spec);
    return masksFor({ tools, messages, kind, stepsLeft: 9 }, []);
  };

  test("is on offer from then on, also after a restart, for it follows from the messages", async () => {
    const specs = (await sixtyTools()).map(({ spec }) => spec);
    expect(knownTools(specs, lookup("weather_3", "ok")).map(({ name }) => name)).toContain("weather_3");
    expect(knownTools(specs, lookup("weather_3", "failed"))).toHaveLength(8);
    expect((await allowedAfter(lookup("weather_3", "ok"), "look")).allowed).toContain("weather_3");
    expect((await allowedAfter(lookup("weather_3", "ok"), "look")).allowed).not.toContain("weather_4");
  });

  test("can't do more than look where the request is a question", async () => {
    const { allowed, exclude } = await allowedAfter(lookup("weather_40", "ok"), "look");
    expect(allowed).not.toContain("weather_40");
    const notShown = exclude.find(({ tool }) => tool === moreTools)?.values ?? [];
    expect(notShown).toContain("weather_41");
    expect(notShown).not.toContain("weather_4");
    expect((await allowedAfter(lookup("weather_40", "ok"), "run")).allowed).toContain("weather_40");
  });
});

test("a run among sixty tools looks one up, uses it with typed input, and answers", async () => {
  const got: unknown[] = [];
  const tools = await sixtyTools(got);
  const specs = tools.map(({ spec }) => spec);
  const { engine, state } = scriptedFieldEngine([
    " run",
    moreTools,
    " weather_47",
    "weather_47",
    " Oslo",
    " 3",
    " metric",
    ' {"note":"short"}',
    "answer",
    "It will rain.",
  ]);
  const prompts = ["will it rain in Oslo?"];
  const run = {
    runId: "r",
    sessionId: "s",
    agent: { agentId: "root", depth: 0, name: "hearth", prefix: "" },
    history: [],
    maxSteps: 9,
  };
  const events: TaggedEvent[] = [];
  const deps = {
    protocol: guidedText(engine, randomUUID),
    tools: new Map(tools.map((tool) => [tool.spec.name, tool])),
    gate: gateThatSays("once"),
    guide: {
      ...noGuide,
      grounding: groundIn(viewOfNothing, specs),
      masks: async (turn: Parameters<typeof masksFor>[0]) => masksFor(turn, []),
    },
    instructions: noInstructions,
    takePrompts: () => prompts.splice(0).map((text) => ({ text })),
    newId: randomUUID,
    now: () => 0,
    bind: hashActions,
  };
  for await (const event of runAgent(run, deps, new AbortController().signal)) events.push(event);
  expect(events.at(-1)).toMatchObject({ type: "run-end", reason: "done" });
  expect(got).toEqual([{ city: "Oslo", days: 3, units: "metric", note: "short" }]);
  expect(state()).toContain('units: metric or imperial\nmore: {} or {"note":"TEXT"}');
});
