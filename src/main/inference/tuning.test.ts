import { readdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tempFolder, type TempFolder } from "../../../test/support/temp-folder.ts";
import { bestSetting, listTunings, readTuning, type Tuning, writeTuning } from "./tuning.ts";

let folder: TempFolder;
beforeEach(async () => {
  folder = await tempFolder({});
});
afterEach(() => folder.remove());

const measured = (flashAttention: boolean, threads: number, readPerSecond: number, writePerSecond: number) => ({
  flashAttention,
  threads,
  readPerSecond,
  writePerSecond,
});

test("the setting that makes a usual step soonest is chosen: neither reading nor writing alone decides", () => {
  const readsWell = measured(true, 2, 120, 4);
  const writesWell = measured(false, 1, 20, 14);
  const doesBoth = measured(false, 2, 80, 12);
  expect(bestSetting([readsWell, writesWell, doesBoth])).toEqual({ flashAttention: false, threads: 2 });
  expect(bestSetting([])).toBeNull();
});

const tuning: Tuning = {
  model: "a model",
  chosen: { flashAttention: false, threads: 2 },
  measured: [measured(false, 2, 80, 12)],
};

test("what was measured is found again for the same model and machine, and for no other", async () => {
  const place = path.join(folder.path, "tuning");
  await writeTuning(place, "model and machine", tuning);
  expect(await readTuning(place, "model and machine")).toEqual(tuning);
  expect(await readTuning(place, "another")).toBeNull();
  expect(await listTunings(place)).toEqual([tuning]);
  expect((await stat(place)).mode & 0o777).toBe(0o700);
});

test("what can't be read is measured again", async () => {
  await writeTuning(folder.path, "it", tuning);
  const [name = ""] = await readdir(folder.path);
  for (const broken of ["", "{", '{"model":"x"}']) {
    await writeFile(path.join(folder.path, name), broken);
    expect(await readTuning(folder.path, "it")).toBeNull();
  }
  expect(await listTunings(path.join(folder.path, "none"))).toEqual([]);
});
