import { ungrounded } from "../../agent/ungrounded.ts";
import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { describe, expect, test } from "vitest";
import type { AssistantMessage, Message, ToolMessage, UserMessage } from "../../../shared/message.ts";
import type { Step, StepContext, StepEvent } from "../../agent/step-protocol.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import { createServerTools } from "./server-tools.ts";

const view: ToolSpec = {
  name: "view",
  description: "Shows a file.",
  effect: "look",
  fields: [{ name: "path", source: "existing-file", optional: false }],
  inputSchema: { type: "object", properties: { path: { type: "string" } }, required: ["path"] },
};
const edit: ToolSpec = {
  name: "edit",
  description: "Changes a file.",
  effect: "change",
  fields: ["path", "old_text", "new_text"].map((name) => ({ name, source: "text" as const, optional: false })),
  inputSchema: { type: "object", properties: {} },
};

type Part = LanguageModelV4StreamPart;

const usage = {
  inputTokens: { total: 40, noCache: 10, cacheRead: 30, cacheWrite: undefined },
  outputTokens: { total: 5, text: 5, reasoning: undefined },
};

function finish(unified: "stop" | "length" | "tool-calls" | "error" | "content-filter" = "stop"): Part {
  return { type: "finish", finishReason: { unified, raw: unified }, usage };
}

function says(...deltas: string[]): Part[] {
  return deltas.map((delta) => ({ type: "text-delta", id: "0", delta }));
}

function calls(toolName: string, input: string, toolCallId = "c1"): Part {
  return { type: "tool-call", toolCallId, toolName, input };
}

const user: UserMessage = { role: "user", id: "u1", text: "What is in a.md?", context: "Files: a.md 1 KB" };

function contextWith(more: Partial<StepContext> = {}): StepContext {
  return {
    tools: [view, edit],
    instructions: "",
    messages: [user],
    kind: null,
    kinds: [],
    masks: { allowed: ["view", "edit", "add", "replace", "answer"], exclude: [] },
    grounding: ungrounded,
    ...more,
  };
}

/** Plays the parts through the protocol, and tells what came out and what was asked. */
async function play(parts: readonly Part[], context = contextWith(), signal = new AbortController().signal) {
  const asked: LanguageModelV4CallOptions[] = [];
  let ids = 0;
  let time = 0;
  const protocol = createServerTools({
    dialect: "native",
    model: {
      doStream(options) {
        asked.push(options);
        const stream = new ReadableStream<Part>({
          start(controller) {
            for (const part of parts) controller.enqueue(part);
            controller.close();
          },
        });
        return Promise.resolve({ stream });
      },
    },
    modelId: "ollama/scripted",
    systemPrompt: "You are Hearth.",
    contextSize: () => 8192,
    newId: () => `id-${++ids}`,
    now: () => (time += 10),
  });
  const events: StepEvent[] = [];
  const steps = protocol.nextStep(context, signal);
  let next = await steps.next();
  while (!next.done) {
    events.push(next.value);
    next = await steps.next();
  }
  const step: Step = next.value;
  const shown = events.map((event) => (event.type === "text" ? event.text : "")).join("");
  return { step, events, shown, asked };
}

test("an answer streams as it comes, with what it cost", async () => {
  const { step, events } = await play([...says("It says ", "tea."), finish()]);
  expect(events).toEqual([
    { type: "text", text: "It says " },
    { type: "text", text: "tea." },
  ]);
  expect(step).toEqual({
    parts: [{ type: "text", text: "It says tea." }],
    stop: "end",
    usage: {
      evaluated: 10,
      reused: 30,
      sampled: 5,
      forced: 0,
      readMs: 10,
      writeMs: expect.any(Number),
      contextUsed: 45,
      contextSize: 8192,
    },
  });
});

test("thinking is told apart from the answer", async () => {
  const { step, events } = await play([{ type: "reasoning-delta", id: "0", delta: "Hm." }, ...says("Tea."), finish()]);
  expect(events[0]).toEqual({ type: "reasoning", text: "Hm." });
  expect(step.parts).toEqual([
    { type: "reasoning", text: "Hm." },
    { type: "text", text: "Tea." },
  ]);
});

test("a call shows its fields while it is written", async () => {
  const { step, events } = await play([
    { type: "tool-input-start", id: "c1", toolName: "view" },
    { type: "tool-input-delta", id: "c1", delta: '{"path":"no' },
    { type: "tool-input-delta", id: "c1", delta: 'tes.md"}' },
    { type: "tool-input-end", id: "c1" },
    calls("view", '{"path":"notes.md"}'),
    finish("tool-calls"),
  ]);
  expect(events).toEqual([
    { type: "call", tool: "view", field: null, text: "" },
    { type: "call", tool: "view", field: "path", text: "no" },
    { type: "call", tool: "view", field: "path", text: "tes.md" },
  ]);
  expect(step).toMatchObject({
    parts: [{ type: "tool-call", callId: "id-1", tool: "view", input: { path: "notes.md" }, written: null }],
    stop: "tool-calls",
  });
});

test("calls that come together are all taken, each with an id of its own", async () => {
  const { step } = await play([
    ...says("I look at both."),
    calls("view", '{"path":"a.md"}', "same"),
    calls("view", '{"path":"b.md"}', "same"),
    finish("stop"),
  ]);
  expect(step).toMatchObject({
    parts: [
      { type: "text", text: "I look at both." },
      { type: "tool-call", callId: "id-1", input: { path: "a.md" } },
      { type: "tool-call", callId: "id-2", input: { path: "b.md" } },
    ],
    stop: "tool-calls",
  });
});

test.each([
  ["read_file", '{"file_path":"a.md"}', { tool: "view", input: { path: "a.md" } }],
  ["view", "{'path': 'a.md',}", { tool: "view", input: { path: "a.md" } }],
  ["view", "", { tool: "view", input: {} }],
  ["view", "complete nonsense", { tool: "view", input: { path: "complete nonsense" } }],
  ["teleport", '{"to":"moon"}', { tool: "teleport", input: {} }],
])("a call of %s with %j is made the best of", async (name, input, expected) => {
  const { step } = await play([calls(name, input), finish("tool-calls")]);
  expect(step.parts).toMatchObject([{ type: "tool-call", ...expected }]);
});

describe("a call that is written as text", () => {
  const json = '{"name": "view", "arguments": {"path": "a.md"}}';

  test.each([
    ["bare", json],
    ["in a fence", "```json\n" + json + "\n```"],
    ["in tags", `<tool_call>${json}</tool_call>`],
  ])("%s becomes a call, and isn't shown as text", async (_name, text) => {
    const { step, events, shown } = await play([...says(...text), finish()]);
    expect(shown).toBe("");
    expect(step).toMatchObject({
      parts: [{ type: "tool-call", tool: "view", input: { path: "a.md" } }],
      stop: "tool-calls",
    });
    expect(events).toEqual([
      { type: "call", tool: "view", field: null, text: "" },
      { type: "call", tool: "view", field: "path", text: "a.md" },
    ]);
  });

  test("keeps what was said before it", async () => {
    const { step, shown } = await play([...says("I look.\n\n", json), finish()]);
    expect(shown).toBe("I look.\n\n");
    expect(step.parts).toMatchObject([{ type: "text", text: "I look." }, { type: "tool-call" }]);
  });

  test("stays text on the last step, where only an answer may come", async () => {
    const context = contextWith({ masks: { allowed: ["answer"], exclude: [] } });
    const { step, asked } = await play([...says(json), finish()], context);
    expect(step).toMatchObject({ parts: [{ type: "text", text: json }], stop: "end" });
    expect(asked[0]?.tools).toBeUndefined();
  });

  test("is marked as cut off where the reply ran out of room", async () => {
    const { step } = await play([...says(json.slice(0, -4)), finish("length")]);
    expect(step).toMatchObject({ stop: "length", parts: [{ type: "tool-call" }] });
  });
});

test("an answer that shows JSON stays an answer, to the letter", async () => {
  const text = 'Here it is:\n```json\n{"name": "search", "version": "1.0.0"}\n```\nPut it into package.json.\n';
  const { step, shown } = await play([...says(...text), finish()]);
  expect(shown).toBe(text);
  expect(step).toMatchObject({ parts: [{ type: "text", text }], stop: "end" });
});

test("only tools that the masks allow are offered; a form of a tool stands for the tool", async () => {
  const names = async (allowed: string[]) => {
    const { asked } = await play([finish()], contextWith({ masks: { allowed, exclude: [] } }));
    return asked[0]?.tools?.map((tool) => tool.name);
  };
  expect(await names(["view", "answer"])).toEqual(["view"]);
  expect(await names(["add", "answer"])).toEqual(["edit"]);
});

test("parts of a kind that nobody here knows pass by", async () => {
  const parts: Part[] = [{ type: "ping" }, { type: "raw", rawValue: 1 }, ...says("Hi."), finish()];
  // a part of a later version of the interface
  const later = { type: "hologram", id: "1" } as unknown as Part;
  expect((await play([later, ...parts])).step.parts).toEqual([{ type: "text", text: "Hi." }]);
});

test("a stream that ends without its last part is an error, not an answer", async () => {
  await expect(play(says("It says"))).rejects.toMatchObject({ code: "model-unavailable", retryable: true });
});

test("an error in the stream is what it is", async () => {
  await expect(play([...says("x"), { type: "error", error: new Error("out of memory") }])).rejects.toThrow(
    "out of memory",
  );
  await expect(play([finish("error")])).rejects.toMatchObject({ code: "model-unavailable" });
});

test("stopping ends the step and lets go of the stream", async () => {
  const stop = new AbortController();
  let isLetGo = false;
  const stream = new ReadableStream<Part>({
    pull(controller) {
      for (const part of says("on ")) controller.enqueue(part);
    },
    cancel() {
      isLetGo = true;
    },
  });
  const protocol = createServerTools({
    dialect: "native",
    model: { doStream: () => Promise.resolve({ stream }) },
    modelId: "m",
    systemPrompt: "",
    contextSize: () => 1,
    newId: () => "",
    now: () => 0,
  });
  async function read() {
    for await (const event of protocol.nextStep(contextWith(), stop.signal)) if (event.type === "text") stop.abort();
  }
  await expect(read()).rejects.toMatchObject({ name: "AbortError" });
  expect(isLetGo).toBe(true);
});

test("a conversation is told in order, and each call has exactly one result", async () => {
  const call = (callId: string) => ({
    type: "tool-call" as const,
    callId,
    tool: "view",
    input: { path: callId },
    written: null,
  });
  const reply = (id: string, parts: AssistantMessage["parts"]): AssistantMessage => {
    return { role: "assistant", id, parts, stop: "tool-calls", origin: "harness", kind: null, usage: null };
  };
  const result = (callId: string, more: Partial<ToolMessage>): ToolMessage => {
    return {
      role: "tool",
      id: `r-${callId}`,
      callId,
      tool: "view",
      status: "ok",
      text: "tea",
      note: "",
      durationMs: 1,
      ...more,
    };
  };
  const messages: Message[] = [
    user,
    reply("1", [
      { type: "reasoning", text: "hm" },
      { type: "text", text: "I look." },
      call("a"),
      call("b"),
      call("c"),
      call("d"),
    ]),
    result("b", { status: "denied", text: "No." }),
    result("a", { note: "2 more files like it." }),
    result("a", { text: "a second answer" }),
    result("c", { status: "failed", text: "Not there." }),
    result("stray", {}),
    reply("2", []),
    { ...user, id: "u2", text: "And now?", context: "" },
  ];
  const { asked } = await play([finish()], contextWith({ messages }));
  const output = (toolCallId: string, value: unknown) => ({
    type: "tool-result",
    toolCallId,
    toolName: "view",
    output: value,
  });
  const called = (toolCallId: string) => ({
    type: "tool-call",
    toolCallId,
    toolName: "view",
    input: { path: toolCallId },
  });
  expect(asked[0]?.prompt).toEqual([
    { role: "system", content: "You are Hearth." },
    { role: "user", content: [{ type: "text", text: "Files: a.md 1 KB\n\nWhat is in a.md?" }] },
    {
      role: "assistant",
      content: [
        { type: "reasoning", text: "hm" },
        { type: "text", text: "I look." },
        ...["a", "b", "c", "d"].map(called),
      ],
    },
    {
      role: "tool",
      content: [
        output("a", { type: "text", value: "tea\n2 more files like it." }),
        output("b", { type: "execution-denied", reason: "No." }),
        output("c", { type: "error-text", value: "Not there." }),
        output("d", { type: "error-text", value: "Not run: it was interrupted before it began." }),
      ],
    },
    { role: "user", content: [{ type: "text", text: "And now?" }] },
  ]);
});
