import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  defaultModel,
  drained,
  loaded,
  realEngine,
  type RealEngine,
  testModel,
  talkWith,
} from "../../../../test/support/real-engine.ts";
import type { Message } from "../../../shared/message.ts";
import type { StepContext } from "../../agent/step-protocol.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import type { LoadedModel } from "../../inference/engine-client.ts";
import { nativeSteps } from "./native.ts";
import { ungrounded } from "../../agent/ungrounded.ts";

/** What the model that users get makes of its own template's tool calls. */

let engine: RealEngine;
let model: LoadedModel;

beforeAll(async () => {
  engine = realEngine();
  model = await loaded(engine, testModel(defaultModel));
});
afterAll(() => engine.close());

const view: ToolSpec = {
  name: "view",
  description: "show a file",
  effect: "look",
  fields: [{ name: "path", source: "existing-file", optional: false }],
  inputSchema: { type: "object", properties: { path: { type: "string" } }, required: ["path"] },
};
const paths = ["shopping.txt", "notes/today.md", 'say "hi".txt'];

function context(allowed: readonly string[], messages: readonly Message[]): StepContext {
  return {
    tools: [view],
    instructions: "",
    messages,
    kind: null,
    kinds: [],
    masks: { allowed, exclude: [] },
    grounding: {
      ...ungrounded,
      choices: async () => ({ kind: "one-of", values: paths }),
    },
  };
}

const request: Message = {
  role: "user",
  id: "u",
  text: "What is on my shopping list? Look into shopping.txt.",
  context: `Files: ${paths.join(", ")}`,
};

async function stepOf(allowed: readonly string[], messages: readonly Message[]) {
  let ids = 0;
  const protocol = nativeSteps(talkWith(model, "a conversation"), () => `id-${++ids}`);
  const steps = protocol.nextStep(context(allowed, messages), new AbortController().signal);
  return (await drained(steps)).result;
}

describe("the default model", () => {
  it("has a template whose calls can be led", () => {
    expect(model.facts.toolCalls).toMatchObject({
      definition: { layout: "spaced", isWrapped: true },
      call: { opening: '<tool_call>\n{"name": "', nameToArguments: '", "arguments": ', closing: "}\n</tool_call>" },
      parallel: { betweenCalls: '}\n</tool_call>\n<tool_call>\n{"name": "' },
    });
  });

  it("calls a tool on a file that is there, and answers from its result", async () => {
    const step = await stepOf(["view", "answer"], [request]);
    const [call] = step.parts;
    if (call?.type !== "tool-call") throw new Error(`No call: ${JSON.stringify(step.parts)}`);
    expect(step).toMatchObject({ stop: "tool-calls", parts: [{ tool: "view", input: { path: "shopping.txt" } }] });
    const reply: Message = { role: "assistant", id: "a", ...step, origin: "model", kind: null };
    const { callId, tool } = call;
    const text = "shopping.txt (2 lines)\nmilk\nsugar";
    const result: Message = { role: "tool", id: "r", callId, tool, status: "ok", text, note: "", durationMs: 1 };
    const answer = await stepOf(["answer"], [request, reply, result]);
    expect(answer.parts).toMatchObject([{ type: "text", text: expect.stringMatching(/milk/i) }]);
    // what it wrote itself isn't read again
    expect(answer.usage?.evaluated).toBeLessThan(60);
  });

  it("calls where the answer is held back, and answers where only that is left", async () => {
    const greeting: Message = { role: "user", id: "u", text: "Say hello.", context: "" };
    expect((await stepOf(["view"], [greeting])).parts).toMatchObject([{ type: "tool-call", tool: "view" }]);
    expect((await stepOf(["answer"], [greeting])).parts).toMatchObject([{ type: "text" }]);
  });
});
