import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { tempFolder, type TempFolder } from "../../../test/support/temp-folder.ts";
import { findGitPlaces } from "./git-places.ts";

let folder: TempFolder | null = null;
afterEach(async () => {
  await folder?.remove();
  folder = null;
});

/** What would be guarded in a folder with these files, relative to it. */
async function placesIn(files: Record<string, string>) {
  folder = await tempFolder(files);
  const root = folder.path;
  const { fixed, unwanted } = await findGitPlaces(root);
  const relative = (absolute: string) => path.relative(root, absolute);
  return {
    fixed: fixed.map((place) => `${place.kind} ${relative(place.path)}`),
    unwanted: unwanted.map(relative),
  };
}

test("where there is no repository, none may appear", async () => {
  expect(await placesIn({ "a.md": "" })).toEqual({ fixed: ["folder .git"], unwanted: [] });
});

test("of a repository the hooks and the settings are guarded, those of its submodules too", async () => {
  const files = { ".git/HEAD": "x", ".git/modules/lib/deep/HEAD": "x", ".git/modules/other/HEAD": "x" };
  expect(await placesIn(files)).toEqual({
    fixed: [
      "folder .git/hooks",
      "file .git/config",
      "folder .git/modules/lib/deep/hooks",
      "file .git/modules/lib/deep/config",
      "folder .git/modules/other/hooks",
      "file .git/modules/other/config",
    ],
    unwanted: [".git/commondir", ".git/modules/lib/deep/commondir", ".git/modules/other/commondir"],
  });
});

test("a file that stands for a repository elsewhere is guarded itself", async () => {
  expect(await placesIn({ ".git": "gitdir: ../elsewhere" })).toEqual({ fixed: ["file .git"], unwanted: [] });
});

test("repositories deeper down are found, but not in what was installed", async () => {
  const files = { "a/b/.git/HEAD": "x", "node_modules/c/.git/HEAD": "x", "a/b/.git/commondir": ".." };
  expect(await placesIn(files)).toEqual({
    fixed: ["folder .git", "folder a/b/.git/hooks", "file a/b/.git/config"],
    unwanted: [],
  });
});
