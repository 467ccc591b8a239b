import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { allow, contextWith, play, protocolWith, viewApp } from "../../../../../test/support/scripted-guided-json.ts";
import { saidIn } from "../../../../../test/support/scripted-language-model.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import { answerLine, stepLine } from "./text.ts";

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
      // it wasn't asked for yet
      { type: "call", tool: "write", field: "content", text: "one\ntwo" },
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

function cutAt(text: string, cuts: readonly number[]): string[] {
  const places = [0, ...cuts.filter((cut) => cut < text.length).toSorted((one, other) => one - other), text.length];
  return places.slice(1).map((end, index) => text.slice(places[index], end));
}
