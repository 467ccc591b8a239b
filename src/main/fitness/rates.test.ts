import { expect, test } from "vitest";
import type { AssistantPart, StepUsage } from "../../shared/message.ts";
import { readRate, thinksFirst, writeRate } from "./rates.ts";

const usage = (more: Partial<StepUsage>): StepUsage => ({
  evaluated: 0,
  reused: 0,
  sampled: 0,
  forced: 0,
  readMs: 0,
  writeMs: 0,
  contextUsed: 0,
  contextSize: 8192,
  ...more,
});

test("reading is measured by what was long enough, writing by what the model chose itself", () => {
  const usages = [
    usage({ evaluated: 100, readMs: 2_000, sampled: 20, writeMs: 2_000 }),
    usage({ evaluated: 3, readMs: 400, sampled: 5, forced: 20, writeMs: 5_000 }),
  ];
  expect([readRate(usages), writeRate(usages)]).toEqual([50, 10]);
  expect([readRate([]), writeRate([])]).toEqual([0, 0]);
});

const step = (part: AssistantPart) => [{ parts: [part], stop: "end" as const, usage: null }];
const facts = (opening: string) => {
  const userToAssistant = [{ type: "control" as const, text: opening }];
  return { chat: { beforeSystem: [], systemToUser: [], userToAssistant, assistantToUser: [] } };
};

test("a model thinks where its template has a place for it, or it begins with it", () => {
  expect(thinksFirst(facts("<|assistant|><think>\n\n</think>\n\n"), [])).toBe(true);
  expect(thinksFirst(facts("<|assistant|>"), step({ type: "text", text: "<think>Hm." }))).toBe(true);
  expect(thinksFirst(null, step({ type: "reasoning", text: "Hm." }))).toBe(true);
  expect(thinksFirst(null, step({ type: "text", text: "I think <think> is a tag." }))).toBe(false);
});

test("what a local model was led to note is no thought of its own", () => {
  expect(thinksFirst(facts("<|assistant|>"), step({ type: "reasoning", text: "port = 80" }))).toBe(false);
});
