import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AppError } from "../../shared/error.ts";
import { createQuietWork } from "./quiet-work.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work of three pieces, each of which waits to be let go on. */
function quiet() {
  const done: string[] = [];
  const failures: AppError[] = [];
  let next = (): void => {};
  const state = { left: 3, fails: false };
  const work = createQuietWork({
    quietMs: 1_000,
    report: (error) => failures.push(error),
    async work(signal) {
      done.push("begins");
      while (state.left > 0) {
        await new Promise<void>((resolve, reject) => {
          next = resolve;
          signal.addEventListener("abort", () => reject(signal.reason), { once: true });
        });
        if (state.fails) throw new Error("It broke.");
        state.left -= 1;
        done.push(`${state.left} left`);
      }
    },
  });
  return { work, done, failures, state, next: async () => (next(), await vi.advanceTimersByTimeAsync(0)) };
}

test("begins when nothing has been going on for a while, and only once there is more", async () => {
  const { work, done, next } = quiet();
  const end = work.use();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).toEqual([]);
  end();
  await vi.advanceTimersByTimeAsync(1_000);
  for (let piece = 0; piece < 3; piece++) await next();
  expect(done).toEqual(["begins", "2 left", "1 left", "0 left"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).toHaveLength(4);
  work.wake();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(done.at(-1)).toBe("begins");
});

test("stops at once when something begins, and goes on from there when it is over", async () => {
  const { work, done, next } = quiet();
  await vi.advanceTimersByTimeAsync(1_000);
  await next();
  const ends = [work.use(), work.use()];
  await next();
  await vi.advanceTimersByTimeAsync(60_000);
  ends[0]?.();
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).toEqual(["begins", "2 left"]);
  ends[1]?.();
  await vi.advanceTimersByTimeAsync(1_000);
  await next();
  await next();
  expect(done).toEqual(["begins", "2 left", "begins", "1 left", "0 left"]);
});

test("what goes wrong is told once, and not tried again", async () => {
  const { work, done, failures, state, next } = quiet();
  state.fails = true;
  await vi.advanceTimersByTimeAsync(1_000);
  await next();
  work.use()();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([done, failures.map(({ message }) => message)]).toEqual([["begins"], [expect.stringContaining("It broke.")]]);
});

test("closing stops it for good", async () => {
  const { work, done, failures } = quiet();
  await vi.advanceTimersByTimeAsync(1_000);
  await work.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([done, failures]).toEqual([["begins"], []]);
});
