import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { additionCalls, eachFileCalls } from "./each-file-calls.ts";
import type { StepRecord } from "../turn/step-record.ts";

describe("a line that is said to stand at the end or the top of each file", () => {
  const letters = {
    "letters/hall.md": "# Hall\n\nBook it.\n\nCharity no. 7\n",
    "letters/thanks.txt": "Dear friend,\n\nthank you.\n",
    "letters/list.txt": "a\nb\n",
    "letters/sent/old.txt": "Dear all,\n\nhello.\n",
    "run.sh": "#!/bin/sh\necho\n",
  };
  const made = async (request: string) => {
    const view = viewOf(letters);
    const calls = await eachFileCalls(request, await view.files(), view);
    return calls.map(({ input }) => [input["path"], input["new_text"]]);
  };

  test("is put into those that lack it", async () => {
    const request =
      "every letter in letters/ needs 'Charity no. 7' as its very last line. One has it already. Those in letters/sent went out long ago, so not those";
    expect(await made(request)).toEqual([
      ["letters/thanks.txt", "thank you.\n\nCharity no. 7"],
      ["letters/list.txt", "b\nCharity no. 7"],
    ]);
  });

  test("stands behind the first line of a script", async () => {
    expect(await made("put the line '# ours' at the top of all .sh files")).toEqual([["run.sh", "# ours\necho"]]);
  });

  test.each([
    "put 'urgent' at the start of every line in letters/list.txt",
    "put 'urgent' at the beginning of each heading in the letters folder",
    "setze 'Zitat' an den Anfang jeder Zeile im Ordner letters",
    "place 'Draft' at the top of every letter in letters/ but hall.md",
    "write a script that puts '# ours' at the top of every .sh file",
  ])("is no line for whole files: %s", async (request) => expect(await made(request)).toEqual([]));

  test("is put into all of a language", async () => {
    expect(await made('Put "# ours" at the top of every shell script, pls')).toEqual([["run.sh", "# ours\necho"]]);
  });

  test("is left to the model where it isn't said where it stands", async () => {
    expect(await made("every letter in letters/ needs the line 'Charity no. 7'")).toEqual([]);
    expect(await made("does every letter in letters/ have 'Charity no. 7' as its last line?")).toEqual([]);
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
