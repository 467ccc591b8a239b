import { access, constants, statfs } from "node:fs/promises";
import { cpus, freemem, homedir, totalmem } from "node:os";
import path from "node:path";
import { toAppError } from "../../shared/error.ts";
import type { speedOf, Tuning } from "../inference/tuning.ts";
import { createModels } from "../models/models.ts";
import { networkOf } from "../wiring/models/network-of.ts";
import { visibleControls } from "../../shared/visible-controls.ts";
import { openFolders, toolSpecs } from "../wiring/folders/folders.ts";
import { promptSourcesFor } from "../wiring/agents/prompt-sources.ts";
import { startWords } from "../wiring/sessions/start-info.ts";
import { createSandbox } from "../sandbox/create-sandbox.ts";
import { keyVariable } from "../../shared/key-variable.ts";
import { readConfigFile } from "../store/config-file.ts";
import { loadSqlite } from "../store/sqlite.ts";
import { findShell } from "../tools/find-shell.ts";
import { exitStatus } from "./exit-status.ts";
import type { CliWorld } from "./run-command.ts";
import { paint } from "./terminal.ts";

/** One thing that was looked at. `mend` says what to do where it isn't well; `bad` ends with status 1. */
export type Finding = { state: "good" | "limited" | "bad"; what: string; mend?: string };

/** `hearth doctor`: what works on this computer, and how to mend what doesn't. */
export async function doctor(world: CliWorld): Promise<number> {
  const { terminal } = world;
  let isWell = true;
  for (const [name, check] of Object.entries(checks)) {
    const finding = await check(world).catch((cause: unknown): Finding => ({
      state: "bad",
      what: toAppError(cause).message,
    }));
    if (finding.state === "bad") isWell = false;
    const [colour, mark] =
      finding.state === "good"
        ? (["green", "✓"] as const)
        : finding.state === "limited"
          ? (["yellow", "!"] as const)
          : (["red", "✗"] as const);
    terminal.out(
      `${paint(terminal, colour, mark)} ${name}: ${finding.what}\n${finding.mend ? `    ${finding.mend}\n` : ""}`,
    );
  }
  return isWell ? exitStatus.done : exitStatus.failed;
}

const checks: Readonly<Record<string, (world: CliWorld) => Promise<Finding>>> = {
  async settings({ paths }) {
    readConfigFile(paths.config);
    return { state: "good", what: paths.config };
  },
  async cloud({ paths, environment }) {
    const { cloud } = readConfigFile(paths.config);
    if (!cloud.enabled) return { state: "good", what: "off: nothing is sent to any provider" };
    const names = Object.entries(cloud.providers);
    const keyless = names.filter(([name, { kind }]) => kind !== "openai-compatible" && environment.get(name) === null);
    const what = `on: asks before anything is sent (${names.map(([name]) => name).join(", ") || "no provider is set up"})`;
    const [first] = keyless;
    if (!first) return { state: "good", what };
    return {
      state: "limited",
      what,
      mend: `hearth asks for the key of ${first[0]} unless ${keyVariable(first[0])} holds it.`,
    };
  },

  async history({ paths }) {
    const { name } = await loadSqlite();
    return { state: "good", what: `${paths.database} (${name})` };
  },
  async engine({ paths, signal }) {
    await access(paths.modelProcess, constants.R_OK);
    const { describeEngine } = await import("../inference/describe-engine.ts");
    const what = await describeEngine(signal);
    return { state: "good", what };
  },
  async speed({ paths }) {
    const { listTunings, speedOf } = await import("../inference/tuning.ts");
    const tunings = await listTunings(paths.tuning);
    if (tunings.length === 0) return { state: "good", what: "measured for each model after its first use" };
    return { state: "good", what: tunings.map((tuning) => tuningWords(tuning, speedOf(tuning))).join("\n    ") };
  },
  async snapshots({ paths }) {
    const { snapshots_gb } = readConfigFile(paths.config).engine;
    if (snapshots_gb === 0) return { state: "good", what: "switched off in the settings" };
    const { snapshotBytes } = await import("../inference/snapshot-store.ts");
    const used = (await snapshotBytes(paths.snapshots)) / 1e9;
    return { state: "good", what: `${used.toFixed(1)} of ${snapshots_gb} GB used, so that little is read twice` };
  },
  async memory() {
    const free = freemem() / 2 ** 30;
    const what = `${free.toFixed(1)} of ${(totalmem() / 2 ** 30).toFixed(1)} GB free, ${cpus().length} processor cores`;
    return free > 2
      ? { state: "good", what }
      : { state: "limited", what, mend: "Close other programs before loading a model." };
  },
  async models({ paths, environment, signal }) {
    const settings = readConfigFile(paths.config);
    const entries = await createModels({ paths, settings, network: networkOf(paths, settings, environment) }).list(
      signal,
    );
    const installed = entries.filter((entry) => entry.installed && !entry.use);
    if (installed.length > 0) return { state: "good", what: installed.map(({ id }) => id).join(", ") };
    const [first] = entries;
    return { state: "bad", what: "none is here", mend: `Get one with: hearth models pull ${first?.id ?? "ID"}` };
  },
  async search(world) {
    const { examineSearch } = await import("./examine-search.ts");
    return examineSearch(world);
  },
  async agents({ paths }) {
    const { createAgents } = await import("../agents/agents.ts");
    const all = await createAgents({ settings: readConfigFile(paths.config), folder: paths.agents }).list(null);
    const mistakes = all.flatMap((entry) => (entry.state === "broken" ? [entry.mistake] : []));
    const own = all.filter(({ origin, state }) => origin === "person" && state === "ready").length;
    const what = `${all.length - mistakes.length} to choose from, ${own} of your own`;
    if (mistakes.length === 0) return { state: "good", what };
    return { state: "limited", what: `${what}; ${mistakes.length} with mistakes`, mend: mistakes.join("\n    ") };
  },
  async "tools and skills"({ paths, signal }) {
    const closed = [paths.home, paths.models];
    const [tools, { skills, mistakes }] = await Promise.all([
      toolSpecs(openFolders(paths, closed)),
      promptSourcesFor(paths).allSkills(".", signal),
    ]);
    const info = { tools: tools.map(({ name }) => name), skills: skills.map(({ name }) => name), mistakes };
    const mend = mistakes.map(({ place, what }) => visibleControls(`${place}: ${what}`)).join("\n    ");
    return { state: mend === "" ? "good" : "limited", what: startWords(info), ...(mend === "" ? {} : { mend }) };
  },
  async sandbox({ paths, signal }) {
    const sandbox = await createSandbox({ home: homedir(), hidden: [], scratch: paths.sandbox }, signal);
    if (sandbox.isAvailable) return { state: "good", what: "commands are confined to the folder, without network" };
    const mend = "Until then every command is asked for, and a step that may only look runs none.";
    return { state: "limited", what: sandbox.reason, mend };
  },
  async shell() {
    const shell = await findShell(process.env["PATH"]);
    return shell
      ? { state: "good", what: shell }
      : { state: "limited", what: "there is no bash, so no commands can be run" };
  },
  async ollama({ paths, environment }) {
    const settings = readConfigFile(paths.config);
    const { ollama } = settings;
    if (!ollama.enabled) return { state: "good", what: "switched off in the settings" };
    const fetch = networkOf(paths, settings, environment).fetchFor({ why: "Ollama: list of models", runId: null });
    const { listOllamaModels } = await import("../models/ollama-client.ts");
    const models = await listOllamaModels({ url: ollama.url, fetch }, AbortSignal.timeout(2_000)).catch(() => null);
    return {
      state: "good",
      what: models ? `${models.length} models at ${ollama.url}` : `no server at ${ollama.url} (none is needed)`,
    };
  },
  async servers(world) {
    const { examineServers } = await import("./examine-servers.ts");
    return examineServers(world, readConfigFile(world.paths.config));
  },
  async disk({ paths }) {
    const space = await firstSpace(paths.models);
    const free = (Number(space.bavail) * Number(space.bsize)) / 1e9;
    const what = `${free.toFixed(1)} GB free for models in ${paths.models}`;
    return free > 3
      ? { state: "good", what }
      : { state: "limited", what, mend: "Free some space before getting a model, or set HEARTH_MODELS." };
  },
};

/** What was chosen for a model, and why. */
function tuningWords({ model, chosen, measured }: Tuning, best: ReturnType<typeof speedOf>): string {
  const attention = chosen.flashAttention ? "flash attention" : "plain attention";
  const rate = best
    ? `: reads ${Math.round(best.readPerSecond)}, writes ${best.writePerSecond.toFixed(1)} tokens/s`
    : "";
  const threads = chosen.threads === 1 ? "1 thread" : `${chosen.threads} threads`;
  return `${model} with ${threads} and ${attention}${rate} (the best of ${measured.length} settings)`;
}

/** Of the folder, or the nearest one above it that is there. */
async function firstSpace(folder: string): Promise<Awaited<ReturnType<typeof statfs>>> {
  try {
    return await statfs(folder);
  } catch (cause) {
    const parent = path.dirname(folder);
    if (parent === folder) throw cause;
    return firstSpace(parent);
  }
}
