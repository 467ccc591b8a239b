// `npm run eval [-- --model ID] [--verbose] [task or group …]`: real tasks on a real local model.
import path from "node:path";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { parseArgs } from "node:util";
import { createRuntime } from "../../src/main/app.ts";
import { forkModelProcess } from "../../src/main/inference/fork-model-process.ts";
import { pathsFor } from "../../src/main/paths.ts";
import { prepareBuild } from "../support/prepare-build.ts";
import { runTask } from "./run-task.ts";
import { commands } from "./tasks/commands.ts";
import { edits } from "./tasks/edits.ts";
import { noTool } from "./tasks/no-tool.ts";
import { questions } from "./tasks/questions.ts";
import { severalSteps } from "./tasks/several-steps.ts";

const groups = [questions, edits, commands, severalSteps, noTool];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { model: { type: "string" }, verbose: { type: "boolean" } },
});

const installed = await prepareBuild();
const home = mkdtempSync(path.join(tmpdir(), "hearth-eval-home-"));
const paths = {
  ...pathsFor({ ...process.env, HEARTH_HOME: home }, process.platform, installed),
  models: pathsFor(process.env, process.platform, installed).models,
};
const runtime = await createRuntime({
  paths,
  spawnModelProcess: forkModelProcess(paths.modelProcess),
  permission: "allow",
  keepsHistory: true,
  maxSteps: 12,
  owner: "evaluation",
  report: (error) => console.error(error.message),
});

try {
  process.exitCode = await evaluate();
} finally {
  await runtime.close();
  rmSync(home, { recursive: true, force: true });
}

async function evaluate(): Promise<number> {
  const { id } = await runtime.models.resolve(values.model ?? null, AbortSignal.timeout(10_000));
  console.log(`Model: ${id}\n`);
  let done = 0;
  let count = 0;
  let malformed = 0;
  for (const group of groups) {
    for (const task of group.tasks) {
      if (positionals.length > 0 && !positionals.includes(task.id) && !positionals.includes(group.name)) continue;
      const result = await runTask(task, runtime, id);
      count++;
      malformed += result.malformed;
      if (result.problem === null) done++;
      const cost = `${result.steps} steps, ${result.sampled} sampled, ${result.evaluated} read, ${result.seconds.toFixed(1)} s`;
      console.log(
        `${result.problem === null ? "done  " : "FAILED"} ${task.id.padEnd(18)} ${cost}${result.problem ? `\n         ${result.problem}` : ""}`,
      );
      if (values.verbose)
        console.log(result.transcript.map((line) => `         ${line.replaceAll("\n", "\n         ")}`).join("\n"));
    }
  }
  console.log(`\n${done} of ${count} done, ${malformed} malformed calls`);
  return malformed === 0 ? 0 : 1;
}
