import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  drained,
  loaded,
  type RealEngine,
  realEngine,
  smallModel,
  talkWith,
  testModel,
} from "../../../test/support/real-engine.ts";
import { tinyModel } from "../../../test/support/tiny-model.ts";
import type { FieldEngine, PromptPart } from "../guided/field-engine.ts";

/** A model whose state can't be cut: it must say the same as if it had read everything anew. */

const never = new AbortController().signal;
let engine: RealEngine;
let fields: FieldEngine;
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "hearth-recurrent-"));
  const file = path.join(folder, "tiny.gguf");
  await writeFile(file, await tinyModel("recurrent", testModel(smallModel).path));
  engine = realEngine();
  fields = talkWith(await loaded(engine, { id: "tiny", path: file, settings: {} }));
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

const control = (text: string): PromptPart => ({ type: "control", text });
const start: PromptPart[] = [
  control("<|im_start|>system\n"),
  { type: "text", text: "You know a lot of things and tell them when you are asked. ".repeat(10) },
  control("<|im_end|>\n<|im_start|>user\n"),
];
const asks = (question: string): PromptPart[] => [...start, { type: "text", text: question }, control("<|im_end|>\n")];

async function read(prompt: readonly PromptPart[]) {
  await drained(fields.read(prompt, never));
  return fields.usage();
}
const say = async () => (await drained(fields.free({ end: "turn", grammar: null, maxTokens: 12 }, never))).result.text;

it("says the same after going back as after reading everything anew, and reads again only from where prompts part", async () => {
  const questions = ["one question", "another thing", "a third"].map(asks);
  const anew: string[] = [];
  for (const prompt of questions) {
    await read([control("<|endoftext|>")]);
    expect((await read(prompt)).evaluated).toBeGreaterThan(100);
    anew.push(await say());
  }
  expect(new Set(anew).size).toBe(3);
  const again: string[] = [];
  const evaluated: number[] = [];
  for (const prompt of [...questions, ...questions]) {
    evaluated.push((await read(prompt)).evaluated);
    again.push(await say());
  }
  expect(again).toEqual([...anew, ...anew]);
  expect(Math.max(...evaluated.slice(2))).toBeLessThan(10);
});

it("leaves the state as it was after asking for probabilities, and picks among values", async () => {
  const prompt = asks("one question");
  await read(prompt);
  const expected = await say();
  await read(prompt);
  const shares = await fields.probabilities([" one", " two", " twofold"], never);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
  expect(await say()).toBe(expected);
  await read(prompt);
  expect([" one", " two", " twofold"]).toContain(await fields.pick([" one", " two", " twofold"], { end: "\n" }, never));
});
