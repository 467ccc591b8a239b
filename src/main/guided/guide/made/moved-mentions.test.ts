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

test.each<[string, StepRecord, string, string[][]]>([
  ["all that mention it", ran(moves), request, inAll],
  ...[
    "rename draft2.md to 03-harbour.md (same folder) and mend the links to it so nothing is broken",
    "move chapters/draft2.md to chapters/03-harbour.md, and repair whatever links to it",
    "benenne draft2.md in 03-harbour.md um und repariere die Verweise darauf",
  ].map((asked): [string, StepRecord, string, string[][]] => [
    `all that mention it: ${asked}`,
    ran(moves),
    asked,
    inAll,
  ]),
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

test("of several files at once, also where a page writes blanks otherwise", async () => {
  const site = viewOf({
    "a.html": '<img src="pics/red%20fox.svg" alt="red fox">\n<img src="pics/owl.svg">\n',
    "sub/b.html": 'the red fox: <img src="../pics/red fox.svg"> <a href="../pics/big owl.svg">owl</a>\n',
    "list.m3u": "pics/big owl.svg\npics/owl.svg\n",
    "pics/red-fox.svg": "",
    "pics/big-owl.svg": "",
    "pics/owl.svg": "",
  });
  const text = [
    "exit 0",
    "renamed 'pics/red fox.svg' -> 'pics/red-fox.svg'",
    "renamed 'pics/big owl.svg' -> 'pics/big-owl.svg'",
  ].join("\n");
  const wish = "no blanks in the file names in pics, use - instead. The pages have to still find them";
  const calls = await mentionCalls([{ ...ran("mv …", text), isMade: true }], wish, await site.files(), site);
  expect(calls.map(({ input: { path, new_text } }) => [path, new_text])).toEqual([
    ["a.html", '<img src="pics/red-fox.svg" alt="red fox">'],
    ["sub/b.html", 'the red fox: <img src="../pics/red-fox.svg"> <a href="../pics/big-owl.svg">owl</a>'],
    ["list.m3u", "pics/big-owl.svg"],
  ]);
});

test("a text beside another file of the old name means that one", async () => {
  const folder = viewOf({
    "notes/schedule.md": "",
    "notes/index.md": "[plan](plan.md)\n",
    "README.md": "[plan](notes/plan.md), [old](old/plan.md)\n",
    "old/plan.md": "",
    "old/index.md": "[plan](plan.md)\n",
  });
  const record = ran("mv notes/plan.md notes/schedule.md");
  const calls = await mentionCalls(
    [record],
    "rename notes/plan.md to schedule.md and mend the links to it",
    await folder.files(),
    folder,
  );
  expect(calls.map(({ input }) => [input["path"], input["new_text"]])).toEqual([
    ["notes/index.md", "[plan](schedule.md)"],
    ["README.md", "[plan](notes/schedule.md), [old](old/plan.md)"],
  ]);
});
