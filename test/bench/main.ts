// `npm run bench`: the performance table; `npm run bench -- ask window`: those figures alone. Quiet machines only: what else
// runs is in the figures.
import { loadavg } from "node:os";
import { toAppError } from "../../src/shared/error.ts";
import { createModels } from "../../src/main/models/models.ts";
import { networkOf } from "../../src/main/wiring/models/network-of.ts";
import { pathsFor } from "../../src/main/paths.ts";
import { takeKeys } from "../../src/main/secrets/environment-keys.ts";
import { readConfigFile } from "../../src/main/store/config-file.ts";
import { prepareBuild } from "../support/prepare-build.ts";
import type { Figure } from "./figure.ts";
import { afterRestart } from "./figures/after-restart.ts";
import { askStart } from "./figures/ask-start.ts";
import { drafting } from "./figures/drafting.ts";
import { longHistory } from "./figures/long-history.ts";
import { longSession } from "./figures/long-session.ts";
import { manyAgents } from "./figures/many-agents.ts";
import { manyFiles } from "./figures/many-files.ts";
import { mainMemory } from "./figures/main-memory.ts";
import { ownTime } from "./figures/own-time.ts";
import { promptSize } from "./figures/prompt-size.ts";
import { rawStream } from "./figures/raw-stream.ts";
import { search } from "./figures/search.ts";
import { secondTurn } from "./figures/second-turn.ts";
import { stop } from "./figures/stop.ts";
import { tuned } from "./figures/tuned.ts";
import { twoStreams } from "./figures/two-streams.ts";
import { windowStart } from "./figures/window-start.ts";
import { openWorld, type World } from "./world.ts";

/** They need no model. */
const starts = {
  ask: askStart,
  window: windowStart,
  "many-agents": manyAgents,
  "own-time": ownTime,
  "long-history": longHistory,
  search,
};
const ofEngine = {
  "prompt-size": promptSize,
  "second-turn": secondTurn,
  "long-session": longSession,
  stop,
  "many-files": manyFiles,
  drafting,
  "raw-stream": rawStream,
  "two-streams": twoStreams,
  "after-restart": afterRestart,
  "main-memory": mainMemory,
  tuned,
};

const wanted = process.argv.slice(2);
const names = [...Object.keys(starts), ...Object.keys(ofEngine)];
const unknown = wanted.find((name) => !names.includes(name));
let isMet = unknown === undefined;
if (unknown === undefined) await measureAll();
else console.log(`There is no figure "${unknown}". There are: ${names.join(", ")}`);
process.exitCode = isMet ? 0 : 1;

async function measureAll(): Promise<void> {
  const installed = await prepareBuild();
  console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(2)}\n`);
  for (const measure of chosen(starts)) await show(() => measure(installed));
  const figures = chosen(ofEngine);
  if (figures.length > 0) await measureEngine(installed, figures);
}

async function measureEngine(
  installed: string,
  figures: readonly ((world: World) => Promise<readonly Figure[]>)[],
): Promise<void> {
  const paths = pathsFor(process.env, process.platform, installed);
  const settings = readConfigFile(paths.config);
  const models = createModels({ paths, settings, network: networkOf(paths, settings, takeKeys({})) });
  const model = await models.resolve(null, AbortSignal.timeout(10_000));
  if (model.path === null) {
    console.log(`The figures of the engine need a model: npm run -s hearth -- models pull ${model.id}`);
    isMet = false;
    return;
  }
  console.log(`Model: ${model.id}`);
  const world = await openWorld(installed, paths, { id: model.id, path: model.path });
  try {
    for (const measure of figures) await show(() => measure(world));
  } finally {
    world.close();
  }
}

/** Those that were named; all where none was. */
function chosen<Measure>(figures: Readonly<Record<string, Measure>>): Measure[] {
  return Object.entries(figures).flatMap(([name, measure]) =>
    wanted.length === 0 || wanted.includes(name) ? [measure] : [],
  );
}

/** One figure that can't be measured here doesn't keep the others from being. */
async function show(measure: () => Promise<readonly Figure[]>): Promise<void> {
  try {
    print(await measure());
  } catch (cause) {
    isMet = false;
    console.log(`✗ not measured: ${toAppError(cause).message.split("\n", 1)[0]}`);
  }
}

function print(figures: readonly Figure[]): void {
  for (const figure of figures) {
    isMet &&= figure.isMet;
    console.log(
      `${figure.isMet ? "✓" : "✗"} ${figure.name.padEnd(70)} ${figure.shown.padStart(12)}  (target ${figure.target})`,
    );
  }
}
