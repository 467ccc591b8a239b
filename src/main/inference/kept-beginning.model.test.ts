import { readdir, truncate } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { drained, loaded, realEngine, smallModel, testModel } from "../../../test/support/real-engine.ts";
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
    const { fields } = await loaded(engine, testModel(smallModel));
    await drained(fields.read([...beginning, ...question(text)], signal, fixed));
    const { evaluated, reused } = fields.usage();
    const said = await drained(fields.free({ end: "turn", grammar: null, maxTokens: 12 }, signal));
    return { evaluated, reused, said: said.result.text };
  } finally {
    engine.close();
  }
}

const kept = async () => (await readdir(folder.path)).map((name) => path.join(folder.path, name));

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
