import { ungrounded } from "../agent/ungrounded.ts";
import { afterEach, expect, test } from "vitest";
import {
  callsTool,
  type OllamaServer,
  says,
  type ScriptedReply,
  startOllamaServer,
} from "../../../test/support/ollama-server.ts";
import type { Message } from "../../shared/message.ts";
import type { Step, StepEvent } from "../agent/step-protocol.ts";
import type { ToolSpec } from "../agent/tool.ts";
import { createServerTools } from "../guided/dialects/server-tools.ts";
import { ollamaModel } from "./ollama.ts";

const view: ToolSpec = {
  name: "view",
  description: "Shows a file.",
  effect: "look",
  fields: [{ name: "path", source: "existing-file", optional: false }],
  inputSchema: { type: "object", properties: { path: { type: "string" } }, required: ["path"] },
};

let server: OllamaServer;

afterEach(() => server.close());

async function take(
  messages: readonly Message[],
  ...replies: ScriptedReply[]
): Promise<{ step: Step; events: StepEvent[] }> {
  server = await startOllamaServer({ models: [{ name: "scripted", contextLength: 4096 }], replies });
  const model = ollamaModel({ url: server.url, fetch, model: "scripted" });
  let ids = 0;
  const protocol = createServerTools({
    dialect: "native",
    model,
    modelId: "ollama/scripted",
    systemPrompt: "You are Hearth.",
    contextSize: model.contextSize,
    newId: () => `id-${++ids}`,
    now: () => performance.now(),
  });
  const events: StepEvent[] = [];
  const context = {
    tools: [view],
    instructions: "",
    messages,
    kinds: [],
    kind: null,
    masks: { allowed: ["view", "answer"], exclude: [] },
    grounding: ungrounded,
  };
  const steps = protocol.nextStep(context, new AbortController().signal);
  for (;;) {
    const next = await steps.next();
    if (next.done) return { step: next.value, events };
    events.push(next.value);
  }
}

const user: Message = { role: "user", id: "u", text: "What is in a.md?", context: "Files: a.md" };
const call = { type: "tool-call" as const, callId: "id-1", tool: "view", input: { path: "a.md" }, written: null };

test("a model of Ollama's calls a tool", async () => {
  const { step } = await take([user], callsTool("view", { path: "a.md" }));
  expect(step).toMatchObject({
    parts: [call],
    stop: "tool-calls",
    usage: { evaluated: 26, sampled: 12, contextSize: 4096 },
  });
});

test("a call that it prints as text is a call all the same", async () => {
  const { step, events } = await take([user], says('```json\n{"name": "view", "arguments": {"path": "a.md"}}\n```'));
  expect(step).toMatchObject({ parts: [call], stop: "tool-calls" });
  expect(events.every((event) => event.type === "call")).toBe(true);
});

test("it gets the result with the conversation, and answers", async () => {
  const history: Message[] = [
    user,
    { role: "assistant", id: "a", parts: [call], stop: "tool-calls", origin: "model", kind: null, usage: null },
    { role: "tool", id: "t", callId: "id-1", tool: "view", status: "ok", text: "tea", note: "", durationMs: 1 },
  ];
  const { step, events } = await take(history, says("It says tea."));
  expect(step).toMatchObject({ parts: [{ type: "text", text: "It says tea." }], stop: "end" });
  expect(events.map((event) => (event.type === "text" ? event.text : event.type))).toEqual(["It", " says", " tea."]);
  expect(server.chats[0]?.messages).toEqual([
    { role: "system", content: "You are Hearth." },
    { role: "user", content: "Files: a.md\n\nWhat is in a.md?" },
    { role: "assistant", content: "", tool_calls: [{ function: { name: "view", arguments: { path: "a.md" } } }] },
    { role: "tool", tool_name: "view", content: "tea" },
  ]);
});
