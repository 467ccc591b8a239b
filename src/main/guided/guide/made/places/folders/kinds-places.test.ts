import { expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

test("several kinds of files go to a folder each", async () => {
  const files = { "a.jpg": "", "b.PNG": "", "bill.pdf": "", "list.txt": "", "old/c.pdf": "" };
  const request =
    "Please move all the photos into a folder called Photos and all the PDFs into a folder called Papers.";
  expect(await placed(request, files)).toEqual({
    "a.jpg": "Photos/a.jpg",
    "b.PNG": "Photos/b.PNG",
    "bill.pdf": "Papers/bill.pdf",
  });
  expect(await placed("move the photos of May into May and the pdfs into Papers", files)).toBeNull();
  expect(await placed("move the photos into Photos and the videos into Films", files)).toBeNull();
  expect(await placed("move the photos into Photos and the signed pdfs into Papers", files)).toBeNull();
});

test("within the folder that is spoken of", async () => {
  const files = { "site/a.png": "", "site/b.mp3": "", "site/c.jpg": "", "b.png": "" };
  const request = "the site folder is a mess. sounds into site/audio and the pngs into site/images please";
  expect(await placed(request, files)).toEqual({ "site/b.mp3": "site/audio/b.mp3", "site/a.png": "site/images/a.png" });
  expect(await placed("the site folder: sounds into audio/ and the pngs into images/", files)).toEqual({
    "site/b.mp3": "site/audio/b.mp3",
    "site/a.png": "site/images/a.png",
  });
});

test("but for one that stays by its name", async () => {
  const files = { "song.mp3": "", "tickets.pdf": "", "score.pdf": "" };
  expect(await placed("songs into audio/ and the pdfs into paper/, but tickets.pdf stays here", files)).toEqual({
    "song.mp3": "audio/song.mp3",
    "score.pdf": "paper/score.pdf",
  });
});

const phone = {
  "a.jpg": "",
  "Screenshot 1.png": "",
  "Voice 3.m4a": "",
  "song.mp3": "",
  "a order.pdf": "",
  "sound.txt": "",
};
const sorted = {
  "a.jpg": "pictures/a.jpg",
  "Screenshot 1.png": "pictures/Screenshot 1.png",
  "Voice 3.m4a": "sound/Voice 3.m4a",
  "song.mp3": "sound/song.mp3",
};

test.each([
  "Sort what is on the card: photos and screenshots into a folder pictures, recordings and music into sound, everything else stays where it is",
  "put the photos and screenshots into pictures/ and the recordings into sound/, leave the rest",
  "photos into pictures, audio into sound please",
  "Fotos und Screenshots in einen Ordner pictures, Aufnahmen und Musik nach sound, der Rest bleibt liegen",
  "写真はpicturesフォルダに、録音はsoundフォルダに入れてください。他はそのままで。",
])("several kinds go to one folder: %s", async (request) => {
  expect(await placed(request, phone)).toEqual(sorted);
});

test.each([
  "photos of the dog into a folder pictures and the music into sound",
  "photos into pictures, screenshots into screens",
  "Sort the new photos: photos into pictures, music into sound",
  "photos and letters into pictures, music into sound",
  "copy the photos into pictures and the music into sound",
  "put the photos into pictures and list the music in sound",
  "photos into pictures? music into sound? what would you do",
  "sortier die Fotos nach Datum und die Musik nach Titel",
])("but it is left open: %s", async (request) => {
  expect(await placed(request, phone)).toBeNull();
});
