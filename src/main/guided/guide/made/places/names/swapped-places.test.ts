import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

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

describe("names that several folders have", () => {
  const cards = { ...scans, "front.png": "the house", "other/back.png": "the yard" };
  test.each([
    "I mixed up front.png and back.png, swap the two please. the small ones are right",
    "when scanning the cards I mixed up front.png and back.png, swap the two please",
    "front.png and back.png have the wrong names, could you switch the two around please?",
    "Vertausche bitte die Namen von front.png und back.png, die kleinen stimmen",
  ])("those in the only folder with both are meant: %s", async (request) => {
    expect(await placed(request, cards)).toEqual(swapped);
  });

  const two = { ...scans, "house/front.png": "a", "house/back.png": "b" };
  test("of two such folders the one is meant that is spoken of", async () => {
    expect(await placed("in the scans I mixed up front.png and back.png, swap the two please", two)).toEqual(swapped);
  });

  test.each([
    ["no folder is spoken of", "I mixed up front.png and back.png, swap the two please", two],
    ["both are spoken of", "I mixed up front.png and back.png of the house and the scans, swap the two please", two],
    ["no folder has both", "swap front.png and back.png", { "a/front.png": "", "b/back.png": "", "front.png": "" }],
    ["three names are said", "swap front.png, back.png and front_small.png", cards],
  ])("but it is left open where %s", async (_, request, texts) => {
    expect(await placed(request, texts)).toBeNull();
  });
});
