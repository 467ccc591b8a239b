import { expect, test } from "vitest";
import { createDraftPace } from "./draft-pace.ts";

/** Writes tokens for a while, at a cost of checking and with a share of right guesses; says what it came to. */
function write(steps: number, { checkMs, right }: { checkMs: (size: number) => number; right: number }) {
  const pace = createDraftPace();
  let tokens = 0;
  let ms = 0;
  const sizes: number[] = [];
  for (let step = 0; step < steps; step++) {
    const size = pace.next();
    sizes.push(size);
    if (size === 0) {
      pace.single(100);
      tokens += 1;
      ms += 100;
      continue;
    }
    const accepted = Math.floor(size * right);
    const took = checkMs(size);
    pace.checked(size, accepted, took);
    tokens += accepted + 1;
    ms += took;
  }
  return { speed: tokens / (ms / 100), sizes };
}

test("no token is guessed before it is known what one costs", () => {
  expect(createDraftPace().next()).toBe(0);
});

test("where guesses are right and cheap to check, more are made at a time", () => {
  const { speed, sizes } = write(100, { checkMs: (size) => 100 + 20 * size, right: 1 });
  expect(Math.max(...sizes)).toBe(15);
  expect(speed).toBeGreaterThan(3);
});

test("where they are wrong, hardly any are made: nearly nothing is lost", () => {
  const { speed, sizes } = write(2_000, { checkMs: (size) => 100 + 20 * size, right: 0 });
  expect(speed).toBeGreaterThan(0.97);
  expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(0);
});

test("a short text loses little by wrong guesses, for the first ones are short", () => {
  const { speed, sizes } = write(48, { checkMs: (size) => 100 + 20 * size, right: 0 });
  expect(Math.max(...sizes)).toBe(3);
  expect(speed).toBeGreaterThan(0.95);
});

test("where checking costs as much as writing, hardly any are made, right or not", () => {
  expect(write(2_000, { checkMs: (size) => 100 * (size + 1), right: 1 }).speed).toBeGreaterThan(0.97);
});

test("a copy with a change in every line is written a good deal quicker", () => {
  // as measured with a model of 1.5 billion parameters on two cores
  const costs: Readonly<Record<number, number>> = { 3: 146, 7: 261, 15: 388 };
  const pace = createDraftPace();
  const line = 28;
  let tokens = 0;
  let ms = 0;
  while (tokens < 40 * line) {
    const size = pace.next();
    const accepted = Math.min(size, line - 1 - (tokens % line));
    const took = costs[size] ?? 48;
    if (size === 0) pace.single(took);
    else pace.checked(size, accepted, took);
    tokens += accepted + 1;
    ms += took;
  }
  expect((tokens * 48) / ms).toBeGreaterThan(1.3);
});

test("after a long copy the first wrong guesses are enough to stop", () => {
  const pace = createDraftPace();
  pace.single(48);
  for (let copy = 0; copy < 50; copy++) {
    const size = pace.next();
    pace.checked(size, size, { 3: 146, 7: 261 }[size] ?? 388);
  }
  expect(pace.next()).toBe(15);
  pace.checked(15, 0, 388);
  expect(pace.next()).toBe(0);
});
