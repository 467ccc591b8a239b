import { expect, test } from "vitest";
import { changesRemarksOnly } from "./remarks.ts";

function edit(old: string, fresh: string) {
  return { tool: "edit", input: { path: "a.py", old_text: old, new_text: fresh } };
}

test.each([
  ['"""Run with 2024-05-01."""', '"""Run with 2024-12-01."""'],
  ["# counts", "# counts the rows\n"],
  ["  // slow", "  // quick"],
])("%s is a remark", (old, fresh) => {
  expect(changesRemarksOnly(edit(old, fresh))).toBe(true);
});

test.each([
  ["#!/bin/sh", "#!/bin/bash"],
  ["# total = 1", "total = 1"],
  ["total = 0 # counts", "total = 1 # counts"],
  ['x = """a"""', 'x = """b"""'],
])("%s is none", (old, fresh) => {
  expect(changesRemarksOnly(edit(old, fresh))).toBe(false);
});
