import { expect, test } from "vitest";
import { contentsStay } from "./contents-stay.ts";

test.each([
  "fix the names, dont touch whats written in the files or the invoices",
  "Exchange the two names, would you, without altering a word in them.",
  "New file names only, please: nothing inside may change",
  "rename them to the date, but don't change the contents",
  "sort them into years. the content of the files stays as it is",
  "Bitte nur umbenennen, der Inhalt bleibt, wie er ist",
  "ordne sie nach Jahr, ohne etwas am Inhalt zu ändern",
  "ファイル名だけ直して、中身は変えないでください",
])("nothing in the files is to change: %s", (request) => {
  expect(contentsStay(request)).toBe(true);
});

test.each([
  "Fix the spelling in letter.md without changing the content.",
  "Korrigiere die Rechtschreibung in brief.md, der Inhalt bleibt gleich",
  "letter.mdの誤字を直して。内容は変えないで",
  "Set the price in menu.csv to 5, nothing in the file should change otherwise",
  "don't change a word in it, just fix the commas",
  "update report.md. don't touch the contents page",
  "Make a nicely formatted letter.html of letter.md without changing the content",
  "change what's written in the files about the fee",
  "the content of the footer is wrong, don't change anything else",
  "don't touch the other lines in notes.txt",
  "what is in the folder letters?",
  "Den Inhalt von plan.md bitte neu sortieren",
  "change the price in menu.txt, not a word about it in the letter though",
])("something in them may: %s", (request) => {
  expect(contentsStay(request)).toBe(false);
});
