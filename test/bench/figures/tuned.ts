import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { listTunings } from "../../../src/main/inference/tuning.ts";
import { withEngine } from "../engine-runs.ts";
import { atLeast, type Figure } from "../figure.ts";
import type { World } from "../world.ts";

/** The chosen setting against the best of a grid that is measured a second time, so that chance isn't taken for quality. */
export async function tuned(world: World): Promise<Figure[]> {
  const [first, second] = [await measure(world), await measure(world)];
  const speed = ({ readPerSecond, writePerSecond }: { readPerSecond: number; writePerSecond: number }) =>
    1 / (320 / readPerSecond + 70 / writePerSecond);
  const { chosen } = first;
  const again = second.measured.find(
    (each) => each.threads === chosen.threads && each.flashAttention === chosen.flashAttention,
  );
  const best = Math.max(...second.measured.map(speed));
  return [atLeast("speed of the chosen setting / the best of the grid", 0.97, again ? speed(again) / best : 0, "")];
}

async function measure(world: World) {
  const folder = await mkdtemp(path.join(tmpdir(), "hearth-bench-tuning-"));
  try {
    await withEngine(world, { snapshots: null, tuning: folder }, (_, engine) => engine.tune());
    const [found] = await listTunings(folder);
    if (!found) throw new Error("Nothing was measured.");
    return found;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
