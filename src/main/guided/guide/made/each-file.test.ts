import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { additionCalls, eachFile } from "./each-file.ts";
import type { StepRecord } from "../turn/step-record.ts";

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
    ["can you add the line `tags: y` to all my notes?", "tags: y", ["notes/a.md", "notes/c.md", "notes/list.txt"]],
    ["Jede Datei im Ordner notes braucht die Zeile „Text“", "Text", []],
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
  ])("isn't said by: %s", async (request) => {
    const view = viewOf(notes);
    expect(await eachFile(request, await view.files(), view)).toBeNull();
  });
});

describe("a line that the model put into one file", () => {
  const added = (path: string): StepRecord => ({
    form: "add",
    tool: "edit",
    effect: "change",
    input: { path, old_text: "", new_text: "" },
    status: "ok",
    text: "",
    note: "",
    isMade: false,
  });
  const after = async (texts: Readonly<Record<string, string>>, request: string, record: StepRecord) => {
    const view = viewOf(texts);
    return (await additionCalls([record], request, await view.files(), view)).map(({ input }) => input);
  };

  test.each<[string, Record<string, string>, Record<string, unknown>]>([
    [
      "at the end",
      { "n/a.md": "A\nBye.\n", "n/b.md": "B\n" },
      { path: "n/b.md", old_text: "B", new_text: "B\nBye.", line: 1 },
    ],
    [
      "at the end with room before it",
      { "n/a.md": "A\n\nBye.\n", "n/b.md": "B\n" },
      { path: "n/b.md", old_text: "B", new_text: "B\n\nBye.", line: 1 },
    ],
    [
      "at the top, behind the line that says what runs it",
      { "n/a.md": "Bye.\nA\n", "n/b.md": "#!/bin/sh\nB\n" },
      { path: "n/b.md", old_text: "B", new_text: "Bye.\nB", line: 2 },
    ],
    [
      "behind the line with the same key",
      { "n/a.md": "title: A\nBye.\nA\n", "n/b.md": "x: 1\ntitle: B\nB\n" },
      { path: "n/b.md", old_text: "title: B", new_text: "title: B\nBye.", line: 2 },
    ],
    [
      "at the end of the front matter",
      { "n/a.md": "---\nby: A\nBye.\n---\nA\n", "n/b.md": "---\ntitle: B\n---\nB\n---\n" },
      { path: "n/b.md", old_text: "title: B", new_text: "title: B\nBye.", line: 2 },
    ],
  ])("goes %s of the others", async (_, texts, call) => {
    expect(await after(texts, 'each file in n needs the line "Bye."', added("n/a.md"))).toEqual([call]);
  });

  test("isn't put in once more where it stands further down than keys do", async () => {
    const texts = { "n/a.md": `A\n${"x\n".repeat(9)}tags: y\n`, "n/b.md": "B\n" };
    const calls = await after(texts, "each file in n needs the line 'tags: y'", added("n/a.md"));
    expect(calls.map(({ path }) => path)).toEqual(["n/b.md"]);
  });

  test("goes nowhere else where that is in no other file, or the step was another one", async () => {
    const texts = { "n/a.md": "A\nBye.\nEnd\n", "n/b.md": "B\n" };
    const request = 'each file in n needs the line "Bye."';
    expect(await after(texts, request, added("n/a.md"))).toEqual([]);
    expect(await after(texts, request, { ...added("n/a.md"), isMade: true })).toEqual([]);
    expect(await after(texts, "add a line to a.md", added("n/a.md"))).toEqual([]);
  });
});
