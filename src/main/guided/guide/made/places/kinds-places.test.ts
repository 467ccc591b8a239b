import { expect, test } from "vitest";
import { placed } from "../../../../../../test/support/placed.ts";

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

test("but for one that stays by its name", async () => {
  const files = { "song.mp3": "", "tickets.pdf": "", "score.pdf": "" };
  expect(await placed("songs into audio/ and the pdfs into paper/, but tickets.pdf stays here", files)).toEqual({
    "song.mp3": "audio/song.mp3",
    "score.pdf": "paper/score.pdf",
  });
});
