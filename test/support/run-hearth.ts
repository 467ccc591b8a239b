import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { startOllamaServer } from "./ollama-server.ts";
import { writeFiles } from "./write-files.ts";

const cli = path.resolve(import.meta.dirname, "..", "..", "out", "main", "cli.js");

export type HearthRun = { status: number; out: string; err: string };

/** A home and a workspace of a test's own, gone when it has finished. */
export function makePlace(files: Readonly<Record<string, string>> = {}) {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), "hearth-cli-")));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const home = path.join(root, "home");
  const workspace = path.join(root, "work");
  for (const folder of [home, workspace, path.join(root, "models")]) mkdirSync(folder);
  writeFiles(workspace, files);
  return { root, home, workspace, models: path.join(root, "models") };
}

export type CliPlace = ReturnType<typeof makePlace>;

/** Runs the built command line as a user would, without a terminal. */
export async function runHearth(
  args: readonly string[],
  place: CliPlace,
  more: {
    input?: string;
    models?: string;
    env?: Readonly<Record<string, string>>;
    onStart?: (interrupt: () => void, kill: () => void) => void;
    onOut?: (out: string) => void;
  } = {},
): Promise<HearthRun> {
  const env = {
    ...process.env,
    HEARTH_HOME: place.home,
    HEARTH_MODELS: more.models ?? place.models,
    NO_COLOR: "1",
    ...more.env,
  };
  const child = spawn(process.execPath, [cli, ...args], { env, cwd: place.workspace, stdio: ["pipe", "pipe", "pipe"] });
  child.stdin.end(more.input ?? "");
  more.onStart?.(
    () => child.kill("SIGINT"),
    () => child.kill("SIGKILL"),
  );
  const run = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    run.out += text;
    more.onOut?.(run.out);
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => (run.err += text));
  const status = await new Promise<number>((resolve, reject) => {
    child.on("error", reject).on("close", (code, signal) => resolve(code ?? (signal === "SIGINT" ? 130 : 1)));
  });
  return { status, ...run };
}

/** A scripted model behind the product's own way to Ollama. `ollama/scripted` is its id, and the default. */
export async function scriptOllama(
  place: CliPlace,
  replies: NonNullable<Parameters<typeof startOllamaServer>[0]["replies"]>,
) {
  const server = await startOllamaServer({ models: [{ name: "scripted" }], replies });
  onTestFinished(() => server.close());
  writeFileSync(path.join(place.home, "config.toml"), `model = "ollama/scripted"\n\n[ollama]\nurl = "${server.url}"\n`);
  return server;
}
