import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const songs = {
  "songs/new3.txt": "la\n",
  "songs/01-dawn.txt": "so\n",
  "list.txt": "songs/01-dawn.txt, songs/new3.txt\n",
};

describe("one file gets the name that is said with it", () => {
  test.each([
    "rename songs/new3.txt to songs/02-dusk.txt and fix the old name in list.txt",
    "songs/new3.txt should be called songs/02-dusk.txt from now on. Please correct list.txt too. How many lines does it have?",
    "please rename songs/new3.txt to 02-dusk.txt (same folder) and mend the links to it so nothing is broken",
    "How long is songs/new3.txt? It shouldn't have that name any longer, it's going to be songs/02-dusk.txt.",
    "I've found a name for songs/new3.txt, it'll be songs/02-dusk.txt. Would you rename it and update list.txt, which mentions it?",
    "Die Datei songs/new3.txt soll songs/02-dusk.txt heißen, in list.txt steht noch der alte Name",
    "songs/new3.txtの名前をsongs/02-dusk.txtに変えて、list.txtも直してください",
  ])("%s", async (request) => {
    expect(await placed(request, songs)).toEqual({ "songs/new3.txt": "songs/02-dusk.txt" });
  });

  test("also to a name of several words, where nothing else is said", async () => {
    expect(await placed("rename songs/new3.txt to dusk over water.txt", songs)).toEqual({
      "songs/new3.txt": "songs/dusk over water.txt",
    });
  });

  test.each([
    ["a copy is wanted", "copy songs/new3.txt under the name songs/02-dusk.txt"],
    ["it is to be made", "write a songs/02-dusk.txt out of songs/new3.txt, with the name of the song on top"],
    ["it is asked", "should songs/new3.txt be called songs/02-dusk.txt?"],
    ["it isn't wanted", "don't rename songs/new3.txt to songs/02-dusk.txt yet"],
    ["others are meant as well", "rename songs/new3.txt to songs/02-dusk.txt, and so on"],
    ["there is another wish", "rename songs/new3.txt to songs/02-dusk.txt and add a verse to songs/01-dawn.txt"],
    ["two are to be one", "songs/new3.txtとsongs/01-dawn.txtをsongs/all.txtにまとめて、同じ名前は1回だけ"],
    ["two names are new", "rename songs/new3.txt to songs/02-dusk.txt or songs/02-noon.txt"],
    ["it may be of another file", "name it songs/02-dusk.txt"],
  ])("but not where %s: %s", async (_, request) => {
    expect(await placed(request, songs)).toBeNull();
  });
});
