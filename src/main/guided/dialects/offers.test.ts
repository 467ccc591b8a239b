import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { runTool } from "../../../../test/support/run-tool.ts";
import { scriptedFieldEngine } from "../../../../test/support/scripted-field-engine.ts";
import { tempFolder, type TempFolder } from "../../../../test/support/temp-folder.ts";
import { type FolderTools, openFolderTools } from "../../wiring/folders/folder-tools.ts";
import type { StepContext, StepMasks } from "../../agent/step-protocol.ts";
import { groundIn } from "../guide/grounding.ts";
import { viewOf } from "../../../../test/support/view-of.ts";
import { type Form, formsOf } from "../forms/form.ts";
import { guidedText } from "./guided-text.ts";
import { choicesFor, offersFor } from "./offers.ts";

let folder: TempFolder | null = null;
afterEach(async () => {
  await folder?.remove();
  folder = null;
});

async function openFolder(files: Readonly<Record<string, string>>): Promise<{ place: string } & FolderTools> {
  folder = await tempFolder(files);
  const opened = await openFolderTools(folder.path, {
    sandbox: { isAvailable: false, reason: "not needed here" },
    shell: null,
    environment: {},
    outputFolder: folder.path,
    closed: [],
    isPrivate: () => false,
  });
  return { place: folder.path, ...opened };
}

function contextFor({ tools, guide }: FolderTools, masks: StepMasks): StepContext {
  return {
    tools: [...tools.values()].map(({ spec }) => spec),
    instructions: "",
    messages: [{ role: "user", id: "u", text: "do it", context: "" }],
    kind: "edit",
    kinds: ["edit"],
    masks,
    grounding: guide.grounding,
  };
}

/** A folder of files that nobody made. */
async function contextOf(paths: readonly string[], masks: StepMasks): Promise<StepContext> {
  const opened = await openFolder({});
  const tools = [...opened.tools.values()].map(({ spec }) => spec);
  const view = viewOf(Object.fromEntries(paths.map((one) => [one, "-"])));
  return { ...contextFor(opened, masks), grounding: groundIn(view, tools) };
}

function formIn(context: StepContext, name: string): Form {
  const form = formsOf(context.tools).find((one) => one.name === name);
  if (form) return form;
  throw new Error(`There is no form ${name}.`);
}

async function valuesFor(context: StepContext, name: string): Promise<readonly string[]> {
  const form = formIn(context, name);
  const [field] = form.fields;
  const choices = field ? await choicesFor(form, field, {}, context) : null;
  return choices?.kind === "one-of" ? choices.values : [];
}

const names = async (context: StepContext): Promise<string[]> =>
  (await offersFor(context)).map(({ form }) => form.name);
const free = { allowed: ["view", "edit", "ls", "move", "write"], exclude: [] };

describe("a form is on offer", () => {
  test("while there is something that its first field may name", async () => {
    expect(await names(await contextOf(["a.md"], free))).toEqual(["view", "write", "edit", "ls", "move"]);
    expect(await names(await contextOf([], free))).toEqual(["write", "ls"]);
  });

  test("while not all of it is excluded", async () => {
    const seen = { allowed: ["view"], exclude: [{ tool: "view", field: "path", values: ["a.md", "gone.md"] }] };
    expect(await names(await contextOf(["a.md"], seen))).toEqual([]);
    const context = await contextOf(["a.md", "b/c.md"], seen);
    expect(await names(context)).toEqual(["view"]);
    expect(await valuesFor(context, "view")).toEqual(["b/c.md"]);
  });
});

test("a name with a line end in it isn't offered: it can't be written on a line", async () => {
  const context = await contextOf(["a\nb.md", "c.md", "d/e\n/f.md"], free);
  for (const form of ["view", "edit"]) expect(await valuesFor(context, form)).toEqual(["c.md"]);
  expect(await valuesFor(context, "move")).toEqual(["c.md"]);
  expect(await valuesFor(context, "ls")).toEqual(["."]);
});

test("a folder whose files are all excluded isn't offered, among however many", async () => {
  const inFolder = (name: string) => Array.from({ length: 400 }, (_, index) => `${name}/${index}.md`);
  const exclude = [{ tool: "view", field: "path", values: inFolder("old") }];
  const all = ["a", "b", "old"].flatMap(inFolder);
  const context = await contextOf(all, { allowed: ["view", "answer"], exclude });
  const { engine, offers } = scriptedFieldEngine(["view", " b", "/7.md"]);
  const steps = guidedText(engine, randomUUID).nextStep(context, new AbortController().signal);
  let step = await steps.next();
  while (!step.done) step = await steps.next();
  expect(step.value.parts).toMatchObject([{ tool: "view", input: { path: "b/7.md" } }]);
  expect(offers[1]).toEqual([" a", " b"]);
});

describe("a file that", () => {
  test("vanishes between two fields ends in words that say so", async () => {
    const opened = await openFolder({ "notes.md": "one\ntwo\n", "other.md": "x\n" });
    const context = contextFor(opened, { allowed: ["edit"], exclude: [] });
    const { engine } = scriptedFieldEngine([" notes.md", "one", "three"]);
    const picking: typeof engine = {
      ...engine,
      async pick(values, options, signal) {
        const picked = await engine.pick(values, options, signal);
        if (picked === " notes.md") await rm(path.join(opened.place, "notes.md"));
        return picked;
      },
    };
    const steps = guidedText(picking, randomUUID).nextStep(context, new AbortController().signal);
    let step = await steps.next();
    while (!step.done) step = await steps.next();
    const [call] = step.value.parts;
    const edit = opened.tools.get("edit");
    if (call?.type !== "tool-call" || !edit) throw new Error("There is no call.");
    expect(call.input).toMatchObject({ path: "notes.md" });
    await expect(runTool(edit, call.input)).rejects.toThrow(/^There is no notes\.md\./);
  });

  test("appears is offered as soon as Hearth knows of it", async () => {
    const opened = await openFolder({ "a.md": "x\n" });
    const context = contextFor(opened, free);
    expect(await valuesFor(context, "view")).toEqual(["a.md"]);
    const write = opened.tools.get("write");
    if (!write) throw new Error("There is no tool to write with.");
    await runTool(write, { path: "b.md", content: "y\n" });
    expect(await valuesFor(context, "view")).toEqual(["a.md", "b.md"]);
    await writeFile(path.join(opened.place, "a.md"), "other\n");
    expect(await context.grounding.text("a.md")).toBe("other\n");
  });
});
