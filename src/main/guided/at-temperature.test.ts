import { expect, test } from "vitest";
import type { FieldEngine, FreeOptions } from "./field-engine.ts";
import { atTemperature } from "./at-temperature.ts";

const options: FreeOptions = { end: "turn", grammar: null, maxTokens: 10 };

function engine() {
  const asked: FreeOptions[] = [];
  const fields = {
    async *free(given: FreeOptions) {
      asked.push(given);
      return { text: "", stop: "end" as const };
    },
  } as unknown as FieldEngine; // nothing else of it is asked
  return { fields, asked };
}

const { signal } = new AbortController();

test("what is written freely has the chance that was asked for, the same each time", async () => {
  const { fields, asked } = engine();
  const warm = atTemperature(fields, 0.7);
  for (const sampling of [{}, { sampling: { temperature: 0.8, seed: 5 } }]) {
    await warm.free({ ...options, ...sampling }, signal).next();
  }
  expect(asked.map(({ sampling }) => sampling)).toEqual([
    { temperature: 0.7, seed: 1 },
    { temperature: 0.7, seed: 5 },
  ]);
});

test("at zero the likeliest words are taken, and where nothing is asked for nothing changes", async () => {
  const { fields, asked } = engine();
  await atTemperature(fields, 0)
    .free({ ...options, sampling: { temperature: 0.8, seed: 5 } }, signal)
    .next();
  expect(asked).toEqual([options]);
  expect(atTemperature(fields, undefined)).toBe(fields);
});
