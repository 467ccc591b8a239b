import type { FitnessProgress } from "../../shared/fitness.ts";

/** Counts the requests of a test. */
export type TestProgress = {
  /** Before each request: those before it are done. */
  next(what: string): FitnessProgress;
  /** Requests that come in addition, or, where it is negative, that aren't made after all. */
  expect(more: number): void;
};

export function testProgress(requests: number): TestProgress {
  let begun = 0;
  let total = requests;
  return {
    next(what) {
      begun += 1;
      total = Math.max(total, begun);
      return { done: begun - 1, total, what };
    },
    expect(more) {
      total += more;
    },
  };
}
