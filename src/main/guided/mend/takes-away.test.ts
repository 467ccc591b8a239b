import { expect, test } from "vitest";
import { takesAway } from "./takes-away.ts";

test.each([
  ['for f in "$1"/*; do\n  ls "$f" | tail -n +4 | xargs -r rm\ndone'],
  ['find "$dir" -mtime +30 -delete'],
  ['mv "$a" "$b"'],
  ["curl -X POST https://example.org/hook"],
])("a shell program that deletes, moves or sends: %s", (program) => {
  expect(takesAway(program, true)).toBe(true);
});

test.each([
  ["import os\nos.remove(path)"],
  ["from pathlib import Path\nPath(name).unlink()"],
  ["import shutil\nshutil.rmtree(folder)"],
  ["old.rename(new)"],
  ["import subprocess\nsubprocess.run(['rm', '-r', folder])"],
  ["const { unlinkSync } = require('fs');\nunlinkSync(file);"],
  ['db.execute("DELETE FROM visits WHERE day < ?", (day,))'],
  ['await fetch(url, { method: "POST", body })'],
])("a program in another language that does: %s", (program) => {
  expect(takesAway(program, false)).toBe(true);
});

test.each([
  ["# os.remove(path) would be too much\nprint(sum(values))"],
  ["rows.remove(row)"],
  ["table = table.rename(columns={'a': 'b'})"],
  ['"""The rm and mv of birds: dd mm yyyy."""\nprint(1)'],
  ["text.replace('a', 'b')"],
])("one that takes nothing away: %s", (program) => {
  expect(takesAway(program, false)).toBe(false);
});
