import { expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import type { JsonObject } from "../../../../shared/json.ts";
import type { Message, RequestKind, ToolStatus } from "../../../../shared/message.ts";
import type { ToolSpec } from "../../../agent/tool.ts";
import { toldWhenChanged } from "./told-when-changed.ts";

const files = await viewOf({ "a.md": "", "b.md": "" }).files();
const tools: ToolSpec[] = (["bash", "edit", "view", "write"] as const).map((name) => ({
  name,
  effect: name === "bash" ? "run" : name === "view" ? "look" : "change",
  description: "",
  inputSchema: {},
  fields: [],
}));

type Step = { tool: string; input: JsonObject; status?: ToolStatus; text?: string; note?: string };

function told(request: string, steps: readonly Step[], kind: RequestKind = "edit"): string | null {
  const since = steps.flatMap(({ tool, input, status = "ok", text = "Created", note = "" }, index): Message[] => [
    {
      role: "assistant",
      id: `step-${index}`,
      parts: [{ type: "tool-call", callId: `call-${index}`, tool, input, written: null }],
      stop: "tool-calls",
      origin: "model",
      kind,
      usage: null,
    },
    { role: "tool", id: `result-${index}`, callId: `call-${index}`, tool, status, text, note, durationMs: 0 },
  ]);
  const messages: Message[] = [{ role: "user", id: "ask", text: request, context: "" }, ...since];
  return toldWhenChanged({ tools, messages, kind, stepsLeft: 5 }, files);
}

const view: Step = { tool: "view", input: { path: "a.md" } };
const change: Step = { tool: "edit", input: { path: "a.md", old_text: "tea 12", new_text: "tea 14", line: 1 } };
const addition: Step = { tool: "edit", input: { path: "a.md", old_text: "- tea", new_text: "- tea\n- jam", line: 2 } };
const note: Step = { tool: "write", input: { path: "note.txt", content: "Dear Ann,\nthanks.\n" } };

test.each<[string, Step[], RequestKind, string]>([
  ["tea is 14 now in a.md", [view, change], "edit", "It is “14” instead of “12” now in a.md."],
  ["Can you put jam on the list in a.md?", [addition], "edit", "Added “- jam” to a.md."],
  ["Setz noch Marmelade auf die Liste in a.md", [addition], "edit", "„- jam“ steht jetzt in a.md."],
  ["a.md のリストにジャムを追加してください", [addition], "edit", "a.mdに「- jam」を追加しました。"],
  ["write a thank-you note to Ann into note.txt", [note], "make", "Wrote note.txt."],
])("what the model has changed is told as it was done: %s", (request, steps, kind, answer) => {
  expect(told(request, steps, kind)).toBe(answer);
});

test.each<[string, string, Step[], RequestKind]>([
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
