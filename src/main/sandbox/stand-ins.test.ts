import { lstat, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tempFolder, type TempFolder } from "../../../test/support/temp-folder.ts";
import { standIns } from "./stand-ins.ts";

let folder: TempFolder;
const at = (name: string) => path.join(folder.path, name);
const dir = () => ({ path: at(".git"), kind: "folder" as const });
const file = () => ({ path: at(".bashrc"), kind: "file" as const });

beforeEach(async () => {
  folder = await tempFolder();
});
afterEach(() => folder.remove());

test("they come and go", async () => {
  const stand = standIns();
  expect(await stand.put(dir())).toBe("ours");
  expect(await stand.put(file())).toBe("ours");
  expect((await readdir(folder.path)).toSorted()).toEqual([".bashrc", ".git"]);
  await stand.remove(dir());
  await stand.remove(file());
  expect(await readdir(folder.path)).toEqual([]);
});

test("one that is shared stays until the last has gone", async () => {
  const stand = standIns();
  await stand.put(dir());
  await stand.put(dir());
  await stand.remove(dir());
  expect((await lstat(at(".git"))).isDirectory()).toBe(true);
  await stand.remove(dir());
  expect(await readdir(folder.path)).toEqual([]);
});

test("what somebody put something into meanwhile is left to them", async () => {
  const stand = standIns();
  await stand.put(dir());
  await stand.put(file());
  await writeFile(at(".git/HEAD"), "ref");
  await writeFile(at(".bashrc"), "mine");
  await stand.remove(dir());
  await stand.remove(file());
  expect(await readFile(at(".git/HEAD"), "utf8")).toBe("ref");
  expect(await readFile(at(".bashrc"), "utf8")).toBe("mine");
});

test("what was there first, even empty, is never taken away", async () => {
  await writeFile(at(".bashrc"), "");
  const stand = standIns();
  expect(await stand.put(file())).toBe("theirs");
  expect(stand.has(at(".bashrc"))).toBe(false);
  await stand.remove(file());
  expect(await readdir(folder.path)).toEqual([".bashrc"]);
});

test("two that come at the same time share one", async () => {
  const stand = standIns();
  expect(await Promise.all([stand.put(dir()), stand.put(dir()), stand.put(dir())])).toEqual(["ours", "ours", "ours"]);
  await stand.remove(dir());
  await stand.remove(dir());
  expect(await readdir(folder.path)).toEqual([".git"]);
  await stand.remove(dir());
  expect(await readdir(folder.path)).toEqual([]);
});
