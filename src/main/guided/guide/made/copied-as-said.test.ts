import { expect, test } from "vitest";
import { copiedAsSaidCalls } from "./copied-as-said.ts";

const files = ["notes.txt", "a.md", "docs/a.md", "docs/b.md", "docs/old/c.md", "backup/b.md"].map((path) => ({
  path,
  size: 1,
}));
const commandFor = (request: string) => copiedAsSaidCalls(request, files)[0]?.input["command"] ?? null;

test.each([
  ["make a copy of notes.txt called notes-old.txt please", "cp -rnv -- notes.txt notes-old.txt"],
  ["could you duplicate docs/b.md as docs/d.md", "mkdir -p -- docs && cp -rnv -- docs/b.md docs/d.md"],
  ["copy notes.txt to backup", "mkdir -p -- backup && cp -rnv -- notes.txt backup/"],
  ["copy docs/a.md and notes.txt into a new folder old", "mkdir -p -- old && cp -rnv -- docs/a.md notes.txt old/"],
  ["make a copy of the docs folder called docs-backup", "cp -rnv -- docs docs-backup"],
  ["notes.txtをnotes2.txtという名前でコピーしてください", "cp -rnv -- notes.txt notes2.txt"],
])("%s", (request, command) => {
  expect(commandFor(request)).toBe(command);
});

test.each([
  ["is there already", "copy docs/b.md to backup"],
  ["isn't there", "copy letter.txt to backup"],
  ["may be either of two", "copy b.md to old"],
  ["is said in other words", "copy the longest file to backup"],
  ["would lie in itself", "copy the docs folder to docs/old2"],
  ["leads out of the folder", "copy notes.txt to ../other"],
  ["is only some of it", "copy notes.txt to old, but only the first part"],
  ["is another kind of file", "make a copy of notes.txt called notes.pdf"],
])("nothing is copied where it %s", (_, request) => {
  expect(commandFor(request)).toBeNull();
});
