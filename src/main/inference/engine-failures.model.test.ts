import { copyFile, mkdtemp, open, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fakeGguf } from "../../../test/support/fake-gguf.ts";
import {
  chatOf,
  drained,
  loaded,
  realEngine,
  smallModel,
  talkWith,
  testModel,
  type RealEngine,
} from "../../../test/support/real-engine.ts";
import type { LoadedModel } from "./engine-client.ts";

const never = new AbortController().signal;
let facts: LoadedModel["facts"];
const chat = (...turns: string[]) => chatOf(facts, ...turns);

let models = 0;
/** The small model under another name, so that it has to be loaded. */
const fresh = () => ({ ...testModel(smallModel), id: `model ${(models += 1)}` });
let engine: RealEngine;
let folder = "";
beforeAll(async () => {
  engine = realEngine();
  facts = (await loaded(engine, testModel(smallModel))).facts;
  folder = await mkdtemp(path.join(tmpdir(), "hearth-engine-"));
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

test("tells of a process that died in the middle of a turn, and starts it again", async () => {
  const first = talkWith(await loaded(engine, testModel(smallModel)));
  await drained(first.read(chat("Tell me a long story."), never));
  const writing = drained(first.free({ end: "turn", grammar: null, maxTokens: 2000 }, never), () =>
    engine.process().kill(),
  );
  const gone = { code: "model-unavailable", retryable: true, message: expect.stringContaining("SIGKILL") };
  await expect(writing).rejects.toMatchObject(gone);
  await expect(first.pick([" a", " b"], { end: "\n" }, never)).rejects.toMatchObject({ code: "model-unavailable" });
  const second = talkWith(await loaded(engine, testModel(smallModel)));
  await drained(second.read(chat("Hello"), never));
  expect(second.usage().evaluated).toBeGreaterThan(10);
});

test("tells of a process that dies while it loads or reads", async () => {
  const loading = drained(engine.load(fresh(), never), () => engine.process().kill());
  await expect(loading).rejects.toMatchObject({ code: "model-unavailable", retryable: true });
  const own = talkWith(await loaded(engine, testModel(smallModel)));
  const reading = drained(own.read(chat("word ".repeat(3000)), never), () => engine.process().kill());
  await expect(reading).rejects.toMatchObject({ code: "model-unavailable" });
});

test("gives up loading when asked to, and loads the next time", async () => {
  const stop = new AbortController();
  const loading = drained(engine.load(fresh(), stop.signal), () => stop.abort());
  await expect(loading).rejects.toMatchObject({ name: "AbortError" });
  expect((await loaded(engine, testModel(smallModel))).facts.id).toBe(smallModel);
});

test("refuses what is no model, half of one, or not there, and goes on with one that is", async () => {
  const readme = path.join(folder, "readme.gguf");
  await writeFile(readme, "# Read me\n");
  const half = path.join(folder, "half.gguf");
  await copyFile(testModel(smallModel).path, half);
  await truncate(half, 49_000_000);
  const attempt = (file: string) => drained(engine.load({ id: "it", path: file, settings: {} }, never));
  await expect(attempt(readme)).rejects.toMatchObject({
    code: "invalid-input",
    message: expect.stringContaining("readme.gguf"),
  });
  await expect(attempt(half)).rejects.toMatchObject({
    code: "invalid-input",
    message: expect.stringContaining("half.gguf"),
  });
  await expect(attempt(path.join(folder, "none.gguf"))).rejects.toMatchObject({ code: "not-found" });
  expect((await loaded(engine, testModel(smallModel))).facts.id).toBe(smallModel);
});

test("refuses a whole file that no engine can run", async () => {
  const fake = path.join(folder, "fake.gguf");
  await writeFile(fake, fakeGguf());
  const loading = drained(engine.load({ id: "fake", path: fake, settings: {} }, never));
  await expect(loading).rejects.toMatchObject({
    code: "invalid-input",
    message: expect.stringContaining("fake.gguf"),
  });
});

test("refuses a model that needs more memory than is free, before it loads anything, with both numbers", async () => {
  const huge = path.join(folder, "huge.gguf");
  await hugeModel(huge);
  const loading = drained(engine.load({ id: "huge", path: huge, settings: {} }, never));
  await expect(loading).rejects.toMatchObject({
    code: "too-large",
    message: expect.stringMatching(/^huge\.gguf needs about \d+\.\d GB of memory, and \d+\.\d GB are free\. Choose /),
  });
});

test("refuses a context that the model was not made for", async () => {
  const loading = drained(engine.load(testModel(smallModel, { context_size: 100_000 }), never));
  await expect(loading).rejects.toMatchObject({ code: "invalid-input", message: expect.stringContaining("8192") });
});

test("loads a model again for a conversation that another model had the place of", async () => {
  const first = talkWith(await loaded(engine, testModel(smallModel)));
  await drained(first.read(chat("Name three colours."), never));
  const expected = (await drained(first.free({ end: "turn", grammar: null, maxTokens: 8 }, never))).result;
  await drained(first.read(chat("Name three colours."), never));
  const second = talkWith(await loaded(engine, { ...testModel(smallModel), id: "another" }));
  await drained(second.read(chat("Hello"), never));
  // to count isn't worth loading for
  const end = [{ type: "control" as const, text: "<|im_end|>" }];
  await expect(first.countTokens(end)).rejects.toMatchObject({ code: "model-unavailable" });
  expect((await drained(first.free({ end: "turn", grammar: null, maxTokens: 8 }, never))).result).toEqual(expected);
  expect(await first.countTokens(end)).toBe(1);
});

test("ends the text where the context is full, and never shifts", async () => {
  const tight = await loaded(engine, testModel(smallModel, { context_size: 1024 }));
  const own = talkWith(tight);
  await drained(own.read(chat("one two three ".repeat(240)), never));
  own.force("four five ".repeat(110));
  // can't end, and repeats nothing: there is always another row of signs
  const grammar = "root ::= [-=+*/] root";
  const { result } = await drained(own.free({ end: "turn", grammar, maxTokens: 4000 }, never));
  expect(result.stop).toBe("length");
  expect(own.usage()).toMatchObject({ contextUsed: tight.facts.contextSize - 1 });
  own.force("\nmore");
  await expect(own.pick([" a", " b"], { end: "\n" }, never)).rejects.toMatchObject({ code: "too-large" });
});

test("lets go of a model", async () => {
  const held = await loaded(engine, testModel(smallModel));
  await held.unload();
  await expect(talkWith(held).pick([" a", " b"], { end: "\n" }, never)).rejects.toMatchObject({
    code: "model-unavailable",
  });
  expect((await loaded(engine, testModel(smallModel))).facts.id).toBe(smallModel);
});

/** The small model's head with a vocabulary matrix of many layers behind it: a file with a hole in place of numbers. */
async function hugeModel(file: string): Promise<void> {
  const head = fakeGguf({ architecture: "llama", tensorBytes: 0, dimensions: [400_000_000_000n] });
  const handle = await open(file, "w");
  try {
    await handle.write(head);
    await handle.truncate(head.length + 400_000_000_000);
  } finally {
    await handle.close();
  }
}
