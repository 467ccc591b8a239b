import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { saidCopy } from "./said-copy.ts";

test.each([
  ["make a copy of notes.txt called notes-old.txt", ["notes.txt"], { name: "notes-old.txt" }],
  ["duplicate the docs folder as docs-backup", ["docs"], { name: "docs-backup" }],
  ["copy a.md and b.md into a new folder called backup", ["a.md", "b.md"], { folder: "backup", isNew: true }],
  ["copy notes.txt to old", ["notes.txt"], { folder: "old", isNew: false }],
  ["kopiere die Datei notes.txt nach alt", ["notes.txt"], { folder: "alt", isNew: false }],
  ["notes.txtをbackupフォルダにコピーして", ["notes.txt"], { folder: "backup", isNew: false }],
  ["notes.txtをold.txtという名前でコピーして", ["notes.txt"], { name: "old.txt" }],
])("%s", (command, what, to) => {
  expect(saidCopy(command)).toEqual({ what, to });
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
