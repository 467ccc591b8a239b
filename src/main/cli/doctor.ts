import { access, constants, statfs } from "node:fs/promises";
import { cpus, freemem, homedir, totalmem } from "node:os";
import path from "node:path";
import { toAppError } from "../../shared/error.ts";
import { createModels } from "../models/models.ts";
import { createSandbox } from "../sandbox/create-sandbox.ts";
import { readConfigFile } from "../store/config-file.ts";
import { loadSqlite } from "../store/sqlite.ts";
import { findShell } from "../tools/find-shell.ts";
import { exitStatus } from "./exit-status.ts";
import type { CliWorld } from "./run-command.ts";
import { paint } from "./terminal.ts";

/** One thing that was looked at. `mend` says what to do where it isn't well; `bad` ends with status 1. */
type Finding = { state: "good" | "limited" | "bad"; what: string; mend?: string };

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
  async memory() {
    const free = freemem() / 2 ** 30;
    const what = `${free.toFixed(1)} of ${(totalmem() / 2 ** 30).toFixed(1)} GB free, ${cpus().length} processor cores`;
    return free > 2
      ? { state: "good", what }
      : { state: "limited", what, mend: "Close other programs before loading a model." };
  },
  async models({ paths, signal }) {
    const entries = await createModels({ paths, settings: readConfigFile(paths.config) }).list(signal);
    const installed = entries.filter((entry) => entry.installed);
    if (installed.length > 0) return { state: "good", what: installed.map(({ id }) => id).join(", ") };
    const [first] = entries;
    return { state: "bad", what: "none is here", mend: `Get one with: hearth models pull ${first?.id ?? "ID"}` };
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
  async ollama({ paths }) {
    const { ollama } = readConfigFile(paths.config);
    if (!ollama.enabled) return { state: "good", what: "switched off in the settings" };
    const { listOllamaModels } = await import("../models/ollama-client.ts");
    const models = await listOllamaModels(ollama.url, AbortSignal.timeout(2_000)).catch(() => null);
    return {
      state: "good",
      what: models ? `${models.length} models at ${ollama.url}` : `no server at ${ollama.url} (none is needed)`,
    };
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
