import { describe, expect, test } from "vitest";
import type { Message, RequestKind, ToolStatus } from "../../../shared/message.ts";
import type { Effect, ToolSpec } from "../../agent/tool.ts";
import { masksFor } from "./masks.ts";

const tool = (name: string, effect: Effect): ToolSpec => ({
  name,
  effect,
  description: "",
  inputSchema: {},
  fields: [{ name: "path", source: "existing-file", optional: false }],
});
const tools = [
  tool("view", "look"),
  tool("write", "change"),
  tool("edit", "change"),
  tool("ls", "look"),
  tool("glob", "look"),
  tool("grep", "look"),
  tool("bash", "run"),
];

type Done = { tool: string; input?: Record<string, string>; status?: ToolStatus; text?: string; made?: true };

function after(kind: RequestKind | null, done: readonly Done[], more: { stepsLeft?: number; context?: string } = {}) {
  const request: Message = { role: "user", id: "u", text: "please", context: more.context ?? "" };
  const messages = [request, ...messagesOf(kind, done)];
  return masksFor({ tools, messages, kind, stepsLeft: more.stepsLeft ?? 10 }, []);
}

function messagesOf(kind: RequestKind | null, done: readonly Done[]): Message[] {
  return done.flatMap(({ tool: name, input = {}, status = "ok", text = "ok", made }, index): Message[] => [
    {
      role: "assistant",
      id: `a${index}`,
      parts: [{ type: "tool-call", callId: `c${index}`, tool: name, input, written: null }],
      stop: "tool-calls",
      origin: made ? "harness" : "model",
      kind: index === 0 ? kind : null,
      usage: null,
    },
    { role: "tool", id: `t${index}`, callId: `c${index}`, tool: name, status, text, note: "", durationMs: 1 },
  ]);
}

const look = { tool: "view", input: { path: "a.md" } };

describe("what is on offer", () => {
  test.each<[string, RequestKind | null, Done[], { stepsLeft?: number; context?: string }, string[]]>([
    ["talk needs no tools", "chat", [], {}, ["answer"]],
    ["a question can't change anything", "look", [look], {}, ["view", "ls", "glob", "grep", "bash", "answer"]],
    ["a question isn't answered before anything was looked at", "look", [], {}, ["view", "ls", "glob", "grep", "bash"]],
    [
      "matching lines are evidence",
      "look",
      [],
      { context: "Matching lines:\na" },
      ["view", "ls", "glob", "grep", "bash", "answer"],
    ],
    [
      "an edit isn't called done before it is",
      "edit",
      [{ ...look, made: true }],
      {},
      ["view", "edit", "fix", "add", "rewrite", "delete", "replace", "grep"],
    ],
    [
      "after a change the answer is on offer",
      "edit",
      [{ tool: "edit" }],
      {},
      ["view", "edit", "fix", "add", "rewrite", "delete", "replace", "grep", "answer"],
    ],
    ["making offers writing, and leaves alone what is there", "make", [], {}, ["view", "write", "bash"]],
    [
      "a failed search isn't tried again at once",
      "look",
      [look, { tool: "grep", text: "No matches." }],
      {},
      ["view", "ls", "glob", "bash", "answer"],
    ],
    ["the last step is an answer", "run", [{ tool: "bash" }], { stepsLeft: 1 }, ["answer"]],
    ["after a refusal there is only the answer", "run", [{ tool: "bash", status: "denied" }], {}, ["answer"]],
    [
      "a dialect that knows no kinds has all tools",
      null,
      [],
      {},
      [
        "view",
        "write",
        "edit",
        "fix",
        "add",
        "rewrite",
        "delete",
        "replace",
        "ls",
        "glob",
        "grep",
        "bash",
        "move",
        "copy",
        "remove",
        "answer",
      ],
    ],
  ])("%s", (_, kind, done, more, allowed) => {
    expect(after(kind, done, more).allowed.toSorted()).toEqual(allowed.toSorted());
  });

  test("a call that was just repeated sits out one step", () => {
    const bash = { tool: "bash", input: { command: "ls" } };
    expect(after("run", [bash, bash]).allowed).not.toContain("bash");
    expect(after("run", [bash, bash, { tool: "view" }]).allowed).toContain("bash");
  });

  test("after three failures every form is on offer, but never for a question", () => {
    const failed = (path: string) => ({ tool: "bash", input: { path }, status: "failed" as const });
    const failures = [failed("a"), failed("b"), failed("c")];
    expect(after("run", failures).allowed).toEqual(expect.arrayContaining(["write", "edit", "grep"]));
    expect(after("look", failures).allowed).not.toContain("write");
  });

  test("the answer isn't held back for ever", () => {
    const failed = Array.from({ length: 5 }, (_, index) => ({
      tool: "view",
      input: { path: `${index}` },
      status: "failed" as const,
    }));
    expect(after("edit", failed).allowed).toContain("answer");
  });

  test("the words of a request decide which shape of an edit is meant", () => {
    const asked = (text: string) => {
      const request: Message = { role: "user", id: "u", text, context: "" };
      return masksFor({ tools, messages: [request], kind: "edit", stepsLeft: 9 }, []).allowed.filter((form) =>
        ["edit", "fix", "add", "rewrite", "delete", "replace"].includes(form),
      );
    };
    expect(asked("Add milk to the list")).toEqual(["add"]);
    expect(asked("call it total everywhere")).toEqual(["replace"]);
    expect(asked("Set the port to 1, and a line for the host")).toHaveLength(6);
  });

  test("a change that is to be tried is tried next, and only then is there an answer", () => {
    const request: Message = { role: "user", id: "u", text: "fix it and run the test", context: "" };
    const allowedAfter = (done: readonly Done[]) =>
      masksFor({ tools, messages: [request, ...messagesOf("edit", done)], kind: "edit", stepsLeft: 9 }, []).allowed;
    expect(allowedAfter([{ tool: "edit" }])).toEqual(["view", "bash"]);
    expect(allowedAfter([{ tool: "edit" }, { tool: "bash" }])).toContain("answer");
    expect(allowedAfter([{ tool: "bash" }, { tool: "edit" }])).toEqual(["view", "bash"]);
  });

  test("four repeated calls leave only the answer", () => {
    const bash = { tool: "bash", input: { command: "ls" } };
    expect(after("run", [bash, bash, bash, bash, bash]).allowed).toEqual(["answer"]);
  });
});

describe("files that were seen", () => {
  const seen = (done: readonly Done[]) => after("edit", done).exclude[0]?.values;

  test("aren't viewed again until they change", () => {
    expect(seen([look])).toEqual(["a.md"]);
    expect(seen([look, { tool: "edit", input: { path: "a.md" } }])).toEqual([]);
    expect(seen([look, { tool: "edit", input: { path: "b.md" } }])).toEqual(["a.md"]);
  });

  test("count as new after a command, which may have changed anything", () => {
    expect(seen([look, { tool: "bash", input: { command: "make" } }])).toEqual([]);
  });
});
