import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

describe("new names from a list", () => {
  const takes = {
    "take_01.wav": "",
    "take_02.wav": "",
    "take_03.wav": "",
    "cover.png": "",
    "tunes.txt": "In the barn\n\n1. Hornpipe\n3. The miller's reel\n5. Waltz\n",
  };
  const request = "name the recordings after the tunes in tunes.txt, take_01.wav becomes 'Hornpipe.wav' and so on";

  test("go to the files by the number of the example, and what isn't in it stays", async () => {
    expect(await placed(`${request}. What isn't in the list keeps its name`, takes)).toEqual({
      "take_01.wav": "Hornpipe.wav",
      "take_03.wav": "The miller's reel.wav",
    });
  });

  test("may stand beside the old ones", async () => {
    const scans = { "a/x1.pdf": "", "a/x2.pdf": "", "names.csv": "old,new\nx1.pdf,Rent\nx2.pdf,Water\n" };
    const wish = "rename the scans as in names.csv, so x1.pdf is to be called Rent.pdf, and so on";
    expect(await placed(wish, scans)).toEqual({ "a/x1.pdf": "a/Rent.pdf", "a/x2.pdf": "a/Water.pdf" });
  });

  test.each([
    ["the example isn't in the list", request.replace("Hornpipe", "Jig"), takes],
    ["two would be called alike", request, { ...takes, "tunes.txt": "1. Hornpipe\n2. Hornpipe\n" }],
    ["only some are meant", request.replace("the recordings", "the first two recordings"), takes],
    ["the names are to be others still", `${request}, in lower case`, takes],
    ["more goes before them", `${request}, and put the number in front`, takes],
    ["something is deleted then", `${request}, then delete tunes.txt`, takes],
    ["a name is missing", request, { ...takes, "tunes.txt": "1. Hornpipe\n2. \n3. Reel\n" }],
  ])("are left open where %s", async (_, wish, files) => {
    expect(await placed(wish, files)).toBeNull();
  });
});
