import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { scriptedFieldEngine, textOf } from "../../../../test/support/scripted-field-engine.ts";
import type { AssistantMessage, Message, RequestKind } from "../../../shared/message.ts";
import type { Step, StepContext, StepEvent } from "../../agent/step-protocol.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import { groundIn } from "../guide/grounding.ts";
import { guidedText, staticPrompt } from "./guided-text.ts";

const tools: ToolSpec[] = [
  {
    name: "view",
    description: "read a file",
    effect: "look",
    inputSchema: {},
    fields: [{ name: "path", source: "existing-file", optional: false }],
  },
  {
    name: "write",
    description: "make a file",
    effect: "change",
    inputSchema: {},
    fields: [
      { name: "path", source: "new-path", optional: false },
      { name: "content", source: "text", optional: false },
    ],
  },
  {
    name: "edit",
    description: "change a file",
    effect: "change",
    inputSchema: {},
    fields: [{ name: "path", source: "existing-file", optional: false }],
  },
  {
    name: "bash",
    description: "run a command",
    effect: "run",
    inputSchema: {},
    fields: [{ name: "command", source: "one-line", optional: false }],
  },
];

const folder: Record<string, string> = {
  "app.py": "def area(r):\n    return r * r\n",
  "list.md": "# List\n- tea\n- tea\n- jam\n",
  "empty.txt": "",
};
const grounding = groundIn(
  {
    files: async () => Object.entries(folder).map(([path, text]) => ({ path, size: text.length })),
    text: async (path) => folder[path] ?? null,
    fingerprint: async () => null,
    table: async () => null,
    records: async () => [],
    entry: async () => null,
    isRepository: async () => false,
    search: async () => [],
  },
  tools,
);

const request: Message = { role: "user", id: "u", text: "do it", context: "Files: app.py 1 KB" };

function context(more: Partial<StepContext> = {}): StepContext {
  const allowed = ["view", "write", "edit", "fix", "add", "delete", "replace", "bash", "answer"];
  return {
    tools,
    instructions: "",
    messages: [request],
    kind: "edit",
    kinds: ["chat", "look", "edit"],
    masks: { allowed, exclude: [] },
    grounding,
    ...more,
  };
}

async function step(script: readonly string[], more: Partial<StepContext> = {}, room?: number) {
  const { engine, offers, state } = scriptedFieldEngine(script, room);
  const events: StepEvent[] = [];
  const steps = guidedText(engine, randomUUID).nextStep(context(more), new AbortController().signal);
  let next = await steps.next();
  while (!next.done) {
    events.push(next.value);
    next = await steps.next();
  }
  return { step: next.value, events, offers, state: state() };
}

function inputOf({ parts }: Step) {
  const [part] = parts;
  return part?.type === "tool-call" ? { tool: part.tool, ...part.input } : null;
}

describe("one step", () => {
  test("a line is replaced by choosing it; the indentation is given", async () => {
    const { step: made, offers, state } = await step(["edit", " app.py", "    return r * r", " return 3.14 * r * r"]);
    expect(inputOf(made)).toEqual({
      tool: "edit",
      path: "app.py",
      old_text: "    return r * r",
      new_text: "    return 3.14 * r * r",
      line: 2,
    });
    expect(offers[2]).toEqual(["def area(r):", "    return r * r"]);
    expect(state).toMatch(/edit\npath: app\.py\nold:\n {4}return r \* r\nnew:\n {4}return 3\.14 \* r \* r\n$/);
  });

  test("the line that was named as the mistake is the one that is changed", async () => {
    const { step: made, offers } = await step([
      "fix",
      " app.py",
      " it lacks pi: `return r * r`",
      " return 3.14 * r * r",
    ]);
    expect(inputOf(made)).toMatchObject({ old_text: "    return r * r", new_text: "    return 3.14 * r * r" });
    expect(offers.at(-1)).toEqual(["    return r * r"]);
  });

  test("an empty new line takes the old one out, with its line end", async () => {
    const { step: made } = await step(["edit", " list.md", "- jam", ""]);
    expect(inputOf(made)).toMatchObject({ old_text: "- jam\n", new_text: "" });
    const deleted = await step(["delete", " list.md", "# List"]);
    expect(inputOf(deleted.step)).toMatchObject({ old_text: "# List\n", new_text: "", line: 1 });
  });

  test("adding becomes an edit that keeps the line it stands behind: after a heading that of its list's end", async () => {
    const { step: made } = await step(["add", " list.md", "# List", "- milk\n"]);
    expect(inputOf(made)).toEqual({
      tool: "edit",
      path: "list.md",
      old_text: "- jam",
      new_text: "- jam\n- milk",
      line: 4,
    });
    const atEnd = await step(["add", " list.md", "(end)", "- milk\n"]);
    expect(inputOf(atEnd.step)).toEqual({
      tool: "edit",
      path: "list.md",
      old_text: "- jam",
      new_text: "- jam\n- milk",
      line: 4,
    });
  });

  test("what is added to a list gets the list's marker", async () => {
    const { step: made } = await step(["add", " list.md", "(end)", "milk\nhoney"]);
    expect(inputOf(made)).toMatchObject({ new_text: "- jam\n- milk\n- honey" });
  });

  test("replacing becomes an edit of every place", async () => {
    const { step: made } = await step(["replace", " list.md", " tea", " coffee"]);
    expect(inputOf(made)).toEqual({
      tool: "edit",
      path: "list.md",
      old_text: "tea",
      new_text: "coffee",
      replace_all: true,
      whole_words: true,
    });
  });

  test("a new file is written without the fence that models put around it", async () => {
    const { step: made } = await step(["write", " hello.sh", "```bash\necho hello\n```"]);
    expect(inputOf(made)).toEqual({ tool: "write", path: "hello.sh", content: "echo hello\n" });
  });

  test.each(["- oats\nStill to do: add the tea", "- oats\nThe request was: add the tea", "- oats\nanswer\nDone."])(
    "what comes in one breath behind a text, as in '%s', isn't written into the file",
    async (text) => {
      const { step: made } = await step(["write", " new.md", text]);
      expect(inputOf(made)).toMatchObject({ content: expect.stringMatching(/^- oats\n?$/) });
    },
  );

  test("who asks for such words gets them", async () => {
    const messages: Message[] = [{ role: "user", id: "u", text: "Begin it with 'Still to do: '", context: "" }];
    const { step: made } = await step(["write", " new.md", "# Plan\nStill to do: tea"], { messages });
    expect(inputOf(made)).toMatchObject({ content: expect.stringContaining("Still to do: tea") });
  });

  test("an answer that the harness knows isn't decoded", async () => {
    const told = "It is “14” instead of “12” now in a.md.";
    const masks = { allowed: ["edit", "answer"], exclude: [], told };
    const { step: made, events } = await step(["answer"], { masks });
    expect(made).toMatchObject({ parts: [{ type: "text", text: told }], stop: "end" });
    expect(events).toContainEqual({ type: "text", text: told });
  });

  test("the answer streams as it is decoded", async () => {
    const { step: made, events } = await step(["answer", "All is well."]);
    expect(made.parts).toEqual([{ type: "text", text: "All is well." }]);
    expect(events.filter((event) => event.type === "text").map((event) => event.text)).toEqual([
      "All ",
      "is ",
      "well.",
    ]);
  });

  test("the tool and the path are told before the rest is written", async () => {
    const { events } = await step(["edit", " app.py", "def area(r):", "def area(radius):"]);
    const calls = events.filter((event) => event.type === "call");
    expect(calls.slice(0, 2)).toEqual([
      { type: "call", tool: "edit", field: null, text: "" },
      { type: "call", tool: "edit", field: "path", text: "app.py" },
    ]);
  });
});

describe("what can't be chosen", () => {
  test("masked forms and seen files aren't on offer", async () => {
    const masks = { allowed: ["view", "answer"], exclude: [{ tool: "view", field: "path", values: ["app.py"] }] };
    const { offers } = await step(["view", " list.md"], { masks });
    expect(offers).toEqual([
      ["view", "answer"],
      [" list.md", " empty.txt"],
    ]);
  });

  test("a form with nothing left to choose isn't on offer either", async () => {
    const values = Object.keys(folder);
    const masks = { allowed: ["view", "answer"], exclude: [{ tool: "view", field: "path", values }] };
    const { offers } = await step(["Done."], { masks });
    expect(offers).toEqual([["answer"]]);
  });
});

test("a step never fails for want of a choice", async () => {
  const lines = ["def area(r):", "    return r * r"];
  const masks = { allowed: ["edit", "answer"], exclude: [{ tool: "edit", field: "old", values: lines }] };
  const masked = await step(["edit", " app.py", "def area(r):", "def area(radius):"], { masks });
  expect(masked.offers[1]).toEqual([" app.py", " list.md", " empty.txt"]);
  const empty = await step(["edit", " empty.txt", "nothing", "something"], { masks });
  expect(inputOf(empty.step)).toMatchObject({ path: "empty.txt", old_text: "nothing" });
});

describe("the prompt", () => {
  test("begins with the same text whatever the folder, the request and the masks", () => {
    const { engine } = scriptedFieldEngine([]);
    const prefix = textOf(staticPrompt(engine, tools));
    expect(prefix).toMatch(/Kinds of some requests:/);
    return Promise.all(
      [context(), context({ kind: "chat", messages: [{ ...request, text: "other", context: "" }] })].map(
        async (one) => {
          const { state } = await step(["answer", "Yes."], one);
          expect(state.startsWith(prefix)).toBe(true);
        },
      ),
    );
  });

  test("leaves out the oldest turns where there is no room, and never the one that is going on", async () => {
    const turns = ["first", "second", "third"].flatMap((text, index): Message[] => [
      { role: "user", id: `u${index}`, text: `${text} ${"x".repeat(3000)}`, context: "" },
      {
        role: "assistant",
        id: `a${index}`,
        parts: [{ type: "text", text: "Fine." }],
        stop: "end",
        origin: "model",
        kind: null,
        usage: null,
      },
    ]);
    const { step: made, state } = await step(["answer", "Yes."], { messages: [...turns, request] }, 12_000);
    expect(state).not.toContain("first x");
    expect(state).toContain("third x");
    expect(state).toContain("do it");
    expect(made.usage?.turnsLeftOut).toBe(2);
    await expect(step(["answer"], { messages: [request] }, 100)).rejects.toThrow(
      /^This doesn.t fit into .* window of 4,096 tokens: .* 1,409 of them/,
    );
  });

  test("of a conversation that went on begins with all that the model's state held before", async () => {
    const kinds: (RequestKind | null)[] = ["edit", null, null];
    const scripts = [
      ["view", " app.py"],
      ["edit", " app.py", "    return r * r", " return r"],
      ["answer", "Done."],
    ];
    let messages: Message[] = [request];
    let before = "";
    for (const [index, script] of scripts.entries()) {
      const { step: made, state } = await step(script, { messages, kind: kinds[index] ?? null });
      expect(state.startsWith(before)).toBe(true);
      before = state;
      const reply: AssistantMessage = {
        role: "assistant",
        id: `a${index}`,
        ...made,
        origin: "model",
        kind: kinds[index] ?? null,
      };
      const results = made.parts.flatMap((part): Message[] =>
        part.type === "tool-call"
          ? [
              {
                role: "tool",
                id: part.callId,
                callId: part.callId,
                tool: part.tool,
                status: "ok",
                text: "fine",
                note: "",
                durationMs: 1,
              },
            ]
          : [],
      );
      messages = [...messages, reply, ...results];
    }
  });
});

test("the kind of a request is one of the five", async () => {
  const { engine, offers, state } = scriptedFieldEngine([" look"]);
  const kinds = guidedText(engine, randomUUID).classify(context({ kind: null }), new AbortController().signal);
  let next = await kinds.next();
  while (!next.done) next = await kinds.next();
  expect(next.value).toBe("look");
  expect(offers).toEqual([[" chat", " look", " edit"]]);
  expect(state().endsWith("kind: look\n")).toBe(true);
});

test("a request that can be of one kind alone is taken for it without a word being read", async () => {
  const { engine, state } = scriptedFieldEngine([]);
  const only = context({ kind: null, kinds: ["edit"] });
  const kinds = guidedText(engine, randomUUID).classify(only, new AbortController().signal);
  expect(await kinds.next()).toEqual({ done: true, value: "edit" });
  expect(state()).toBe("");
});
