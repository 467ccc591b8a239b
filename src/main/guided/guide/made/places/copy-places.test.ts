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
    "lyrics: echte Doppelte mit „(1)“ oder „copy“ im Namen weg, aber nur bei gleichem Inhalt. Abweichende und solche ohne Original behalten",
    "Im Ordner lyrics sind einige Dateien zweimal gelandet. Wärst du so lieb, die Kopien zu entfernen, deren Inhalt identisch ist? Falls der Inhalt abweicht, möchte ich sie behalten.",
    "Im Ordner lyrics gibt es Dateien mit „(1)“ oder „copy“. Ist der Inhalt gleich wie beim Original, kann die Kopie gelöscht werden, sonst nicht.",
    "Bitte im Ordner lyrics alle Kopien entfernen, die mit dem Original übereinstimmen. Unterschiedliche behalten.",
    "I ended up with doubles in the folder lyrics. Get rid of those that match their original to the letter; whatever differs or has no original stays.",
    "there seem to be copies in the lyrics folder. get rid of the identical ones, but don't delete any that differ",
  ])("%s", async (request) => {
    expect(await placed(request, songs)).toEqual(gone);
  });

  test.each([
    ["it is asked", "which files in lyrics are duplicates?", songs],
    ["they are to be told", "list the copies in lyrics that are exactly the same", songs],
    ["nothing is to be deleted", "find the duplicates in lyrics, but don't delete anything", songs],
    ["all copies are meant", "delete all files in lyrics with copy in their name", songs],
    [
      "all of them are kept",
      "There are doubles in lyrics that match their originals. Keep them, no need to do anything.",
      songs,
    ],
    [
      "the newer ones are to stay",
      "Delete the doubles in lyrics that match their original. Keep the newest of each.",
      songs,
    ],
    ["it is told", "Die Kopien in lyrics, die identisch waren, wurden schon gelöscht", songs],
    ["they are moved", "move the duplicates in lyrics to a folder old", songs],
    ["a newer one is to stay", "delete the duplicates in lyrics and keep the newest of each", songs],
    ["nothing says which is the copy", "delete the duplicates", { "a.txt": "x\n", "b.txt": "x\n" }],
    ["lines are meant", "delete the duplicate lines in lyrics/dawn.txt", songs],
  ])("but it is left open where %s: %s", async (_, request, texts) => {
    expect(await placed(request, texts)).toBeNull();
  });
});
