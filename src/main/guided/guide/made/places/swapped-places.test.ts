import { expect, test } from "vitest";
import { placed } from "../../../../../../test/support/placed.ts";

const scans = { "scans/front.png": "a", "scans/back.png": "b", "scans/front_small.png": "c", "list.txt": "" };
const swapped = { "scans/front.png": "scans/back.png", "scans/back.png": "scans/front.png" };

test.each([
  "I was tired yesterday and gave two of the scans the wrong names: scans/front.png is really the back of the postcard, and scans/back.png is the front. Can you swap them?",
  "Please swap the names of front.png and back.png.",
  "swap scans/front.png and scans/back.png",
  "front.png and back.png have the wrong names, could you switch the two around please?",
  "rename scans/front.png to back.png and back.png to front.png",
  "Kannst du die Namen von front.png und back.png vertauschen?",
  "front.png ist eigentlich die Rückseite und back.png die Vorderseite. Tausch die beiden bitte.",
  "front.pngとback.pngの名前を入れ替えてください",
])("two files get each other's names: %s", async (request) => {
  expect(await placed(request, scans)).toEqual(swapped);
});

test.each([
  "don't swap front.png and back.png",
  "swap front.png for back.png in the list",
  "should I swap front.png and back.png?",
  "if front.png is the back, swap front.png and back.png",
  "swap the colours of front.png and back.png",
  "swap front.png and back.png in list.txt",
  "there is a dog in front.png and a cat in back.png, swap them",
  "swap front.png and back.png and update the list",
  "who swapped front.png and back.png?",
])("it is left open, or something else: %s", async (request) => {
  expect(await placed(request, scans)).toBeNull();
});

test("files of two kinds don't change places", async () => {
  expect(await placed("swap the names of a.png and b.jpg", { "a.png": "a", "b.jpg": "b" })).toBeNull();
});
