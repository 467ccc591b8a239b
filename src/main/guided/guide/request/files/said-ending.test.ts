import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { saidEnding } from "./said-ending.ts";

test.each([
  ["all files ending in .jpeg should end in .jpg instead, in the subfolders too", "jpeg", "jpg"],
  ["rename all .jpeg files to .jpg", "jpeg", "jpg"],
  ["Please change the extension of every .htm file to .html, also in subfolders.", "htm", "html"],
  ["the extension should be .yaml instead of .yml everywhere", "yml", "yaml"],
  ["could you give the '.text' files the ending '.txt'? don't touch what's in them", "text", "txt"],
  ["Benenne alle .jpeg-Dateien in .jpg um, auch in den Unterordnern", "jpeg", "jpg"],
  ["Alle Dateien mit der Endung .jpeg sollen auf .jpg enden", "jpeg", "jpg"],
  ["拡張子が.jpegのファイルをすべて.jpgに変えてください", "jpeg", "jpg"],
  ["take the files ending in .jpeg and rename them to .jpg", "jpeg", "jpg"],
  ["die Dateien mit der Endung .htm sollen die Endung .html bekommen", "htm", "html"],
  ["ファイル名の末尾の .htm を .html にしてください", "htm", "html"],
])("%s", (request, from, to) => {
  expect(saidEnding(request)).toEqual({ from: [from], to });
});

test.each([
  "convert the .jpeg files to .png and rename them",
  "rename a.jpeg to a.jpg",
  "change the links that end in .jpeg to .jpg",
  "only the .jpeg files in old should be renamed to .jpg",
  "the .jpeg files are called like the .png files, .gif ones aren't",
  "don't rename the .jpeg files to .jpg",
  "move the .jpeg and .png files to photos",
  "連絡先.vcf を 連絡先.csv にしてください。列は「名前,電話,メール」の順で",
  "rename all .jpg and .png files by the date they were taken",
  "the names of the .jpg and .png files should start with trip_",
  "benenne die .jpg und .png Dateien nach dem Aufnahmedatum um",
  "拡張子が.jpgと.pngのファイル名を日付に変えてください",
  "the upload form should allow the extensions .jpg and .png",
  "the app should take the extension .jpg and the extension .png",
  "give the .jpg files the same names as the .raw files",
  "rename all .jpg files so that they match the names in the .csv",
  "the app should open files called .md and .txt",
  "rename all .md files to .txt and strip the markdown from them",
  "what does the extension .jpeg mean?",
])("says no such thing, or more: %s", (request) => {
  expect(saidEnding(request)).toBeNull();
});

test.each([
  ["in pics some are .JPG and some .jpeg, make them all .jpg pls, rest of the name stays", ["JPG", "jpeg"], "jpg"],
  ["rename all .htm and .HTML files to .html", ["htm", "HTML"], "html"],
  ["some of the scans end in .tiff and others in .TIF, rename them all to .tif please", ["tiff", "TIF"], "tif"],
  ["Alle .JPG- und .jpeg-Dateien sollen auf .jpg enden", ["JPG", "jpeg"], "jpg"],
  ["in notizen sind manche .markdown und manche .MD, mach alle zu .md", ["markdown", "MD"], "md"],
  ["拡張子が.JPGや.jpegのファイルをすべて.jpgにしてください", ["JPG", "jpeg"], "jpg"],
  ["Please change the endings .YML, .yml and .YAML to .yaml.", ["YML", "yml", "YAML"], "yaml"],
  ["rename every .JPG to .jpg", ["JPG"], "jpg"],
])("several ways to write one: %s", (request, from, to) => {
  expect(saidEnding(request)).toEqual({ from, to });
});

test.each([
  "some are .png and some .jpg, make them all .jpeg",
  "rename all .png and .jpg files to .webp",
  "some are .JPG and some .jpeg, make a list of them all",
  "the .JPG files are in pics and the .jpeg files in scans, make all of them smaller than the .jpg ones",
  "convert the .JPG and .jpeg files to .jpg",
  "the names of the .JPG and .jpeg files are fine, make no .jpg of them",
])("other kinds, or something else: %s", (request) => {
  expect(saidEnding(request)).toBeNull();
});

test("an ending that is a word like any other is read as well", () => {
  expect(saidEnding("rename all .src files to .list")).toEqual({ from: ["src"], to: "list" });
});

property.prop([fc.stringMatching(/^[a-z][a-z0-9]{0,5}$/), fc.stringMatching(/^[a-z][a-z0-9]{0,5}$/)])(
  "any two endings are read in their order",
  (from, to) => {
    fc.pre(from !== to);
    expect(saidEnding(`rename all .${from} files to .${to}`)).toEqual({ from: [from], to });
  },
);
