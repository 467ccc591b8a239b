import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { TaggedEvent } from "../../src/shared/event.ts";
import { runTask } from "./run-task.ts";
import { summaryOf } from "./summary.ts";
import { fileIs, type RunnableTask } from "./task.ts";

const task: RunnableTask = {
  prompt: "write 2 into a.txt",
  files: { "a.txt": "1\n", "b.txt": "1\n" },
  mayChange: ["a.txt"],
  check: fileIs("a.txt", "2"),
};

/** What becomes of the task where these files are written, and the run ends so. */
async function resultOf(files: Record<string, string>, reason: "done" | "step-limit" = "done") {
  const end: TaggedEvent = {
    type: "run-end",
    runId: "run",
    agentId: "run",
    name: "hearth",
    prefix: "",
    depth: 0,
    reason,
  };
  return runTask(task, {
    async ask(folder) {
      for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
      return [end];
    },
    close: async () => {},
  });
}

test("a task that failed tells how", async () => {
  expect((await resultOf({ "a.txt": "2\n" })).failure).toBeNull();
  expect((await resultOf({})).failure).toBe("nothing");
  expect((await resultOf({ "a.txt": "3\n" })).failure).toBe("wrong");
  expect((await resultOf({ "a.txt": "2\n", "b.txt": "2\n" })).failure).toBe("too much");
  expect((await resultOf({ "a.txt": "2\n" }, "step-limit")).failure).toBe("unfinished");
});

test("the summary counts how those of a group failed", async () => {
  const runs = [await resultOf({ "a.txt": "2\n" }), await resultOf({}), await resultOf({ "a.txt": "3\n" })];
  const results = runs.map((run, index) => ({ ...run, id: `${index}`, group: "edits", isKeptBack: true }));
  expect(summaryOf(results)).toContain("kept back: 1 of 3 done, 1 with nothing changed, 1 wrong\n");
});
