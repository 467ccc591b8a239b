import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const photos = {
  "photos/lisbon tram.jpg": "",
  "photos/2022 Lisbon bridge.JPG": "",
  "photos/porto.jpg": "",
  "photos/IMG_22.jpg": "",
  "lisbon notes.txt": "",
};
const ofLisbon = {
  "photos/lisbon tram.jpg": "photos/lisbon/lisbon tram.jpg",
  "photos/2022 Lisbon bridge.JPG": "photos/lisbon/2022 Lisbon bridge.JPG",
};

describe("files of a kind go where their names have the word that tells which", () => {
  test.each([
    "move the photos of Lisbon in the photos folder to photos/lisbon",
    "the Lisbon photos in photos should go into a new folder photos/lisbon please",
    "move all photos from Lisbon to photos/lisbon",
    "Verschieb die Fotos aus Lisbon im Ordner photos nach photos/lisbon",
    "die Lisbon-Fotos im Ordner photos bitte nach photos/lisbon",
  ])("%s", async (request) => expect(await placed(request, photos)).toEqual(ofLisbon));

  test.each([
    "move the old photos in photos to photos/old",
    "move the best photos of Lisbon to photos/lisbon",
    "move the photos of Madrid to photos/madrid",
    "move the Lisbon photos to photos/lisbon except the bridge",
    "copy the Lisbon photos in photos to photos/lisbon",
    "move the tram photos in photos to photos/tram",
    "move the lisbon photos in photos to photos/lisbon",
  ])("or none does: %s", async (request) => expect(await placed(request, photos)).toBeNull());

  const japanese = {
    "写真/京都_金閣寺.jpg": "",
    "写真/清水寺（京都）.jpg": "",
    "写真/2023_京都駅.JPG": "",
    "写真/東京都庁.jpg": "",
    "写真/大阪城.jpg": "",
    "京都メモ.txt": "",
  };

  test.each([
    "「写真」フォルダにある京都の写真を、新しく「写真/京都」フォルダを作ってそこに移してください",
    "写真フォルダの京都の写真を「写真/京都」に移動して",
  ])("in Japanese a longer word that has its signs by chance is another one: %s", async (request) => {
    expect(await placed(request, japanese)).toEqual({
      "写真/京都_金閣寺.jpg": "写真/京都/京都_金閣寺.jpg",
      "写真/清水寺（京都）.jpg": "写真/京都/清水寺（京都）.jpg",
      "写真/2023_京都駅.JPG": "写真/京都/2023_京都駅.JPG",
    });
  });

  test("nothing goes where a text that isn't called so speaks of it", async () => {
    const letters = { "letters/bank 1.txt": "", "letters/bank 2.txt": "", "letters/May.txt": "Dear bank\n" };
    expect(await placed("move the bank files in letters to letters/bank", letters)).toBeNull();
  });
});
