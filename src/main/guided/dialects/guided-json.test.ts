import { describe, expect, test } from "vitest";
import {
  allow,
  contextWith,
  folder,
  groundedIn,
  play,
  protocolWith,
  type Replies,
  request,
  viewApp,
} from "../../../../test/support/scripted-guided-json.ts";
import { saidIn } from "../../../../test/support/scripted-language-model.ts";
import { AppError } from "../../../shared/error.ts";
import type { JsonObject } from "../../../shared/json.ts";
import type { AssistantMessage, Message, ToolCallPart } from "../../../shared/message.ts";
import type { Step, StepContext } from "../../agent/step-protocol.ts";
import { answerLine, stepLine } from "./guided-json/text.ts";

function object(properties: JsonObject): JsonObject {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

function oneOf(...values: string[]): JsonObject {
  return { type: "string", enum: values };
}

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
            object({ do: oneOf("write"), path: { type: "string" } }),
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
