import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { atMost, type Figure, notMeasured } from "../figure.ts";
import type { World } from "../world.ts";
import { askOnce, runAsk } from "./ask-start.ts";

/** What the process that people talk to takes more where a model is loaded: the model has a process of its own. */
export async function mainMemory({ installed, model }: World): Promise<Figure[]> {
  const name = "peak memory of the main process with a local model, above without";
  const without = (await askOnce(installed)).peakMegabytes;
  const home = realpathSync(mkdtempSync(path.join(tmpdir(), "hearth-bench-home-")));
  const data = path.join(home, "data");
  mkdirSync(data);
  try {
    const withModel = await runAsk(installed, { home, data }, ["--model", model.path, "hello"]);
    if (without === null || withModel === null) return [notMeasured(name, "≤ 30 MB", "only Linux tells it")];
    return [atMost(name, 30, withModel - without, " MB")];
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
