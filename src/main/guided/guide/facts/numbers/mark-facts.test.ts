import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { countedMark, markFacts } from "./mark-facts.ts";

const view = viewOf({
  "notes.md": "- TODO: labels\n",
  "src/a.py": "# TODO: one\nx = 1  # TODO: two, TODO: three\n",
  "src/b.py": "TODOS = []\n# todo\n",
  "web/c.js": 'const title = "TODO list";\n/* TODO: undo */\n',
});

async function facts(request: string): Promise<string> {
  const mark = countedMark(request);
  return mark === null ? "" : markFacts(mark, request, await view.search([mark], 100), await view.files());
}

test.each([
  ["how many TODO comments are in the python files?", 'Counted: 2 lines with "TODO": src/a.py 2'],
  ["how much did we spend in EUR in total?", ""],
  ["how many PDF files are there?", ""],
  ["how many TODOs are there?", 'Counted: 5 lines with "TODO": notes.md 1, src/a.py 2, web/c.js 2'],
  ["how many lines have 'labels' in them?", 'Counted: 1 lines with "labels": notes.md 1'],
  ["Count the TODO comments in web for me", 'Counted: 1 lines with "TODO": web/c.js 1'],
  ["how many FIXME are there?", ""],
  ["where is the TODO?", ""],
  ["how many files are there?", ""],
])("%j: %j", async (request, told) => {
  expect(await facts(request)).toBe(told);
});
