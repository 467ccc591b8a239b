import { expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { copiedListCalls } from "./copied-list.ts";

const japanese = {
  "選曲.txt": "花の歌\n小川のワルツ\n",
  "音源/小川のワルツ.mp3": "a",
  "音源/花の歌(練習).mp3": "b",
  "音源/花の歌.mp3": "c",
};
const english = {
  "set.txt": "# Sunday\n1. Blue Moon\n2. low tide.mp3\n",
  "music/Blue Moon.mp3": "a",
  "music/Low Tide.mp3": "b",
  "music/Low Tide live.mp3": "c",
};

async function commandFor(request: string, texts: Readonly<Record<string, string>>): Promise<unknown> {
  const view = viewOf(texts);
  const [call] = await copiedListCalls(request, await view.files(), view);
  return call?.input["command"];
}

test("the files on a list are copied, and no others", async () => {
  expect(
    await commandFor(
      "選曲.txt にある曲だけ、音源フォルダから新しい「発表会」フォルダにコピーしてください。元のファイルはそのまま残してください。",
      japanese,
    ),
  ).toBe("mkdir -p -- '発表会' && cp -rnv -- '音源/花の歌.mp3' '音源/小川のワルツ.mp3' '発表会/'");
});

test.each([
  "copy only the songs listed in set.txt from music into a new folder concert",
  "please copy the songs in set.txt from music to a folder called concert. The originals stay where they are",
  "Kopiere nur die Lieder, die in set.txt stehen, aus music in einen neuen Ordner concert",
  "copy all files that set.txt names from the music folder into concert/",
])("%s", async (request) => {
  expect(await commandFor(request, english)).toBe(
    "mkdir -p -- concert && cp -rnv -- 'music/Blue Moon.mp3' 'music/Low Tide.mp3' concert/",
  );
});

test.each([
  ["the list itself is copied", "copy set.txt into a new folder concert", english],
  ["others are meant", "copy the songs that aren't in set.txt from music into a new folder concert", english],
  [
    "a line is no file's name",
    "copy the songs in set.txt from music into a new folder concert",
    { ...english, "set.txt": "Blue Moon\nWaltz\n" },
  ],
  ["it is asked", "which songs in set.txt should I copy into a new folder concert?", english],
  ["they are moved", "move the songs in set.txt from music into a new folder concert", english],
  ["half is meant", "copy half of the songs in set.txt from music into a new folder concert", english],
  ["the short ones are meant", "copy the short songs in set.txt from music into a new folder concert", english],
  ["two are meant", "copy the two songs by Anna listed in set.txt from music into a new folder concert", english],
  ["those of a day are meant", "copy Sunday's songs in set.txt from music into a new folder concert", english],
  ["they are to be converted", "copy the songs in set.txt from music into a new folder concert as wav", english],
  [
    "half is meant in Japanese",
    "選曲.txt にある曲の半分を、音源フォルダから新しい「発表会」フォルダにコピーしてください",
    japanese,
  ],
  [
    "a name only looks like one with a bullet",
    "copy the files in set.txt from music into a new folder concert",
    { "set.txt": "-d\n", "music/d.mp3": "" },
  ],
  [
    "the list has several parts",
    "copy the songs in set.txt from music into a new folder concert",
    { ...english, "set.txt": "# Saturday\nBlue Moon\n# Sunday\nLow Tide\n" },
  ],
  ["no folder is said", "copy the songs in set.txt from music", english],
])("nothing is copied where %s", async (_, request, texts) => {
  expect(await commandFor(request, texts)).toBeUndefined();
});

test("a long request is read quickly", async () => {
  const started = performance.now();
  expect(await commandFor(`copy ${"a ".repeat(20_000)}`, english)).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(1000);
});
