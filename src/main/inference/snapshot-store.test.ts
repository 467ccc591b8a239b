import { readdir, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { tempFolder, type TempFolder } from "../../../test/support/temp-folder.ts";
import { createSnapshotStore } from "./snapshot-store.ts";

let folder: TempFolder;
beforeEach(async () => {
  folder = await tempFolder({});
});
afterEach(() => folder.remove());

const writing = (bytes: number) => (file: string) => writeFile(file, Buffer.alloc(bytes));
const place = () => path.join(folder.path, "snapshots");

describe("snapshots", () => {
  test("are found by their tokens, and by all that decides whether they fit", async () => {
    const store = createSnapshotStore(place(), "model a", 1_000);
    await store.save([1, 2, 3], writing(10));
    expect(await store.find([1, 2, 3])).not.toBeNull();
    expect(await store.find([1, 2])).toBeNull();
    expect(await createSnapshotStore(place(), "model b", 1_000).find([1, 2, 3])).toBeNull();
  });

  test("are nobody else's to read", async () => {
    const store = createSnapshotStore(place(), "a", 1_000);
    await store.save([1], writing(10));
    const file = await store.find([1]);
    expect((await stat(file ?? "")).mode & 0o777).toBe(0o600);
    expect((await stat(place())).mode & 0o777).toBe(0o700);
  });

  test("keep to the budget: what wasn't used longest goes, the newest stays", async () => {
    const store = createSnapshotStore(place(), "a", 250);
    for (const [index, token] of [1, 2].entries()) {
      await store.save([token], writing(100));
      await utimes((await store.find([token])) ?? "", index + 1, index + 1);
    }
    await store.find([1]);
    await store.save([3], writing(100));
    expect([await store.find([1]), await store.find([2])].map((file) => file !== null)).toEqual([true, false]);
    await store.save([4], writing(900));
    expect(await store.find([4])).not.toBeNull();
  });

  test("that couldn't be written whole aren't there, and leave nothing behind", async () => {
    const store = createSnapshotStore(place(), "a", 1_000);
    await store.save([1], async (file) => {
      await writeFile(file, "half");
      throw new Error("The disk is full.");
    });
    expect(await store.find([1])).toBeNull();
    expect(await readdir(place())).toEqual([]);
  });

  test("that can't be used are forgotten", async () => {
    const store = createSnapshotStore(place(), "a", 1_000);
    await store.save([1], writing(10));
    await store.drop((await store.find([1])) ?? "");
    expect(await store.find([1])).toBeNull();
  });
});
