import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const songs = {
  "songs/hey.mp3": "1",
  "songs/hey.txt": "2",
  "songs/hey-you.mp3": "3",
  "songs/hey-you.txt": "4",
  "songs/sun.MP3": "5",
  "songs/sun.txt": "6",
  "songs/rain.mp3": "7",
  "songs/rain-2.txt": "8",
  "songs/wind.txt": "9",
  "hey.txt": "10",
};
const paired = {
  "songs/hey.mp3": "songs/hey/hey.mp3",
  "songs/hey.txt": "songs/hey/hey.txt",
  "songs/hey-you.mp3": "songs/hey-you/hey-you.mp3",
  "songs/hey-you.txt": "songs/hey-you/hey-you.txt",
  "songs/sun.MP3": "songs/sun/sun.MP3",
  "songs/sun.txt": "songs/sun/sun.txt",
};

describe("two files of one name in a folder of that name", () => {
  test.each([
    "in songs every mp3 that has a text with the same name should be in a folder together with it, like songs/hey/hey.mp3 and songs/hey/hey.txt. what has no partner stays where it is",
    "Put each mp3 and the text of the same name into a folder, e.g. songs/hey/hey.mp3 and songs/hey/hey.txt",
    "Jedes mp3 soll mit dem Text, der den gleichen Namen hat, in einen eigenen Ordner, also songs/hey/hey.mp3 und songs/hey/hey.txt. Was keinen Partner hat, bleibt liegen",
    "同じ名前のmp3とテキストを1つのフォルダにまとめてください（例：songs/hey/hey.mp3）",
  ])("%s", async (request) => {
    expect(await placed(request, songs)).toEqual(paired);
  });

  const way =
    "in songs every mp3 that has a text with the same name should be in a folder together with it, like songs/hey/hey.mp3";
  test.each([
    ["three are called the same", way, { ...songs, "songs/hey.pdf": "" }],
    ["some are meant", `${way}. only those of this year`, songs],
    ["one is held back", `${way}. the sun one I still need`, songs],
    ["an exception isn't known", `${way}. the ones of Tom stay`, songs],
    ["nothing is shown", "in songs every mp3 that has a text with the same name should be in a folder with it", songs],
    ["a pair is of other kinds", way, { ...songs, "songs/note.md": "", "songs/note.pdf": "" }],
    ["nothing is called the same", "put the new ones into a folder, like songs/hey/hey.mp3", songs],
  ])("but it is left open where %s", async (_, request, texts) => {
    expect(await placed(request, texts)).toBeNull();
  });
});
