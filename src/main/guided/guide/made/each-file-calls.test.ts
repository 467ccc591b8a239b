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

describe("a text that is quoted", () => {
  const texts = {
    "invites/anna.txt": "Hi Anna,\n\nwe meet at 3.\nSee you!\n",
    "invites/ben.txt": "Hello Ben,\nBring a cup.\n",
    "lists/a.md": "- tea\n- rice\n",
    "lists/b.md": "- tea\n",
    "data/a.json": "{}\n",
    "data/b.json": "{}\n",
    "guests.txt": "Anna\n",
  };
  const changed = async (request: string) => {
    const view = viewOf(texts);
    const calls = await eachFileCalls(request, await view.files(), view);
    return calls.map(({ input }) => [input["path"], input["new_text"]]);
  };
  const [below, above] = [
    [["invites/anna.txt", "See you!\nBring a cup."]],
    [
      ["invites/anna.txt", "Bring a cup!\nHi Anna,"],
      ["invites/ben.txt", "Bring a cup!\nHello Ben,"],
    ],
  ];

  test.each([
    'Put "Bring a cup." as last line under each of the letters in invites',
    "add the last line 'Bring a cup.' to all files in invites/",
    "can you write 'Bring a cup.' as the last line of both letters in the invites folder?",
    "please append 'Bring a cup.' as the very last line to anna.txt and ben.txt",
    "Schreib „Bring a cup.“ als letzte Zeile unter jeden Brief in invites/",
    "Unter alle Briefe in invites kommt noch „Bring a cup.“ als letzte Zeile",
    "invitesフォルダの各手紙の最後の行に「Bring a cup.」と追加して",
    "anna.txtとben.txtの最後の行に「Bring a cup.」を入れてください",
  ])("goes to the end of those that lack it: %s", async (request) => expect(await changed(request)).toEqual(below));

  test.each([
    "Put 'Bring a cup!' as the first line of every file in invites",
    "stick 'Bring a cup!' at the top of both anna.txt and ben.txt",
    "Setz „Bring a cup!“ ganz oben in alle Briefe im Ordner invites",
    "anna.txt、ben.txtの先頭に「Bring a cup!」を入れてください",
  ])("goes to the top: %s", async (request) => expect(await changed(request)).toEqual(above));

  test.each([
    "replace the last line of every letter in invites with 'Bring a cup!'",
    "delete the last line 'See you!' of every letter in invites",
    "which letters in invites have 'Bring a cup.' as their last line?",
    "put 'Bring a cup!' at the end of every letter in invites that mentions Anna",
    "put 'Bring a cup!' at the end of every letter in invites except ben.txt",
    "put 'Hi!' at the top and 'Bring a cup!' at the end of every letter in invites",
    "put 'Hi!' and 'Bring a cup!' at the end of every letter in invites",
    "add 'milk' at the end of both lists in lists/",
    "put '# ours' at the end of all files in data/",
    "put 'Bring a cup!' at the end of each paragraph of the letters in invites",
  ])("is left to the model: %s", async (request) => expect(await changed(request)).toEqual([]));
});

describe("a key and its value without quotes", () => {
  const songs = {
    "songs/01-harbour.md": "# Harbour\n\nWaves roll in.\n\nMood: low, he said.\n",
    "songs/02-mill.txt": "THE MILL\n\nIt turns.\n",
    "songs/03-owl.md": "Mood: calm\n# Owl\n\nNight.\n",
    "songs/04-bee.md": "# Bee\n\nMood: wild\n\nBuzz.\n",
    "plan.md": "# Plan\n",
  };
  const put = [
    ["songs/01-harbour.md", "Mood: calm\n# Harbour"],
    ["songs/02-mill.txt", "Mood: calm\nTHE MILL"],
  ];
  const calls = async (request: string, texts: Readonly<Record<string, string>> = songs) => {
    const view = viewOf(texts);
    const made = await eachFileCalls(request, await view.files(), view);
    return made.map(({ input }) => [input["path"], input["new_text"]]);
  };

  test.each([
    "every file in songs should begin with the line Mood: calm, above the title. i think one has it already, it doesnt need it twice",
    "Put the line Mood: calm at the top of every file in songs please",
    "Jede Datei in songs soll am Anfang die Zeile Mood: calm haben, über dem Titel",
    "All files in songs must start with Mood: calm.",
    "Schreib in alle Dateien in songs die Zeile Mood: calm ganz oben",
  ])("is read as such, and put where no head has the key: %s", async (request) => {
    expect(await calls(request)).toEqual(put);
  });

  test.each([
    "every file in songs should begin with the line Mood: calm, except the owl",
    "every file in songs begins with the line Mood: calm, doesn't it?",
    "every line of the files in songs should begin with Mood: calm",
    "in every file in songs replace the line Mood: calm at the top",
  ])("but not in: %s", async (request) => expect(await calls(request)).toEqual([]));

  test("isn't put above a front matter", async () => {
    const texts = { "songs/a.md": "---\ntitle: A\n---\nText\n", "songs/b.md": "# B\n" };
    expect(await calls("every file in songs should begin with the line Mood: calm", texts)).toEqual([]);
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
