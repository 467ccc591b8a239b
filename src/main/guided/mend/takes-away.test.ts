import { expect, test } from "vitest";
import { takesAway } from "./takes-away.ts";

test.each([
  ['for f in "$1"/*; do\n  ls "$f" | tail -n +4 | xargs -r rm\ndone'],
  ['find "$dir" -mtime +30 -delete'],
  ['mv "$a" "$b"'],
  ["curl -X POST https://example.org/hook"],
  ["curl -sXDELETE https://example.org/hook"],
  ["/bin/rm -r out"],
  ["\\rm out"],
  [": > notes.txt"],
  ["git -C other reset --hard"],
  ["sed -Ei s/a/b/ notes.txt"],
  ['tmp=$(mktemp)\ntmp=$1\nrm -r "$tmp"'],
  ['tmp=$(mktemp)\nread tmp\nrm -r "$tmp"'],
  ['tmp=$(mktemp)\nrm "$tmp" "$1"'],
  ['tmp=$(mktemp)\nrm -r "$tmp/../x"'],
])("a shell program that deletes, moves or sends: %s", (program) => {
  expect(takesAway(program, true)).toBe(true);
});

test.each([
  ["import os\nos.remove(path)"],
  ["from pathlib import Path\nPath(name).unlink()"],
  ["import shutil\nshutil.rmtree(folder)"],
  ["old.rename(new)"],
  ["list(map(os.remove, found))"],
  ["names.forEach(fs.unlinkSync)"],
  ["import os as o\no.remove(path)"],
  ["shutil.rmtree (folder)"],
  ["import subprocess\nsubprocess.run(['git', 'push'])"],
  ["urllib.request.urlopen(url, data=body)"],
  ["db.execute('update or replace visits set day = 1')"],
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

test("a shell program may take away what it has made for itself", () => {
  expect(
    takesAway('tmp=$(mktemp)\ntrap \'rm -f "$tmp"\' EXIT\nsort "$1" > "$tmp"\nhead "$tmp"\nrm -f "$tmp"\n', true),
  ).toBe(false);
});
