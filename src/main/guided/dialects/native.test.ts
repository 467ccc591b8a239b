import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { grammarAccepts } from "../../../../test/support/grammar-accepts.ts";
import { scriptedFieldEngine, textOf } from "../../../../test/support/scripted-field-engine.ts";
import { llamaFormat, qwenFormat } from "../../../../test/support/tool-call-formats.ts";
import type { AssistantMessage, Message, ToolCallPart, ToolMessage, UserMessage } from "../../../shared/message.ts";
import type { Step, StepContext, StepEvent } from "../../agent/step-protocol.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import type { FreeResult, ToolCallFormat } from "../field-engine.ts";
import { nativeReply } from "./native/reply.ts";
import { renderNativePrompt } from "./native/prompt.ts";
import { nativeSteps } from "./native.ts";
import { ungrounded } from "../../agent/ungrounded.ts";

const view: ToolSpec = {
  name: "view",
  description: "show a file",
  effect: "look",
  fields: [{ name: "path", source: "existing-file", optional: false }],
  inputSchema: {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    type: "object",
    properties: { path: { type: "string" }, offset: { type: "integer" } },
    required: ["path"],
  },
};
const edit: ToolSpec = {
  name: "edit",
  description: "change a file",
  effect: "change",
  fields: [
    { name: "path", source: "existing-file", optional: false },
    { name: "old_text", source: "text", optional: false },
    { name: "new_text", source: "text", optional: false },
  ],
  inputSchema: {
    type: "object",
    properties: { path: { type: "string" }, old_text: { type: "string" }, new_text: { type: "string" } },
    required: ["path", "old_text", "new_text"],
  },
};
const pwd: ToolSpec = {
  name: "pwd",
  description: "say where we are",
  effect: "look",
  fields: [],
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
};

const user: UserMessage = { role: "user", id: "u1", text: "What is in a.md?", context: "Files: a.md 1 KB" };
const never = new AbortController().signal;

function contextWith(more: Partial<StepContext> = {}, paths: readonly string[] | null = ["a.md", "B.md"]): StepContext {
  return {
    tools: [view, edit, pwd],
    instructions: "",
    messages: [user],
    kind: null,
    kinds: [],
    masks: { allowed: ["view", "add", "pwd", "answer"], exclude: [] },
    grounding: {
      ...ungrounded,
      choices: async ({ field }) =>
        field === "path" && paths !== null ? { kind: "one-of", values: paths } : { kind: "free" },
    },
    ...more,
  };
}

type Options = { toolCalls?: ToolCallFormat; stop?: FreeResult["stop"] };

async function play(reply: string, context = contextWith(), options: Options = {}) {
  const { engine, grammars, state } = scriptedFieldEngine([reply], undefined, { toolCalls: qwenFormat, ...options });
  let ids = 0;
  const events: StepEvent[] = [];
  const steps = nativeSteps(engine, () => `id-${++ids}`).nextStep(context, never);
  let next = await steps.next();
  while (!next.done) {
    if (next.value.type !== "progress") events.push(next.value);
    next = await steps.next();
  }
  const step: Step = next.value;
  const shown = events.map((event) => (event.type === "text" ? event.text : "")).join("");
  return { step, events, shown, state: state(), accepts: await grammarAccepts(grammars[0] ?? "") };
}

const call = (name: string, input: object) => {
  const json = Object.entries(input).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `<tool_call>\n{"name": "${name}", "arguments": {${json.join(", ")}}}\n</tool_call>`;
};

describe("a reply", () => {
  test("that is an answer streams as it comes", async () => {
    const { step, events } = await play("It says tea.");
    expect(events).toEqual(["It ", "says ", "tea."].map((text) => ({ type: "text", text })));
    expect(step).toMatchObject({ parts: [{ type: "text", text: "It says tea." }], stop: "end" });
  });

  test("that is a call shows its fields as they come, and is kept to the letter", async () => {
    const { step, events, shown } = await play(call("view", { path: "a.md" }));
    expect(shown).toBe("");
    expect(events).toEqual([
      { type: "call", tool: "view", field: null, text: "" },
      { type: "call", tool: "view", field: "path", text: "a.md" },
    ]);
    expect(step).toMatchObject({
      parts: [
        {
          type: "tool-call",
          callId: "id-1",
          tool: "view",
          input: { path: "a.md" },
          written: { dialect: "native", text: 'view", "arguments": {"path": "a.md"}' },
        },
      ],
      stop: "tool-calls",
    });
  });

  test("of several calls gives them all, and each only once", async () => {
    const calls = ["a.md", "B.md", "a.md"].map((path) => call("view", { path }));
    const { step } = await play([...calls, call("pwd", {})].join("\n"));
    expect(step.parts).toMatchObject([
      { callId: "id-1", input: { path: "a.md" } },
      { callId: "id-2", input: { path: "B.md" } },
      { callId: "id-3", tool: "pwd", input: {} },
    ]);
  });

  test("that ran out of room in a call is marked as cut off", async () => {
    const { step } = await play(call("view", { path: "a.md" }).slice(0, -20), contextWith(), { stop: "length" });
    expect(step).toMatchObject({ stop: "length", parts: [{ type: "tool-call", tool: "view" }] });
  });

  test("that says something and then calls, in whatever way, is a call", async () => {
    const { step, shown } = await play(`I look.\n${call("view", { path: "a.md" })}`);
    expect(shown.trim()).toBe("I look.");
    expect(step).toMatchObject({
      parts: [
        { type: "text", text: "I look." },
        { type: "tool-call", tool: "view", input: { path: "a.md" }, written: null },
      ],
      stop: "tool-calls",
    });
  });

  test.each([
    ["./a.md", "a.md"],
    ["A.MD", "a.md"],
    ["./b.md", "B.md"],
    ["c.md", "c.md"],
    ["docs/a.md", "docs/a.md"],
  ])("that names %s means %s: only what is the same file beyond doubt is put right", async (given, meant) => {
    const { step } = await play(call("view", { path: given }));
    expect(step.parts).toMatchObject([{ input: { path: meant } }]);
  });
});

describe("the grammar", () => {
  const one = call("view", { path: "a.md" });

  test("takes an answer or calls of tools on offer, and nothing that only begins like a call", async () => {
    const { accepts } = await play("Hi.");
    const taken = [
      "Hi.",
      "< 3",
      "<tool> is a tag",
      '{"name": "view"}',
      one,
      call("view", { path: "B.md", offset: 3 }),
      call("pwd", {}),
      call("edit", { path: "a.md", old_text: "a\nb", new_text: 'say "x"' }),
      [one, one, one, one, one].join("\n"),
    ];
    const refused = [
      "",
      " Hi.",
      "\n" + one,
      "<tool_call>",
      `${one}\n`,
      `${one} Done.`,
      call("view", {}),
      call("view", { path: "c.md" }),
      call("delete", { path: "a.md" }),
      call("pwd", { path: "a.md" }),
      [one, one, one, one, one, one].join("\n"),
    ];
    expect({ taken: taken.filter(accepts), refused: refused.filter((text) => !accepts(text)) }).toEqual({
      taken,
      refused,
    });
  });

  test("takes only calls while the answer is held back, and only text on the last step", async () => {
    const held = await play(one, contextWith({ masks: { allowed: ["view"], exclude: [] } }));
    expect(["Hi.", one, call("pwd", {})].filter(held.accepts)).toEqual([one]);
    const last = await play("Hi.", contextWith({ masks: { allowed: ["answer"], exclude: [] } }));
    expect(["Hi.", one].filter(last.accepts)).toEqual(["Hi."]);
  });

  test("leaves out excluded files, and a tool that has none left", async () => {
    const seen = (values: string[]) => ({
      masks: { allowed: ["view", "pwd", "answer"], exclude: [{ tool: "view", field: "path", values }] },
    });
    const { accepts } = await play("Hi.", contextWith(seen(["a.md"])));
    expect([one, call("view", { path: "B.md" })].filter(accepts)).toEqual([call("view", { path: "B.md" })]);
    const none = await play("Hi.", contextWith(seen(["a.md", "B.md"])));
    expect([one, call("view", { path: "B.md" }), call("pwd", {})].filter(none.accepts)).toEqual([call("pwd", {})]);
  });

  test("lets any path pass where there are too many to choose from", async () => {
    const many = Array.from({ length: 301 }, (_, index) => `${index}.md`);
    const { accepts } = await play("Hi.", contextWith({}, many));
    expect(accepts(call("view", { path: "elsewhere.md" }))).toBe(true);
  });

  test("follows a format of bare JSON with one call a turn, and lets answers begin with a brace", async () => {
    const bare = '{"name": "view", "parameters": {"path":"a.md"}}';
    const { step, accepts } = await play(bare, contextWith(), { toolCalls: llamaFormat });
    expect(step.parts).toMatchObject([{ tool: "view", input: { path: "a.md" } }]);
    expect([bare, '{"a": 1}', "{", '{"name": "x"}', `${bare}${bare}`].filter(accepts)).toEqual([bare, '{"a": 1}', "{"]);
  });
});

test("a model whose template knows no tools is refused, and told what to use instead", () => {
  const { engine } = scriptedFieldEngine([]);
  expect(() => nativeSteps(engine, () => "")).toThrow(/"guided-text"/);
});

describe("the prompt", () => {
  const asked = (id: string, input: { path: string }, written: ToolCallPart["written"] = null): ToolCallPart => {
    return { type: "tool-call", callId: id, tool: "view", input, written };
  };
  const reply = (id: string, ...parts: AssistantMessage["parts"]): AssistantMessage => {
    return { role: "assistant", id, parts, stop: "end", origin: "model", kind: null, usage: null };
  };
  const result = (callId: string, more: Partial<ToolMessage> = {}): ToolMessage => {
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
    reply("1", { type: "text", text: "I look." }, asked("a", { path: "a.md" }), asked("b", { path: "b.md" })),
    result("b", { status: "failed", text: "Not there." }),
    result("a", { note: "2 more." }),
    reply("2", { type: "text", text: "Tea." }),
    { ...user, id: "u2", text: "And now?", context: "" },
    reply("3", asked("c", { path: "c.md" }, { dialect: "guided-text", text: "view\npath: c.md\n" })),
    { ...user, id: "u3", text: "Stop.", context: "" },
  ];
  const promptOf = (count: number, format = qwenFormat) => {
    const { engine } = scriptedFieldEngine([]);
    return textOf(
      renderNativePrompt(engine.facts.chat, format, "You are Hearth.", [view, pwd], messages.slice(0, count)),
    );
  };

  test("is written as the template writes it, calls of other dialects too", () => {
    expect(promptOf(messages.length)).toBe(`<|im_start|>system
You are Hearth.

<tools>
{"type": "function", "function": {"name": "view", "description": "show a file", "parameters": {"type": "object", "properties": {"path": {"type": "string"}, "offset": {"type": "integer"}}, "required": ["path"]}}}
{"type": "function", "function": {"name": "pwd", "description": "say where we are", "parameters": {"type": "object", "properties": {}, "additionalProperties": false}}}
</tools><|im_end|>
<|im_start|>user
Files: a.md 1 KB

What is in a.md?<|im_end|>
<|im_start|>assistant
I look.
<tool_call>
{"name": "view", "arguments": {"path": "a.md"}}
</tool_call>
<tool_call>
{"name": "view", "arguments": {"path": "b.md"}}
</tool_call><|im_end|>
<|im_start|>user
<tool_response>
tea
2 more.
</tool_response>
<tool_response>
Not done:
Not there.
</tool_response><|im_end|>
<|im_start|>assistant
Tea.<|im_end|>
<|im_start|>user
And now?<|im_end|>
<|im_start|>assistant
<tool_call>
{"name": "view", "arguments": {"path": "c.md"}}
</tool_call><|im_end|>
<|im_start|>user
<tool_response>
Not run: it was interrupted before it began.
</tool_response><|im_end|>
<|im_start|>user
Stop.<|im_end|>
<|im_start|>assistant
`);
  });

  test("gives each call a turn of its own where the template knows no parallel calls", () => {
    expect(promptOf(4, llamaFormat)).toContain(`<|im_start|>assistant
I look.
{"name": "view", "parameters": {"path":"a.md"}}<|im_end|>
<|im_start|>user
<tool_response>
"tea\\n2 more."
</tool_response><|im_end|>
<|im_start|>assistant
{"name": "view", "parameters": {"path":"b.md"}}<|im_end|>`);
  });

  test("of a conversation that grew begins with the one before", () => {
    for (const [shorter, longer] of [
      [1, 4],
      [4, 5],
      [5, 6],
      [6, 8],
    ] as const) {
      const turn = "<|im_start|>assistant\n";
      expect(promptOf(longer).startsWith(promptOf(shorter).slice(0, -turn.length))).toBe(true);
    }
  });

  test("has the model's own reply to the letter, so that nothing of it is read again", async () => {
    const text = `${call("view", { path: "a.md" }).replace("a.md", "\\u0061.md")}\n${call("pwd", {})}`;
    const first = await play(text);
    const { engine } = scriptedFieldEngine([]);
    const own = { ...reply("1"), ...first.step };
    const { chat } = engine.facts;
    const next = textOf(renderNativePrompt(chat, qwenFormat, "", [], [user, own]));
    const before = textOf(renderNativePrompt(chat, qwenFormat, "", [], [user]));
    expect(next.startsWith(before + text)).toBe(true);
  });

  test("stays the same whatever the masks", async () => {
    const one = await play("Hi.");
    const other = await play("Hi.", contextWith({ masks: { allowed: ["answer"], exclude: [] } }));
    expect(one.state).toBe(other.state);
  });
});

const inputs = fc.record({ path: fc.string({ unit: "binary" }), offset: fc.integer() }, { requiredKeys: ["path"] });

property.prop([
  fc.uniqueArray(inputs, { minLength: 1, maxLength: 3, selector: (input) => JSON.stringify(input) }),
  fc.array(fc.nat(20), { minLength: 1 }),
])("however calls are cut on their way, they come out whole", (given, cuts) => {
  const text = given.map((input) => call("view", input)).join("\n");
  const reply = nativeReply(qwenFormat, [view]);
  for (let at = 0, turn = 0; at < text.length; turn += 1) {
    const length = 1 + (cuts[turn % cuts.length] ?? 0);
    for (const event of reply.push(text.slice(at, at + length))) expect(event.type).toBe("call");
    at += length;
  }
  const ending = reply.end();
  const { value } = ending.next();
  expect(value).toMatchObject({ text: "", calls: given.map((input) => ({ tool: "view", input })) });
});
