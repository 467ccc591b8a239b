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
  expect(() => openStore(place, "window")).toThrow(`Hearth is already running here (process ${child.pid}, command line, since`);
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
    for (const line of refusals) expect(line).toMatch(`refused Hearth is already running here (process ${owner?.pid}, command line`);
  } finally {
    await Promise.all(children.map((one) => one.kill()));
  }
});
