import { expect, test } from "vitest";
import type { Message } from "../../../../shared/message.ts";
import type { ToolSpec } from "../../../agent/tool.ts";
import { answerWhenMended } from "./when-mended.ts";

const tools: ToolSpec[] = [
  { name: "bash", effect: "run", description: "", inputSchema: {}, fields: [] },
  { name: "edit", effect: "change", description: "", inputSchema: {}, fields: [] },
];
const files = ["darts.py", "test_darts.py"].map((path) => ({ path, size: 500, modified: 0 }));
type Done = { tool: string; input: Record<string, string>; text: string };
const run = (text: string): Done => ({ tool: "bash", input: { command: "python3 test_darts.py" }, text });
const fails = run("exit 1\nFAILED (failures=1)\n");
const passes = run("exit 0\nOK\n");
const edited: Done = { tool: "edit", input: { path: "darts.py", old_text: "<=", new_text: "<" }, text: "Edited." };

function answered(request: string, steps: readonly Done[]): string | null {
  const messages: Message[] = [
    { role: "user", id: "ask", text: request, context: "" },
    ...steps.flatMap(({ tool, input, text }, index): Message[] => [
      {
        role: "assistant",
        id: `step-${index}`,
        parts: [{ type: "tool-call", callId: `call-${index}`, tool, input, written: null }],
        stop: "tool-calls",
        origin: "harness",
        kind: "edit",
        usage: null,
      },
      {
        role: "tool",
        id: `result-${index}`,
        callId: `call-${index}`,
        tool,
        status: "ok",
        text,
        note: "",
        durationMs: 0,
      },
    ]),
  ];
  return answerWhenMended({ tools, messages, kind: "edit", stepsLeft: 5 }, files);
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
