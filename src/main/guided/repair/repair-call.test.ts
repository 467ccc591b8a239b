import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import type { Call } from "../../agent/step-protocol.ts";
import type { FieldSource, ToolSpec } from "../../agent/tool.ts";
import { findCalls, repairCall } from "./repair-call.ts";

function tool(name: string, fields: Record<string, [FieldSource, "optional"?, string?]>): ToolSpec {
  const entries = Object.entries(fields);
  return {
    name,
    description: name,
    effect: "look",
    fields: entries.map(([field, [source, optional]]) => ({ name: field, source, optional: optional === "optional" })),
    inputSchema: {
      type: "object",
      properties: Object.fromEntries(entries.map(([field, [, , type = "string"]]) => [field, { type }])),
    },
  };
}

const tools = [
  tool("view", { path: ["existing-file"], offset: ["one-line", "optional", "integer"] }),
  tool("write", { path: ["new-path"], content: ["text"] }),
  tool("edit", {
    path: ["existing-file"],
    old_text: ["text"],
    new_text: ["text"],
    replace_all: ["one-line", "optional", "boolean"],
  }),
  tool("ls", { path: ["existing-folder", "optional"] }),
  tool("glob", { pattern: ["one-line"] }),
  tool("grep", { pattern: ["one-line"], path: ["existing-folder", "optional"] }),
  tool("bash", { command: ["text"] }),
];

const viewA: Call = { tool: "view", input: { path: "a.md" } };
const json = '{"name": "view", "arguments": {"path": "a.md"}}';

describe("what was meant as a call becomes one", () => {
  test.each<[string, string, Call[]]>([
    ["bare JSON", json, [viewA]],
    ["a fence", "```json\n" + json + "\n```", [viewA]],
    ["a fence on one line", "```json " + json + "```", [viewA]],
    ["a fence without a language", "```\n" + json + "\n```\n", [viewA]],
    ["a fence that was never closed", "```json\n" + json, [viewA]],
    ["tags", `<tool_call>\n${json}\n</tool_call>`, [viewA]],
    ["tags in a fence", "```xml\n<tool_call>\n" + json + "\n</tool_call>\n```", [viewA]],
    ["a tag that was never closed", `<tool_call>\n${json}`, [viewA]],
    ["the wrong tag", `<tools>\n${json}\n</tools>`, [viewA]],
    ["Mistral's mark", `[TOOL_CALLS] [${json}]`, [viewA]],
    ["Llama's mark", `<|python_tag|>${json}`, [viewA]],
    ["a function tag", '<function=view>{"path": "a.md"}</function>', [viewA]],
    [
      "newer Qwen's markup",
      "<tool_call>\n<function=view>\n<parameter=path>\na.md\n</parameter>\n</function>\n</tool_call>",
      [viewA],
    ],
    ["words before it", `I will look at the file first.\n\n${json}`, [viewA]],
    ["words before a fence", "Let me see:\n```json\n" + json + "\n```", [viewA]],
    ["words after it", json + "\n\nThis shows the file.", [viewA]],
    ["words before it on the same line", `Action: ${json}`, [viewA]],
    ["parameters", '{"name": "view", "parameters": {"path": "a.md"}}', [viewA]],
    ["args", '{"tool": "view", "args": {"path": "a.md"}}', [viewA]],
    ["input", '{"tool_name": "view", "input": {"path": "a.md"}}', [viewA]],
    ["ReAct's keys", '{"action": "view", "action_input": {"path": "a.md"}}', [viewA]],
    ["arguments written as text", '{"name": "view", "arguments": "{\\"path\\": \\"a.md\\"}"}', [viewA]],
    ["OpenAI's own form", `{"tool_calls": [{"id": "1", "type": "function", "function": ${json}}]}`, [viewA]],
    ["a function with a name inside", `{"type": "function", "function": ${json}}`, [viewA]],
    ["fields beside the name", '{"tool": "view", "path": "a.md"}', [viewA]],
    ["the tool as key", '{"view": {"path": "a.md"}}', [viewA]],
    ["single quotes", "{'name': 'view', 'arguments': {'path': 'a.md'}}", [viewA]],
    ["no quotes around keys", '{name: "view", arguments: {path: "a.md"}}', [viewA]],
    ["a trailing comma", '{"name": "view", "arguments": {"path": "a.md",},}', [viewA]],
    ["a missing brace", '{"name": "view", "arguments": {"path": "a.md"}', [viewA]],
    ["a missing quote and braces", '{"name": "view", "arguments": {"path": "a.md', [viewA]],
    ["a comment", '{"name": "view", /* look */ "arguments": {"path": "a.md"}}', [viewA]],
    ["a call as in a program", 'view(path="a.md")', [viewA]],
    ["a call as in a program, by position", "view('a.md')", [viewA]],
    ["tool code", '```tool_code\nview(path="a.md")\n```', [viewA]],
    ["tool code in tags", '<tool_call>view(path="a.md")</tool_call>', [viewA]],
    ["another name", '{"name": "read_file", "arguments": {"path": "a.md"}}', [viewA]],
    ["another name in other letters", '{"name": "readFile", "arguments": {"path": "a.md"}}', [viewA]],
    ["a slip in the name", '{"name": "veiw", "arguments": {"path": "a.md"}}', []],
    ["a small slip in the name", '{"name": "views", "arguments": {"path": "a.md"}}', [viewA]],
    ["a name with a prefix", '{"name": "functions.view", "arguments": {"path": "a.md"}}', [viewA]],
    ["other names for fields", '{"name": "cat", "arguments": {"file_path": "a.md"}}', [viewA]],
    [
      "a shell by another name",
      '{"name": "shell", "arguments": {"cmd": "ls -la"}}',
      [{ tool: "bash", input: { command: "ls -la" } }],
    ],
    ["a search", '{"name": "search", "arguments": {"query": "tea"}}', [{ tool: "grep", input: { pattern: "tea" } }]],
    ["a list without arguments", '{"name": "ls", "arguments": {}}', [{ tool: "ls", input: {} }]],
    [
      "a replacement in other words",
      '{"name": "str_replace", "arguments": {"path": "a.md", "old_str": "tea", "new_str": "coffee"}}',
      [{ tool: "edit", input: { path: "a.md", old_text: "tea", new_text: "coffee" } }],
    ],
    [
      "find and replace",
      '{"name": "replace", "arguments": {"file": "a.md", "find": "tea", "replace": "coffee", "replace_all": "true"}}',
      [{ tool: "edit", input: { path: "a.md", old_text: "tea", new_text: "coffee", replace_all: true } }],
    ],
    [
      "a file with line ends inside the text",
      '{"name": "create_file", "arguments": {"filename": "a.md", "text": "# Tea\n\n- green\n"}}',
      [{ tool: "write", input: { path: "a.md", content: "# Tea\n\n- green\n" } }],
    ],
    [
      "a JSON file given as an object",
      '{"name": "write", "arguments": {"path": "a.json", "content": {"tea": 1}}}',
      [{ tool: "write", input: { path: "a.json", content: '{\n  "tea": 1\n}' } }],
    ],
    [
      "a file with a fence inside the text",
      '```json\n{"name": "write", "arguments": {"path": "a.md", "content": "Run:\\n```sh\\nnpm test\\n```\\n"}}\n```',
      [{ tool: "write", input: { path: "a.md", content: "Run:\n```sh\nnpm test\n```\n" } }],
    ],
    [
      "a number as text",
      '{"name": "view", "arguments": {"path": "a.md", "offset": "10"}}',
      [{ tool: "view", input: { path: "a.md", offset: 10 } }],
    ],
    ["several in tags", `<tool_call>${json}</tool_call>\n<tool_call>${json}</tool_call>`, [viewA, viewA]],
    ["several in a list", `[${json}, ${json}]`, [viewA, viewA]],
    ["several on lines", `${json}\n${json}`, [viewA, viewA]],
    ["several in fences", "```json\n" + json + "\n```\n\n```json\n" + json + "\n```", [viewA, viewA]],
    ["several as in a program", 'view("a.md")\nls()', [viewA, { tool: "ls", input: {} }]],
    [
      "another one that isn't sure after it, and words",
      `<tool_call>${json}</tool_call> {"tool": "view", "path": "b.md"} and so on.`,
      [viewA],
    ],
    [
      "a result made up after it",
      `<tool_call>${json}</tool_call>\n<tool_response>tea</tool_response>\nIt says tea.`,
      [viewA],
    ],
  ])("%s", (_name, text, calls) => {
    expect(repairCall(text, tools)).toEqual(calls.length === 0 ? null : calls);
  });
});

describe("an answer stays an answer", () => {
  test.each([
    "",
    "   \n",
    "The file says tea.",
    "I would view the file with cat a.md.",
    'Use `view("a.md")` to see it.',
    "Use `" + json + "` to see it.",
    "edit, write and view are the tools.",
    "view",
    "List of things:\n- tea\n- [coffee](https://example.com)\n- {braces}",
    "ls -la",
    "```bash\nls -la\n```",
    "```sh\ncat a.md\n```",
    '```json\n{"port": 8080, "host": "localhost"}\n```',
    'Here is your package.json:\n```json\n{"name": "search", "version": "1.0.0", "private": true}\n```',
    '```json\n{"name": "view", "version": "1.0.0"}\n```',
    '{"name": "Alice", "age": 30}',
    '{"name": "Alice", "arguments": {"path": "a.md"}}',
    '[{"name": "home", "path": "/"}, {"name": "view", "path": "/view"}]',
    'The routes are:\n```json\n{"name": "view", "path": "/view"}\n```',
    '{"action": "view", "path": "/home", "user": 7}',
    '{"name": "view", "description": "Shows a file.", "parameters": {"type": "object", "properties": {"path": {"type": "string"}}}}',
    '{"name": "list", "parameters": {"type": "object"}}',
    '{"name": "bash", "args": {"version": 5, "login": true}}',
    '{"type": "object", "properties": {"name": {"type": "string"}}}',
    "```js\nconst call = " + json + ";\n```",
    "```python\nwrite('hello')\n```",
    "```python\nview(path)\nprint(grep(pattern, lines))\n```",
    "```python\ndef view(path):\n    return open(path).read()\n```",
    'write("hello")',
    "edit(path, old_text, new_text)",
    'You can call view("a.md") yourself.',
    'First:\nview("a.md")\nthen look at it.',
    "<b>bold</b> and <tools> are tags.",
    "<tool_call>\nI don't know which tool to call.\n</tool_call>",
    "1 < 2 and {a, b} and [1, 2]",
    "```json\n[]\n```",
    "{}",
    'The API answers {"name": "read", "input": {"x": 1}} as you see.',
    "In Python: {'tool': 'hammer', 'size': 3}",
  ])("%j", (text) => {
    expect(repairCall(text, tools)).toBeNull();
  });
});

/** What a reader sees while the text comes in pieces, and what the rest turns out to be. */
function stream(pieces: readonly string[]): { shown: string; held: string; calls: Call[] | null; steps: string[] } {
  let text = "";
  let shown = 0;
  let from = 0;
  const steps: string[] = [];
  for (const piece of pieces) {
    text += piece;
    const found = findCalls(text, from, tools, false);
    from = found.type === "none" ? found.resumeAt : found.at;
    const safe = found.type === "none" ? text.length : found.at;
    steps.push(text.slice(shown, Math.max(shown, safe)));
    shown = Math.max(shown, safe);
  }
  const end = findCalls(text, from, tools, true);
  return {
    shown: text.slice(0, shown),
    held: text.slice(shown),
    calls: end.type === "calls" ? end.calls : null,
    steps,
  };
}

test.each([
  json,
  "```json\n" + json + "\n```",
  `<tool_call>${json}</tool_call>`,
  'view(path="a.md")',
  "{'name': 'view', 'arguments': {'path': 'a.md'}}",
])("nothing of a call is shown while it is written: %s", (text) => {
  expect(stream([...text])).toMatchObject({ shown: "", calls: [viewA] });
});

test("what is said before a call is shown, the call isn't", () => {
  const text = "I look first.\n\n```json\n" + json + "\n```";
  expect(stream([...text])).toMatchObject({ shown: "I look first.\n\n", calls: [viewA] });
});

test.each([
  "The file says tea, and `coffee` too: 1 < 2.",
  "```js\nconst a = { b: [1] };\n```\nThat is it.",
  '```json\n{"port": 8080}\n```\nDone.',
  "Viewing is easy. [1] {x}",
])("an answer streams as it comes: %j", (text) => {
  const { shown, held, steps } = stream([...text]);
  expect(shown + held).toBe(text);
  expect(held).toBe("");
  const longestWait =
    steps
      .join("|")
      .match(/\|+/g)
      ?.reduce((most, wait) => Math.max(most, wait.length), 0) ?? 0;
  expect(longestWait).toBeLessThan(20);
});

test("a text that nests without end is no call, and does no harm", () => {
  const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
  expect(repairCall(`{"name": "write", "arguments": {"path": "a", "content": ${deep}}}`, tools)).toBeNull();
  expect(repairCall("<tools>".repeat(2_000), tools)).toBeNull();
  expect(repairCall(`${"[".repeat(50_000)}{"name": "view"`, tools)).toBeNull();
});

const pieces = fc.constantFrom(
  "```",
  "```json\n",
  "\n",
  json,
  "{",
  "}",
  "[",
  "]",
  '"name": ',
  '"view"',
  ", ",
  '"arguments": {"path": "a.md"}',
  "<tool_call>",
  "</tool_call>",
  "<function=view>",
  "<parameter=path>x</parameter>",
  "view(",
  '"a.md"',
  ")",
  "[TOOL_CALLS]",
  "'",
  "\\",
  "word ",
  "`",
  "__proto__",
);
const scrap = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(pieces, { maxLength: 14 }).map((list) => list.join("")),
);

property.prop([scrap])("whatever a model says, reading it never fails", (text) => {
  const calls = repairCall(text, tools);
  for (const call of calls ?? []) expect(tools.some(({ name }) => name === call.tool)).toBe(true);
});

property.prop([fc.array(fc.oneof(pieces, fc.string({ maxLength: 8 })), { maxLength: 14 })])(
  "in pieces or at once, a text comes to the same, and nothing of it is lost",
  (list) => {
    const text = list.join("");
    const { shown, held, calls } = stream(list);
    expect(shown + held).toBe(text);
    expect(calls).toEqual(repairCall(text, tools));
  },
);
