import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type TempFolder, tempFolder } from "../../../../test/support/temp-folder.ts";
import { openPartialFile, readPartialState } from "./partial-file.ts";

const identity = { bytes: 1_000, sha256: "a".repeat(64) };
const origin = { url: "http://x", from: "tiny" };
const chunk = new Uint8Array(100);

let folder: TempFolder;
let partial: string;

beforeEach(async () => {
  folder = await tempFolder();
  partial = path.join(folder.path, "tiny.gguf.partial");
});

afterEach(() => folder.remove());

async function noted() {
  return (await readPartialState(partial))?.done;
}

test("on a slow line what has come is noted every few seconds, so that a crash costs no more", async () => {
  let now = 0;
  const file = await openPartialFile(partial, identity, origin, () => now);
  await file.write(chunk, 0);
  expect(await noted()).toBeUndefined();
  now = 10_000;
  await file.write(chunk, 100);
  expect(await noted()).toEqual([[0, 200]]);
  await file.write(chunk, 200);
  expect(await noted()).toEqual([[0, 200]]);
  now = 20_000;
  await file.write(chunk, 300);
  expect(await noted()).toEqual([[0, 400]]);
  await file.close();
});

test("a note that couldn't be written once is written the next time", async () => {
  let now = 0;
  const file = await openPartialFile(partial, identity, origin, () => now);
  const inTheWay = `${partial}.json`;
  await mkdir(inTheWay);
  now = 10_000;
  await expect(file.write(chunk, 0)).rejects.toThrow();
  await rm(inTheWay, { recursive: true });
  await file.close();
  expect(await noted()).toEqual([[0, 100]]);
});

test("the note of another file isn't taken for one of what comes in its place", async () => {
  const state = { ...origin, ...identity, sha256: "b".repeat(64), etag: null, done: [[0, 100]] };
  await writeFile(partial, chunk);
  await writeFile(`${partial}.json`, JSON.stringify(state));
  const file = await openPartialFile(partial, identity, origin);
  expect(file.wasOther).toBe(true);
  await file.write(chunk, 0); // and here the power fails
  expect(await noted()).toBeUndefined();
  await file.close();
  expect(await readPartialState(partial)).toMatchObject({ sha256: identity.sha256, done: [[0, 100]] });
});
