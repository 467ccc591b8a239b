import { describe, expect, test } from "vitest";
import { type Done, messagesOf, tools } from "../../../test/support/masks-after.ts";
import { viewOf } from "../../../test/support/view-of.ts";
import { guideIn } from "./guide-in.ts";

const view = viewOf({ "late.py": "def late(days):\n    return days > 14\n", "test_late.py": "assert late(14)\n" });
const run: Done = {
  tool: "bash",
  input: { command: "python3 test_late.py" },
  text: 'exit 1\n  File "test_late.py", line 1\nAssertionError',
  made: true,
};
const change: Done = { tool: "edit", input: { path: "late.py", old_text: "a", new_text: "b" } };

/** How many changes are proposed after these and the run that still fails. */
async function proposed(...changes: Done[]): Promise<number> {
  const guide = guideIn(
    view,
    tools,
    async () => null,
    async () => null,
  );
  const request = { role: "user" as const, id: "u", text: "make test_late.py pass", context: "" };
  const messages = [request, ...messagesOf("edit", [run, ...changes.flatMap((each) => [each, run])])];
  const state = { tools, messages, kind: "edit" as const, stepsLeft: 9 };
  return (await guide.proposals(state, new AbortController().signal)).length;
}

test("a program is mended on as long as each change comes further, and not where the model tries in vain", async () => {
  const made: Done = { ...change, made: true };
  expect(await proposed()).toBeGreaterThan(0);
  expect(await proposed(made, made, made)).toBeGreaterThan(0);
  expect(await proposed(change, change)).toBe(0);
});

test.each(["denied", "failed"] as const)("a mend that was %s isn't proposed again", async (status) => {
  expect(await proposed({ ...change, made: true, status })).toBe(0);
});

describe("a new program of which a request says what it prints", () => {
  const request = "Write me to_celsius.py. `python3 to_celsius.py 98.6` should print 37.0";
  const program = "import sys\nprint(sys.argv[1])\n";
  const written: Done = { tool: "write", input: { path: "to_celsius.py" }, text: "Created to_celsius.py" };
  const ran = (text: string): Done => ({
    tool: "bash",
    input: { command: "python3 to_celsius.py 98.6", timeout_seconds: 30 },
    text,
    made: true,
  });

  function after(text: string, ...done: Done[]) {
    return afterWriting(program, text, ...done);
  }

  function afterWriting(content: string, text: string, ...done: Done[]) {
    const guide = guideIn(
      viewOf({ "to_celsius.py": content }),
      tools,
      async () => null,
      async () => null,
    );
    const messages = [{ role: "user" as const, id: "u", text, context: "" }, ...messagesOf("make", done)];
    return { guide, state: { tools, messages, kind: "make" as const, stepsLeft: 9 } };
  }

  test("is run once it is there", async () => {
    const { guide, state } = after(request, written);
    const { signal } = new AbortController();
    expect(await guide.madeCalls(state, signal)).toEqual([{ tool: "bash", input: ran("").input }]);
    const plain = after("Write me to_celsius.py, I'll run `python3 to_celsius.py 98.6` later", written);
    expect(await plain.guide.madeCalls(plain.state, signal)).toEqual([]);
  });

  test("isn't run where it isn't to be, or would do more than print", async () => {
    const { signal } = new AbortController();
    const later = after(`${request}, but don't run it yet`, written);
    expect(await later.guide.madeCalls(later.state, signal)).toEqual([]);
    for (const acts of ["import os\nos.remove('a.txt')", "import subprocess\nsubprocess.run(['ls'])"]) {
      const content = `${acts}\nprint(37.0)\n`;
      const acting = afterWriting(content, request, { ...written, input: { ...written.input, content } });
      expect(await acting.guide.madeCalls(acting.state, signal)).toEqual([]);
    }
  });

  test("isn't all where more is wanted", async () => {
    const more = after(`${request}. Then add it to README.md`, written, ran("exit 0\n37.0"));
    expect((await more.guide.masks(more.state)).allowed).not.toEqual(["answer"]);
  });

  test("is mended where it prints something else, and is done where it prints that", async () => {
    const wrong = after(request, written, ran("exit 0\n54.8"));
    expect((await wrong.guide.masks(wrong.state)).allowed).toEqual(expect.arrayContaining(["fix", "write"]));
    expect((await wrong.guide.masks(wrong.state)).allowed).not.toContain("answer");
    expect((await wrong.guide.proposals(wrong.state, new AbortController().signal)).length).toBeGreaterThan(0);
    const right = after(request, written, ran("exit 0\n37.0"));
    expect((await right.guide.masks(right.state)).allowed).toEqual(["answer"]);
  });
});
