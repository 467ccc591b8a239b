import { describe, expect, test } from "vitest";
import type { Message } from "../../../../shared/message.ts";
import type { TurnState } from "../../../agent/guide.ts";
import { answerInVain, answerWhenStuck } from "./in-vain.ts";

const bash = { name: "bash", effect: "run" as const, description: "", inputSchema: {}, fields: [] };
const write = { name: "write", effect: "change" as const, description: "", inputSchema: {}, fields: [] };
const edit = { name: "edit", effect: "change" as const, description: "", inputSchema: {}, fields: [] };

const step = (id: string, tool: string, text: string, status: "ok" | "failed" = "ok"): Message[] => [
  {
    role: "assistant",
    id,
    parts: [{ type: "tool-call", callId: id, tool, input: { command: "python3 test_sum.py" }, written: null }],
    stop: "tool-calls",
    origin: "harness",
    kind: "edit",
    usage: null,
  },
  { role: "tool", id: `r${id}`, callId: id, tool, status, text, note: "", durationMs: 1 },
];

const failure = [
  "exit 1",
  "FAIL: test_sum (test_sum.Sum.test_sum)",
  "Traceback (most recent call last):",
  "AssertionError: 3 != 4",
  "FAILED (failures=1)",
].join("\n");

const stateAfter = (request: string, steps: Message[][]): TurnState => ({
  tools: [bash, edit, write],
  messages: [{ role: "user", id: "u", text: request, context: "" }, ...steps.flat()],
  kind: "edit",
  stepsLeft: 5,
});
const answer = (request: string, ...steps: Message[][]) => answerInVain(stateAfter(request, steps));

test("says that nothing is changed, and why the test fails", () => {
  expect(answer("make the test pass", step("a", "bash", failure))).toBe(
    "I haven't found the mistake. None of the changes that I tried in a copy of the folder makes it pass, so I have changed nothing.\n\n`python3 test_sum.py` fails: AssertionError: 3 != 4",
  );
});

test("says what was changed before, in the language of the request", () => {
  const said = answer("der Test geht nicht, bitte behebe es", step("a", "edit", "Edited"), step("b", "bash", failure));
  expect(said).toContain("Ich habe nicht alles gefunden");
  expect(said).toContain("scheitert: AssertionError: 3 != 4");
});

test("names the error that a program breaks off with", () => {
  expect(answer("fix it", step("a", "bash", "exit 1\n  sum(a)\nKeyError: 'x'\n\nNode.js v20"))).toContain(
    "KeyError: 'x'",
  );
});

test("says of a new program that it is there, and what it does", () => {
  const made = step("a", "write", "Created to_celsius.py (6 lines).");
  expect(answer("write to_celsius.py", made, step("b", "bash", "exit 0\n54.8"))).toMatch(
    /^It is there, but doesn't do yet/,
  );
});

describe("a test that still fails", () => {
  const ran = step("b", "bash", failure);
  const failed = (id: string) => step(id, "edit", "old_text and new_text are the same", "failed");
  const when = (request: string, ...steps: Message[][]) => answerWhenStuck(stateAfter(request, steps));

  test("is told as such where two more changes fail", () => {
    expect(when("make the test pass", ran, step("c", "edit", "Edited"), ran, failed("d"), failed("e"))).toMatch(
      /^I haven't found all of it[^]*`python3 test_sum.py` fails/,
    );
  });

  test.each<[string, string, Message[][]]>([
    ["only one did", "make the test pass", [ran, failed("d")]],
    ["something was changed since", "make the test pass", [ran, failed("d"), failed("e"), step("f", "edit", "Edited")]],
    ["nothing is to be mended", "add milk to list.md", [ran, failed("d"), failed("e")]],
    ["it passes", "make the test pass", [step("b", "bash", "exit 0\nOK"), failed("d"), failed("e")]],
  ])("isn't told yet where %s", (_, request, steps) => {
    expect(when(request, ...steps)).toBeNull();
  });
});
