import { expect, test } from "vitest";
import { isSettled } from "./only-answer.ts";
import type { StepRecord } from "./step-record.ts";

const written: StepRecord = {
  form: "write",
  tool: "write",
  effect: "change",
  input: { path: "program.md" },
  status: "ok",
  text: "Created program.md (5 lines).",
  note: "",
  isMade: false,
};
const settled = (request: string, record: StepRecord) =>
  isSettled(record.tool === "write" ? "make" : "run", [record], [{ path: "talks.md", size: 9 }], {
    request,
    context: "",
  });

test.each<[string, string, Partial<StepRecord>, boolean]>([
  ["the file that was asked for is there", "make program.md from talks.md", {}, true],
  ["it is sorted by a start time", "make program.md from talks.md, sorted by start time", {}, true],
  ["another one is still to come", "make program.md and program.html from talks.md", {}, false],
  ["it is to be run", "write program.md and run talks.md", {}, false],
  ["it couldn't be written", "make program.md from talks.md", { status: "failed" }, false],
  [
    "the files have their new names",
    "rename the talks",
    { form: "rename", tool: "bash", effect: "run", text: "exit 0\nrenamed" },
    true,
  ],
  [
    "a file couldn't get its new name",
    "rename the talks",
    {
      form: "rename",
      tool: "bash",
      effect: "run",
      input: { command: "mv -nv -- a b && mv -nv -- c d" },
      text: "exit 0\nrenamed 'a' -> 'b'",
    },
    false,
  ],
  [
    "git did what was said in full",
    "commit a.md as 'x'",
    {
      form: "bash",
      tool: "bash",
      effect: "run",
      input: { command: "git add -- a.md && git commit -m x -- a.md" },
      isMade: true,
      text: "exit 0",
    },
    true,
  ],
  [
    "git couldn't do it",
    "commit a.md as 'x'",
    {
      form: "bash",
      tool: "bash",
      effect: "run",
      input: { command: "git add -- a.md && git commit -m x -- a.md" },
      isMade: true,
      text: "exit 1",
    },
    false,
  ],
  [
    "all that is to be replaced is replaced by the harness",
    "replace talks with lectures everywhere",
    {
      form: "replace",
      tool: "edit",
      input: { path: "talks.md", old_text: "talks", new_text: "lectures", replace_all: true },
      isMade: true,
      text: "Edited",
    },
    true,
  ],
])("where %s", (_, request, more, is) => {
  expect(settled(request, { ...written, ...more })).toBe(is);
});

test("a question is settled where the harness has found the last run of a log that it asks for", () => {
  const isTold = (request: string, context: string) =>
    isSettled("look", [], [{ path: "sync.log", size: 90_000 }], { request, context });
  const told = "sync.log: Counted: of 700 entries the last one that says it went well: 2025-02-01 03:20:44 sync: OK";
  expect(isTold("when did it last work, see sync.log", told)).toBe(true);
  expect(isTold("when did it last work, see sync.log", "Files: sync.log 90 KB")).toBe(false);
});
