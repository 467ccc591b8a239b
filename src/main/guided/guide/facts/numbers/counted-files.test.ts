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
  [
    "How many pictures are in here, all subfolders included? Only the pictures, no lists or videos.",
    "Counted: 5 pictures",
  ],
  ["total number of pictures here incl. subfolders? no songs, no texts", "Counted: 5 pictures"],
  [
    "We're planning an exhibition and have to buy frames. Can you tell me how many pictures this folder contains? Documents shouldn't be counted.",
    "Counted: 5 pictures",
  ],
  ["I have no idea how many pictures there are in this folder. Notes don't count.", "Counted: 5 pictures"],
  ["Wie viele Bilder sind hier, samt allen Unterordnern? Dokumente zählen nicht mit.", "Counted: 5 pictures"],
  ["このフォルダに画像は全部で何枚ありますか。動画は数えません。", "Counted: 5 pictures"],
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
  "how many pictures are there, without the subfolders?",
  "how many pictures are there that haven't been sorted yet?",
  "how many pictures are there? not the blurred ones",
  "I'm looking for Ruth. How many pictures are there of her?",
  "夏に撮った画像は何枚ありますか。",
])("what paths don't tell isn't counted: %s", (request) => {
  expect(countedFiles(request, paths)).toBe("");
});
