import { expect, test } from "vitest";
import type { PullProgress } from "./model.ts";
import { createTransferRate } from "./transfer-rate.ts";

const at = (received: number, stage: PullProgress["stage"] = "downloading"): PullProgress => {
  return { stage, source: "there", received, total: 100_000, unit: "bytes" };
};

test("the rate is that of the last seconds, and isn't guessed from the first moment", () => {
  let now = 0;
  const rate = createTransferRate(() => now);
  expect(rate(at(0))).toBeNull();
  now = 1_000;
  expect(rate(at(500))).toBeNull();
  now = 2_000;
  expect(rate(at(2_000))).toBe(1_000);
  now = 11_500;
  expect(rate(at(2_000))).toBe(0);
});

test("what lies there already is no speed, and another stage is measured anew", () => {
  let now = 0;
  const rate = createTransferRate(() => now);
  rate(at(50_000));
  now = 2_000;
  expect(rate(at(51_000))).toBe(500);
  now = 4_000;
  expect(rate(at(10, "checking"))).toBeNull();
  now = 6_000;
  expect(rate(at(20, "checking"))).toBe(5);
  expect(rate(at(0, "checking"))).toBeNull();
});

test("what comes so slowly that it is seldom told has a rate too", () => {
  let now = 0;
  const rate = createTransferRate(() => now);
  rate(at(0));
  now = 20_000;
  expect(rate(at(1_000))).toBe(50);
  now = 60_000;
  expect(rate(at(5_000))).toBe(100);
});
