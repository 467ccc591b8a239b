import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { memoryIn } from "../../../test/support/memory-in.ts";
import { carryOut, runTool, toolContext } from "../../../test/support/run-tool.ts";
import { tempFolder, type TempFolder } from "../../../test/support/temp-folder.ts";
import type { Memory } from "../memory/memory.ts";
import { calledTools } from "../guided/forms/tool-tiers.ts";
import { memoryTools } from "./memory-tools.ts";

let folder: TempFolder;
let memory: Memory;
const signal = new AbortController().signal;
const tool = (name: string) => {
  const found = memoryTools(memory, true).find(({ spec }) => spec.name === name);
  if (!found) throw new Error(`There is no tool ${name}.`);
  return found;
};
const run = (name: string, input: object) => runTool(tool(name), input);
const text = () => memory.read("MEMORY.md").text;

beforeEach(async () => {
  folder = await tempFolder();
  memory = await memoryIn(folder.path, new Date(2026, 10, 22));
});
afterEach(() => folder.remove());

describe("the tools of the memory", () => {
  test("keep a note for good or for the day, and show what changes", async () => {
    const { plan } = await run("remember", { note: "- My sister's\nname is Ada." });
    expect(plan.preview).toMatchObject({ type: "diff", path: "MEMORY.md", added: 1, removed: 0 });
    expect(text()).toBe("- My sister's name is Ada.\n");
    await run("remember", { note: "It rains.", today: true });
    expect(memory.read("memory/202611/20261122.md").text).toBe("- It rains.\n");
    await expect(run("remember", { note: "My sister's name is Ada." })).rejects.toThrow("in the memory already");
  });

  test("add to what another conversation wrote since it was shown", async () => {
    const plans = await Promise.all(
      ["tea", "coffee"].map((note) => tool("remember").plan({ note }, toolContext, signal)),
    );
    for (const plan of plans) await carryOut(plan, signal);
    expect(text()).toBe("- tea\n- coffee\n");
  });

  test("forget the note that is meant, and none where several could be", async () => {
    for (const note of ["My sister's name is Ada.", "I like tea.", "I like green tea."])
      await run("remember", { note });
    await run("forget", { note: "sister name" });
    expect(text()).toBe("- I like tea.\n- I like green tea.\n");
    await expect(run("forget", { note: "tea" })).rejects.toThrow("Several notes are like this");
    await expect(run("forget", { note: "coffee" })).rejects.toThrow("Nothing like this");
    await run("forget", { note: "I like tea" });
    expect(text()).toBe("- I like green tea.\n");
  });

  test("replace a text, but not one that has changed meanwhile", async () => {
    await run("remember", { note: "I like tea." });
    const plan = await tool("change_memory").plan({ old: "tea", new: "coffee" }, toolContext, signal);
    memory.change("MEMORY.md", () => "- I like milk.\n");
    await expect(carryOut(plan, signal)).rejects.toThrow("Nothing like this");
    await run("change_memory", { old: "milk", new: "coffee" });
    expect(text()).toBe("- I like coffee.\n");
  });

  test("read and search without a question", async () => {
    await run("remember", { note: "I like tea." });
    const read = await run("read_memory", {});
    expect(read.text).toBe("MEMORY.md:\n- I like tea.");
    expect(read.plan.needsNoQuestion).toBe(true);
    expect((await run("search_memory", { words: "TEA" })).text).toBe("MEMORY.md:1: - I like tea.");
    await expect(run("read_memory", { file: "../config.toml" })).rejects.toThrow("The memory has no file");
  });

  test("can only look where nothing is kept", () => {
    expect(memoryTools(memory, false).map(({ spec }) => spec.effect)).toEqual(["look", "look"]);
  });

  test.each([
    ["Remember that I like tea", "remember"],
    ["Don't forget that I like tea", "remember"],
    ["Merk dir: ich mag Tee", "remember"],
    ["緑茶が好きだと覚えておいて", "remember"],
    ["Forget what I said about tea", "forget"],
    ["What is in your memory?", "read_memory"],
  ])("are called for by %j", (request, name) => {
    const specs = memoryTools(memory, true).map(({ spec }) => spec);
    expect(calledTools(specs, request).map((spec) => spec.name)).toContain(name);
  });

  test.each(["fix the memory leak in app.ts", "I forget how loops work", "list the files"])(
    "are not called for by %j",
    (request) => {
      const specs = memoryTools(memory, true).map(({ spec }) => spec);
      expect(calledTools(specs, request)).toEqual([]);
    },
  );
});
