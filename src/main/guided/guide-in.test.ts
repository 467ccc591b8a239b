import { expect, test } from "vitest";
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
  const guide = guideIn(view, tools, async () => null);
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
