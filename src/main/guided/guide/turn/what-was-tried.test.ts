import { expect, test } from "vitest";
import type { StepRecord } from "./step-record.ts";
import { triedRuns } from "./what-was-tried.ts";

function ran(command: string): StepRecord {
  const isMade = true;
  return {
    form: "bash",
    tool: "bash",
    effect: "run",
    input: { command },
    status: "ok",
    text: "exit 0",
    note: "",
    isMade,
  };
}

test.each([
  ["python3 sum.py", 1],
  ["git status", 0],
  ["mv -nv -- a.md b.md", 0],
  ["mkdir -p -- old && mv -nv -- a.md old/a.md", 0],
  ["rm -rv -- 'a (1).md'", 0],
])("%s is tried %d times", (command, times) => {
  expect(triedRuns([ran(command)])).toHaveLength(times);
});
