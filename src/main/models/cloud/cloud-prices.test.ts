import { expect, test } from "vitest";
import { cloudFacts } from "./cloud-prices.ts";

const usage = (total: number, cacheRead: number, cacheWrite: number, output: number) => ({
  inputTokens: { total, noCache: total - cacheRead - cacheWrite, cacheRead, cacheWrite },
  outputTokens: { total: output, text: output, reasoning: 0 },
});

test("a step costs what its tokens cost, and those that were read before cost less", () => {
  const { contextSize, costOf } = cloudFacts({ kind: "anthropic", models: [] }, "claude-sonnet-4-5");
  expect(contextSize).toBe(200_000);
  // three dollars for a million tokens read, fifteen for a million written; a tenth where it was read before
  expect(costOf(usage(100_000, 0, 0, 10_000))).toBeCloseTo(0.3 + 0.15, 6);
  expect(costOf(usage(100_000, 100_000, 0, 0))).toBeCloseTo(0.03, 6);
  expect(costOf(usage(100_000, 0, 100_000, 0))).toBeCloseTo(0.375, 6);
});

test("of a model that isn't in the list neither the price nor the window is made up", () => {
  const settings = { kind: "openai-compatible" as const, models: [], url: "https://models.example.com/v1" };
  const { contextSize, costOf } = cloudFacts(settings, "home-made");
  expect(contextSize).toBeNull();
  expect(costOf(usage(10, 0, 0, 5))).toBeNull();
});
