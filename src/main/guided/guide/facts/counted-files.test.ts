import { expect, test } from "vitest";
import { countedFiles } from "./counted-files.ts";

const paths = [
  "readme.md",
  "holiday/a.jpg",
  "holiday/b.JPG",
  "holiday/c.png",
  "holiday/rome/d.jpg",
  "work/e.jpg",
  "work/plan.pdf",
  "work/bill.pdf",
];

test.each([
  ["count the .jpg files in the holiday folder", "Counted: 3 .jpg files in holiday, 1 of them in folders below it"],
  ["How many pdfs are in here?", "Counted: 2 .pdf files"],
  ["how many PDF files do I have", "Counted: 2 .pdf files"],
  ["how many pictures are there in work?", "Counted: 1 pictures in work"],
  ["Wie viele Dateien liegen im Ordner work?", "Counted: 3 files in work"],
  ["how many files are in this folder?", "Counted: 8 files"],
  ["How many *.md files are there?", "Counted: 1 .md files"],
])("%s: %s", (request, told) => {
  expect(countedFiles(request, paths)).toBe(told);
});

test.each([
  "how many photos show Ruth?",
  "how many files mention the harbour?",
  "how many jpg files are larger than 2 MB",
  "how many jpgs and pdfs are there?",
  "how many lines has readme.md?",
  "move the .jpg files to work",
  "which is the largest pdf file?",
  "how many guests come?",
])("what paths don't tell isn't counted: %s", (request) => {
  expect(countedFiles(request, paths)).toBe("");
});
