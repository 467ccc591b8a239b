import { describe, expect, test } from "vitest";
import { calledFiles, severalFiles } from "./several-files.ts";

const files = [
  "README.md",
  "index.html",
  "about.html",
  "kurse/hatha.md",
  "kurse/yin.md",
  "locales/de.json",
  "locales/en.json",
  "locales/fr.json",
  "src/clubs.js",
  "src/table.js",
  "src/notes.md",
  "lists/dad.txt",
  "lists/mum.txt",
  "lists/us.md",
  "invoice_1.txt",
  "invoice_2.txt",
].map((path) => ({ path, size: 9 }));

describe("files that are meant without their names", () => {
  test.each([
    ["update the year in the headers of the files in src", ["src/clubs.js", "src/notes.md", "src/table.js"]],
    ["update the header in all js files", ["src/clubs.js", "src/table.js"]],
    ['add "help" to the menu in all three languages', ["locales/de.json", "locales/en.json", "locales/fr.json"]],
    ["füge den Eintrag in allen Sprachen hinzu", ["locales/de.json", "locales/en.json", "locales/fr.json"]],
    ["bitte in den kursdateien ändern", ["kurse/hatha.md", "kurse/yin.md"]],
    ["in allen Kursen ist Raum 2 jetzt Raum 5", ["kurse/hatha.md", "kurse/yin.md"]],
    [
      'add a "cancel" text to the buttons in all three language files',
      ["locales/de.json", "locales/en.json", "locales/fr.json"],
    ],
    ["make one guests.txt out of the three lists in lists/", ["lists/dad.txt", "lists/mum.txt", "lists/us.md"]],
    ["put the new phone number on both pages", ["about.html", "index.html"]],
    ["change the address on the invoices", ["invoice_1.txt", "invoice_2.txt"]],
    ["all the web pages need a footer", ["about.html", "index.html"]],
    ["change the title of the page", null],
    ["change the address on the invoice", null],
    ["fix the typo", null],
  ])("%s", (request, meant) => {
    expect(
      severalFiles(request, files)
        ?.map(({ path }) => path)
        .toSorted() ?? null,
    ).toEqual(meant);
  });
});

test.each([
  "translate the welcome text to all languages",
  "add french to all languages in languages.csv",
  "all other languages than de get the new key",
  "add help in both languages",
  "den Eintrag in alle Sprachen außer Englisch",
  "in each language course the price is 5",
])("not all languages are meant by: %s", (request) => {
  expect(severalFiles(request, files)).toBeNull();
});

test("names of two letters that are no languages are none", () => {
  const courses = ["courses/it.md", "courses/pe.md", "courses/ma.md"].map((path) => ({ path, size: 9 }));
  expect(severalFiles("add room 5 in all languages", courses)).toBeNull();
});

describe("files that are called by one word", () => {
  const club = [
    "einladung.md",
    "helfer.txt",
    "protokoll.md",
    "website/kontakt.md",
    "website/termine.csv",
    "list.md",
  ].map((path) => ({ path, size: 9 }));
  test.each([
    [
      "bitte in einladung, helferliste und website ändern, das protokoll bleibt wie es ist",
      ["einladung.md", "helfer.txt", "website/kontakt.md", "website/termine.csv"],
    ],
    ["not in the einladung", []],
    ["change the list", []],
  ])("%s", (request, meant) => {
    expect(calledFiles(request, club).map(({ path }) => path)).toEqual(meant);
  });
});
