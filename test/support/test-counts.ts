import * as z from "zod";

export type TestCounts = { passed: number; failed: number; skipped: number };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/**
 * What vitest's JSON report comes to. A file that could not even be loaded counts as one failure, and so does a run
 * that failed without any test saying why: an unhandled error must not look like success.
 */
export function countVitest(report: unknown, status: number): TestCounts {
  const parsed = vitestReport.safeParse(report);
  if (!parsed.success) return oneFailure;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = parsed.data;
  const brokenFiles = testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  ).length;
  const counts = {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles,
    skipped: numPendingTests + numTodoTests,
  };
  return withStatus(counts, status);
}

/** What Playwright's JSON report comes to. A test that passed only at the second try is a failure. */
export function countPlaywright(report: unknown, status: number): TestCounts {
  const parsed = playwrightReport.safeParse(report);
  if (!parsed.success) return oneFailure;
  const { expected, unexpected, flaky, skipped } = parsed.data.stats;
  return withStatus({ passed: expected, failed: unexpected + flaky, skipped }, status);
}

export function addCounts(one: TestCounts, other: TestCounts): TestCounts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** For a machine that must be able to run them all. */
export function skippedAsFailed({ passed, failed, skipped }: TestCounts): TestCounts {
  return { passed, failed: failed + skipped, skipped: 0 };
}

/** The last line of `npm test`. */
export function summaryLine({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

const oneFailure: TestCounts = { passed: 0, failed: 1, skipped: 0 };

function withStatus(counts: TestCounts, status: number): TestCounts {
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
