import { expect, test } from "vitest";
import { viewOf } from "../../../../test/support/view-of.ts";
import type { Message, ToolStatus } from "../../../shared/message.ts";
import type { TurnState } from "../../agent/guide.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import { anewFiles } from "./anew-files.ts";

const view = viewOf({
  "prices.md": "| Tea | 2.20 |\n| Rolls | 2.20 |\n",
  "sign.html": "<p>Rolls 2.20</p>\n",
  "opening.txt": "Monday 8 to 12\nFriday 8 to 16\n",
  "opening.py": "print(8)\n",
  "long.txt": "Friday\n".repeat(400),
  "posts/one.md": "A post about Kim\n",
  "posts/two.md": "Another one by Kim\n",
});
const files = await view.files();
const edit: ToolSpec = { name: "edit", description: "", effect: "change", inputSchema: {}, fields: [] };

type Done = { path: string; status?: ToolStatus; isMade?: true };

function stateAfter(text: string, done: readonly Done[]): TurnState {
  const steps = done.flatMap(({ path, status = "ok", isMade }, index): Message[] => [
    {
      role: "assistant",
      id: `a${index}`,
      parts: [{ type: "tool-call", callId: `c${index}`, tool: "edit", input: { path }, written: null }],
      stop: "tool-calls",
      origin: isMade ? "harness" : "model",
      kind: "edit",
      usage: null,
    },
    { role: "tool", id: `t${index}`, callId: `c${index}`, tool: "edit", status, text: "", note: "", durationMs: 1 },
  ]);
  const request: Message = { role: "user", id: "u", text, context: "" };
  return { tools: [edit], messages: [request, ...steps], kind: "edit", stepsLeft: 9 };
}

const masks = { allowed: ["edit", "answer"], exclude: [] };
const anew = async (text: string, done: readonly Done[] = [], more: Partial<TurnState> = {}) =>
  (await anewFiles({ ...stateAfter(text, done), ...more }, masks, files, view))?.paths ?? [];

test.each([
  ["a named file", "we close at 14 on Friday, see opening.txt", ["opening.txt"]],
  ["a value that stands in several lines", "Rolls cost 2.50 instead of 2.20, put it into prices.md", ["prices.md"]],
  [
    "files that are called by their first word",
    "Rolls cost 2.50 now, in prices.md and on the sign",
    ["prices.md", "sign.html"],
  ],
  ["all files that say something of it", "write Kim's name in capitals in all files", ["posts/one.md", "posts/two.md"]],
  [
    "a price that may stand for something else",
    "Rolls are 2.50 instead of 2.20 in all files",
    ["prices.md", "sign.html"],
  ],
  ["a part of a larger file", "Friday is free, see long.txt", ["long.txt"]],
  ["all of a larger file", "sort the Fridays in long.txt", []],
  ["a word that is to be replaced", "write Sunday instead of Monday in opening.txt", []],
  ["one that is to be replaced everywhere", "replace Kim by Robin everywhere", []],
  ["a line that is to go", "delete the Friday line from opening.txt", []],
  ["a line that is given to the letter", 'add the line "Sunday closed" to opening.txt', []],
  ["a program that is to be mended", "fix the bug in opening.py", []],
  ["a text that is to be put right", "the times in opening.txt are wrong, fix them", ["opening.txt"]],
  ["the spelling of a text", "can you fix the typos in opening.txt?", ["opening.txt"]],
])("%s: %j", async (_, request, paths) => {
  expect(await anew(request)).toEqual(paths);
});

const request = "Rolls cost 2.50 now, in prices.md and on the sign";

test("what was changed or tried isn't written again", async () => {
  expect(await anew(request, [{ path: "prices.md" }])).toEqual(["sign.html"]);
  expect(await anew(request, [{ path: "prices.md", status: "failed" }])).toEqual(["sign.html"]);
});

test("nothing is written once the harness has done the rest, the person said no, or the time is up", async () => {
  expect(await anew(request, [{ path: "prices.md" }, { path: "x", isMade: true }])).toEqual([]);
  expect(await anew(request, [{ path: "prices.md", status: "denied" }])).toEqual([]);
  expect(await anew(request, [], { stepsLeft: 1 })).toEqual([]);
});

test("nothing is written for a question", async () => {
  expect(await anew(request, [], { kind: "look" })).toEqual([]);
});

const both = "in opening.txt change Friday to 18, and set Monday to 9";

test("all parts of a request that are about one file are written at once", async () => {
  const wishes = anewFiles(
    stateAfter(both, []),
    { ...masks, focus: "in opening.txt change Friday to 18" },
    files,
    view,
  );
  expect(await wishes).toEqual({ paths: ["opening.txt"], wish: both, isLast: true });
});

test("of a part that is still open the file is written once more, for that part", async () => {
  const focus = "set Monday to 9 in opening.txt";
  const later = anewFiles(stateAfter(both, [{ path: "opening.txt" }]), { ...masks, focus }, files, view);
  expect(await later).toEqual({ paths: ["opening.txt"], wish: focus, isLast: true });
});
