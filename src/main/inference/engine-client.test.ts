import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { tempFolder } from "../../../test/support/temp-folder.ts";
import { createEngineClient } from "./engine-client.ts";
import { createSnapshotStore } from "./snapshot-store.ts";

test("a conversation that is removed leaves nothing on the disk, also where none is kept any more", async () => {
  const folder = await tempFolder();
  try {
    const store = createSnapshotStore(folder.path, "a model", 1_000);
    const saved = { text: "Hi", tokens: [1], ends: [2], byModel: [] };
    for (const id of ["removed", "other"]) {
      await store.save({ kind: "conversation", id }, saved, (file) => writeFile(file, "state"));
    }
    await store.settled();
    const spawn = () => {
      throw new Error("No process is needed for that.");
    };
    const engine = createEngineClient({ spawn, snapshots: { folder: folder.path, budget: 0 }, tuning: null });
    await engine.forget("removed");
    expect(await store.find({ kind: "conversation", id: "removed" })).toBeNull();
    expect(await store.find({ kind: "conversation", id: "other" })).toMatchObject({
      file: path.join(folder.path, (await readdir(folder.path)).find((name) => name.endsWith(".kv")) ?? ""),
    });
  } finally {
    await folder.remove();
  }
});
