import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { saidIn, scriptedLanguageModel, type ScriptedReply } from "../../../../test/support/scripted-language-model.ts";
import { AppError } from "../../../shared/error.ts";
import type { JsonObject } from "../../../shared/json.ts";
import type { AssistantMessage, Message, ToolCallPart } from "../../../shared/message.ts";
import type { Grounding, Step, StepContext, StepEvent } from "../../agent/step-protocol.ts";
import type { FieldSource, ToolSpec } from "../../agent/tool.ts";
import { createGuidedJson } from "./guided-json.ts";
import { answerLine, stepLine } from "./guided-json-text.ts";

function tool(name: string, effect: ToolSpec["effect"], sources: Record<string, FieldSource>): ToolSpec {
  const fields = Object.entries(sources).map(([field, source]) => ({ name: field, source, optional: false }));
  return { name, description: `${name} it`, effect, inputSchema: {}, fields };
}

const tools: ToolSpec[] = [
  tool("view", "look", { path: "existing-file" }),
  tool("write", "change", { path: "new-path", content: "text" }),
  tool("edit", "change", { path: "existing-file" }),
  tool("bash", "run", { command: "one-line" }),
  tool("grep", "look", { pattern: "one-line" }),
];

const folder: Record<string, string> = {
  "app.py": "def area(r):\n    return r * r\n",
  "list.md": "# List\n- tea\n- jam\n",
  "docs/日本 語🗻.md": 'さくら "花"\nゆき\n',
};

/** The files that are there, and the lines of the one that was named. */
function groundedIn(files: Readonly<Record<string, string>>): Grounding {
  return {
    async choices({ form, field, soFar }) {
      const lines = (files[soFar["path"] ?? ""] ?? "").split("\n").filter((line) => line !== "");
      if (field === "old" || field === "line") return { kind: "one-of", values: lines };
      const isPath = field === "path" && form !== "write";
      return isPath ? { kind: "one-of", values: Object.keys(files) } : { kind: "free" };
    },
    text: async (path) => files[path] ?? null,
  };
}

const request: Message = { role: "user", id: "u", text: "do it", context: "Files: app.py 1 KB" };

function allow(...allowed: string[]): StepContext["masks"] {
  return { allowed, exclude: [] };
}

function contextWith(more: Partial<StepContext> = {}): StepContext {
  return {
    tools,
    instructions: "",
    messages: [request],
    kind: null,
    kinds: ["chat", "look", "edit"],
    masks: allow("view", "write", "edit", "bash", "answer"),
    grounding: groundedIn(folder),
    ...more,
  };
}

type Replies = readonly (string | ScriptedReply)[];

function protocolWith(replies: Replies) {
  const scripted = scriptedLanguageModel(replies);
  let ids = 0;
  let time = 0;
  const protocol = createGuidedJson({
    model: scripted.model,
    modelId: "ollama/scripted",
    contextSize: () => 8192,
    newId: () => `id-${++ids}`,
    now: () => (time += 10),
  });
  return { ...scripted, protocol };
}

async function play(replies: Replies, more: Partial<StepContext> = {}, signal = new AbortController().signal) {
  const { protocol, calls } = protocolWith(replies);
  const events: StepEvent[] = [];
  const steps = protocol.nextStep(contextWith(more), signal);
  let next = await steps.next();
  while (!next.done) {
    events.push(next.value);
    next = await steps.next();
  }
  const step: Step = next.value;
  const schemas = calls.map(({ responseFormat }) => (responseFormat?.type === "json" ? responseFormat.schema : null));
  return { step, events, calls, schemas, call: callIn(step) };
}

function callIn({ parts }: Step): ToolCallPart {
  const call = parts.find((part) => part.type === "tool-call");
  return call ?? { type: "tool-call", callId: "", tool: "(none)", input: {}, written: null };
}

function object(properties: JsonObject): JsonObject {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

function oneOf(...values: string[]): JsonObject {
  return { type: "string", enum: values };
}

const viewApp = stepLine("view", { path: "app.py" });

describe("one step", () => {
  test("is one request, whose schema holds what makes sense and what is there", async () => {
    const { call, step, schemas, calls } = await play([viewApp], { masks: allow("view", "write", "edit", "answer") });
    expect(call).toEqual({
      type: "tool-call",
      callId: "id-1",
      tool: "view",
      input: { path: "app.py" },
      written: { dialect: "guided-json", text: viewApp, rung: "schema" },
    });
    expect(step).toMatchObject({
      stop: "tool-calls",
      usage: { evaluated: 10, reused: 30, sampled: 5, contextUsed: 45 },
    });
    expect(schemas).toEqual([
      object({
        step: {
          anyOf: [
            object({ do: oneOf("view", "edit"), path: oneOf(...Object.keys(folder)) }),
            object({ do: oneOf("write"), path: { type: "string" }, content: { type: "string" } }),
            object({ do: oneOf("answer"), text: { type: "string" } }),
          ],
        },
      }),
    ]);
    expect(calls[0]).toMatchObject({ responseFormat: { name: "step" }, temperature: 0, reasoning: "none" });
    expect(calls[0]?.tools).toBeUndefined();
    expect(calls[0]?.maxOutputTokens).toBeGreaterThan(0);
  });

  test("a line is chosen in a second request, among those of the file that was named", async () => {
    const { call, schemas, calls, step } = await play([
      stepLine("edit", { path: "app.py" }),
      '{"old":"    return r * r","new":"return 3 * r * r"}',
    ]);
    expect(call.input).toEqual({
      path: "app.py",
      old_text: "    return r * r",
      new_text: "    return 3 * r * r",
      line: 2,
    });
    expect(schemas[1]).toEqual(object({ old: oneOf("def area(r):", "    return r * r"), new: { type: "string" } }));
    expect(saidIn(calls[1]).slice(-2)).toEqual([
      { role: "assistant", text: stepLine("edit", { path: "app.py" }) },
      { role: "user", text: "Go on with: old, new" },
    ]);
    expect(step.usage).toMatchObject({ evaluated: 20, sampled: 10, contextUsed: 45 });
  });

  test("a line of the only file there is needs no second request", async () => {
    const reply = stepLine("edit", { path: "a.txt", old: "one", new: "two" });
    const { call, calls } = await play([reply], { grounding: groundedIn({ "a.txt": "one\n" }) });
    expect(call.input).toMatchObject({ path: "a.txt", old_text: "one", new_text: "two" });
    expect(calls).toHaveLength(1);
  });

  test("with many forms the form is chosen first", async () => {
    const masks = allow("view", "write", "edit", "fix", "add", "delete", "replace", "bash", "grep", "answer");
    const { call, schemas } = await play([stepLine("view", {}), '{"path":"list.md"}'], { masks });
    expect(call).toMatchObject({ input: { path: "list.md" }, written: { rung: "schema" } });
    const names = oneOf("view", "write", "edit", "fix", "add", "delete", "replace", "bash", "grep");
    expect(schemas).toEqual([
      object({ step: { anyOf: [object({ do: names }), object({ do: oneOf("answer"), text: { type: "string" } })] } }),
      object({ path: oneOf(...Object.keys(folder)) }),
    ]);
  });

  test("names and texts in any writing come through whole", async () => {
    const path = "docs/日本 語🗻.md";
    const replies = [stepLine("edit", { path }), JSON.stringify({ old: 'さくら "花"', new: '"🌸"\\' })];
    const { call, schemas } = await play(replies);
    expect(call.input).toMatchObject({ path, old_text: 'さくら "花"', new_text: '"🌸"\\' });
    expect(schemas[1]).toMatchObject({ properties: { old: oneOf('さくら "花"', "ゆき") } });
  });

  test("thinking is kept apart", async () => {
    const { step, events } = await play([{ reasoning: "Hm.", text: viewApp }]);
    expect(events[0]).toEqual({ type: "reasoning", text: "Hm." });
    expect(step.parts[0]).toEqual({ type: "reasoning", text: "Hm." });
  });
});

describe("what makes no sense", () => {
  test("isn't in the schema: masked steps, excluded files, forms with nothing left to choose", async () => {
    const exclude = [
      { tool: "view", field: "path", values: ["app.py", "list.md"] },
      { tool: "edit", field: "path", values: Object.keys(folder) },
    ];
    const { schemas } = await play([answerLine("Done.")], { masks: { allowed: ["view", "edit", "answer"], exclude } });
    expect(schemas[0]).toMatchObject({
      properties: {
        step: {
          anyOf: [
            { properties: { do: oneOf("view"), path: oneOf("docs/日本 語🗻.md") } },
            { properties: { do: oneOf("answer") } },
          ],
        },
      },
    });
  });

  test("doesn't leave here either, whatever the server lets pass", async () => {
    const masked = stepLine("write", { path: "x.md", content: "x" });
    const { call, calls } = await play([masked, viewApp], { masks: allow("view", "answer") });
    expect(call).toMatchObject({ tool: "view", written: { rung: "asked-again" } });
    expect(saidIn(calls[1]).at(-1)?.text).toMatch(
      /"write" can't be taken now, only: view, answer\..*\{"type":"object"/s,
    );
    await expect(play([masked, masked], { masks: allow("view", "answer") })).rejects.toMatchObject({
      code: "model-unavailable",
      message: expect.stringContaining("can't be made to answer in steps"),
    });
  });

  test("a file that isn't there is asked for once more, with the reason", async () => {
    const wrong = stepLine("view", { path: "nothing.txt" });
    const { call, calls } = await play([wrong, '{"path":"list.md"}']);
    expect(call).toMatchObject({ input: { path: "list.md" }, written: { rung: "asked-again" } });
    expect(saidIn(calls[1]).slice(-2)).toEqual([
      { role: "assistant", text: stepLine("view", {}) },
      { role: "user", text: '"nothing.txt" can\'t be the path here. Choose one that is there.\nGo on with: path' },
    ]);
    await expect(play([wrong, '{"path":"nothing.txt"}'])).rejects.toThrow("can't be made to answer in steps");
  });

  test("an excluded file doesn't become its neighbour", async () => {
    const files = { "report-a.md": "a", "report-b.md": "b", "notes.md": "c" };
    const exclude = [{ tool: "view", field: "path", values: ["report-a.md"] }];
    const replies = [stepLine("view", { path: "report-a.md" }), '{"path":"notes.md"}'];
    const { call } = await play(replies, { grounding: groundedIn(files), masks: { allowed: ["view"], exclude } });
    expect(call.input).toEqual({ path: "notes.md" });
  });

  test("a path that no file system takes isn't made", async () => {
    const { call } = await play([stepLine("write", { path: "a\nb", content: "x" }), '{"path":"a.md","content":"x"}']);
    expect(call.input).toEqual({ path: "a.md", content: "x\n" });
  });
});

describe("more than can be offered", () => {
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`notes/day-${index}.md`, "tea\n"]));
  const free = { properties: { step: { anyOf: [{ properties: { path: { type: "string" } } }, {}] } } };

  test("is written freely, and checked", async () => {
    const more = { grounding: groundedIn(many), masks: allow("view", "answer") };
    const { call, schemas } = await play([stepLine("view", { path: "./notes/day-250.md" })], more);
    expect(schemas[0]).toMatchObject(free);
    expect(call).toMatchObject({ input: { path: "notes/day-250.md" }, written: { rung: "repaired" } });
  });

  test("is offered as a short list where what was written isn't there", async () => {
    const more = {
      grounding: groundedIn(many),
      masks: allow("view", "answer"),
      messages: [{ ...request, text: "what is in day-299.md?" }],
    };
    const replies = [stepLine("view", { path: "day-999.md" }), '{"path":"notes/day-299.md"}'];
    const { call, schemas } = await play(replies, more);
    expect(call.input).toEqual({ path: "notes/day-299.md" });
    const path = schemas[1]?.properties?.["path"];
    const offered: unknown[] = typeof path === "object" ? (path.enum ?? []) : [];
    expect(offered).toHaveLength(200);
    expect(offered[0]).toBe("notes/day-299.md");
  });

  test("the lines of a long file too", async () => {
    const text = Array.from({ length: 300 }, (_, index) => `entry ${index};`).join("\n");
    const more = { grounding: groundedIn({ "long.txt": text, "b.txt": "" }), masks: allow("delete", "answer") };
    const replies = [stepLine("delete", { path: "long.txt" }), '{"line":"  entry 7; "}'];
    const { call, schemas } = await play(replies, more);
    expect(schemas[1]).toEqual(object({ line: { type: "string" } }));
    expect(call).toMatchObject({ input: { old_text: "entry 7;\n", line: 8 }, written: { rung: "repaired" } });
  });
});

describe("a server that ignores the schema", () => {
  test.each<[string, string]>([
    ["a fence", `\`\`\`json\n${viewApp}\n\`\`\``],
    ["prose around it", `Sure, I look.\n${viewApp}\nThat shows it.`],
    ["no object around it", '{"do":"view","path":"app.py"}'],
    ["the step as a name", '{"step":"view","path":"app.py"}'],
    ["a call as models know it", '{"name":"view","arguments":{"path":"app.py"}}'],
    ["the form as a key", '{"view":{"path":"app.py"}}'],
    ["another name of the tool and its field", '{"step":{"do":"read_file","file_path":"./app.py"}}'],
    ["JSON that is broken", "{'step': {'do': 'view', 'path': 'app.py',}"],
    ["tags", '<tool_call>{"name":"view","arguments":{"path":"app.py"}}</tool_call>'],
    ["a slip of the pen", '{"step":{"do":"view","path":"App.py"}}'],
  ])("%s: what was meant becomes the call", async (_name, reply) => {
    const { call, calls, events } = await play([reply]);
    expect(call).toMatchObject({
      tool: "view",
      input: { path: "app.py" },
      written: { text: viewApp, rung: "repaired" },
    });
    expect(calls).toHaveLength(1);
    expect(events).toEqual([
      { type: "call", tool: "view", field: null, text: "" },
      { type: "call", tool: "view", field: "path", text: "app.py" },
    ]);
  });

  test("all fields at once are taken, and need no second request", async () => {
    const reply =
      '{"name":"edit","arguments":{"path":"app.py","old_text":"    return r * r","new_text":"    return r"}}';
    const { call, calls } = await play([reply]);
    expect(call).toMatchObject({ input: { old_text: "    return r * r", new_text: "    return r", line: 2 } });
    expect(calls).toHaveLength(1);
  });

  test("a tool doesn't stand for a form of it that it says nothing of", async () => {
    const { call } = await play(['{"name":"run_shell","arguments":{"command":"rm x"}}', viewApp], {
      masks: allow("view", "move"),
    });
    expect(call.tool).toBe("view");
  });

  test("a body given as lines is those lines", async () => {
    const { call } = await play(['{"step":{"do":"write","path":"a.txt","content":["one","two"]}}']);
    expect(call.input).toEqual({ path: "a.txt", content: "one\ntwo\n" });
  });

  test("words are asked for once more, with the schema, and then are the answer where one may be given", async () => {
    const { step, events, calls } = await play(["Let me see.", "It is **tea**."]);
    expect(step).toMatchObject({ parts: [{ type: "text", text: "It is **tea**." }], stop: "end" });
    expect(events).toEqual([{ type: "text", text: "It is **tea**." }]);
    expect(saidIn(calls[1]).slice(-2)).toEqual([
      { role: "assistant", text: "Let me see." },
      { role: "user", text: expect.stringMatching(/^That was no step\. Write one JSON object of this schema/) },
    ]);
    await expect(play(["Let me see.", "Well."], { masks: allow("view") })).rejects.toMatchObject({
      code: "model-unavailable",
    });
  });

  test("words are the answer at once where nothing else can come", async () => {
    const { step, calls } = await play(["It is tea."], { masks: allow("answer") });
    expect(step.parts).toEqual([{ type: "text", text: "It is tea." }]);
    expect(calls).toHaveLength(1);
  });

  test("what is no answer to a person isn't shown as one", async () => {
    await expect(play(['{"a":1}', '```json\n{"a":1}\n```'])).rejects.toMatchObject({ code: "model-unavailable" });
  });
});

describe("while it is written", () => {
  const answer = 'Tea: "5 €"\n\\o/ 🗻 お茶';
  const textOf = (events: readonly StepEvent[]) =>
    events.map((event) => (event.type === "text" ? event.text : "")).join("");

  test("an answer is shown as it comes, and nothing of its JSON", async () => {
    const { events } = await play([{ text: ['{"step":{"do":"answer",', '"text":"It ', 'is tea."}}'] }]);
    expect(events).toEqual([
      { type: "text", text: "It " },
      { type: "text", text: "is tea." },
    ]);
  });

  test("the tool and the file are told before the body", async () => {
    const { events } = await play([{ text: ['{"step":{"do":"write","path":"a.md","con', 'tent":"one\\n', 'two"}}'] }]);
    expect(events).toEqual([
      { type: "call", tool: "write", field: null, text: "" },
      { type: "call", tool: "write", field: "path", text: "a.md" },
      { type: "call", tool: "write", field: "content", text: "one\n" },
      { type: "call", tool: "write", field: "content", text: "two" },
    ]);
  });

  property.prop([fc.array(fc.nat(60), { maxLength: 8 })])("it may be cut anywhere", async (cuts) => {
    const whole = await play([{ text: cutAt(answerLine(answer), cuts) }]);
    expect(whole.step.parts).toEqual([{ type: "text", text: answer }]);
    expect(textOf(whole.events)).toBe(answer);
    const call = await play([{ text: cutAt(stepLine("write", { path: "日本.md", content: answer }), cuts) }]);
    expect(call.call.input).toEqual({ path: "日本.md", content: `${answer}\n` });
    const told = new Map<string | null, string>();
    for (const event of call.events) {
      if (event.type === "call") told.set(event.field, (told.get(event.field) ?? "") + event.text);
    }
    expect([...told]).toEqual([
      [null, ""],
      ["path", "日本.md"],
      ["content", answer],
    ]);
  });

  property.prop([fc.string({ unit: "grapheme" }), fc.nat(200)])(
    "an answer that was cut off is a beginning of it, and says so",
    async (text, room) => {
      const line = answerLine(`Tea. ${text}`);
      const { step, events } = await play([
        { text: line.slice(0, Math.max('{"step":{"do":"answer","text":"T'.length, room)), finish: "length" },
      ]);
      const [part] = step.parts;
      expect(part?.type === "text" && `Tea. ${text}`.startsWith(part.text)).toBe(true);
      expect(textOf(events)).toBe(part?.type === "text" ? part.text : null);
      expect(step.stop).toBe(room < line.length ? "length" : "end");
    },
  );
});

describe("a reply that ends early", () => {
  test("is marked, keeps what is known, and asks for nothing more", async () => {
    const text = '{"step":{"do":"write","path":"a.md","content":"one\\ntw';
    const { step, call } = await play([{ text, finish: "length" }]);
    expect(step.stop).toBe("length");
    expect(call.input).toEqual({ path: "a.md", content: "one\ntw\n" });
    const begun = await play([{ text: '{"step":{"do":"edit","path":"app.py"', finish: "length" }]);
    expect(begun.call.input).toEqual({ path: "app.py" });
    expect(begun.calls).toHaveLength(1);
  });

  test("is whole where only blanks are missing", async () => {
    const { step } = await play([{ text: `${viewApp}\n\n`, finish: "length" }]);
    expect(step.stop).toBe("tool-calls");
  });

  test("is an error where the server broke off or failed", async () => {
    await expect(play([{ text: viewApp, isBrokenOff: true }])).rejects.toMatchObject({ retryable: true });
    await expect(play([{ text: "", finish: "error" }])).rejects.toMatchObject({ code: "model-unavailable" });
    await expect(play([{ text: "", finish: "content-filter" }])).rejects.toMatchObject({ code: "model-unavailable" });
  });

  test("on being stopped ends at once, and lets go of the server", async () => {
    const stop = new AbortController();
    const { protocol, calls, letGo } = protocolWith([
      { text: ['{"step":{"do":"answer","text":"on ', "and ", 'on"}}'] },
    ]);
    async function read() {
      for await (const event of protocol.nextStep(contextWith(), stop.signal)) if (event.type === "text") stop.abort();
    }
    await expect(read()).rejects.toMatchObject({ name: "AbortError" });
    expect([calls.length, letGo()]).toEqual([1, 1]);
    await expect(play([viewApp], {}, stop.signal)).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("the kind of a request", () => {
  async function classify(replies: Replies, more: Partial<StepContext> = {}) {
    const { protocol, calls } = protocolWith(replies);
    const kinds = protocol.classify(contextWith(more), new AbortController().signal);
    let next = await kinds.next();
    while (!next.done) next = await kinds.next();
    return { kind: next.value, calls };
  }

  test("is asked for in a short request of its own", async () => {
    const { kind, calls } = await classify(['{"kind":"look"}']);
    expect(kind).toBe("look");
    expect(calls[0]?.responseFormat).toEqual({
      type: "json",
      name: "step",
      schema: object({ kind: oneOf("chat", "look", "edit") }),
    });
    expect(calls[0]?.maxOutputTokens).toBeLessThan(100);
  });

  test("isn't known where the server ignores the schema, and needs no request where it can only be one", async () => {
    expect((await classify(["I would look."])).kind).toBeNull();
    expect((await classify(['{"kind":"run"}'])).kind).toBeNull();
    const only = await classify([], { kinds: ["look"] });
    expect([only.kind, only.calls.length]).toEqual(["look", 0]);
  });
});

describe("the conversation", () => {
  const reply = (id: string, step: Step, kind: AssistantMessage["kind"]): AssistantMessage => {
    return { role: "assistant", id, ...step, origin: "model", kind };
  };
  const result = (call: ToolCallPart, text = "fine"): Message => {
    return {
      role: "tool",
      id: `r-${call.callId}`,
      callId: call.callId,
      tool: call.tool,
      status: "ok",
      text,
      note: "",
      durationMs: 1,
    };
  };

  test("begins, when it went on, with all that was sent before", async () => {
    const { protocol, calls } = protocolWith([
      '{"kind":"edit"}',
      viewApp,
      stepLine("edit", { path: "app.py" }),
      '{"old":"def area(r):","new":"def area(radius):"}',
      answerLine("Done."),
      '{"kind":"look"}',
    ]);
    const { signal } = new AbortController();
    let messages: Message[] = [request];
    const classify = protocol.classify(contextWith({ messages }), signal);
    for (let next = await classify.next(); !next.done;) next = await classify.next();
    for (const kind of ["edit", null, null] as const) {
      const steps = protocol.nextStep(contextWith({ messages, kind }), signal);
      let next = await steps.next();
      while (!next.done) next = await steps.next();
      const results = next.value.parts.flatMap((part) => (part.type === "tool-call" ? [result(part)] : []));
      messages = [...messages, reply(`a${messages.length}`, next.value, kind), ...results];
    }
    messages = [...messages, { ...request, id: "u2", text: "and now?" }];
    const again = protocol.classify(contextWith({ messages }), signal);
    for (let next = await again.next(); !next.done;) next = await again.next();
    expect(calls).toHaveLength(6);
    for (const [index, call] of calls.entries()) {
      const before = calls[index - 1]?.prompt ?? [];
      expect(call.prompt.slice(0, before.length)).toEqual(before);
    }
    const roles = calls.at(-1)?.prompt.map(({ role }) => role) ?? [];
    expect(roles.every((role, index) => index === 0 || role === (index % 2 === 1 ? "user" : "assistant"))).toBe(true);
  });

  test("shows what others did in its own words, each call with its result", async () => {
    const call = (callId: string, name: string, input: JsonObject): ToolCallPart => {
      return { type: "tool-call", callId, tool: name, input, written: null };
    };
    const look = call("a", "view", { path: "app.py" });
    const open = call("b", "edit", { path: "app.py", old_text: "def area(r):", new_text: "def a(r):", line: 1 });
    const messages = [
      request,
      reply("1", { parts: [look, open], stop: "tool-calls", usage: null }, "edit"),
      result(look, "the file"),
      reply("2", { parts: [{ type: "text", text: "Half" }], stop: "cancelled", usage: null }, null),
      { ...request, id: "u2", text: "go on", context: "" },
    ];
    const { calls } = await play([answerLine("Yes.")], { messages, kind: "edit" });
    const said = saidIn(calls[0]);
    expect(said.slice(said.findIndex(({ text }) => text.endsWith("Request: do it")))).toEqual([
      { role: "user", text: "Files: app.py 1 KB\n\nRequest: do it" },
      { role: "assistant", text: '{"kind":"edit"}' },
      { role: "user", text: "Go on with: step" },
      { role: "assistant", text: '{"step":{"do":"view","path":"app.py"}}' },
      { role: "user", text: "Result:\nthe file" },
      { role: "assistant", text: '{"step":{"do":"edit","path":"app.py"}}' },
      { role: "user", text: "Go on with: old, new" },
      { role: "assistant", text: '{"old":"def area(r):","new":"def a(r):"}' },
      { role: "user", text: "Not done:\nNot run: it was interrupted before it began." },
      { role: "assistant", text: '{"step":{"do":"answer","text":"Half"}}' },
      { role: "user", text: "Request: go on" },
      { role: "assistant", text: '{"kind":"edit"}' },
      { role: "user", text: "Go on with: step" },
    ]);
  });

  test("leaves out its oldest turns where there is no room, and says so", async () => {
    const turn = (text: string): Message[] => [
      { ...request, id: text, text },
      reply(`a-${text}`, { parts: [{ type: "text", text: "Fine." }], stop: "end", usage: null }, null),
    ];
    const tooLong = { fails: new AppError("too-large", "There is no room for that.") };
    const messages = [...turn("first"), ...turn("second"), ...turn("third"), request];
    const { step, calls } = await play([tooLong, answerLine("Yes.")], { messages });
    const said = saidIn(calls[1]).map(({ text }) => text);
    expect(said).not.toContain("Files: app.py 1 KB\n\nRequest: second");
    expect(said).toContain("Files: app.py 1 KB\n\nRequest: third");
    expect(step.usage?.turnsLeftOut).toBe(2);
    await expect(play([tooLong])).rejects.toThrow("no room");
  });
});

function cutAt(text: string, cuts: readonly number[]): string[] {
  const places = [0, ...cuts.filter((cut) => cut < text.length).toSorted((one, other) => one - other), text.length];
  return places.slice(1).map((end, index) => text.slice(places[index], end));
}
