import { failingLines } from "./suspects.ts";

/** How likely the mistake is in a line of a file, from 1 on, by the tests that ran it: from 0 to 1. */
export type Suspiciousness = (path: string, line: number) => number;

export const allSuspicious: Suspiciousness = () => 1;

/** What a run of tests tells of the lines of programs. */
export type Coverage = {
  /** Whether a line isn't run at all. What isn't loaded isn't run. */
  isSkipped(path: string, line: number): boolean;
  /** What each test ran, as far as that can be told apart. What was run outside of them counts for all. */
  tests: readonly TestCoverage[];
};

/** The lines of a test itself, by which a failure names it, and whether it ran a line of a program. */
export type TestCoverage = { path: string; lines: ReadonlySet<number>; ran(path: string, line: number): boolean };

/**
 * A line that failing tests run and others don't is the likeliest to be wrong, by Ochiai's coefficient ("On the accuracy of spectrum-based fault localization",
 * Abreu and others, 2007). Where tests can't be told apart, each line that is run is as likely as any other.
 */
export function suspiciousnessBy({ isSkipped, tests }: Coverage, failure: string): Suspiciousness {
  const failing = tests.filter(({ path, lines }) => [...failingLines(path, failure)].some((line) => lines.has(line)));
  const passing = tests.filter((test) => !failing.includes(test));
  if (failing.length === 0) return (path, line) => (isSkipped(path, line) ? 0 : 1);
  return (path, line) => {
    if (isSkipped(path, line)) return 0;
    const ranBy = (group: readonly TestCoverage[]) => group.filter((test) => test.ran(path, line)).length;
    const isOutside = ranBy(tests) === 0;
    const failed = isOutside ? failing.length : ranBy(failing);
    const passed = isOutside ? passing.length : ranBy(passing);
    return failed / Math.sqrt(failing.length * (failed + passed));
  };
}
