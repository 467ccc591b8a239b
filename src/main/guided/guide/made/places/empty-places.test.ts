import { expect, test } from "vitest";
import { placed } from "../../../../../../test/support/placed.ts";

const notes = {
  "notes/bread.md": "",
  "notes/soup.md": "# Soup\n",
  "notes/empty.txt": "Ideas for the empty room\n",
  "notes/pin.txt": "7",
  "notes/2023/tax.txt": "",
  "notes/2023/.keep": "",
  "inbox.txt": "",
};
const below = { "notes/bread.md": null, "notes/2023/tax.txt": null };

test.each([
  "my sync broke and left files with nothing at all in them (0 bytes) in the notes folder and the folders below it. delete those for me? not the .keep files though, they are supposed to be empty",
  "A sync left files with nothing in them. Please delete the empty files in notes, subfolders too. .keep has to stay",
  "Please delete all empty files in notes and its subfolders, except the .keep files.",
  "remove the files that are empty from the notes folder, subfolders included. leave .keep alone",
  "Lösch bitte alle leeren Dateien im Ordner notes und in den Unterordnern, aber nicht die .keep-Dateien",
  "notesフォルダとサブフォルダの空のファイルを削除してください。.keepはそのままで",
])("those in a folder and within: %s", async (request) => {
  expect(await placed(request, notes)).toEqual(below);
});

test("only those with the ending that is said", async () => {
  expect(await placed("delete the empty .md files in notes", notes)).toEqual({ "notes/bread.md": null });
});

test("all there are where no folder is spoken of", async () => {
  const files = { "a.txt": "", "b.txt": "b", "x/c.txt": "" };
  expect(await placed("get rid of all empty files", files)).toEqual({ "a.txt": null, "x/c.txt": null });
});

test.each([
  "delete the empty files in notes",
  "delete the empty files in notes and its subfolders, except those of last year",
  "don't delete the empty files in notes and its subfolders",
  "list the empty files in notes and its subfolders before you delete them",
  "delete the empty files and folders in notes and its subfolders",
  "should I delete all the empty files?",
  "delete all empty files of Tom",
  "move all empty files into trash/",
  "delete all empty lines in the files of notes",
  "delete all empty files whose name begins with t",
  "write a script that deletes all empty files",
])("it is left open, or something else: %s", async (request) => {
  expect(await placed(request, notes)).toBeNull();
});

test("nothing is done where one only looks empty, or marks something", async () => {
  expect(await placed("delete all empty files", { "a.txt": "", "b.txt": "\n" })).toBeNull();
  expect(await placed("delete all empty files", { "a.txt": "", "app/__init__.py": "" })).toBeNull();
});
