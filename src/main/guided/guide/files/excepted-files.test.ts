import { expect, test } from "vitest";
import { exceptedFiles } from "./excepted-files.ts";
import { replaceScope } from "./replace-scope.ts";

const files = ["log/a.md", "log/b.md", "log/letter.txt", "c.md"].map((path) => ({ path, size: 1 }));
const paths = (found: readonly { path: string }[] | null) => found?.map(({ path }) => path);

test.each([
  "write the dates anew in all the files in the log folder, except letter.txt",
  "in all files of the log folder (but not letter.txt), please",
  "everywhere in the folder log apart from letter.txt. Thanks",
  "in allen Dateien im Ordner log, außer letter.txt",
  "überall im Ordner log, nur nicht in letter.txt",
  "logフォルダの letter.txt 以外のすべてのファイルで直して",
])("a file is excepted by its name: %s", (request) => {
  expect(paths(exceptedFiles(request, files).files)).toEqual(["log/letter.txt"]);
  expect(paths(replaceScope(request, files))).toEqual(["log/a.md", "log/b.md"]);
});

test.each([
  "write the dates anew in letter.txt",
  "in all files but letter.txt has the right ones already",
  "letter.txt is not a.md",
  "write them all anew and save letter.txt.",
  "besides letter.txt, do it in a.md",
])("nothing is: %s", (request) => {
  expect(exceptedFiles(request, files)).toEqual({ rest: request, files: [] });
});
