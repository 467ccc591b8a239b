import { expect, test } from "vitest";
import { changesOnlyNames } from "./changes-only-names.ts";

test.each([
  "all files ending in .jpeg should end in .jpg instead, in the subfolders too",
  "My sampler can't cope with blanks in file names. Could you use underscores for them, in everything in samples?",
  "make the file endings lower case",
  "shorten the file names in scans, please",
  "the names of the photos shouldn't have umlauts",
  "Die Dateinamen im Ordner scans sollen mit dem Jahr beginnen",
  "Alle Dateiendungen bitte klein",
  "ファイル名の先頭に番号を付けてください",
  "some of the files in papers have blanks in their names, they should be _ instead",
  "number the files in lyrics in the order of running-order.txt, so like 'lyrics/1 Harbour Lights.txt'",
  "Nummerier bitte die Lieder in der Reihenfolge von ablauf.txt, z.B. '01 Abendlied.txt'",
])("is about names: %s", (request) => {
  expect(changesOnlyNames(request)).toBe(true);
});

test.each([
  "the file name in the README is wrong, change it to setup.md",
  "change the file names in the script to lower case",
  "write the file names into list.txt",
  "number the songs in running-order.txt",
  "number the files in the order of order.txt and write the order into index.md",
  "put the file name at the top of every letter",
  "change the ending of each letter to 'Best wishes'",
  "fix the file name in the config",
  "what are the file names in samples?",
  "update the links that end in .jpeg to .jpg",
  "the names of the guests should be in capitals",
  "update the readme: file names must be lower case",
  "add a rule to the style guide that file names should be lower case",
  "ändere die Regel im style-guide: Dateinamen sollen klein geschrieben werden",
  "backup.py should use lower case file names",
  "Change the sentence about file endings in style-guide.md",
  "add Kim to the list of names",
  "change the name of the club in all files",
  "Schreib die Dateinamen in eine Liste",
])("is about more, or something else: %s", (request) => {
  expect(changesOnlyNames(request)).toBe(false);
});
