import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const files = {
  "pets/Meyre_cat.txt": "a",
  "pets/bills/2023 Meyre.csv": "b",
  "pets/Meyreling.txt": "c",
  "Meyre.txt": "d",
};

describe("a word that is misspelt in file names gets right", () => {
  test("where it stands by itself, below the folder that is said", async () => {
    const request =
      "I misspelt a name in some file names below pets: Meyre should be Meyer. can you rename those? don't change what's written in the files";
    expect(await placed(request, files)).toEqual({
      "pets/Meyre_cat.txt": "pets/Meyer_cat.txt",
      "pets/bills/2023 Meyre.csv": "pets/bills/2023 Meyer.csv",
    });
  });

  test("but not where another word is wanted, or some stay", async () => {
    expect(await placed("rename the file names below pets: Meyre should be Schulze", files)).toBeNull();
    expect(
      await placed("typo in the file names below pets: Meyre should be Meyer, but leave the bills of Meyre", files),
    ).toBeNull();
  });
});
