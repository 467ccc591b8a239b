// `npm run eval`: everyday tasks on a real local model. `npm run eval -- --help` names the options.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { createModels } from "../../src/main/models/models.ts";
import { networkOf } from "../../src/main/wiring/models/network-of.ts";
import { pathsFor } from "../../src/main/paths.ts";
import { takeKeys } from "../../src/main/secrets/environment-keys.ts";
import { readConfigFile } from "../../src/main/store/config-file.ts";
import { type EvalAgent, openAgent } from "./agent.ts";
import { basics } from "./basics/index.ts";
import { keptBack } from "./kept-back/index.ts";
import { stockFunctions } from "./baselines/stock-functions.ts";
import { runTask, type TaskResult } from "./run-task.ts";
import { summaryOf } from "./summary.ts";
import type { Family, RunnableTask } from "./task.ts";
import { tuned } from "./tuned/index.ts";
import { variants, whole, withSeed } from "./variants.ts";
import { openApp, wordings } from "./whole-app.ts";

/** Those that aren't a technique on the engine: functions as the engine has them, and the whole app. */
const others: Readonly<Record<string, (model: { id: string; path: string }) => Promise<EvalAgent>>> = {
  "stock-functions": stockFunctions,
  ...Object.fromEntries(
    Object.entries(wordings).map(([name, wording]) => [name, (model) => openApp(model, wording)] as const),
  ),
};

const help = `npm run eval -- [options] [family or group of the tuned half …]

--model ID        the model (default: the one that a new session would get); may be given several times
--variant NAME    ${[...Object.keys(variants), ...Object.keys(others)].join(", ")} (default: hearth); may be given several times
--half NAME       tuned, kept-back or both (default: both), or basics: 24 small tasks that take minutes
--seed N          chance in free text, the same for the same number (default: none)
--quick           one task of each family instead of four
--keep FOLDER     where results and transcripts go (default: .eval, which git ignores)
--verbose         prints the transcripts of the tuned half

The tasks of the kept-back half are only counted: their transcripts are never written, so that nothing can be tuned to them.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    model: { type: "string", multiple: true },
    variant: { type: "string", multiple: true, default: ["hearth"] },
    half: { type: "string", default: "both" },
    seed: { type: "string" },
    quick: { type: "boolean", default: false },
    keep: { type: "string", default: ".eval" },
    verbose: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

type Chosen = { id: string; group: string; task: RunnableTask; isKeptBack: boolean };

if (values.help) console.log(help);
else process.exitCode = await evaluate();

async function evaluate(): Promise<number> {
  const unknown = values.variant.find((name) => !Object.hasOwn(others, name) && !Object.hasOwn(variants, name));
  if (unknown !== undefined) return refuse(`There is no variant ${unknown}.`);
  if (!["tuned", "kept-back", "both", "basics"].includes(values.half))
    return refuse(`There is no half ${values.half}.`);
  if (values.seed !== undefined && !/^[1-9]\d*$/.test(values.seed))
    return refuse("A seed is a whole number from 1 on.");
  const chosen = chosenTasks();
  if (chosen.length === 0) return refuse("No task of that name. Names are those of families and groups.");
  const paths = pathsFor(process.env, process.platform, path.resolve(import.meta.dirname, "..", ".."));
  const settings = readConfigFile(paths.config);
  const models = createModels({ paths, settings, network: networkOf(paths, settings, takeKeys({})) });
  for (const wanted of values.model ?? [null]) {
    const entry = await models.resolve(wanted, AbortSignal.timeout(10_000));
    if (entry.path === null)
      return refuse(`The model ${entry.id} isn't on this computer. Get it with: hearth models pull ${entry.id}`);
    const model = { id: entry.id, path: entry.path };
    for (const variant of values.variant) {
      const agent = await openVariant(model, variant);
      try {
        await runAll(
          chosen,
          agent,
          `${model.id}, ${variant}${values.seed === undefined ? "" : `, seed ${values.seed}`}`,
        );
      } finally {
        await agent.close();
      }
    }
  }
  return 0;
}

async function openVariant(model: { id: string; path: string }, variant: string): Promise<EvalAgent> {
  const other = others[variant];
  if (other) return other(model);
  const technique = variants[variant] ?? whole;
  return openAgent(model, values.seed === undefined ? technique : withSeed(technique, Number(values.seed)));
}

function refuse(message: string): number {
  console.error(`${message}\n\n${help}`);
  return 2;
}

function chosenTasks(): Chosen[] {
  const isNamed = (...names: string[]) => positionals.length === 0 || names.some((name) => positionals.includes(name));
  if (values.half === "basics") {
    return basics.flatMap(({ name: group, tasks }) =>
      tasks.flatMap((task) => (isNamed(task.id, group) ? [{ id: task.id, group, task, isKeptBack: false }] : [])),
    );
  }
  const tasksOf = (families: readonly Family[], isKeptBack: boolean) =>
    families.flatMap(({ id: family, group, variants: tasks }, place) =>
      tasks.flatMap((task, index) => {
        const id = `${family}-${index + 1}`;
        const isChosen = (!values.quick || index === place % 4) && isNamed(id, family, group);
        return isChosen ? [{ id, group, task, isKeptBack }] : [];
      }),
    );
  return [
    ...(values.half === "kept-back" ? [] : tasksOf(tuned, false)),
    // by name only tasks can be had that may be looked at
    ...(values.half === "tuned" || positionals.length > 0 ? [] : tasksOf(keptBack, true)),
  ];
}

async function runAll(chosen: readonly Chosen[], agent: EvalAgent, title: string): Promise<void> {
  console.log(`\n${title}\n`);
  const kept = path.join(values.keep, title.replaceAll(/[^\w.-]+/g, "-"));
  mkdirSync(kept, { recursive: true });
  const results: TaskResult[] = [];
  for (const { id, group, task, isKeptBack } of chosen) {
    const { transcript, ...result } = await runTask(task, agent);
    results.push({ ...result, id, group, isKeptBack });
    if (isKeptBack) {
      const done = results.filter((each) => each.problem === null).length;
      // a run that is broken off has counted something, too
      process.stderr.write(`\r${results.length} of ${chosen.length} tasks, ${done} done`);
      continue;
    }
    console.log(line(id, result));
    if (values.verbose) console.log(transcript.replaceAll(/^/gm, "         "));
    writeFileSync(path.join(kept, `${id}.txt`), `${task.prompt}\n${line("", result)}\n\n${transcript}\n`);
  }
  const summary = summaryOf(results);
  console.log(`\n${summary}`);
  writeFileSync(path.join(kept, "summary.txt"), `${title}\n\n${summary}\n`);
  writeFileSync(path.join(kept, "results.json"), JSON.stringify(results, null, 1));
}

function line(id: string, { problem, cost, seconds }: Omit<TaskResult, "id" | "group" | "isKeptBack">): string {
  const figures = `${cost.steps} steps, ${cost.read} read, ${cost.sampled} sampled, ${seconds.toFixed(0)} s`;
  return `${problem === null ? "done  " : "FAILED"} ${id.padEnd(24)} ${figures}${problem === null ? "" : `\n         ${problem}`}`;
}
