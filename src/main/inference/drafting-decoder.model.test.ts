import { afterAll, beforeAll, expect, test } from "vitest";
import {
  drained,
  loaded,
  realEngine,
  type RealEngine,
  smallModel,
  talkWith,
  testModel,
} from "../../../test/support/real-engine.ts";
import type { FieldEngine, PromptPart } from "../guided/field-engine.ts";

const never = new AbortController().signal;
let engine: RealEngine;
let fields: FieldEngine;

beforeAll(async () => {
  engine = realEngine();
  fields = talkWith(await loaded(engine, testModel(smallModel)));
});
afterAll(() => engine.close());

const rows = Array.from({ length: 12 }, (_, index) => `item ${index + 1}: ${["oats", "tea", "milk"][index % 3]}\n`);
const text = (words: string): PromptPart => ({ type: "text", text: words });
const list = `The list:\n${rows.join("")}\nThe same list again:\n`;

/** A grammar that allows everything: with one, no token is guessed. */
const anything = String.raw`root ::= [^\x00]*`;

async function write(grammar: string | null, maxTokens = 90) {
  await drained(fields.read([text(list)], never));
  fields.force(rows.slice(0, 2).join(""));
  const { result } = await drained(fields.free({ end: "turn", grammar, maxTokens }, never));
  const { sampled, guessed = 0 } = fields.usage();
  guessedInAll += guessed;
  return { ...result, sampled };
}
/** How much is guessed depends on what it takes on this machine; that something is doesn't. */
let guessedInAll = 0;

test("what is guessed ahead is what the model would have written anyway", async () => {
  const plain = await write(anything);
  // the first tokens are never guessed: what one costs must be known
  expect((await write(null)).text).toBe(plain.text);
  expect(guessedInAll).toBeGreaterThan(0);
  const again = await write(null);
  expect(again).toEqual(plain);
});

test("what was guessed beyond the end isn't part of the conversation", async () => {
  const { text: said, stop } = await write(null, 37);
  expect(stop).toBe("length");
  await drained(
    fields.read([text(list + rows.slice(0, 2).join("") + said), { type: "control", text: "<|im_end|>" }], never),
  );
  expect(fields.usage().evaluated).toBeLessThanOrEqual(2);
});

test("stops within a row of guesses", async () => {
  const whole = await write(null, 40);
  await drained(fields.read([text(list)], never));
  fields.force(rows.slice(0, 2).join(""));
  const stop = new AbortController();
  const writing = drained(fields.free({ end: "turn", grammar: null, maxTokens: 40 }, stop.signal), () => stop.abort());
  await expect(writing).rejects.toMatchObject({ name: "AbortError" });
  expect(await write(null, 40)).toEqual(whole);
});
