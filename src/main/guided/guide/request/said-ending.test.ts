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
  ["ファイル名の末尾の .htm を .html にしてください", "htm", "html"],
])("%s", (request, from, to) => {
  expect(saidEnding(request)).toEqual({ from, to });
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
  "what does the extension .jpeg mean?",
])("says no such thing, or more: %s", (request) => {
  expect(saidEnding(request)).toBeNull();
});

property.prop([fc.stringMatching(/^[a-z][a-z0-9]{0,5}$/), fc.stringMatching(/^[a-z][a-z0-9]{0,5}$/)])(
  "any two endings are read in their order",
  (from, to) => {
    fc.pre(from !== to);
    expect(saidEnding(`rename all .${from} files to .${to}`)).toEqual({ from, to });
  },
);
