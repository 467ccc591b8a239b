import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const songs = {
  "evening.txt": "Concert on Saturday\n\n1. Harbour Lights\n2. Green Hills (Anna)\n3. Old Mill\n",
  "songs/Green Hills.txt": "",
  "songs/Harbour Lights.txt": "",
  "songs/Lullaby.txt": "",
  "songs/Old Mill.txt": "",
};
const inOrder = ["songs/1 Harbour Lights.txt", "songs/2 Green Hills.txt", "songs/3 Old Mill.txt"];

describe("files are numbered as a list has them, in the way that is shown of one", () => {
  test.each([
    "number the files in songs in the order of evening.txt, so like 'songs/1 Harbour Lights.txt'. What isn't on the list keeps its name",
    "please rename the files in songs so that they have their number from evening.txt in front, in that order, e.g. 1 Harbour Lights.txt. The others stay as they are",
    'Nummerier bitte die Dateien im Ordner songs in der Reihenfolge von evening.txt, also z.B. "1 Harbour Lights.txt"',
    "「songs」フォルダのファイルに、evening.txtの順に番号を付けてください。例えば「2 Green Hills.txt」",
  ])("%s", async (request) => {
    expect(Object.values((await placed(request, songs)) ?? {})).toEqual(inOrder);
  });

  const tracks = { "songs/B.mp3": "", "songs/A.mp3": "", "songs/C d.mp3": "" };
  test.each([
    ["nr,title,length\n1,B,3:20\n2,C d,4:00\n3,A,2:10\n", "'1. B.mp3'", ["1. B", "2. C d", "3. A"]],
    [
      "| No | Title |\n|----|----|\n| 1 | B |\n| 2 | C d |\n| 3 | A |\n",
      "'01 - B.mp3'",
      ["01 - B", "02 - C d", "03 - A"],
    ],
    ["B\nC d\nA\n", "1_B.mp3", ["1_B", "2_C d", "3_A"]],
    ["# Songs\n\n- B.mp3\n- C d.mp3\n- A.mp3\n", "B (1).mp3".replace(" (1)", "_1"), ["B_1", "C d_2", "A_3"]],
    ["2. C d\n5. A\n", "05 A.mp3", ["02 C d", "05 A"]],
  ])("whatever the list looks like: %j", async (text, shown, names) => {
    const request = `number the mp3s in songs in the order of tracks.txt, like ${shown}`;
    const found = await placed(request, { ...tracks, "tracks.txt": text });
    expect(Object.values(found ?? {})).toEqual(names.map((name) => `songs/${name}.mp3`));
  });

  test("numbers that they had before are taken off", async () => {
    const texts = { "order.txt": "1. Rome\n2. Bern\n", "p/07 Bern.jpg": "", "p/08 Rome.jpg": "" };
    const request = "renumber the photos in p in the order of order.txt, e.g. '01 Rome.jpg'";
    expect(await placed(request, texts)).toEqual({
      "p/08 Rome.jpg": "p/01 Rome.jpg",
      "p/07 Bern.jpg": "p/02 Bern.jpg",
    });
  });
});

const wish = "number the files in songs in the order of evening.txt, like 'songs/1 Harbour Lights.txt'";

test.each([
  ["no name is shown", "number the files in songs in the order of evening.txt", songs],
  ["the name that is shown isn't its place", wish.replace("1 Harbour", "2 Harbour"), songs],
  ["the rest gets numbers as well", `${wish}. The rest comes after them`, songs],
  ["more is wanted", `${wish}, and add Lullaby to evening.txt`, songs],
  ["only some are meant", wish.replace("the files", "only the first two files"), songs],
  ["one is named twice", wish, { ...songs, "evening.txt": `${songs["evening.txt"]}4. Harbour Lights\n` }],
  [
    "an entry without a file may count",
    wish,
    { ...songs, "evening.txt": "- Harbour Lights\n- Break\n- Green Hills\n- Old Mill\n" },
  ],
])("it is left open where %s", async (_, request, texts) => {
  expect(await placed(request, texts)).toBeNull();
});

test("a name that is shown for several is none for the list", async () => {
  const request =
    "please rename the songs so that they have their number from evening.txt in front, e.g. '01 - Harbour.txt'";
  expect(await placed(request, songs)).toBeNull();
});
