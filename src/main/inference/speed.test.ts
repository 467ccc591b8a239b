import { expect, test } from "vitest";
import { createSpeed } from "./speed.ts";

test("nothing is foretold before both speeds are known", () => {
  const speed = createSpeed(null);
  expect(speed.forecast(100)).toBeNull();
  speed.read(100, 2_000);
  expect(speed.forecast(100)).toBeNull();
  speed.wrote(50, 5_000);
  expect(speed.forecast(100)).toEqual({ readMs: 2_000, answerMs: 15_000 });
});

test("what was measured before holds until there is something newer, which counts more and more", () => {
  const speed = createSpeed({ readPerSecond: 100, writePerSecond: 10 });
  expect(speed.forecast(100)).toEqual({ readMs: 1_000, answerMs: 15_000 });
  for (let time = 0; time < 20; time++) speed.read(100, 4_000);
  expect(speed.forecast(100)?.readMs).toBeGreaterThan(3_900);
});

test("a few tokens say nothing", () => {
  const speed = createSpeed({ readPerSecond: 100, writePerSecond: 10 });
  speed.read(2, 9_000);
  speed.wrote(0, 0);
  expect(speed.forecast(100)).toEqual({ readMs: 1_000, answerMs: 15_000 });
});
