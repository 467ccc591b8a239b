import { expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const photos = {
  "photos/rome_forum.jpg": "",
  "photos/2023 Rome station.JPG": "",
  "photos/jerome.jpg": "",
  "photos/oslo.jpg": "",
  "rome notes.txt": "",
};

test.each([
  "move the photos of rome in photos to a new folder photos/rome",
  "make a folder photos/rome and move the rome photos from photos there",
  "Verschieb die Rome-Fotos aus photos bitte nach photos/rome",
])("files go into a folder by whose name they are called: %s", async (request) => {
  expect(await placed(request, photos)).toEqual({
    "photos/rome_forum.jpg": "photos/rome/rome_forum.jpg",
    "photos/2023 Rome station.JPG": "photos/rome/2023 Rome station.JPG",
  });
});

test("in Japanese by whole words", async () => {
  const texts = {
    "写真/京都_金閣寺.jpg": "",
    "写真/清水寺（京都）.jpg": "",
    "写真/東京都庁.jpg": "",
    "写真/大阪城.jpg": "",
  };
  const request = "「写真」フォルダにある京都の写真を、新しく「写真/京都」フォルダを作ってそこに移してください";
  expect(await placed(request, texts)).toEqual({
    "写真/京都_金閣寺.jpg": "写真/京都/京都_金閣寺.jpg",
    "写真/清水寺（京都）.jpg": "写真/京都/清水寺（京都）.jpg",
  });
});

test.each([
  ["they are narrowed further", "move the good photos of rome in photos to photos/rome", photos],
  ["others go elsewhere", "move the photos of rome in photos to photos/rome and those of oslo to photos/oslo", photos],
  ["one of them stays", "move the photos of rome in photos to photos/rome, the station stays here", photos],
  ["it is what they show", "move the pictures that show rome in photos to photos/rome", photos],
  [
    "it may stand in them",
    "move the txt of rome in notes to notes/rome",
    { "notes/rome 1.txt": "", "notes/trip.txt": "Rome" },
  ],
])("it is left open where %s", async (_, request, texts) => {
  expect(await placed(request, texts)).toBeNull();
});
