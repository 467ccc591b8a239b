import { expect, test } from "vitest";
import { type TurnStep, turnWith } from "../../../../../test/support/turn-with.ts";
import { answerWhenMended } from "./when-mended.ts";

const files = ["darts.py", "test_darts.py"].map((path) => ({ path, size: 500, modified: 0 }));
const run = (text: string): TurnStep => ({ tool: "bash", input: { command: "python3 test_darts.py" }, text });
const fails = run("exit 1\nFAILED (failures=1)\n");
const passes = run("exit 0\nOK\n");
const edited: TurnStep = { tool: "edit", input: { path: "darts.py", old_text: "<=", new_text: "<" }, text: "Edited." };

function answered(request: string, steps: readonly TurnStep[]): string | null {
  return answerWhenMended(turnWith(request, steps, "edit"), files);
}

test("a test that passes after a change is told with what was changed, in the language of the request", () => {
  const steps = [fails, edited, passes];
  expect(answered("the tests of darts.py fail, please fix it", steps)).toBe(
    "`python3 test_darts.py` runs as it should now. Changed: darts.py.",
  );
  expect(answered("die Tests von darts.py schlagen fehl, bitte reparieren", steps)).toContain(
    "läuft jetzt, wie es soll",
  );
  expect(answered("darts.pyのテストが失敗します。直してください", steps)).toContain("正しく動く");
});

test.each([
  ["it still fails", "the tests fail, please fix darts.py", [fails, edited, fails]],
  ["it never failed", "the tests fail, please fix darts.py", [passes]],
  ["nothing was changed", "the tests fail, please fix darts.py", [fails, passes]],
  ["it is not yet tried", "the tests fail, please fix darts.py", [fails, edited]],
  ["it asks why", "why do the tests of darts.py fail? fix it please", [fails, edited, passes]],
  [
    "it is to be told what was wrong",
    "the tests fail, fix darts.py and tell me what was wrong",
    [fails, edited, passes],
  ],
  [
    "a part of it is left",
    "fix darts.py so that its tests pass and add a line to test_darts.py",
    [fails, edited, passes],
  ],
  [
    "something else may be wrong, too",
    "darts.py is broken, please fix it. the sum is wrong, too",
    [fails, edited, passes],
  ],
])("the model answers where %s", (_, request, steps) => {
  expect(answered(request, steps)).toBeNull();
});

test("where only a person can tell whether it's right, it is told what is printed now, or that it's the same", () => {
  const request = "darts.py is broken, please fix it";
  expect(answered(request, [fails, edited, passes])).toBe(
    "Changed: darts.py. `python3 test_darts.py` prints now:\n\n```\nOK\n```\n\nPlease check that this is as it should be.",
  );
  expect(answered(request, [passes, edited, passes])).toContain("prints the same as before");
});
