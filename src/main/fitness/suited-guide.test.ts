import { expect, test } from "vitest";
import { noGuide } from "../../../test/support/run-agent.ts";
import { someFitness } from "../../../test/support/some-fitness.ts";
import type { Guide, TurnState } from "../agent/guide.ts";
import { suitedGuide } from "./suited-guide.ts";

const signal = new AbortController().signal;
const state: TurnState = { tools: [], messages: [], kind: "edit", stepsLeft: 5 };
const call = { tool: "edit", input: {} };
const guide: Guide = {
  ...noGuide,
  context: async () => "Files: a.md",
  madeCalls: async () => [{ tool: "view", input: { path: "a.md" } }],
  tryOut: async () => "passes",
};

test("a model for talking only has nothing to act with, and isn't told of files", async () => {
  const suited = suitedGuide(guide, someFitness({ tier: "talk" }));
  expect(await suited.kinds("change a.md", signal)).toEqual(["chat"]);
  expect(await suited.madeCalls(state, signal)).toEqual([]);
  expect(await suited.masks(state)).toEqual({ allowed: ["answer"], exclude: [] });
  expect(await suited.context("change a.md", [], signal)).toBe("");
});

test("several attempts are made for models that need them", async () => {
  const trial = (fitness: Parameters<typeof suitedGuide>[1]) => suitedGuide(guide, fitness).tryOut(call, state, signal);
  expect(await trial(null)).toBe("passes");
  expect(await trial({ tier: "small", triesSeveral: false })).toBe("passes");
  expect(await trial({ tier: "full", triesSeveral: true })).toBe("passes");
  expect(await trial({ tier: "full", triesSeveral: false })).toBeNull();
});
