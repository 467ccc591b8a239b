import { describe, expect, test } from "vitest";
import { coversFolder, picksSome } from "./picks-some.ts";

const files = ["bills/1.pdf", "bills/2.pdf", "bills/3.pdf", "bills/list.txt", "a.jpg"].map((path) => ({
  path,
  size: 1,
}));

describe("which files are meant is said", () => {
  test.each([
    "move the bills that are settled to bills/old",
    "put the settled bills into bills/old",
    "everything in bills marked as settled goes to bills/old",
    "bills whose state is settled go to bills/old",
    "the pdfs from the bank go to bank/",
    "Verschieb alle, bei denen Status bezahlt steht, nach bills/old",
    "die Rechnungen, die bezahlt sind, nach bills/old",
    "古い写真を写真/古いに移して",
    "京都の写真を「写真/京都」に移して",
  ])("%s", (request) => expect(picksSome(request, files)).toBe(true));

  test.each([
    "move the bills that are in bills to bills/old",
    "move all bills to bills/old",
    "put the pdfs into bills/old, the rest stays",
    "Verschieb alle Dateien, die im Ordner bills liegen, nach bills/old",
    "写真をすべて写真フォルダに移して",
    "move the bills that are not in a folder yet to docs/",
    "Move the bills to docs/ (where the others are)",
  ])("but not: %s", (request) => expect(picksSome(request, files)).toBe(false));
});

test("all files of a kind in a folder are all of it, where they are several", () => {
  expect(coversFolder(["bills/1.pdf", "bills/2.pdf", "bills/3.pdf"], files)).toBe(true);
  expect(coversFolder(["bills/1.pdf", "bills/3.pdf"], files)).toBe(false);
  expect(coversFolder(["bills/list.txt", "a.jpg"], files)).toBe(false);
});
