import { afterEach, expect, test } from "vitest";
import { type OllamaServer, says, type ScriptedReply, startOllamaServer } from "../../../test/support/ollama-server.ts";
import type { Message } from "../../shared/message.ts";
import type { Step, StepContext, StepEvent } from "../agent/step-protocol.ts";
import type { ToolSpec } from "../agent/tool.ts";
import { createGuidedJson } from "../guided/dialects/guided-json.ts";
import { ollamaModel } from "./ollama.ts";
import { ungrounded } from "../agent/ungrounded.ts";

const view: ToolSpec = {
  name: "view",
  description: "show a file",
  effect: "look",
  fields: [{ name: "path", source: "existing-file", optional: false }],
  inputSchema: {},
};
const user: Message = { role: "user", id: "u", text: "What is in a.md?", context: "Files: a.md" };
const context: StepContext = {
  tools: [view],
  instructions: "",
  messages: [user],
  kind: null,
  kinds: ["chat", "look"],
  masks: { allowed: ["view", "answer"], exclude: [] },
  grounding: {
    ...ungrounded,
    choices: () => Promise.resolve({ kind: "one-of", values: ["a.md", "b.md"] }),
  },
};

let server: OllamaServer;

afterEach(() => server.close());

async function protocolOver(replies: ScriptedReply[]) {
  server = await startOllamaServer({ models: [{ name: "scripted", contextLength: 4096 }], replies });
  const model = ollamaModel({ url: server.url, fetch, model: "scripted" });
  const { contextSize } = model;
  return createGuidedJson({ model, modelId: "ollama/scripted", contextSize, newId: () => "id", now: () => 0 });
}

async function take(...replies: ScriptedReply[]): Promise<{ step: Step; events: StepEvent[] }> {
  const steps = (await protocolOver(replies)).nextStep(context, new AbortController().signal);
  const events: StepEvent[] = [];
  for (;;) {
    const next = await steps.next();
    if (next.done) return { step: next.value, events };
    events.push(next.value);
  }
}

test("a model of Ollama's is held to the steps that make sense", async () => {
  const { step } = await take(says(['{"step":{"do":"vi', 'ew","path":"a.', 'md"}}']));
  expect(step).toMatchObject({
    parts: [{ type: "tool-call", tool: "view", input: { path: "a.md" }, written: { rung: "schema" } }],
    stop: "tool-calls",
    usage: { evaluated: 26, sampled: 12, contextSize: 4096 },
  });
  const [chat] = server.chats;
  expect(chat?.tools).toBeUndefined();
  expect(chat?.options).toMatchObject({ temperature: 0, num_ctx: 4096 });
  const string = (...values: string[]) => ({ type: "string", enum: values });
  const object = (properties: object) => ({
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  });
  expect(chat?.format).toEqual(
    object({
      step: {
        anyOf: [
          object({ do: string("view"), path: string("a.md", "b.md") }),
          object({ do: string("answer"), text: { type: "string" } }),
        ],
      },
    }),
  );
});

test("its answer streams without the JSON around it", async () => {
  const { step, events } = await take(says(['{"step":{"do":"answer","text":"It says', ' \\"te', 'a\\"."}}']));
  expect(events.map((event) => (event.type === "text" ? event.text : event.type))).toEqual(["It says", ' "te', 'a".']);
  expect(step).toMatchObject({ parts: [{ type: "text", text: 'It says "tea".' }], stop: "end" });
});

test("a request's kind is one of those that it may be", async () => {
  const kinds = (await protocolOver([says('{"kind":"look"}')])).classify(context, new AbortController().signal);
  expect(await kinds.next()).toEqual({ done: true, value: "look" });
  expect(server.chats[0]?.format).toMatchObject({ properties: { kind: { type: "string", enum: ["chat", "look"] } } });
});
