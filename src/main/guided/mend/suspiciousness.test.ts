import { expect, test } from "vitest";
import { suspiciousnessBy, type TestCoverage } from "./suspiciousness.ts";

const ranLines =
  (...lines: number[]) =>
  (path: string, line: number) =>
    path === "sum.py" && lines.includes(line);

const tests: TestCoverage[] = [
  { path: "test_sum.py", lines: new Set([4, 5]), ran: ranLines(2, 3) },
  { path: "test_sum.py", lines: new Set([8, 9]), ran: ranLines(3, 6) },
];
const isSkipped = (_: string, line: number) => line === 9;
const failure = 'FAIL: test_total\n  File "test_sum.py", line 9, in test_total\nAssertionError: 2 != 3';

function ranked(by = suspiciousnessBy({ isSkipped, tests }, failure)) {
  return [2, 3, 6, 7, 9].map((line) => Number(by("sum.py", line).toFixed(2)));
}

test("what only the failing test ran is the likeliest, then what all ran, and what no failing test ran is never wrong", () => {
  expect(ranked()).toEqual([0, 0.71, 1, 0.71, 0]);
});

test("where no test is known to fail, all that was run is as likely", () => {
  expect(ranked(suspiciousnessBy({ isSkipped, tests: [] }, failure))).toEqual([1, 1, 1, 1, 0]);
  expect(ranked(suspiciousnessBy({ isSkipped, tests }, "exit 1"))).toEqual([1, 1, 1, 1, 0]);
});
