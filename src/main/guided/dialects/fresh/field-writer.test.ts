import { expect, test } from "vitest";
import { scriptedFieldEngine } from "../../../../../test/support/scripted-field-engine.ts";
import { resultOf } from "../../../../shared/result-of.ts";
import { fieldWriter } from "./field-writer.ts";

const draft = { prompt: { system: "", before: [], request: "Which day?" }, opening: "day:", end: "\n", maxTokens: 20 };

test("all that was read since the last time is counted, and each once", async () => {
  const { engine } = scriptedFieldEngine([" Tuesday", " Monday"]);
  const writer = fieldWriter({ ...engine, usage: () => ({ ...engine.usage(), evaluated: 12, sampled: 3 }) });
  const { signal } = new AbortController();
  const pick = () => resultOf(writer.pick(draft, ["Monday", "Tuesday"], signal));
  expect(writer.takeUsage()).toBeNull();
  await pick();
  await pick();
  expect(writer.takeUsage()).toMatchObject({ evaluated: 24, sampled: 6 });
  expect(writer.takeUsage()).toBeNull();
});

test("one line without an end is left open, and more of them all", async () => {
  const lines = (script: readonly string[], beginnings: readonly string[]) => {
    const { engine } = scriptedFieldEngine(script, Number.POSITIVE_INFINITY, { stop: "length" });
    const { prompt } = draft;
    const written = { prompt, beginnings, grammar: "root ::= [^\\n]*", maxTokens: 20 };
    return resultOf(fieldWriter(engine).writeLines(written, new AbortController().signal));
  };
  expect(await lines([" on and on"], ["a ->"])).toEqual([null]);
  expect(await lines([" on and on", " and on"], ["a ->", "b ->"])).toBeNull();
});
