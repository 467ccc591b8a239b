import { randomBytes } from "node:crypto";
import { truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runTool } from "../../../test/support/run-tool.ts";
import { allToolSpecs } from "../../../test/support/tool-specs.ts";
import { tempFolder, type TempFolder } from "../../../test/support/temp-folder.ts";
import { AppError } from "../../shared/error.ts";
import type { Tool } from "../agent/tool.ts";
import { guideIn } from "../guided/guide-in.ts";
import { fileFacts } from "../guided/guide/facts/numbers/file-facts.ts";
import { openWorkspace } from "../workspace/open-workspace.ts";
import { viewWorkspace } from "../workspace/workspace-view.ts";
import { editTool } from "./edit.ts";
import { grepTool } from "./grep.ts";
import type { ToolWorkspace } from "./tool-workspace.ts";
import { viewTool } from "./view.ts";

const megabyte = 1024 * 1024;
const never = new AbortController().signal;

let folder: TempFolder;
let workspace: ToolWorkspace;
let view: ReturnType<typeof viewWorkspace>;

beforeAll(async () => {
  folder = await tempFolder({
    "noise.bin": randomBytes(megabyte),
    "noise.csv": randomBytes(megabyte),
    "line.txt": `tea ${"word ".repeat(10 * megabyte)}end`,
    "line.json": `[{"a": "${"x".repeat(50 * megabyte)}"}]`,
    "mixed.md": `- one 1\n- two 2\n- ${`a${" ".repeat(9)}`.repeat(40_000)}x\n- three 3\n`,
    "notes.md": "tea\n",
  });
  await writeFile(path.join(folder.path, "huge.log"), "tea at four\nmilk\n");
  await truncate(path.join(folder.path, "huge.log"), 100 * megabyte);
  const opened = await openWorkspace(folder.path);
  workspace = opened;
  view = viewWorkspace(opened);
});
afterAll(() => folder.remove());

const files = ["noise.bin", "noise.csv", "line.txt", "line.json", "mixed.md", "huge.log"];

/** What the model is told, whether it was done or not. Anything but a refusal in words is a failure of the test. */
async function answerTo(tool: Tool, input: unknown): Promise<string> {
  try {
    return (await runTool(tool, input)).text;
  } catch (cause) {
    if (cause instanceof AppError && cause.code !== "internal") return cause.message;
    throw cause;
  }
}

describe.each(files)("%s", (name) => {
  test("is viewed in part, or it is said what it is", async () => {
    const text = await answerTo(viewTool(workspace), { path: name });
    expect(text.length).toBeLessThan(8_000);
    expect(text).toContain(name);
  });

  test("is changed, or it is said why not", async () => {
    const call = { path: name, old_text: "never there", new_text: "other" };
    const text = await answerTo(editTool(workspace), call);
    expect(text.length).toBeLessThan(2_000);
    expect(text).toContain(name);
  });

  test("costs the harness nothing, whatever it offers or counts", async () => {
    expect((await fileFacts(name, `how much is in ${name}?`, view)).length).toBeLessThan(2_000);
    const guide = guideIn(
      view,
      await allToolSpecs(),
      async () => null,
      async () => null,
    );
    const place = { form: "edit", field: "old", soFar: { path: name }, request: `change tea in ${name}` };
    const { kind } = await guide.grounding.choices(place);
    expect(kind).toBe("one-of");
    const request = { role: "user", id: "u", text: `what is in ${name}?`, context: "" } as const;
    const state = { tools: await allToolSpecs(), messages: [request], kind: "look", stepsLeft: 9 } as const;
    expect(await guide.madeCalls(state, never)).toEqual([]);
    expect((await guide.context(request.text, [], never)).length).toBeLessThan(20_000);
  });
});

test("a search among such files finds what is in text, and cuts long lines", async () => {
  const text = await answerTo(grepTool(workspace), { pattern: "tea" });
  expect(text).toContain("notes.md");
  expect(text.length).toBeLessThan(4_000);
});
