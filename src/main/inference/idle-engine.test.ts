import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createIdleEngine, type IdleRules } from "./idle-engine.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;

function idle(rules: Partial<IdleRules> = {}) {
  const done: string[] = [];
  const engine = {
    keep: async () => void done.push("keep"),
    rest: async () => void done.push("rest"),
    tune: async () => undefined,
  };
  const all = {
    keepAfterMs: minute / 2,
    restAfterMs: 20 * minute,
    everyMs: 1_000,
    isMemoryShort: () => false,
    ...rules,
  };
  return { idle: createIdleEngine(engine, all, () => Date.now()), done };
}

test("what was read is kept soon after the last use, once, and the memory is freed later", () => {
  const { idle: engine, done } = idle();
  engine.use()();
  vi.advanceTimersByTime(minute);
  expect(done).toEqual(["keep"]);
  vi.advanceTimersByTime(18 * minute);
  expect(done).toEqual(["keep"]);
  vi.advanceTimersByTime(5 * minute);
  expect(done).toEqual(["keep", "rest"]);
  vi.advanceTimersByTime(90 * minute);
  expect(done).toEqual(["keep", "rest"]);
});

test("nothing happens while it is used, however long, and by however many", () => {
  const { idle: engine, done } = idle({ isMemoryShort: () => true });
  const [first, second] = [engine.use(), engine.use()];
  vi.advanceTimersByTime(60 * minute);
  first();
  first();
  vi.advanceTimersByTime(60 * minute);
  expect(done).toEqual([]);
  second();
  vi.advanceTimersByTime(minute);
  expect(done).toEqual(["rest"]);
});

test("the memory is freed at once where it gets short, also where it would be kept for ever", () => {
  let isShort = false;
  const { idle: engine, done } = idle({ restAfterMs: null, isMemoryShort: () => isShort });
  engine.use()();
  vi.advanceTimersByTime(24 * 60 * minute);
  expect(done).toEqual(["keep"]);
  isShort = true;
  vi.advanceTimersByTime(2_000);
  expect(done).toEqual(["keep", "rest"]);
});

test("what was never used isn't touched", () => {
  const { done } = idle({ isMemoryShort: () => true });
  vi.advanceTimersByTime(60 * minute);
  expect(done).toEqual([]);
});
