import { readdir, readFile, truncate } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  drained,
  loaded,
  realEngine,
  type RealEngine,
  smallModel,
  talkWith,
  testModel,
} from "../../../test/support/real-engine.ts";
import { tempFolder, type TempFolder } from "../../../test/support/temp-folder.ts";
import type { PromptPart } from "../guided/field-engine.ts";

let folder: TempFolder;
beforeEach(async () => {
  folder = await tempFolder({});
});
afterEach(() => folder.remove());

const { signal } = new AbortController();
const beginning: PromptPart[] = [
  { type: "control", text: "<|im_start|>system\n" },
  { type: "text", text: "The harbour opens at six and closes at nine. ".repeat(30) },
];
const question = (text: string): PromptPart[] => [
  { type: "control", text: "<|im_end|>\n<|im_start|>user\n" },
  { type: "text", text },
  { type: "control", text: "<|im_end|>\n<|im_start|>assistant\n" },
];

/** What a new process makes of a question, and what it had to read for it. */
async function ask(text: string, fixed = beginning.length) {
  const engine = realEngine(folder.path);
  try {
    const fields = talkWith(await loaded(engine, testModel(smallModel)));
    await drained(fields.read([...beginning, ...question(text)], signal, fixed));
    const { evaluated, reused } = fields.usage();
    const said = await drained(fields.free({ end: "turn", grammar: null, maxTokens: 12 }, signal));
    return { evaluated, reused, said: said.result.text };
  } finally {
    await engine.close();
  }
}

const kept = async () =>
  (await readdir(folder.path)).filter((name) => name.endsWith(".kv")).map((name) => path.join(folder.path, name));

test("what every conversation begins with is read once, also by the next process, and nothing else of it is kept", async () => {
  const first = await ask("When does it open?");
  expect(first.reused).toBe(0);
  expect(await kept()).toHaveLength(1);
  const again = await ask("When does it open?");
  expect(again.said).toBe(first.said);
  expect(again.reused).toBeGreaterThan(200);
  expect(again.evaluated + again.reused).toBe(first.evaluated);
  const other = await ask("When does it close?");
  expect(other.reused).toBe(again.reused);
  expect(await kept()).toHaveLength(1);
});

test("a file that was cut off is read over, and made anew", async () => {
  const first = await ask("When does it open?");
  for (const file of await kept()) await truncate(file, 1_000);
  const again = await ask("When does it open?");
  expect(again).toEqual(first);
  expect((await ask("When does it open?")).reused).toBeGreaterThan(200);
});

test("where nothing is the same in every conversation, nothing is kept", async () => {
  await ask("When does it open?", 0);
  expect(await kept()).toEqual([]);
});

describe("a conversation", () => {
  const long = (topic: string): PromptPart[] => [...beginning, ...question(`${topic} `.repeat(300))];

  /** Reads a prompt in a conversation, and says what had to be read for it. */
  async function read(engine: RealEngine, conversation: string, prompt: readonly PromptPart[]): Promise<number> {
    const fields = talkWith(await loaded(engine, testModel(smallModel)), conversation);
    await drained(fields.read(prompt, signal, beginning.length));
    return fields.usage().evaluated;
  }

  /** What another process says next to a prompt, and what it had to read. */
  async function goOn(conversation: string, prompt: readonly PromptPart[]) {
    const engine = realEngine(folder.path);
    try {
      const evaluated = await read(engine, conversation, prompt);
      const fields = talkWith(await loaded(engine, testModel(smallModel)), conversation);
      await drained(fields.read(prompt, signal, beginning.length));
      const { result } = await drained(fields.free({ end: "turn", grammar: null, maxTokens: 16 }, signal));
      return { evaluated, said: result.text };
    } finally {
      await engine.close();
    }
  }

  test("goes on after a restart where it was, and says what it would have said", async () => {
    const prompt = long("tide");
    const first = await goOn("one", prompt);
    const again = await goOn("one", prompt);
    expect(again.said).toBe(first.said);
    expect(again.evaluated).toBeLessThanOrEqual(4);
    // another conversation has only the beginning
    expect((await goOn("two", prompt)).evaluated).toBeGreaterThan(100);
  });

  test("is kept while others have its place, and after the memory was freed", async () => {
    const engine = realEngine(folder.path);
    try {
      for (const id of ["one", "two", "three", "four"]) await read(engine, id, long(id));
      expect(await read(engine, "one", [...long("one"), ...question("And then?")])).toBeLessThan(20);
      await engine.rest();
      expect(await read(engine, "four", [...long("four"), ...question("And then?")])).toBeLessThan(20);
    } finally {
      await engine.close();
    }
  });

  test("is found by who reads a draft of it ahead, and the draft isn't kept", async () => {
    const engine = realEngine(folder.path);
    try {
      await read(engine, "one", long("one"));
      await engine.rest();
      const model = await loaded(engine, testModel(smallModel));
      const ahead = model.talk({ conversation: "one", disk: "find", name: "a draft", priority: "background" });
      const before = await kept();
      await drained(ahead.read([...long("one"), ...question("A secret wish?")], signal, beginning.length));
      expect(ahead.usage().evaluated).toBeLessThan(20);
      await engine.rest();
      expect(await kept()).toEqual(before);
      const notes = (await readdir(folder.path)).filter((name) => name.endsWith(".json"));
      const texts = await Promise.all(notes.map((name) => readFile(path.join(folder.path, name), "utf8")));
      expect(texts.join("")).not.toContain("secret");
    } finally {
      await engine.close();
    }
  });

  test("that was deleted leaves nothing behind, also where it is still in memory", async () => {
    const engine = realEngine(folder.path);
    try {
      await read(engine, "one", long("one"));
      await engine.keep();
      expect(await kept()).toHaveLength(2);
      await engine.forget("one");
      expect(await kept()).toHaveLength(1);
    } finally {
      await engine.close();
    }
    expect(await kept()).toHaveLength(1);
  });
});
