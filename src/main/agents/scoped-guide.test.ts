import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runScripted } from "../../../test/support/run-agent.ts";
import { type TempFolder, tempFolder } from "../../../test/support/temp-folder.ts";
import type { Message, RequestKind } from "../../shared/message.ts";
import { defaultProfile } from "../agent/profile.ts";
import { inScope, scopeTools } from "../agent/tool-scope.ts";
import { type FolderTools, openFolderTools } from "../wiring/folders/folder-tools.ts";
import { systemPrompt } from "../guided/dialects/static-prompt.ts";
import { formsOf } from "../guided/forms/form.ts";
import { describedTools } from "../guided/forms/tool-tiers.ts";

let place: TempFolder;
let folder: FolderTools;
const signal = new AbortController().signal;

beforeEach(async () => {
  place = await tempFolder({ "notes.md": "buy tea\n", "add.py": "print(1)\n" });
  folder = await openFolderTools(place.path, {
    sandbox: { isAvailable: false, reason: "not needed here" },
    shell: null,
    environment: {},
    outputFolder: tmpdir(),
    closed: [],
    isPrivate: () => false,
  });
});
afterEach(() => place.remove());

const scopeOf = (...tools: string[]) => scopeTools({ ...defaultProfile, tools }, null);
const asked = (text: string): Message[] => [{ role: "user", id: "u", text, context: "" }];

async function offered(tools: readonly string[], text: string, kind: RequestKind | null) {
  const own = folder.with([], scopeOf(...tools));
  const told = [...own.tools.values()].map(({ spec }) => spec);
  const { allowed } = await own.guide.masks({ tools: told, messages: asked(text), kind, stepsLeft: 9 });
  return allowed;
}

test("an agent that only reads is offered nothing else, whatever it is asked for", async () => {
  for (const kind of ["look", "edit", "make", "run", null] as const) {
    const allowed = await offered(["files"], "replace tea with coffee in notes.md", kind);
    expect(allowed.filter((form) => !["view", "ls", "glob", "grep", "answer"].includes(form))).toEqual([]);
    expect(allowed.length).toBeGreaterThan(0);
  }
});

test("what an agent can't do is no reason to keep it from answering", async () => {
  expect(await offered(["files"], "replace tea with coffee in notes.md", "edit")).toContain("answer");
  expect(await offered(["files", "changes"], "run add.py", "run")).toContain("answer");
});

test("an agent with all tools is offered what everybody is", async () => {
  const text = "replace tea with coffee in notes.md";
  const told = [...folder.tools.values()].map(({ spec }) => spec);
  const usual = await folder.guide.masks({ tools: told, messages: asked(text), kind: "edit", stepsLeft: 9 });
  expect(await offered([], text, "edit")).toEqual(usual.allowed);
});

test("a request that it has no tools for is one to look into", async () => {
  const kinds = (...tools: string[]) =>
    folder.with([], scopeOf(...tools)).guide.kinds("replace tea with coffee in notes.md", signal);
  expect((await kinds("files")).filter((kind) => kind !== "look" && kind !== "chat")).toEqual([]);
  expect(await kinds("files", "changes")).toContain("edit");
});

test("the harness takes no step with tools that the agent hasn't", async () => {
  const madeBy = async (...tools: string[]) => {
    const own = folder.with([], scopeOf(...tools));
    const told = [...own.tools.values()].map(({ spec }) => spec);
    const state = { tools: told, messages: asked("what does notes.md say?"), kind: "look" as const, stepsLeft: 9 };
    return (await own.guide.madeCalls(state, signal)).map(({ tool }) => tool);
  };
  expect(await madeBy("files")).toEqual(["view"]);
  expect(await madeBy("commands")).toEqual([]);
});

test("a call of a tool that the agent hasn't is refused, and changes nothing", async () => {
  const scope = scopeOf("files");
  const { tools } = folder.with([], scope);
  const own = [...tools.values()].filter(({ spec }) => inScope(scope, spec.name));
  const { messages } = await runScripted({
    steps: [{ calls: [{ tool: "write", input: { path: "notes.md", content: "x" } }] }, { says: "I can't." }],
    tools: own,
  });
  expect(messages.find(({ role }) => role === "tool")).toMatchObject({
    status: "failed",
    text: "There is no tool named write. There are: view, ls, glob, grep.",
  });
});

test("all agents' prompts begin alike", () => {
  const beginning = (...names: string[]) =>
    systemPrompt(
      formsOf(describedTools([...folder.with([], scopeOf(...names)).tools.values()].map(({ spec }) => spec))),
    );
  expect(beginning("files")).toEqual(beginning());
});
