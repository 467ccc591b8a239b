import { expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const songs = { "songs/a.txt": "", "songs/b.txt": "", "songs/a.cho": "", "songs/setlist.txt": "", "notes.txt": "x" };
const sorted = {
  "songs/a.txt": "songs/lyrics/a.txt",
  "songs/b.txt": "songs/lyrics/b.txt",
  "songs/a.cho": "songs/chords/a.cho",
};

test.each([
  "sort my songs folder: the lyrics (txt) go into songs/lyrics and the chord sheets (cho) into songs/chords. setlist stays where it is",
  "in songs, move the txt files into songs/lyrics and the cho files into songs/chords, setlist.txt stays where it is",
  "put all .txt files in songs into songs/lyrics and all .cho files in songs into songs/chords, but not setlist.txt",
  "songs: .txt -> songs/lyrics, .cho -> songs/chords. setlist.txt stays",
  "Im Ordner songs: die txt-Dateien nach lyrics und die cho-Dateien nach chords verschieben, setlist.txt bleibt",
])("each ending goes to its folder: %s", async (request) => {
  expect(await placed(request, songs)).toEqual(sorted);
});

const logs = { "a.txt": "", "b.log": "", "c.log": "", "today.log": "" };

test.each([
  ["move all .log files into a new folder logs", ["b", "c", "today"]],
  ["put the log files into logs, but not today.log", ["b", "c"]],
  ["all .log files to logs please, today.log stays here", ["b", "c"]],
  ["files ending in .log into logs please", ["b", "c", "today"]],
  ["全ての.logファイルをlogsフォルダに移動してください", ["b", "c", "today"]],
])("%s", async (request, names) => {
  expect(await placed(request, logs)).toEqual(Object.fromEntries(names.map((n) => [`${n}.log`, `logs/${n}.log`])));
});

test("several endings go to one folder", async () => {
  expect(await placed("move .txt files and the .log files into old", { "a.txt": "", "b.log": "", "c.md": "" })).toEqual(
    {
      "a.txt": "old/a.txt",
      "b.log": "old/b.log",
    },
  );
});

test("what lies in a folder and is to come out of it isn't put there", async () => {
  expect(await placed("move all txt files in old up one level", { "a.txt": "", "old/b.txt": "" })).toBeNull();
});

const mixed = { "IMG_1.jpg": "", "IMG_2.png": "", "my report.md": "", "todo.md.bak": "", "a.bak": "", "tmp/b.bak": "" };

test.each<[string, Record<string, string | null>]>([
  ["delete the bak files", { "todo.md.bak": null, "a.bak": null }],
  ["bitte alle bak-Dateien löschen", { "todo.md.bak": null, "a.bak": null }],
  ["delete all .bak files in tmp", { "tmp/b.bak": null }],
  ["move all files that start with IMG into pics", { "IMG_1.jpg": "pics/IMG_1.jpg", "IMG_2.png": "pics/IMG_2.png" }],
  ["move files with 'report' in the name to docs", { "my report.md": "docs/my report.md" }],
  [
    "Verschiebe alle Dateien, die mit IMG anfangen, nach pics",
    { "IMG_1.jpg": "pics/IMG_1.jpg", "IMG_2.png": "pics/IMG_2.png" },
  ],
])("%s", async (request, places) => {
  expect(await placed(request, mixed)).toEqual(places);
});

test.each([
  "delete the old bak files",
  "delete the bak files, the small ones stay",
  "delete the tmp files",
  "should I delete the bak files?",
])("'%s' deletes nothing by itself", async (request) => {
  expect(await placed(request, mixed)).toBeNull();
});

test.each([
  "move the old log files into logs",
  "move the log files of May into logs",
  "move the log files into logs and sort them",
  "move the md files into notes",
  "should the log files go into logs?",
  "move the log files into logs, the big ones stay",
  "copy the log files into logs",
])("'%s' leaves something open", async (request) => {
  expect(await placed(request, logs)).toBeNull();
});
