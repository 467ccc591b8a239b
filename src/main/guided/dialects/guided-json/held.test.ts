import { describe, expect, test } from "vitest";
import { allow, folder, groundedIn, play, request, viewApp } from "../../../../../test/support/scripted-guided-json.ts";
import { saidIn } from "../../../../../test/support/scripted-language-model.ts";
import type { Message } from "../../../../shared/message.ts";
import { answerLine, stepLine } from "./text.ts";
import { ungrounded } from "../../../agent/ungrounded.ts";

function viewed(path: string, text = "what does it do?"): Message[] {
  const call = { type: "tool-call" as const, callId: "c", tool: "view", input: { path }, written: null };
  return [
    { ...request, text },
    { role: "assistant", id: "a", parts: [call], stop: "tool-calls", origin: "harness", kind: "look", usage: null },
    {
      role: "tool",
      id: "t",
      callId: "c",
      tool: "view",
      status: "ok",
      text: folder[path] ?? "",
      note: "",
      durationMs: 1,
    },
  ];
}

describe("a new file", () => {
  test("is written with a prompt of its own, once its path is known", async () => {
    const { call, calls, events } = await play([
      stepLine("write", { path: "b.md" }),
      { text: ["Sure:\n```md\n# B\n", "tea\n``", "`\nDone."] },
    ]);
    expect(call.input).toEqual({ path: "b.md", content: "# B\ntea\n" });
    const [, asked] = calls;
    expect(asked?.responseFormat).toBeUndefined();
    expect(saidIn(asked).at(-1)?.text).toContain("do it\n\nWrite b.md.");
    expect(saidIn(asked).map(({ role }) => role)).toEqual(["system", "user"]);
    const told = events.flatMap((event) => (event.type === "call" && event.field === "content" ? event.text : []));
    expect(told).toEqual(["# B", "\ntea"]);
  });

  test("is written in the conversation where the model puts nothing into a fence", async () => {
    const { call, schemas } = await play([
      stepLine("write", { path: "b.md" }),
      "I would write tea.",
      '{"content":"tea"}',
    ]);
    expect(call.input).toEqual({ path: "b.md", content: "tea\n" });
    expect(JSON.stringify(schemas[2])).toContain("content");
  });

  test("that a server gives at once, though it wasn't asked for it, is taken", async () => {
    const { call, calls } = await play([stepLine("write", { path: "b.md", content: "tea" })]);
    expect(call).toMatchObject({ input: { path: "b.md", content: "tea\n" }, written: { rung: "repaired" } });
    expect(calls).toHaveLength(1);
  });

  test("that isn't written to its end isn't made", async () => {
    const { step } = await play([stepLine("write", { path: "b.md" }), { text: "```\ntea\nja", finish: "length" }]);
    expect(step.stop).toBe("length");
  });
});

describe("an answer", () => {
  test("to a question is written from the files that were looked at, with nothing of JSON around it", async () => {
    const { step, calls, schemas, events } = await play(
      ['{"step":{"do":"answer"}}', { text: ["It gives ", "an area."] }],
      {
        messages: viewed("app.py"),
        kind: "look",
      },
    );
    expect(step).toMatchObject({ parts: [{ type: "text", text: "It gives an area." }], stop: "end" });
    expect(JSON.stringify(schemas[0])).not.toContain('"text":{');
    expect(saidIn(calls[1]).at(-1)?.text).toContain("def area(r):");
    expect(events).toEqual([
      { type: "text", text: "It gives " },
      { type: "text", text: "an area." },
    ]);
    expect(step.usage).toMatchObject({ sampled: 10 });
  });

  test("is asked for at once where nothing else can be done", async () => {
    const { step, calls } = await play(["Hello!"], { kind: "chat", masks: allow("answer") });
    expect(step).toMatchObject({ parts: [{ type: "text", text: "Hello!" }], stop: "end" });
    expect(calls).toHaveLength(1);
    // as full as the conversation would make it, not the one prompt
    expect(step.usage?.contextUsed).toBeGreaterThan(300);
  });

  test("that comes to nothing is asked for in the conversation", async () => {
    const { step } = await play(["  ", answerLine("Hello!")], { kind: "chat", masks: allow("answer") });
    expect(step.parts).toEqual([{ type: "text", text: "Hello!" }]);
  });

  test("about an image is given in the conversation, where it stands", async () => {
    const image = {
      type: "image" as const,
      name: "a.png",
      bytes: 3,
      what: "image",
      mediaType: "image/png",
      data: "AAAA",
    };
    const { calls, step } = await play([answerLine("A cat.")], {
      kind: "chat",
      masks: allow("answer"),
      messages: [{ ...request, attachments: [image] }],
    });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.responseFormat?.type).toBe("json");
    expect(step.parts).toEqual([{ type: "text", text: "A cat." }]);
  });
});

describe("a small file that may be written anew", () => {
  const masks = { ...allow("edit", "answer"), anew: { paths: ["list.md"], wish: "milk instead of tea", isLast: true } };
  const messages = viewed("list.md", "milk instead of tea");

  test("is, and what is different becomes an edit", async () => {
    const { call, calls } = await play(["```\n# List\n- milk\n- jam\n```"], { messages, masks, kind: "edit" });
    expect(call).toMatchObject({ tool: "edit", input: { path: "list.md", old_text: "- tea", new_text: "- milk" } });
    expect(calls).toHaveLength(1);
  });

  test("that comes back as it was is changed step by step", async () => {
    const { call } = await play(["```\n# List\n- tea\n- jam\n```", viewApp], {
      messages,
      masks: { ...masks, allowed: ["view", "edit"] },
      kind: "edit",
      grounding: groundedIn(folder),
    });
    expect(call.tool).toBe("view");
  });
});

test("files that can go to several places get theirs one by one", async () => {
  const items = [
    { name: "a.txt", beginning: "", endings: ["tea/", "jam/"] },
    { name: "b.txt", beginning: "", endings: ["jam/"] },
  ];
  const { call, schemas } = await play([stepLine("rename", { files: "a.txt // b.txt" }), '{"choice":"tea"}'], {
    masks: allow("rename"),
    grounding: {
      ...ungrounded,
      text: async () => "",
      choices: async ({ field }) =>
        field === "files" ? { kind: "one-of", values: ["a.txt // b.txt"] } : { kind: "each", items },
    },
  });
  expect(call.written?.text).toContain(JSON.stringify("a.txt -> tea/\nb.txt -> jam/"));
  expect(JSON.stringify(schemas[1])).toContain('"enum":["tea","jam"]');
});
