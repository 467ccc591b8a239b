import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import type { Place } from "../../../agent/places.ts";
import { placedCalls } from "./placed-files.ts";

const files = ["a.mp3", "b.pdf", "old/c.bak", "note.txt"].map((path) => ({ path, size: 1 }));

function command(request: string, places: Record<string, string | null>) {
  const list = Object.entries(places).map(([path, to]) => ({ path, to }));
  const [call] = placedCalls(request, list, files);
  return call?.input["command"] ?? null;
}

describe("files are brought where they are to be", () => {
  test.each<[string, Record<string, string | null>, string]>([
    [
      "songs into audio/ and pdfs into papers/, please move the files",
      { "a.mp3": "audio/a.mp3", "b.pdf": "papers/b.pdf", "note.txt": "note.txt" },
      "mkdir -p -- audio papers && mv -nv -- a.mp3 audio/a.mp3 && mv -nv -- b.pdf papers/b.pdf",
    ],
    [
      "mp3s go to music, everything else stays",
      { "a.mp3": "music/a.mp3", "b.pdf": "music/b.pdf", "note.txt": "note.txt" },
      "mkdir -p -- music && mv -nv -- a.mp3 music/a.mp3",
    ],
    [
      "songs go to Music, the rest can stay",
      { "a.mp3": "Music/a.mp3", "b.pdf": "Music/b.pdf", "note.txt": "Music/note.txt" },
      "mkdir -p -- Music && mv -nv -- a.mp3 Music/a.mp3",
    ],
    [
      "sort the files into a folder each, file names stay",
      { "a.mp3": "a/song.mp3", "b.pdf": "b/b.pdf" },
      "mkdir -p -- a b && mv -nv -- a.mp3 a/a.mp3 && mv -nv -- b.pdf b/b.pdf",
    ],
    [
      "the note needs another name, old/c.bak is called done.bak",
      { "old/c.bak": "done.bak" },
      "mkdir -p -- old && mv -nv -- old/c.bak old/done.bak",
    ],
    ["rename the files to what they are", { "a.mp3": "song.txt" }, "mv -nv -- a.mp3 song.txt"],
    ["delete all .bak files", { "old/c.bak": null, "note.txt": "note.txt" }, "rm -rv -- old/c.bak"],
    ["delete all .bak files", { "old/c.bak": null, "note.txt": null }, "rm -rv -- old/c.bak"],
    ["delete the files that are notes", { "old/c.bak": null, "note.txt": null }, "rm -rv -- note.txt"],
  ])("%s", (request, places, done) => {
    expect(command(request, places)).toBe(done);
  });
});

describe("nothing is done", () => {
  test.each<[string, string, Record<string, string | null>]>([
    [
      "where some are meant, and all would go",
      "move the files that are paid to paid/",
      { "a.mp3": "paid/a.mp3", "b.pdf": "paid/b.pdf", "note.txt": "paid/note.txt" },
    ],
    ["where nothing is elsewhere", "move the files", { "a.mp3": "a.mp3" }],
    ["where nobody wants anything deleted", "move the files", { "a.mp3": null }],
    ["where two would be in one place", "move the files", { "a.mp3": "x/1", "b.pdf": "x/1" }],
    ["where one stays in that place", "rename the files", { "a.mp3": "note.txt" }],
    ["where nothing is to be deleted", "move the letters to letters/ and don't delete anything", { "note.txt": null }],
    ["where only names are to be others", "rename the files, remove the blanks", { "note.txt": null }],
    ["where they are to be gone in other words", "the notes can go", { "a.mp3": "x/a.mp3", "note.txt": null }],
    [
      "where an example becomes the name of several",
      "rename the files to who is in them as in list.csv, e.g. Joan Abel.txt",
      { "a.mp3": "a_Joan_Abel.mp3", "note.txt": "note_Joan_Abel.txt" },
    ],
    [
      "where only some are meant and all are moved",
      "move the papers to paid/, only those that are paid",
      { "a.mp3": "paid/a.mp3", "b.pdf": "paid/b.pdf", "old/c.bak": "paid/c.bak", "note.txt": "paid/note.txt" },
    ],
    ["where only deleting is meant", "delete all .bak files", { "a.mp3": "x/a.mp3", "old/c.bak": null }],
  ])("%s", (_, request, places) => {
    expect(command(request, places)).toBeNull();
  });

  test("where folders are there for it and others would be made beside them", () => {
    const paths = ["in/1.txt", "in/2.txt", "who/Ann/a.txt", "who/Ben/b.txt"].map((path) => ({ path, size: 1 }));
    const places = [
      { path: "in/1.txt", to: "who/17/1.txt" },
      { path: "in/2.txt", to: "who/18/2.txt" },
    ];
    expect(placedCalls("move what is in the folder in to the people's folders in who", places, paths)).toEqual([]);
    expect(placedCalls("move what is in the folder in to a new folder each in who", places, paths)).toHaveLength(1);
  });

  property.prop([
    fc.constantFrom("/etc/a.mp3", "../a.mp3", "x/../../a.mp3", "~/a.mp3", "./a.mp3", "x/"),
    fc.constantFrom("move the files", "rename the files"),
  ])("out of the folder, whatever was read", (to, request) => {
    const places: Place[] = [{ path: "a.mp3", to }];
    expect(placedCalls(request, places, files)).toEqual([]);
  });
});

describe("who picks some of a folder doesn't get all of it moved", () => {
  const repairs = ["r/1.md", "r/2.md", "r/3.md", "top.md"].map((path) => ({ path, size: 1 }));
  const moved = (request: string, paths: readonly string[]) =>
    placedCalls(
      request,
      repairs.map(({ path }) => ({ path, to: paths.includes(path) ? path.replace("r/", "r/old/") : path })),
      repairs,
    ).length;

  test.each([
    "move the repairs in r that are settled to r/old",
    "move everything in r marked as settled to r/old",
    "alle, bei denen Status fertig steht, bitte nach r/old verschieben",
  ])("%s", (request) => {
    expect(moved(request, ["r/1.md", "r/2.md", "r/3.md"])).toBe(0);
    expect(moved(request, ["r/1.md", "r/3.md"])).toBe(1);
  });

  test.each([
    "move all the files in r to r/old",
    "move the files that are in r to r/old",
    "move r/1.md, r/2.md and r/3.md, which are finished, to r/old",
  ])("but: %s", (request) => {
    expect(moved(request, ["r/1.md", "r/2.md", "r/3.md"])).toBe(1);
  });
});
