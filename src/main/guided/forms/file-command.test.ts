import { spawnSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { tempFolder } from "../../../../test/support/temp-folder.ts";
import { filesAndPatterns } from "../guide/files/file-patterns.ts";
import { writeFileList } from "./file-list.ts";
import { fileCommand, renameCommand } from "./file-command.ts";

type Files = Readonly<Record<string, string>>;

/** What there is after a real shell ran the command in a real folder: texts by path, without empty folders. */
async function after(files: Files, command: string): Promise<Files> {
  const folder = await tempFolder(files);
  try {
    spawnSync("bash", ["--noprofile", "--norc", "-c", command], { cwd: folder.path, stdio: "ignore" });
    const entries = await readdir(folder.path, { recursive: true, withFileTypes: true });
    const found = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    const texts = found.map(async (file) => [path.relative(folder.path, file), await readFile(file, "utf8")] as const);
    return Object.fromEntries(await Promise.all(texts));
  } finally {
    await folder.remove();
  }
}

describe("what is chosen", () => {
  const trip = { "trip/a.jpg": "a", "trip/b.jpg": "b", "trip/notes.md": "notes", "old/a.jpg": "older" };

  test.each<[string, string, Files]>([
    ["goes into a folder that isn't there yet", fileCommand("move", "trip/a.jpg", "best of/"), move("best of/a.jpg")],
    ["goes into a folder, where the name has no ending", fileCommand("move", "trip/a.jpg", "best"), move("best/a.jpg")],
    ["gets another name", fileCommand("move", "trip/a.jpg", "trip/sea.jpg"), move("trip/sea.jpg")],
    [
      "gets the name that stands in its place",
      fileCommand("move", "trip/a.jpg // trip/b.jpg", "trip/sea.jpg // hill.jpg"),
      { "trip/sea.jpg": "a", "hill.jpg": "b", "trip/notes.md": "notes", "old/a.jpg": "older" },
    ],
    [
      "stays, where three files get two names",
      fileCommand("move", "trip/a.jpg // trip/b.jpg // old/a.jpg", "x // y"),
      trip,
    ],
    ["gets another name in a new folder", fileCommand("move", "trip/a.jpg", "x/y/sea.jpg"), move("x/y/sea.jpg")],
    ["stays, where a file is there already", fileCommand("move", "trip/a.jpg", "old"), trip],
    ["stays, where the new name is taken", fileCommand("move", "trip/a.jpg", "old/a.jpg"), trip],
    ["is copied", fileCommand("copy", "trip/a.jpg", "sea.jpg"), { ...trip, "sea.jpg": "a" }],
    ["isn't copied over another file", fileCommand("copy", "trip/a.jpg", "old/a.jpg"), trip],
    ["is a whole folder", fileCommand("copy", "old", "safe/"), { ...trip, "safe/old/a.jpg": "older" }],
    [
      "are all files of a pattern, but none over another",
      fileCommand("move", "trip/*.jpg", "old"),
      { "trip/a.jpg": "a", "trip/notes.md": "notes", "old/a.jpg": "older", "old/b.jpg": "b" },
    ],
    ["is deleted", fileCommand("remove", "trip/*.jpg", ""), { "trip/notes.md": "notes", "old/a.jpg": "older" }],
    ["is deleted with all that is in it", fileCommand("remove", "trip", ""), { "old/a.jpg": "older" }],
    ["doesn't go anywhere without a target", fileCommand("move", "trip/a.jpg", ""), trip],
  ])("%s", async (_, command, files) => {
    expect(await after(trip, command)).toEqual(files);
  });

  function move(to: string): Files {
    const { "trip/a.jpg": text, ...others } = trip;
    return { ...others, [to]: text };
  }
});

const sign = fc.constantFrom(..."aB7 '\"*?[]{}()-_.,;:!#$&|~`\\<>=+@%^\t\n", "写", "真", "😀", "é");
const name = fc
  .array(sign, { minLength: 1, maxLength: 8 })
  .map((signs) => signs.join(""))
  .filter((text) => text !== "." && text !== "..");
const names = fc.uniqueArray(name, { minLength: 2, maxLength: 5 });

describe("whatever the names are", () => {
  const withTexts = (paths: readonly string[]): Files =>
    Object.fromEntries(paths.map((file, index) => [file, `text ${index}`]));
  /** As the model gets to choose the first of these files. */
  const choiceOf = (paths: readonly string[]) => filesAndPatterns(paths)[0] ?? "";

  test("a star in a name is no pattern", async () => {
    const command = fileCommand("remove", choiceOf(["a*b.md", "a to b.md"]), "");
    expect(await after({ "a*b.md": "star", "a to b.md": "other" }, command)).toEqual({ "a to b.md": "other" });
  });

  property.prop([names], { numRuns: 40 })("the chosen file is deleted, and nothing else", async (paths) => {
    const command = fileCommand("remove", choiceOf(paths), "");
    const { [paths[0] ?? ""]: _, ...others } = withTexts(paths);
    expect(await after(withTexts(paths), command)).toEqual(others);
  });

  property.prop([names, name], { numRuns: 40 })(
    "the chosen file goes into the folder, and nothing else",
    async (paths, folder) => {
      fc.pre(!paths.includes(folder));
      const [chosen = ""] = paths;
      const { [chosen]: text = "", ...others } = withTexts(paths);
      const moved = await after(withTexts(paths), fileCommand("move", choiceOf(paths), `${folder}/`));
      expect(moved).toEqual({ ...others, [`${folder}/${chosen}`]: text });
    },
  );

  property.prop([names, name], { numRuns: 40 })("a copy changes nothing that was there", async (paths, to) => {
    fc.pre(!paths.includes(to));
    const before = withTexts(paths);
    const [chosen = ""] = paths;
    const {
      [to]: renamed,
      [`${to}/${chosen}`]: inside,
      ...others
    } = await after(before, fileCommand("copy", choiceOf(paths), to));
    expect(others).toEqual(before);
    expect([renamed, inside].filter((text) => text !== undefined)).toEqual([before[chosen]]);
  });

  property.prop([names, fc.constantFrom<"move" | "copy">("move", "copy")], { numRuns: 40 })(
    "nothing is overwritten where the target is there",
    async (paths, form) => {
      const before = withTexts(paths);
      expect(await after(before, fileCommand(form, choiceOf(paths), paths[1] ?? ""))).toEqual(before);
    },
  );
});

describe("several files at once", () => {
  const shelf = { "a b.txt": "a", "it's.txt": "i", "x/c.txt": "c" };

  test("go into a folder", async () => {
    const files = writeFileList(["a b.txt", "it's.txt"]);
    const moved = { "old/a b.txt": "a", "old/it's.txt": "i", "x/c.txt": "c" };
    expect(await after(shelf, fileCommand("move", files, "old"))).toEqual(moved);
    expect(await after(shelf, fileCommand("remove", files, ""))).toEqual({ "x/c.txt": "c" });
  });

  test.each<[string, string, Files]>([
    [
      "get names of their own",
      "a b.txt -> a_b.txt\nit's.txt -> its.txt",
      { "a_b.txt": "a", "its.txt": "i", "x/c.txt": "c" },
    ],
    [
      "stay where nothing is different",
      "a b.txt -> a b.txt\nx/c.txt -> y/c.txt",
      { "a b.txt": "a", "it's.txt": "i", "y/c.txt": "c" },
    ],
    ["keep their endings", "x/c.txt -> x/d.TXT", { "a b.txt": "a", "it's.txt": "i", "x/d.txt": "c" }],
    ["keep an ending that was left out", "x/c.txt -> x/d", { "a b.txt": "a", "it's.txt": "i", "x/d.txt": "c" }],
    ["keep their names in a folder", "x/c.txt -> y/", { "a b.txt": "a", "it's.txt": "i", "y/c.txt": "c" }],
    ["are never written over", "a b.txt -> it's.txt", shelf],
    ["stay where two would have the same name", "a b.txt -> c.txt\nit's.txt -> c.txt", shelf],
    [
      "make room for each other",
      "a b.txt -> it's.txt\nit's.txt -> c.txt",
      { "it's.txt": "a", "c.txt": "i", "x/c.txt": "c" },
    ],
    ["change places", "a b.txt -> it's.txt\nit's.txt -> a b.txt", { "it's.txt": "a", "a b.txt": "i", "x/c.txt": "c" }],
    ["stay where all do", "a b.txt -> a b.txt", shelf],
  ])("%s", async (_, names, expected) => {
    expect(await after(shelf, renameCommand(names, "names"))).toEqual(expected);
  });

  test.each([
    ["in a folder that is named", "x/c.txt -> 2024"],
    ["in the folder of another path", "x/c.txt -> 2024/d.txt"],
  ])("keep their names where places are wanted: %s", async (_, names) => {
    expect(await after(shelf, renameCommand(names, "places"))).toEqual({
      "a b.txt": "a",
      "it's.txt": "i",
      "2024/c.txt": "c",
    });
  });

  test("don't get the date of another one", async () => {
    const photos = { "2024-07-14 sea.jpg": "s", "cat.jpg": "c" };
    const names = "2024-07-14 sea.jpg -> sea 2024-07-14.jpg\ncat.jpg -> cat 2024-07-14.jpg";
    expect(await after(photos, renameCommand(names, "names"))).toEqual({ "sea 2024-07-14.jpg": "s", "cat.jpg": "c" });
  });
});
