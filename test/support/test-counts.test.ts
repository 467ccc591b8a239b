import { expect, test } from "vitest";
import { addCounts, countPlaywright, countVitest, skippedAsFailed, summaryLine } from "./test-counts.ts";

const report = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    { status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] },
    { status: "passed", assertionResults: [{ status: "passed" }] },
  ],
};

test("tests that were left out count as skipped, whatever left them out", () => {
  expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 2 });
});

test("a test file that could not be loaded is one failure", () => {
  const broken = { ...report, testResults: [...report.testResults, { status: "failed", assertionResults: [] }] };
  expect(countVitest(broken, 1).failed).toBe(2);
});

test("a run that failed without a failing test is not a success", () => {
  const green = { ...report, numFailedTests: 0, testResults: [] };
  expect(countVitest(green, 0).failed).toBe(0);
  expect(countVitest(green, 1).failed).toBe(1);
  expect(countPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } }, 1).failed).toBe(1);
});

test("a run that left no report is one failure", () => {
  expect(countVitest(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(countPlaywright("half a rep", 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test("an end-to-end test that passed only at the second try is a failure", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats }, 1)).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test("the last line names skipped tests only where there are some", () => {
  const one = { passed: 1, failed: 0, skipped: 2 };
  expect(summaryLine(addCounts(one, one))).toBe("2 passed, 0 failed, 4 skipped");
  expect(summaryLine(skippedAsFailed(one))).toBe("1 passed, 2 failed");
});
