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
  ["remove 'IMG' from the names", "IMG.jpg", "IMG.jpg"],
  ['put "old-" in front of all the file names', "a/plan.md", "a/old-plan.md"],
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
