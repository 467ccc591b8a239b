import { chmodSync, mkdirSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Child, runChild } from "../../../test/support/run-child.ts";
import { newPlace } from "../../../test/support/store-place.ts";
import { openStore, openStoreReader } from "./open-store.ts";

let place: Awaited<ReturnType<typeof newPlace>>;
let child: Child | null;

beforeEach(async () => {
  place = await newPlace();
  child = null;
});

afterEach(async () => {
  await child?.kill();
  place.remove();
});

test("while another process writes, this one is told which, may read, and may write once that is killed", async () => {
  child = runChild("hold-store.ts", [place.folder]);
  await child.says("open");
  expect(() => openStore(place, "window")).toThrow(
    `Hearth is already running here (process ${child.pid}, command line, since`,
  );
  const reader = openStoreReader(place);
  expect([reader.sessions.list(), reader.isOwned()]).toEqual([[], true]);
  await child.kill();
  expect(reader.isOwned()).toBe(false);
  reader.close();
  openStore(place, "window").close();
});

test("the lock holds between the two libraries", async () => {
  child = runChild("hold-store.ts", [place.folder, "@photostructure/sqlite"]);
  await child.says("open");
  expect(() => openStore(place, "window")).toThrow("Hearth is already running here");
});

test("of several that start at once exactly one gets the folder, and the others name it", async () => {
  const children = Array.from({ length: 4 }, () => runChild("hold-store.ts", [place.folder]));
  try {
    const said = await Promise.all(children.map((one) => Promise.race([one.says("open"), one.says("refused")])));
    expect(said.filter((line) => line === "open")).toHaveLength(1);
    const owner = children[said.indexOf("open")];
    const refusals = said.filter((line) => line !== "open");
    for (const line of refusals)
      expect(line).toMatch(`refused Hearth is already running here (process ${owner?.pid}, command line`);
  } finally {
    await Promise.all(children.map((one) => one.kill()));
  }
});

// root may write anywhere, so in its place another user tries, where that one can read this project at all
const isRoot = process.getuid?.() === 0;
const isOpenToAll = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) !== 0 && (path.dirname(folder) === folder || isOpenToAll(path.dirname(folder)));
const canTry =
  process.platform !== "win32" &&
  (!isRoot || (isOpenToAll(import.meta.dirname) && isOpenToAll(path.dirname(process.execPath))));

test.skipIf(!canTry)("a folder that may not be written is refused with advice, and left as it is", async () => {
  mkdirSync(place.folder);
  chmodSync(path.dirname(place.folder), 0o755);
  chmodSync(place.folder, 0o555);
  child = runChild("hold-store.ts", [place.folder], isRoot ? { uid: 65_534 } : {});
  expect(await child.says("refused")).toMatch(
    /Hearth can't write to .*data \(\w+\)\. Make it a folder that you may write to/,
  );
  expect(readdirSync(place.folder)).toEqual([]);
});
