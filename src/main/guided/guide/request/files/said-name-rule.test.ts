import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { saidNameRule } from "./said-name-rule.ts";

test.each([
  ["all file names have to be lower case and with a - instead of the blanks", "a/Old Mill.JPG", "a/old-mill.jpg"],
  ["rename the photos: no spaces in the names, use underscores", "Open Day.jpg", "Open_Day.jpg"],
  ["replace the spaces in the file names with dashes", "Open Day.jpg", "Open-Day.jpg"],
  [
    "It can't cope with blanks in names. Rename the files in tapes so that they have underscores instead.",
    "Mo Lee 1.wav",
    "Mo_Lee_1.wav",
  ],
  ["replace the underscores in the file names by spaces", "open_day.jpg", "open day.jpg"],
  ["Bitte alle Dateinamen kleinschreiben und Leerzeichen durch Unterstriche ersetzen", "Über Uns.txt", "über_uns.txt"],
  ["Die Dateinamen sollen keine Umlaute haben, ersetze sie", "Grüße.txt", "Gruesse.txt"],
  ["name the songs like the others (lower case, hyphens)", "Old Mill_two.mp3", "old-mill-two.mp3"],
  ["remove the 'IMG_' from the file names", "IMG_0042.jpg", "0042.jpg"],
  ["remove IMG_ from all file names", "IMG_0042.jpg", "0042.jpg"],
  ["remove the prefix Draft_ from the files in notes", "notes/Draft_Tax_Draft_.txt", "notes/Tax_Draft_.txt"],
  ["our server chokes on blanks in file names. can you put dashes instead", "a b.png", "a-b.png"],
  ["rename the files: spaces -> dashes", "a b.png", "a-b.png"],
  ["drop the prefix 'IMG' from all photos", "My IMG.jpg", "My IMG.jpg"],
  ["add the prefix 'old_' to all files in notes", "notes/a.txt", "notes/old_a.txt"],
  ["all files in notes should get the prefix 2024-", "a.txt", "2024-a.txt"],
  ["remove 'IMG' from the names", "IMG.jpg", "IMG.jpg"],
  ['put "old-" in front of all the file names', "a/plan.md", "a/old-plan.md"],
  [
    "My sampler can't cope with blanks in file names. Could you use underscores for them, in everything in samples?",
    "samples/open hat loud.wav",
    "samples/open_hat_loud.wav",
  ],
  ["no spaces in the names of the files in samples please, use hyphens", "kick 01.wav", "kick-01.wav"],
  ["ファイル名の空白をアンダースコアに置き換えてください", "kick 01.wav", "kick_01.wav"],
  ["ファイル名のハイフンをアンダーバーに変えて", "a-b.txt", "a_b.txt"],
  [
    "give the files without the prefix trip_ in photos the prefix trip_, rename them",
    "photos/lake.jpg",
    "photos/trip_lake.jpg",
  ],
  ["rename the files in photos without the prefix IMG_ to lower case", "photos/IMG_Lake.JPG", "photos/IMG_Lake.JPG"],
  ["rename the files in photos without the prefix IMG_ to lower case", "photos/Lake.JPG", "photos/lake.jpg"],
  ["ファイル名を小文字にして", "README.md", "readme.md"],
])("%s: %s is %s", (request, path, made) => {
  expect(saidNameRule(request)?.(path)).toBe(made);
});

test.each([
  "rename the photos by their dates, in lower case",
  "number the songs, with a - instead of the blanks",
  "rename a.txt to b.txt",
  "remove the hyphens from the file names",
  "remove the word 'draft' from the notes",
  "write the title in bold",
  "rename the files in photos without 'IMG_' to lower case",
  "photosフォルダのファイル名の空白とハイフンをアンダースコアに変えてください",
])("says nothing of how names are written, or more than that: %s", (request) => {
  expect(saidNameRule(request)).toBeNull();
});

property.prop([fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" })])(
  "any request can be read, and no file leaves its folder",
  (request, name) => {
    const made = saidNameRule(`lower case ${request}`)?.(`a/${name.replaceAll("/", "")}`);
    expect(made === undefined || (made.startsWith("a/") && !made.slice(2).includes("/"))).toBe(true);
  },
);
