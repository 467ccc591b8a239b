import { expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { mentionCalls } from "./moved-mentions.ts";
import type { StepRecord } from "../turn/step-record.ts";

const view = viewOf({
  "contents.md": "1. [Harbour](chapters/draft2.md)\n2. [Letter](chapters/draft21.md)\n",
  "chapters/03-harbour.md": "The harbour.\n",
  "chapters/index.md": "See draft2.md.\n",
  "notes.md": "chapters/draft2.md is done.\nen/chapters/draft2.md and old-draft2.md aren't.\n",
});

function ran(command: string, text = "exit 0"): StepRecord {
  return { form: "bash", tool: "bash", effect: "run", input: { command }, status: "ok", text, note: "", isMade: false };
}

const moves = "mv chapters/draft2.md chapters/03-harbour.md";
const request = "rename chapters/draft2.md to chapters/03-harbour.md and fix the links to it";
const inAll = [
  ["contents.md", "1. [Harbour](chapters/03-harbour.md)"],
  ["chapters/index.md", "See 03-harbour.md."],
  ["notes.md", "chapters/03-harbour.md is done."],
];

test.each([
  ["all that mention it", ran(moves), request, inAll],
  [
    "those that are named",
    ran(moves),
    "rename chapters/draft2.md to chapters/03-harbour.md, correct contents.md where it mentions the old name",
    inAll.slice(0, 1),
  ],
  [
    "as the harness has moved it",
    ran("for …", "exit 0\nrenamed 'chapters/draft2.md' -> 'chapters/03-harbour.md'"),
    request,
    inAll,
  ],
  ["none where it went to a folder that isn't there", ran("mv chapters/draft2.md archive"), request, []],
  ["none for a folder", ran("mv src chapters"), "rename src to chapters and fix the links", []],
  ["none where nobody asks for it", ran(moves), "rename chapters/draft2.md to chapters/03-harbour.md", []],
  ["none after a move that failed", ran(moves, "exit 1"), request, []],
  ["none after other commands", ran(`${moves} && ls`), request, []],
])("the texts are changed: %s", async (_, record, wish, changed) => {
  const calls = await mentionCalls([record], wish, await view.files(), view);
  expect(calls.map(({ input: { path, new_text } }) => [path, new_text])).toEqual(changed);
});
