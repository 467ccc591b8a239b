import { expect, test } from "vitest";
import { changesRemarksOnly } from "./remarks.ts";

function edit(path: string, old: string, fresh: string) {
  return { tool: "edit", input: { path, old_text: old, new_text: fresh } };
}

test.each([
  ["a.py", '"""Run with 2024-05-01."""', '"""Run with 2024-12-01."""'],
  ["a.py", "# counts", "# counts the rows\n"],
  ["a.js", "  // slow", "  // quick"],
  ["a.sh", "# slow", "# quick"],
])("in %s '%s' is a remark", (path, old, fresh) => {
  expect(changesRemarksOnly(edit(path, old, fresh))).toBe(true);
});

test.each([
  ["a.sh", "#!/bin/sh", "#!/bin/bash"],
  ["a.py", "# total = 1", "total = 1"],
  ["a.py", "total = 0 # counts", "total = 1 # counts"],
  ["a.py", 'x = """a"""', 'x = """b"""'],
  ["a.py", "    // 2", "    // 3"],
  ["a.js", "#total = 0;", "#total = 1;"],
  ["a.js", "    * rate", "    * (1 + rate)"],
  ["a.js", "/* x */ total = 0", "/* x */ total = 1"],
])("in %s '%s' is none", (path, old, fresh) => {
  expect(changesRemarksOnly(edit(path, old, fresh))).toBe(false);
});
