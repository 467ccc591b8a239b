import { expect, test } from "vitest";
import { placed } from "../../../../../../test/support/placed.ts";

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
])("it is left open, or something else: %s", async (request) => {
  expect(await placed(request, pictures)).toBeNull();
});
