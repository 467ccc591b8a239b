import { ungrounded } from "../../agent/ungrounded.ts";
import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { expect, test } from "vitest";
import type { JsonObject } from "../../../shared/json.ts";
import type { StepContext } from "../../agent/step-protocol.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import { allowsStrict, createCloudProtocol } from "./cloud.ts";
import { nativeSystemPrompt } from "./static-prompt.ts";

const tool = (name: string, inputSchema: JsonObject): ToolSpec => {
  return { name, description: `It is ${name}.`, effect: "look", fields: [], inputSchema };
};
const closed: JsonObject = {
  type: "object",
  properties: { path: { type: "string" } },
  required: ["path"],
  additionalProperties: false,
};
const open: JsonObject = { ...closed, required: [] };

async function play(allowed: string[], parts: LanguageModelV4StreamPart[]) {
  const asked: LanguageModelV4CallOptions[] = [];
  const protocol = createCloudProtocol({
    model: {
      doStream(options) {
        asked.push(options);
        const stream = new ReadableStream<LanguageModelV4StreamPart>({
          start(controller) {
            for (const part of parts) controller.enqueue(part);
            controller.close();
          },
        });
        return Promise.resolve({ stream });
      },
    },
    modelId: "provider/large",
    contextSize: () => 100_000,
    newId: () => "id",
    now: () => 0,
  });
  const context: StepContext = {
    tools: [tool("view", closed), tool("list", open)],
    instructions: "",
    messages: [{ role: "user", id: "u", text: "What is in a.md and b.md?", context: "" }],
    kind: null,
    kinds: [],
    masks: { allowed, exclude: [] },
    grounding: ungrounded,
  };
  const steps = protocol.nextStep(context, new AbortController().signal);
  for (;;) {
    const next = await steps.next();
    if (next.done) return { step: next.value, asked: asked[0], dialect: protocol.dialect };
  }
}

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};
const finish: LanguageModelV4StreamPart = { type: "finish", finishReason: { unified: "stop", raw: "stop" }, usage };
const call = (path: string): LanguageModelV4StreamPart => {
  return { type: "tool-call", toolCallId: path, toolName: "view", input: JSON.stringify({ path }) };
};

test("a provider gets the tools that may be called, to be kept to strictly where their schema allows it", async () => {
  const { asked, dialect } = await play(["view", "list", "answer"], [finish]);
  expect(dialect).toBe("cloud");
  expect(asked?.tools).toMatchObject([{ name: "view", strict: true }, { name: "list" }]);
  expect(asked?.tools?.[1]).not.toHaveProperty("strict");
  expect(asked?.toolChoice).toBeUndefined();
  expect(asked?.prompt[0]).toEqual({ role: "system", content: nativeSystemPrompt });
  expect((await play(["list", "answer"], [finish])).asked?.tools).toMatchObject([{ name: "list" }]);
});

test("calls that come together are all taken", async () => {
  const { step } = await play(["view", "answer"], [call("a.md"), call("b.md"), finish]);
  expect(step).toMatchObject({ parts: [{ input: { path: "a.md" } }, { input: { path: "b.md" } }], stop: "tool-calls" });
});

test("on the last step the tools stay described, but none may be called", async () => {
  const { asked } = await play(["answer"], [finish]);
  expect(asked?.tools).toHaveLength(2);
  expect(asked?.toolChoice).toEqual({ type: "none" });
});

test.each<[boolean, string, JsonObject]>([
  [true, "all is required and nothing else allowed", closed],
  [true, "there is nothing to say", { type: "object", properties: {}, additionalProperties: false }],
  [false, "a property may be left out", open],
  [false, "others are allowed", { ...closed, additionalProperties: {} }],
  [false, "an inner object is open", { ...closed, properties: { path: { type: "object", properties: {} } } }],
  [false, "a text has a pattern", { ...closed, properties: { path: { type: "string", pattern: "^a" } } }],
])("that a schema can be kept to strictly is %s where %s", (expected, _case, schema) => {
  expect(allowsStrict(schema)).toBe(expected);
});
