import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../test/support/placed.ts";
import { plainPlaces } from "./plain-places.ts";

const files = [
  "a.jpg",
  "b.jpg",
  "notes.txt",
  "song.mp3",
  "tune.mp3",
  "bridge.mp3",
  "music/old.mp3",
  "music/notes.txt",
  "invoices/2024/01.pdf",
  "invoices/2023/12.pdf",
  "tmp/x.tmp",
  "tmp/deep/y.tmp",
].map((path) => ({ path, size: 1 }));

function told(request: string): string[] | null {
  return plainPlaces(request, files)?.map(({ path, to }) => `${path} > ${to ?? "gone"}`) ?? null;
}

describe("files and folders that are named one by one", () => {
  test.each([
    ["move song.mp3 to music", ["song.mp3 > music/song.mp3"]],
    ["please put a.jpg and b.jpg into a new folder called summer", ["a.jpg > summer/a.jpg", "b.jpg > summer/b.jpg"]],
    ["Verschieb a.jpg bitte in den Ordner Fotos", ["a.jpg > Fotos/a.jpg"]],
    ["song.mp3をmusicフォルダに移動してください", ["song.mp3 > music/song.mp3"]],
    [
      "rename the folder music to songs",
      ["music/old.mp3 > songs/old.mp3", "music/notes.txt > songs/notes.txt", "music/ > gone"],
    ],
    ["rename song.mp3 to hymn.mp3", ["song.mp3 > hymn.mp3"]],
    ["rename a.jpg and b.jpg to cat.jpg and dog.jpg", ["a.jpg > cat.jpg", "b.jpg > dog.jpg"]],
    ["Benenne a.jpg und b.jpg bitte um in katze.jpg und hund.jpg", ["a.jpg > katze.jpg", "b.jpg > hund.jpg"]],
    ["move 12 from 2023 to paid", ["invoices/2023/12.pdf > paid/12.pdf"]],
    ["move 12 from 2023 to tmp", ["invoices/2023/12.pdf > tmp/12.pdf"]],
    ["tune and bridge are done, move them to music", ["tune.mp3 > music/tune.mp3", "bridge.mp3 > music/bridge.mp3"]],
    ["rename a.jpg to cat.jpg and move it to music", ["a.jpg > music/cat.jpg"]],
    ["delete song.mp3", ["song.mp3 > gone"]],
    [
      "could you delete the tmp folder?",
      ["tmp/x.tmp > gone", "tmp/deep/y.tmp > gone", "tmp/deep/ > gone", "tmp/ > gone"],
    ],
    ["delete tmp/", ["tmp/x.tmp > gone", "tmp/deep/y.tmp > gone", "tmp/deep/ > gone", "tmp/ > gone"]],
    ["delete everything in tmp", ["tmp/x.tmp > gone", "tmp/deep/y.tmp > gone"]],
    ["lösch bitte a.jpg und b.jpg", ["a.jpg > gone", "b.jpg > gone"]],
  ])("go where it is said: %s", (request, expected) => {
    expect(told(request)).toEqual(expected);
  });

  test.each([
    "delete music/notes.txt except if it is needed",
    "don't delete song.mp3",
    "should I delete song.mp3?",
    "remove music",
    "delete the old files",
    "delete the song",
    "move song.mp3 somewhere else",
    "move bridge to the end",
    "rename a.jpg and b.jpg to cat.jpg",
    "move old from 2023 to tmp",
    "move each file to its own folder",
    "rename the folder music to tmp",
    "move everything but song.mp3 to music",
    "rename a.jpg to cat.jpg and write that into notes.txt",
    "delete cover.png",
    "remove Ann from notes.txt",
    "move the chorus in notes.txt to the end",
    "rename Ann to Anna in notes.txt",
  ])("stay where it isn't clear: %s", (request) => {
    expect(told(request)).toBeNull();
  });
});

test("a folder with others in it is renamed with all of them", async () => {
  expect(await placed("rename the docs folder to papers", { "docs/a.md": "", "docs/old/c.md": "" })).toEqual({
    "docs/a.md": "papers/a.md",
    "docs/old/c.md": "papers/old/c.md",
    "docs/old/": null,
    "docs/": null,
  });
});

test("what is to be called otherwise isn't put elsewhere", async () => {
  const files = { "draft.md": "", "docs/a.md": "", "docs/b.md": "" };
  expect(await placed("add 'old_' in front of every md file in docs", files)).toBeNull();
});
