import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { saidCopy } from "./said-copy.ts";

test.each([
  ["make a copy of notes.txt called notes-old.txt", ["notes.txt"], "notes-old.txt", true],
  ["duplicate the docs folder as docs-backup", ["docs"], "docs-backup", true],
  ["copy a.md and b.md into a new folder called backup", ["a.md", "b.md"], "backup", false],
  ["copy notes.txt to old", ["notes.txt"], "old", false],
  ["kopiere die Datei notes.txt nach alt", ["notes.txt"], "alt", false],
  ["notes.txtをbackupフォルダにコピーして", ["notes.txt"], "backup", false],
  ["notes.txtをold.txtという名前でコピーして", ["notes.txt"], "old.txt", true],
])("%s", (command, what, to, isName) => {
  expect(saidCopy(command)).toMatchObject({ what, to, isName });
});

test.each(["move a.md to old", "copy that", "what was copied to old?"])(
  "'%s' wants no copy of what it names",
  (command) => {
    expect(saidCopy(command)).toBeNull();
  },
);

property.prop([fc.string({ unit: "grapheme" })])("what is copied is said", (command) => {
  const said = saidCopy(command);
  for (const name of said?.what ?? []) expect(command).toContain(name);
});
