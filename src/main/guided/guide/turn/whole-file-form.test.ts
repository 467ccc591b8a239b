import { describe, expect, test } from "vitest";
import { fileFormFor } from "./whole-file-form.ts";

describe("the form for whole files", () => {
  test.each<[string, string[], string[], string | null]>([
    ["Move all photos into a folder trip", [], [], "move"],
    ["Rename a.md to b.md", ["a.md"], ["b.md"], "move"],
    ["Verschiebe alle Bilder nach trip", [], [], "move"],
    ["Delete the duplicate photos", [], [], "remove"],
    ["Copy a.md to b.md", ["a.md"], ["b.md"], "copy"],
    ["Delete a.md", ["a.md"], [], "remove"],
    ["Lösche die Datei a.md", ["a.md"], [], "remove"],
    ["写真をtripに移動して", [], [], "move"],
    ["delete all the .bak and .tmp files in here, also in the subfolders", [], [], "remove"],
    ["delete all the lines with tea in the .bak files", [], [], null],
    ["Rename the variable total to sum in a.md", ["a.md"], [], null],
    ["rename our coffee 'Sunrise' to 'First Light' in the whole shop folder", [], [], null],
    ["Delete the tea line in a.md", ["a.md"], [], null],
    ["Remove tea from a.md", ["a.md"], [], null],
    ["What is in a.md?", ["a.md"], [], null],
    ["Move a.md and b.md into old", ["a.md", "b.md"], [], "move"],
    ["Please put the files a.md and b.md into old", ["a.md", "b.md"], [], "move"],
    ["Put the contents of a.md and b.md into c.md", ["a.md", "b.md"], ["c.md"], null],
    ["Move the part about tea from a.md to b.md", ["a.md", "b.md"], [], null],
    ["put the new price in all the files about tickets", [], [], null],
    ["Put all photos with sea in the name into trip", [], [], "move"],
    ["benenn die rechnungen einheitlich, also z.b. 2024-03-12_Shop.txt", [], ["2024-03-12_Shop.txt"], "rename"],
    ["領収書を月ごとのフォルダに分けて", [], [], "rename"],
    ["Sort the photos into a folder per year", [], [], "rename"],
    ["Give the photos file names with the date in front, change them all", [], [], "rename"],
    ["Could I get a copy of a.tsv ranked by weight? Call it b.tsv", ["a.tsv"], ["b.tsv"], null],
    ["make a copy of a.tsv in old", ["a.tsv"], [], "copy"],
    ["double all the ingredients in a.md and put 2 trays in the title", ["a.md"], [], null],
  ])("%s", (request, named, missing, form) => {
    expect(fileFormFor(request, named, missing)).toBe(form);
  });
});

test.each<[string, ReturnType<typeof fileFormFor>]>([
  ["mp3s into audio/ and the pdfs into paper/", "move"],
  ["Copy all the pdfs to docs/", "copy"],
  ["back up all the pdfs to backup/", "copy"],
  ["delete the .tmp files, but keep x.tmp, that's the only copy I have", "remove"],
  ["sort the photos by person, so that each one has a folder, but don't rename the files", "move"],
  ["Change all links to docs/ in the files", null],
  ["save a list of the pictures to docs/", null],
  ["Sort the list of folders in list.txt alphabetically", null],
  ["List all the file names in small letters", null],
  ["I put the rent up to 640 in costs.json, and now the test fails. Please update it", null],
  ["Put the photos up to 2020 into old/", "move"],
  ["a.js can't find ./Data/b.json. Fix it, the website uses the data folder too so nothing may move there", null],
  ["Repariere a.js, der Ordner gehört allen, also darf nichts verschoben werden", null],
])("%s: %s", (request, form) => {
  expect(fileFormFor(request, [], [])).toBe(form);
});
