import { readdir, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { tempFolder, type TempFolder } from "../../../test/support/temp-folder.ts";
import { createSnapshotStore, forgetAll, forgetConversation, type SnapshotKey } from "./snapshot-store.ts";

let folder: TempFolder;
beforeEach(async () => {
  folder = await tempFolder({});
});
afterEach(() => folder.remove());

const saved = { text: "Hi \udc00", tokens: [1, 2], ends: [2, 4], byModel: [1] };
const writing = (bytes: number) => (file: string) => writeFile(file, Buffer.alloc(bytes));
const place = () => path.join(folder.path, "snapshots");
const open = (fingerprint = "a", budget = 1_000) => createSnapshotStore(place(), fingerprint, budget);
const beginning = (text: string): SnapshotKey => ({ kind: "beginning", text });
const conversation = (id: string): SnapshotKey => ({ kind: "conversation", id });

describe("snapshots", () => {
  test("are found by what they are of, and by all that decides whether they fit, with what they stand for", async () => {
    const store = open("model a");
    await store.save(beginning("You are"), saved, writing(10));
    expect((await store.find(beginning("You are")))?.saved).toEqual(saved);
    expect(await store.find(beginning("You"))).toBeNull();
    expect(await store.find(conversation("You are"))).toBeNull();
    expect(await open("model b").find(beginning("You are"))).toBeNull();
  });

  test("are nobody else's to read", async () => {
    const store = open();
    await store.save(conversation("1"), saved, writing(10));
    await store.settled();
    const files = await readdir(place());
    expect(files).toHaveLength(2);
    for (const file of files) expect((await stat(path.join(place(), file))).mode & 0o777).toBe(0o600);
    expect((await stat(place())).mode & 0o777).toBe(0o700);
  });

  test("are gone where none are wanted any more", async () => {
    const store = open();
    await store.save(conversation("1"), saved, writing(10));
    await store.save(beginning("You are"), saved, writing(10));
    await store.settled();
    await forgetAll(place());
    expect(await readdir(place())).toEqual([]);
    await forgetAll(path.join(place(), "none"));
  });

  test("of a conversation take the place of the one before", async () => {
    const store = open();
    await store.save(conversation("1"), saved, writing(10));
    await store.save(conversation("1"), { ...saved, text: "later" }, writing(10));
    expect((await store.find(conversation("1")))?.saved.text).toBe("later");
    expect(await readdir(place())).toHaveLength(2);
  });

  test("keep to the budget: what wasn't used longest goes, the newest stays", async () => {
    const store = open("a", 250);
    for (const [index, text] of ["1", "2"].entries()) {
      await store.save(beginning(text), saved, writing(100));
      await utimes((await store.find(beginning(text)))?.file ?? "", index + 1, index + 1);
    }
    await store.find(beginning("1"));
    await store.save(beginning("3"), saved, writing(100));
    expect((await store.find(beginning("1"))) !== null).toBe(true);
    expect(await store.find(beginning("2"))).toBeNull();
    await store.save(beginning("4"), saved, writing(900));
    expect(await store.find(beginning("4"))).not.toBeNull();
    expect(await readdir(place())).toHaveLength(2);
  });

  test("keep to the budget also where the clock that marks them runs ahead of the disk's", async () => {
    const store = open("a", 250);
    await store.save(beginning("1"), saved, writing(100));
    const ahead = new Date(Date.now() + 60_000);
    await utimes((await store.find(beginning("1")))?.file ?? "", ahead, ahead);
    await store.save(beginning("2"), saved, writing(900));
    expect(await store.find(beginning("2"))).not.toBeNull();
    expect(await readdir(place())).toHaveLength(2);
  });

  test("that couldn't be written whole aren't there, and leave nothing behind", async () => {
    const store = open();
    await store.save(beginning("1"), saved, async (file) => {
      await writeFile(file, "half");
      throw new Error("The disk is full.");
    });
    expect(await store.find(beginning("1"))).toBeNull();
    expect(await readdir(place())).toEqual([]);
  });

  test("that can't be used, or have no note, are forgotten", async () => {
    const store = open();
    await store.save(beginning("1"), saved, writing(10));
    const found = await store.find(beginning("1"));
    if (found) await store.drop(found);
    expect(await store.find(beginning("1"))).toBeNull();
    await store.save(beginning("2"), saved, writing(10));
    await store.settled();
    const note = (await readdir(place())).find((name) => name.endsWith(".json")) ?? "";
    await writeFile(path.join(place(), note), '{"text": 7}');
    expect(await store.find(beginning("2"))).toBeNull();
    expect(await readdir(place())).toEqual([]);
  });

  test("of a conversation go with it, for all models, and no others", async () => {
    for (const model of ["a", "b"]) {
      const store = open(model);
      for (const id of ["1", "2"]) await store.save(conversation(id), saved, writing(10));
      await store.settled();
    }
    await forgetConversation(place(), "1");
    expect(await open("a").find(conversation("1"))).toBeNull();
    expect(await open("b").find(conversation("1"))).toBeNull();
    expect(await open("b").find(conversation("2"))).not.toBeNull();
    await forgetConversation(path.join(folder.path, "none"), "1");
  });

  test("half-written by a process that ended go after a while, not while another one may still write them", async () => {
    const store = open();
    await store.save(beginning("1"), saved, writing(10));
    await store.settled();
    for (const name of ["b-x.part", "b-y.part", "b-y.json"]) await writeFile(path.join(place(), name), "half");
    for (const name of ["b-y.part", "b-y.json"]) await utimes(path.join(place(), name), 1, 1);
    await store.save(beginning("2"), saved, writing(10));
    await store.settled();
    const names = await readdir(place());
    expect(names).toContain("b-x.part");
    expect(names.filter((name) => name.startsWith("b-y"))).toEqual([]);
  });
});
