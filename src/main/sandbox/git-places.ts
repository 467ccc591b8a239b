import { lstat, readdir } from "node:fs/promises";
import path from "node:path";
import type { DiskPlace } from "./disk-places.ts";

/** What git would run from: kept as it is while a command works in the folder. */
export type GitPlaces = {
  fixed: DiskPlace[];
  /** Files that would lead git to settings elsewhere. They can't be kept from appearing, so they are removed after. */
  unwanted: string[];
};

/** Repositories deeper down, or beyond so many folders, are not looked for: it would hold up each command. */
const depth = 3;
const mostFolders = 1_000;

/** Finds the repositories of a folder, and what is to be protected in each. A folder that is none yet can't become one unseen. */
export async function findGitPlaces(folder: string): Promise<GitPlaces> {
  const found = await repositories(folder);
  const parts = await Promise.all(found.map(placesOf));
  const isRepository = found.includes(path.join(folder, ".git"));
  const own: DiskPlace[] = isRepository ? [] : [{ path: path.join(folder, ".git"), kind: "folder" }];
  return { fixed: [...own, ...parts.flatMap((each) => each.fixed)], unwanted: parts.flatMap((each) => each.unwanted) };
}

async function repositories(folder: string): Promise<string[]> {
  const found: string[] = [];
  let level = [folder];
  let seen = 0;
  for (let down = 0; down <= depth && level.length > 0; down++) {
    const next: string[] = [];
    for (const each of level) {
      if (seen++ >= mostFolders) return found;
      for (const entry of await readdir(each, { withFileTypes: true }).catch(() => [])) {
        const full = path.join(each, entry.name);
        if (entry.name === ".git") {
          // an empty one stands in for one that isn't there
          if (!entry.isDirectory() || (await readdir(full).catch(() => [])).length > 0) found.push(full);
        } else if (entry.isDirectory() && entry.name !== "node_modules") next.push(full);
      }
    }
    level = next;
  }
  return found;
}

/** `.git` may be a file that names the real place: then it is the file that must stay. */
async function placesOf(git: string): Promise<GitPlaces> {
  const stat = await lstat(git);
  if (!stat.isDirectory()) return { fixed: [{ path: git, kind: "file" }], unwanted: [] };
  const all = [git, ...(await modulesOf(path.join(git, "modules"), 0))];
  const withoutRedirect = await Promise.all(
    all.map(async (each) => ((await exists(path.join(each, "commondir"))) ? [] : [each])),
  );
  return {
    fixed: all.flatMap((each): DiskPlace[] => [
      { path: path.join(each, "hooks"), kind: "folder" },
      { path: path.join(each, "config"), kind: "file" },
    ]),
    unwanted: withoutRedirect.flat().map((each) => path.join(each, "commondir")),
  };
}

/** Submodules keep their repositories here, under their paths. */
async function modulesOf(folder: string, down: number): Promise<string[]> {
  if (down > depth) return [];
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => path.join(folder, entry.name));
  const deeper = await Promise.all(
    folders.map(async (each) => ((await exists(path.join(each, "HEAD"))) ? [each] : modulesOf(each, down + 1))),
  );
  return deeper.flat();
}

async function exists(absolute: string): Promise<boolean> {
  return lstat(absolute).then(
    () => true,
    () => false,
  );
}
