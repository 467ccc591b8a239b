import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { gateThatSays, noGuide, noInstructions } from "../../../../test/support/run-agent.ts";
import { scriptedFieldEngine, textOf } from "../../../../test/support/scripted-field-engine.ts";
import { allToolSpecs } from "../../../../test/support/tool-specs.ts";
import { scriptedLanguageModel } from "../../../../test/support/scripted-language-model.ts";
import { AppError } from "../../../shared/error.ts";
import type { TaggedEvent } from "../../../shared/event.ts";
import type { UserMessage } from "../../../shared/message.ts";
import { runAgent } from "../../agent/loop.ts";
import type { StepContext } from "../../agent/step-protocol.ts";
import type { Tool } from "../../agent/tool.ts";
import type { FieldEngine } from "../field-engine.ts";
import { masksFor } from "../guide/masks.ts";
import { createGuidedJson } from "./guided-json.ts";
import { guidedText, staticPrompt } from "./guided-text.ts";

const request: UserMessage = { role: "user", id: "u", text: "run the long one", context: "Files: a.sh 1 KB" };

/** All of a run that a model makes with the real masks, and tools that say `result`. */
async function runOf(engine: FieldEngine, result = "exit 0"): Promise<TaggedEvent[]> {
  const tools = (await allToolSpecs()).map((spec): Tool => ({
    spec,
    plan: async () => ({
      title: spec.name,
      actions: [],
      preview: null,
      async *run() {
        return result;
      },
    }),
  }));
  const prompts = [request.text];
  const events: TaggedEvent[] = [];
  const agent = { agentId: "root", depth: 0, name: "hearth", prefix: "" };
  const run = { runId: "r", sessionId: "s", agent, history: [], maxSteps: 9 };
  const masks = async (state: Parameters<typeof masksFor>[0]) => masksFor(state, []);
  const deps = {
    protocol: guidedText(engine, randomUUID),
    tools: new Map(tools.map((tool) => [tool.spec.name, tool])),
    gate: gateThatSays("once"),
    guide: { ...noGuide, masks },
    instructions: noInstructions,
    takePrompts: () => prompts.splice(0).map((text) => ({ text })),
    newId: randomUUID,
    now: () => 0,
    bind: () => "",
  };
  for await (const event of runAgent(run, deps, new AbortController().signal)) events.push(event);
  return events;
}

describe("a run whose model", () => {
  test("falls into a loop twice has only the answer left, and ends", async () => {
    const script = [" run", "bash", " yes yes yes", "bash", " yes yes yes", "I can't do that. I can't do that."];
    const { engine, offers } = scriptedFieldEngine(script, undefined, { stop: "repeat" });
    const events = await runOf(engine);
    expect(events.at(-1)).toMatchObject({ type: "run-end", reason: "done" });
    expect(offers.at(-1)).toEqual(["answer"]);
    const messages = events.flatMap((event) => (event.type === "message" ? [event.message] : []));
    const results = messages.filter((message) => message.role === "tool");
    expect(results.map(({ status, text }) => [status, text.slice(0, 33)])).toEqual([
      ["failed", "Not run: the reply was cut off, s"],
      ["failed", "Not run: the reply was cut off, s"],
    ]);
    expect(messages.at(-1)).toMatchObject({ role: "assistant", stop: "length" });
  });

  test("says nothing ends with a message that says so", async () => {
    const { engine } = scriptedFieldEngine([" run", "bash", " ls", "answer", "", " ", ""]);
    expect((await runOf(engine)).at(-1)).toMatchObject({
      reason: "failed",
      error: { code: "silent", message: expect.stringContaining("without a word") },
    });
  });

  test("has an engine that offers choices of its own ends with a message that says so, and nothing is run", async () => {
    const { engine } = scriptedFieldEngine([]);
    const events = await runOf({ ...engine, pick: async () => "rm -rf /" });
    expect(events.at(-1)).toMatchObject({ reason: "failed", error: { code: "model-unavailable" } });
    expect(events.some(({ type }) => type === "tool-start")).toBe(false);
  });

  test("has an engine that reads no grammar goes on", async () => {
    const { engine } = scriptedFieldEngine([" run", "bash", " ls", "answer", "Done."]);
    const picky: FieldEngine = {
      ...engine,
      async *free(options, signal) {
        if (options.grammar !== null) throw new AppError("internal", "The rules can't be read.");
        return yield* engine.free(options, signal);
      },
    };
    expect((await runOf(picky)).at(-1)).toMatchObject({ type: "run-end", reason: "done" });
  });
});

describe("a window of 1,024 tokens", () => {
  const contextSize = 1_024;

  /** An engine with room for so many tokens of four characters, of which an answer needs some. */
  function smallEngine(script: readonly string[]) {
    const { engine, ...rest } = scriptedFieldEngine(script, (contextSize - 256) * 4);
    return { ...rest, engine: { ...engine, facts: { ...engine.facts, contextSize } } };
  }

  test("holds the steps, without examples, with room for a request", async () => {
    const { engine } = smallEngine([]);
    expect(textOf(staticPrompt(engine, await allToolSpecs())).length).toBeLessThan(2_400);
  });

  test("holds a result of 3,000 characters cut, and the run goes on", async () => {
    const { engine, state } = smallEngine([" run", "bash", " ./long", "answer", "It ran."]);
    const events = await runOf(engine, `first\n${"x".repeat(3_000)}\nlast`);
    expect(events.at(-1)).toMatchObject({ type: "run-end", reason: "done" });
    expect(state()).toMatch(
      /Result:\nfirst\nx+\n\(… [\d,]+ characters are left out: there is no room for them …\)\nx*\n?last/,
    );
  });

  test("holds several results, each cut more closely", async () => {
    const steps = ["a", "b"].flatMap((name) => ["bash", ` ./${name}`]);
    const { engine } = smallEngine([" run", ...steps, "answer", "They ran."]);
    expect((await runOf(engine, "x".repeat(3_000))).at(-1)).toMatchObject({ type: "run-end", reason: "done" });
  });

  test("that has no room for a request says so", async () => {
    const { engine } = smallEngine([]);
    const long: UserMessage = { ...request, text: "x".repeat(4_000) };
    const tools = await allToolSpecs();
    const masks = { allowed: ["answer"], exclude: [] };
    const context: StepContext = {
      tools,
      instructions: "",
      messages: [long],
      kind: "run",
      kinds: ["run"],
      masks,
      grounding: noGuide.grounding,
    };
    const steps = guidedText(engine, randomUUID).nextStep(context, new AbortController().signal);
    await expect(steps.next()).rejects.toMatchObject({ code: "too-large" });
  });
});

test("a model led by JSON gives a foreign tool's values as texts or as what they are", async () => {
  const inputSchema = {
    type: "object",
    properties: {
      days: { type: "integer" },
      towns: { type: "array", items: { type: "string" } },
      units: { enum: ["metric"] },
    },
    required: ["days", "towns"],
  };
  const weather = {
    name: "weather",
    description: "tell the weather",
    effect: "look",
    fields: [],
    inputSchema,
  } as const;
  const fields = [
    { days: "3", towns: '["Oslo"]', more: '{"units":"metric"}' },
    { days: 3, towns: ["Oslo"], more: { units: "metric" } },
  ];
  for (const given of fields) {
    const { model } = scriptedLanguageModel([JSON.stringify({ step: { do: "weather", ...given } })]);
    const protocol = createGuidedJson({
      model,
      modelId: "m",
      contextSize: () => 4_096,
      newId: randomUUID,
      now: () => 0,
    });
    const masks = { allowed: ["weather"], exclude: [] };
    const context: StepContext = {
      tools: [weather],
      instructions: "",
      messages: [{ ...request, context: "" }],
      kind: null,
      kinds: [],
      masks,
      grounding: noGuide.grounding,
    };
    const steps = protocol.nextStep(context, new AbortController().signal);
    let next = await steps.next();
    while (!next.done) next = await steps.next();
    expect(next.value.parts).toMatchObject([{ tool: "weather", input: { days: 3, towns: ["Oslo"], units: "metric" } }]);
  }
});
