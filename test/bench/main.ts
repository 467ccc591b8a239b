// `npm run bench`: the performance table. Quiet machines only: what else runs is in the figures.
import { loadavg } from "node:os";
import { createModels } from "../../src/main/models/models.ts";
import { pathsFor } from "../../src/main/paths.ts";
import { readConfigFile } from "../../src/main/store/config-file.ts";
import { prepareBuild } from "../support/prepare-build.ts";
import type { Figure } from "./figure.ts";
import { askStart } from "./figures/ask-start.ts";
import { manyFiles } from "./figures/many-files.ts";
import { promptSize } from "./figures/prompt-size.ts";
import { secondTurn } from "./figures/second-turn.ts";
import { stop } from "./figures/stop.ts";
import { windowStart } from "./figures/window-start.ts";
import { openWorld } from "./world.ts";

const installed = await prepareBuild();
const paths = pathsFor(process.env, process.platform, installed);
const models = createModels({ paths, settings: readConfigFile(paths.config) });
const model = await models.resolve(null, AbortSignal.timeout(10_000));
console.log(`Model: ${model.id}. Load of the machine before: ${loadavg()[0]?.toFixed(2)}\n`);

let isMet = true;
print(await askStart(installed));
print(await windowStart(installed));
if (model.path === null) {
  console.log(`The figures of the engine need a model: npm run -s hearth -- models pull ${model.id}`);
  isMet = false;
} else {
  const world = await openWorld(installed, paths, { id: model.id, path: model.path });
  try {
    for (const measure of [promptSize, secondTurn, stop, manyFiles]) print(await measure(world));
  } finally {
    world.close();
  }
}
process.exitCode = isMet ? 0 : 1;

function print(figures: readonly Figure[]): void {
  for (const figure of figures) {
    isMet &&= figure.isMet;
    console.log(
      `${figure.isMet ? "✓" : "✗"} ${figure.name.padEnd(70)} ${figure.shown.padStart(12)}  (target ${figure.target})`,
    );
  }
}
