import { expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { type TurnStep, turnWith } from "../../../../../test/support/turn-with.ts";
import type { RequestKind } from "../../../../shared/message.ts";
import { toldWhenChanged } from "./told-when-changed.ts";

const files = await viewOf({ "a.md": "", "b.md": "" }).files();
function told(request: string, steps: readonly TurnStep[], kind: RequestKind = "edit"): string | null {
  const byModel = steps.map((step) => ({ text: "Created", origin: "model" as const, ...step }));
  return toldWhenChanged(turnWith(request, byModel, kind), files);
}

const view: TurnStep = { tool: "view", input: { path: "a.md" } };
const change: TurnStep = { tool: "edit", input: { path: "a.md", old_text: "tea 12", new_text: "tea 14", line: 1 } };
const addition: TurnStep = {
  tool: "edit",
  input: { path: "a.md", old_text: "- tea", new_text: "- tea\n- jam", line: 2 },
};
const note: TurnStep = { tool: "write", input: { path: "note.txt", content: "Dear Ann,\nthanks.\n" } };

test.each<[string, TurnStep[], RequestKind, string]>([
  ["tea is 14 now in a.md", [view, change], "edit", "It is “14” instead of “12” now in a.md."],
  ["Can you put jam on the list in a.md?", [addition], "edit", "Added “jam” to a.md."],
  ["Setz noch Marmelade auf die Liste in a.md", [addition], "edit", "„jam“ steht jetzt in a.md."],
  ["a.md のリストにジャムを追加してください", [addition], "edit", "a.mdに「jam」を追加しました。"],
  ["write a thank-you note to Ann into note.txt", [note], "make", "Wrote note.txt."],
])("what the model has changed is told as it was done: %s", (request, steps, kind, answer) => {
  expect(told(request, steps, kind)).toBe(answer);
});

test.each<[string, string, TurnStep[], RequestKind]>([
  ["nothing was changed", "tea is 14 now in a.md", [view], "edit"],
  ["something is to be told", "set tea to 14 in a.md and tell me what it was before", [change], "edit"],
  ["something is asked", "Set tea to 14 in a.md. Is that more than last year?", [change], "edit"],
  ["something was run", "tea is 14 now in a.md", [change, { tool: "bash", input: { command: "ls" } }], "edit"],
  ["the last change failed", "tea is 14 now in a.md", [change, { ...addition, status: "failed" }], "edit"],
  ["something was put right", "tea is 14 now in a.md", [{ ...change, note: "14 got quotes." }], "edit"],
  ["a part is open", "change tea to 14 in a.md and add jam to b.md", [change], "edit"],
  ["it is a question", "what does tea cost in a.md?", [change], "look"],
])("the model has to say it where %s", (_, request, steps, kind) => {
  expect(told(request, steps, kind)).toBeNull();
});
