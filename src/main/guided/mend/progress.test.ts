import { describe, expect, test } from "vitest";
import { gainOf } from "./progress.ts";

describe("how much further a run came", () => {
  test.each([
    [
      "a later line of the test",
      'File "test_a.py", line 9\nAssertionError',
      'File "test_a.py", line 4\nAssertionError',
    ],
    ["a later line of a test in Node", "at file:///x/test.js:14:8", "at file:///x/test.js:8:8"],
    ["fewer tests that fail", "FAILED (failures=1)", "FAILED (failures=1, errors=2)"],
    ["no error any more", "AssertionError: 3 != 4\nFAILED (failures=1)", "TypeError: x\nFAILED (errors=1)"],
    ["more of what is expected", "exit 0\n6.13 and 4", "exit 0\n8.28 and 4"],
  ])("%s", (_, outcome, before) => {
    const request = "it should be 6.13";
    expect(gainOf(outcome, before, request)).toBeGreaterThan(0);
    expect(gainOf(before, outcome, request)).toBe(0);
  });

  test.each([
    ["it didn't end", "stopped after 20 seconds: it took too long", "exit 1\n# fail 3"],
    ["fewer tests were run", "exit 1\n# tests 1\n# fail 1", "exit 1\n# tests 5\n# fail 3"],
    ["no test could be read", "exit 1\nERROR collecting test_a.py\n1 error", "exit 1\n5 failed, 3 passed"],
  ])("is nothing where %s", (_, outcome, before) => {
    expect(gainOf(outcome, before, "fix it")).toBe(0);
  });

  test("is something where a part more of a date is right", () => {
    const request = "node bins.js prints 1.3.2025 but it's on 7.4.2025";
    const [wrong, near, far] = ["1.3.2025", "1.4.2025", "2.3.2025"].map((day) => `exit 0\nPaper: ${day}`);
    expect(gainOf(near ?? "", wrong ?? "", request)).toBeGreaterThan(0);
    expect(gainOf(far ?? "", wrong ?? "", request)).toBe(0);
    expect(gainOf(`${near}\nGlass: 7.4.2024`, wrong ?? "", request)).toBe(0);
  });

  test("counts for nothing where the program is none any more", () => {
    expect(gainOf('File "test_a.py", line 9\nNameError: x', 'File "test_a.py", line 4', "fix it")).toBe(0);
  });

  test("is something where the value is right and only written otherwise, and more to the letter", () => {
    const request = "it should print Total: 24.40 EUR";
    const [wrong, near, right] = ["4.90127.5", "24.4", "24.40"].map((sum) => `exit 0\nTotal: ${sum} EUR`);
    expect(gainOf(near ?? "", wrong ?? "", request)).toBeGreaterThan(0);
    expect(gainOf(right ?? "", near ?? "", request)).toBeGreaterThan(0);
    expect(gainOf(wrong ?? "", near ?? "", request)).toBe(0);
  });
});

test("a later line of a program that is known to be a test is further", () => {
  const at = (line: number) => `exit 1\nTraceback\n  File "確認.py", line ${line}, in <module>\nAssertionError`;
  expect(gainOf(at(7), at(4), "mend it", ["確認.py"])).toBe(3);
  expect(gainOf(at(7), at(4), "mend it")).toBe(0);
});
