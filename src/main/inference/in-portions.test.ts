import { expect, test } from "vitest";
import { inPortions } from "./in-portions.ts";

/** Says each word at its moment. */
async function* saidAt(clock: { ms: number }, words: readonly (readonly [ms: number, word: string])[]) {
  for (const [ms, word] of words) {
    clock.ms = ms;
    yield word;
  }
  return "end";
}

async function portionsOf(words: readonly (readonly [ms: number, word: string])[]) {
  const clock = { ms: 0 };
  const portions: string[] = [];
  const steps = inPortions(saidAt(clock, words), () => clock.ms);
  for (;;) {
    const step = await steps.next();
    if (step.done) return { portions, result: step.value };
    portions.push(step.value);
  }
}

test("the first word comes at once, and others together, ten times a second", async () => {
  const words = [
    [0, "a"],
    [50, "b"],
    [99, "c"],
    [100, "d"],
    [150, "e"],
    [400, "f"],
  ] as const;
  expect(await portionsOf(words)).toEqual({ portions: ["a", "bcd", "ef"], result: "end" });
});

test("what is held comes before the end", async () => {
  expect(
    await portionsOf([
      [0, "a"],
      [10, "b"],
    ]),
  ).toEqual({ portions: ["a", "b"], result: "end" });
  expect(await portionsOf([])).toEqual({ portions: [], result: "end" });
});
