import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { eachFile } from "./each-file.ts";

const notes = {
  "notes/a.md": "title: A\ndate: 1\n\nText\n",
  "notes/b.md": "title: B\ntags: x\n\nText\n",
  "notes/c.md": "title: C\n\nText\n",
  "notes/list.txt": "a, b, c\n",
  "d.md": "title: D\n",
};

describe("what each file is to have", () => {
  test.each<[string, string, string[]]>([
    ["every note in notes needs a line 'tags: y' at the top", "tags: y", ["notes/a.md", "notes/c.md"]],
    [
      'put the line "The end." at the end of all .md files',
      "The end.",
      ["notes/a.md", "notes/b.md", "notes/c.md", "d.md"],
    ],
    ["put the line\n// checked\nat the top of every .txt file", "// checked", ["notes/list.txt"]],
    [
      "please put DRAFT as the first line of every md file in notes",
      "DRAFT",
      ["notes/a.md", "notes/b.md", "notes/c.md"],
    ],
    ["can you add the line `tags: y` to all my notes?", "tags: y", ["notes/a.md", "notes/c.md", "notes/list.txt"]],
    ["Jede Datei im Ordner notes braucht die Zeile „Text“", "Text", ["notes/list.txt"]],
    ["for every note in notes whose date is 1, add a line 'tags: y' at the end", "tags: y", ["notes/a.md"]],
    [
      "add a line 'tags: y' with the name of the tag to every note in notes, if it is missing",
      "tags: y",
      ["notes/a.md", "notes/c.md"],
    ],
  ])("%s", async (request, line, paths) => {
    const view = viewOf(notes);
    const each = await eachFile(request, await view.files(), view);
    expect([each?.line, each?.missing.map(({ path }) => path)]).toEqual([line, paths]);
  });

  test.each([
    "add a line 'tags: y' to a.md",
    "every note in notes needs a title",
    "put the line 'x = 1' everywhere",
    "delete the line 'Text' in all .md files",
    "replace 'title' by 'name' in each line of all .md files",
    "comment out the line 'Text' in every .md file",
    "add a line 'tags: y' to every note in notes that mentions Berlin",
  ])("isn't said by: %s", async (request) => {
    const view = viewOf(notes);
    expect(await eachFile(request, await view.files(), view)).toBeNull();
  });
});
