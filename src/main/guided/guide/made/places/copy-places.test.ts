import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../test/support/placed.ts";

const songs = {
  "lyrics/dawn.txt": "la la\n",
  "lyrics/dawn (1).txt": "la la\n",
  "lyrics/dusk.txt": "so so\n",
  "lyrics/dusk copy.txt": "so so\n",
  "lyrics/noon.txt": "ti ti\n",
  "lyrics/noon copy.txt": "ti ti da\n",
  "lyrics/night (1).txt": "do\n",
  "plan.txt": "rehearse\n",
};
const gone = { "lyrics/dawn (1).txt": null, "lyrics/dusk copy.txt": null };

describe("copies with the same content are to be gone", () => {
  test.each([
    "delete the duplicates in lyrics",
    "I saved a few of them twice (folder lyrics, with copy or (1) in the name). What is exactly the same as its original can go, the rest stays.",
    "In lyrics liegt manches doppelt. Kopien, die identisch mit dem Original sind, brauche ich nicht mehr, die anderen bleiben",
    "Was im Ordner lyrics genau dasselbe enthält wie eine andere Datei (copy oder (1) im Namen), kann weg",
    "lyricsフォルダのコピーのうち、元のファイルと中身が同じものだけ消してください",
    "there seem to be copies in the lyrics folder. get rid of the identical ones, but don't delete any that differ",
  ])("%s", async (request) => {
    expect(await placed(request, songs)).toEqual(gone);
  });

  test.each([
    ["it is asked", "which files in lyrics are duplicates?", songs],
    ["they are to be told", "list the copies in lyrics that are exactly the same", songs],
    ["nothing is to be deleted", "find the duplicates in lyrics, but don't delete anything", songs],
    ["all copies are meant", "delete all files in lyrics with copy in their name", songs],
    ["they are moved", "move the duplicates in lyrics to a folder old", songs],
    ["a newer one is to stay", "delete the duplicates in lyrics and keep the newest of each", songs],
    ["nothing says which is the copy", "delete the duplicates", { "a.txt": "x\n", "b.txt": "x\n" }],
    ["lines are meant", "delete the duplicate lines in lyrics/dawn.txt", songs],
  ])("but it is left open where %s: %s", async (_, request, texts) => {
    expect(await placed(request, texts)).toBeNull();
  });
});
