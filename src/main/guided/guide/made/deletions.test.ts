import { expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { deletionCalls } from "./deletions.ts";
import type { StepRecord } from "../turn/step-record.ts";

const view = viewOf({
  "team/desks.md": "# Desks\n- Nora: window\n- Noras: door\n- Per: wall\n",
  "team/keys.txt": "Nora\nPer\n",
  "team/tea.csv": "name,tea\nPer,green\nnora,black\n",
  "team/twice.txt": "Nora, then Per\nNora again\n",
  "old.txt": "Nora\n",
});
const files = await view.files();

const deleted = (more: Partial<StepRecord> = {}): StepRecord => ({
  form: "delete",
  tool: "edit",
  effect: "change",
  input: { path: "team/desks.md", old_text: "- Nora: window\n", new_text: "" },
  status: "ok",
  text: "",
  note: "",
  isMade: false,
  ...more,
});

const callsFor = async (request: string, record = deleted()) =>
  (await deletionCalls([record], request, files, view)).map(({ input }) => [input["path"], input["old_text"]]);

test("what was taken out of one file is taken out of the others that are meant, where each has one line with it", async () => {
  expect(await callsFor("Nora has left, delete her from all lists in team/")).toEqual([
    ["team/keys.txt", "Nora\n"],
    ["team/tea.csv", "nora,black\n"],
  ]);
});

test.each([
  ["one file is meant", "delete Nora from desks.md", deleted()],
  ["nothing says which files", "delete Nora from all lists", deleted()],
  [
    "the line went with a change",
    "delete Nora from all lists in team/",
    deleted({ input: { path: "a", new_text: "b" } }),
  ],
  ["the harness did it", "delete Nora from all lists in team/", deleted({ isMade: true })],
  ["it failed", "delete Nora from all lists in team/", deleted({ status: "failed" })],
  ["two words of the request stand in the line", "delete Nora and her window from all lists in team/", deleted()],
])("nothing more is taken out where %s", async (_, request, record) => {
  expect(await callsFor(request, record)).toEqual([]);
});

test("of a key a longer one that begins like it is another one", async () => {
  const settings = viewOf({
    "conf/a.ini": "debug = on\n",
    "conf/b.ini": "debug_log = on\n",
    "conf/c.ini": "debug = on\n",
  });
  const record = deleted({ input: { path: "conf/a.ini", old_text: "debug = on\n", new_text: "" } });
  const calls = await deletionCalls([record], "delete debug from all files in conf/", await settings.files(), settings);
  expect(calls.map(({ input }) => input["path"])).toEqual(["conf/c.ini"]);
});
