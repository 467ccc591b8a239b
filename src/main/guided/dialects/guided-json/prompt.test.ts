import { describe, expect, test } from "vitest";
import type { Message } from "../../../../shared/message.ts";
import type { ToolSpec } from "../../../agent/tool.ts";
import { formsOf } from "../../forms/form.ts";
import { jsonSystemPrompt, toJsonPrompt } from "./prompt.ts";
import { stepName } from "./text.ts";
import { examples } from "../static-prompt.ts";

function tool(name: string, ...fields: ToolSpec["fields"][number]["name"][]): ToolSpec {
  const specs = fields.map((field) => ({ name: field, source: "one-line" as const, optional: false }));
  return { name, description: `${name} it`, effect: "look", inputSchema: {}, fields: specs };
}

const tools = [
  tool("view", "path"),
  tool("edit"),
  tool("write", "path", "content"),
  tool("grep", "pattern"),
  tool("bash", "command"),
];
const forms = formsOf(tools);

describe("the system prompt", () => {
  test("says how each step is written, and keeps the rules of the other guided dialect", () => {
    const prompt = jsonSystemPrompt(forms);
    expect(prompt).toContain('view: view it\n{"step":{"do":"view","path":"PATH"}}\n');
    expect(prompt).toContain(
      'edit: change one line of a file\n{"step":{"do":"edit","path":"PATH"}} then {"old":"LINE OF THE FILE","new":"NEW"}\n',
    );
    expect(prompt).toContain('{"step":{"do":"answer","text":"TEXT"}}\n\nRules: change only what was asked.');
    expect(prompt).toContain('{"kind":"chat"} (talk or general knowledge, no files needed)\n{"kind":"look"} (');
    expect(prompt).toContain("Kinds of some requests:\nHi there! -> chat\n");
    expect(prompt).not.toMatch(/^(?:kind|path): /m);
  });
});

describe("the examples", () => {
  const prompt = toJsonPrompt(forms, { instructions: "", messages: [] }, []);
  const said = prompt.slice(1).map(({ role, content }) => {
    return {
      role,
      text:
        typeof content === "string" ? content : content.map((part) => (part.type === "text" ? part.text : "")).join(""),
    };
  });

  test("are those of the other guided dialect, all as JSON", () => {
    for (const { user } of examples) expect(said.map(({ text }) => text)).toContain(user);
    const lines = said.filter(({ role }) => role === "assistant").map(({ text }) => text);
    for (const line of lines) expect(JSON.stringify(JSON.parse(line))).toBe(line);
    const shown = lines.flatMap((line) => stepName(line) ?? []);
    for (const { assistant } of examples) {
      const [name] = assistant.replace(/^kind: .*\n/, "").split("\n");
      expect(shown).toContain(name);
    }
  });

  test("fill in every field of their steps, and choose a line in a second turn", () => {
    expect(said.flatMap(({ text }) => (text.includes('""') ? [text] : []))).toEqual([]);
    const at = said.findIndex(({ text }) => stepName(text) === "add");
    expect(said.slice(at, at + 3).map(({ text }) => text)).toEqual([
      '{"step":{"do":"add","path":"zoo.txt"}}',
      "Go on with: after, text",
      '{"after":"(end)","text":"zebras 2"}',
    ]);
  });
});

test("the form of a written step can be read from it", () => {
  expect(stepName('{"step":{"do":"a \\"b\\"","path":"x"}}\n{"old":"y"}')).toBe('a "b"');
  expect(stepName("view\npath: x\n")).toBeNull();
});

test("images are shown to a model that sees, beside what is said; to another one they are named", () => {
  const image = {
    type: "image" as const,
    name: "a.png",
    bytes: 1,
    what: "a PNG image",
    mediaType: "image/png",
    data: "AA==",
  };
  const messages: Message[] = [{ role: "user", id: "u", text: "What is it?", context: "", attachments: [image] }];
  const last = (sees: boolean) => toJsonPrompt([], { instructions: "", messages, sees }, []).at(-1);
  expect(last(true)).toEqual({
    role: "user",
    content: [
      { type: "text", text: "Request: What is it?" },
      { type: "file", filename: "a.png", mediaType: "image/png", data: { type: "data", data: "AA==" } },
    ],
  });
  expect(last(false)?.content).toEqual([
    { type: "text", text: expect.stringContaining("The image a.png was left out: you can't see images.") },
  ]);
});
