import { expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const pictures = {
  "album/lake.jpg": "",
  "album/list.jpeg.txt": "pier\n",
  "album/old/Aunt Mo.jpeg": "",
  "album/pier.JPEG": "",
  "dog.jpeg": "",
  "cover.png": "",
};
const all = {
  "album/old/Aunt Mo.jpeg": "album/old/Aunt Mo.jpg",
  "album/pier.JPEG": "album/pier.jpg",
  "dog.jpeg": "dog.jpg",
};

test.each([
  "all files ending in .jpeg should end in .jpg instead, in the subfolders too",
  "rename all .jpeg files to .jpg",
  "Please change the extension of every .jpeg file to .jpg, also in subfolders.",
  "Alle Dateien mit der Endung .jpeg sollen auf .jpg enden, auch in den Unterordnern",
  "拡張子が.jpegのファイルをすべて.jpgに変えてください",
])("one ending for another, in every folder: %s", async (request) => {
  expect(await placed(request, pictures)).toEqual(all);
});

test("in the folder that is spoken of, and those within where that is said", async () => {
  expect(await placed("rename the .jpeg files in album and its subfolders to .jpg", pictures)).toEqual({
    "album/old/Aunt Mo.jpeg": "album/old/Aunt Mo.jpg",
    "album/pier.JPEG": "album/pier.jpg",
  });
});

test.each([
  "rename the .jpeg files in album to .jpg",
  "convert all .jpeg files to .jpg and rename them",
  "should I rename all .jpeg files to .jpg?",
  "rename all .jpeg files to .jpg, except those of Aunt Mo",
  "rename all .jpeg files from 2021 to .jpg",
  "rename all the big .jpeg files to .jpg",
  "rename every .jpeg file older than 2020 to .jpg",
  "rename all .jpeg files to .jpg and print them",
  "Please give the .jpeg files the ending .jpg, in the album too",
  "rename all .jpeg files that Mo took to .jpg",
])("it is left open, or something else: %s", async (request) => {
  expect(await placed(request, pictures)).toBeNull();
});

test("what others made keeps its names", async () => {
  const files = { "dog.jpeg": "", "node_modules/x/logo.jpeg": "", "vendor/logo.jpeg": "" };
  expect(await placed("rename all .jpeg files to .jpg", files)).toEqual({ "dog.jpeg": "dog.jpg" });
});

const scans = {
  "pics/dog.JPG": "",
  "pics/cat.jpeg": "",
  "pics/boat.jpg": "",
  "pics/2019/hill.JPG": "",
  "pics/raw/hill.JPG": "",
  "pics/plan.PNG": "",
  "pics/what is jpeg.txt": "",
  "top.JPG": "",
};
const both = { "pics/dog.JPG": "pics/dog.jpg", "pics/cat.jpeg": "pics/cat.jpg" };

test.each([
  "in pics some are .JPG and some .jpeg (also in the 2019 folder), make them all .jpg pls, rest of the name stays",
  "rename all .JPG and .jpeg files in pics to .jpg, in the 2019 folder too",
  "Benenne alle .JPG- und .jpeg-Dateien in pics in .jpg um, auch im Ordner 2019",
])("several ways to write it, in a folder and one within: %s", async (request) => {
  expect(await placed(request, scans)).toEqual({ ...both, "pics/2019/hill.JPG": "pics/2019/hill.jpg" });
});

test("nothing is done where folders within aren't spoken of, or what is there is of another kind", async () => {
  expect(await placed("in pics some are .JPG and some .jpeg, make them all .jpg", scans)).toBeNull();
  expect(await placed("in pics some are .PNG and some .JPG, make them all .jpg", scans)).toBeNull();
  expect(
    await placed("in pics some are .JPG and some .jpeg, make them all .jpg, just those of 2019", scans),
  ).toBeNull();
});
