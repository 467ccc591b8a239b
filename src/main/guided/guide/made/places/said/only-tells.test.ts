import { expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { knownPlaces } from "../known-places.ts";

const view = viewOf({
  "lyrics/dawn.txt": "first light",
  "lyrics/dawn (1).txt": "first light",
  "report.md": "# Report, a long one",
  "old/kept.md": "# Kept",
  "rent.pdf": "%PDF rent",
  "bills jan.pdf": "%PDF jan",
  "bills feb.pdf": "%PDF feb",
  "IMG 2023-05-01.jpg": "jpg one",
  "IMG 2024-06-02.jpg": "jpg two",
  "notes.txt": "some notes",
});

test.each([
  "Find raus, welche Dateien in lyrics Duplikate sind",
  "I want to see right away which files in lyrics are duplicates",
  "Räum die doppelten Dateien in lyrics in einen Ordner alt",
  "move the duplicates in lyrics out of the way into a folder old, I don't need them right now",
  "clean up my duplicates in lyrics by putting them into old/",
  "Wegen der Duplikate in lyrics bin ich unsicher",
  "delete duplicates in lyrics, I want to keep the one with (1)",
  "I have duplicates in lyrics but I don't want to lose anything. Keep them all, don't clean up.",
  "Tom said the duplicates in lyrics could go, but I disagree",
  "two copies of dawn.txt are the same, please clean up the text in dawn.txt",
  "translate report.md into German and call it bericht.md",
  "Mia says the pdfs belong in a folder called Papers",
  "Summarize report.md. The file should be called short.md",
  "Schreib eine Kurzfassung von report.md, sie soll kurz.md heißen",
  "Update report.md: the download is called final.md now",
  "report.md links to a page called final.md, which is broken",
  "We had all the pdfs in a folder called Trips on the old laptop",
  "I already moved the pdfs into a folder Trips on my phone",
  "the pdfs came in a folder called Trips",
  "Please create a folder called Photos2 for my pictures. I will put them in there myself.",
  "Tell me what's in the pdfs, I'll sort them into a folder Trips myself",
  "Open the photos in the folder Trips",
  "resize the photos and put them into a folder Small",
  "make a txt file in a folder Trips",
  "put the bills pdfs into a folder Bills",
  "the folders by year were a bad idea, put all photos together",
  "I want one folder for all photos, not one per year",
  "make a folder for each year so I can put the photos in there",
  "Show the photos grouped by year",
  "I sorted my photos into folders by year. Nice, isn't it.",
  "in the photo captions the date should come first",
  "I like that the photos have the date first",
])("no file is touched for: %s", async (request) => {
  expect(await knownPlaces(request, await view.files(), view)).toBeNull();
});

test.each([
  ["Delete the duplicates in lyrics", ["lyrics/dawn (1).txt"]],
  ["the duplicates in lyrics aren't needed any more, they can go", ["lyrics/dawn (1).txt"]],
  [
    "it would be good to have a folder Papers, all the pdfs belong in there",
    ["rent.pdf", "bills jan.pdf", "bills feb.pdf"],
  ],
  ["my note says it: all the pdfs belong in a folder called Papers", ["rent.pdf", "bills jan.pdf", "bills feb.pdf"]],
  ["report.md should be called summary.md from now on", ["report.md"]],
])("what is wished is still done: %s", async (request, paths) => {
  const places = await knownPlaces(request, await view.files(), view);
  expect(places?.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});
