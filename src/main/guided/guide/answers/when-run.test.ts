import { expect, test } from "vitest";
import { type TurnStep, turnWith } from "../../../../../test/support/turn-with.ts";
import { answerWhenRun } from "./when-run.ts";

const ran = (command: string, text: string): TurnStep => ({ tool: "bash", input: { command }, text });
const edited: TurnStep = { tool: "edit", input: { path: "a.py", old_text: "3", new_text: "4" } };

function answered(request: string, ...steps: readonly TurnStep[]): string | null {
  return answerWhenRun(turnWith(request, steps, "run"));
}

const only = "run a.py and tell me what it prints, don't change it";

test("what a program printed is told as it stands there", () => {
  expect(answered(only, ran("python3 a.py 3", "exit 0\nSum: 3291.12\n"))).toBe(
    "`python3 a.py 3` prints:\n\n```\nSum: 3291.12\n```",
  );
});

test.each([
  ["unittest", "python3 test_a.py -v", "test_a (t.A.test_a) ... ok\ntest_b (t.A.test_b) ... FAIL\n"],
  ["pytest", "python3 -m pytest -v test_a.py", "test_a.py::test_a PASSED [50%]\ntest_a.py::test_b FAILED [100%]\n"],
  ["node", "node a.test.js", "ok 1 - test_a\nnot ok 2 - test_b\n"],
  ["node for people", "node a.test.js", "✔ test_a (0.5ms)\n✖ test_b (1.25ms)\n\n✖ failing tests:\n"],
])("of the tests of %s it is told which fail and which pass", (_, command, printed) => {
  const request = "run test_a.py and tell me which tests fail, don't repair anything";
  expect(answered(request, ran(command, `exit 1\n${printed}`))).toBe("Fails: `test_b`.\nPasses: `test_a`.");
});

test.each([
  ["a program that broke off", [ran("python3 a.py", "exit 1\nTraceback\n")]],
  ["one that printed nothing", [ran("python3 a.py", "exit 0\n")]],
  ["much to choose from", [ran("python3 a.py", `exit 0\n${"line\n".repeat(9)}`)]],
  ["a change", [ran("python3 a.py", "exit 0\n3\n"), edited]],
])("%s is for the model to tell of", (_, steps) => {
  expect(answered(only, ...steps)).toBeNull();
});

test("a program that is to be mended isn't only run", () => {
  expect(answered("run a.py and fix it", ran("python3 a.py", "exit 0\n3\n"))).toBeNull();
});
