import { readFile } from "node:fs/promises";
import path from "node:path";
import { nodeTerminal } from "./cli/node-terminal.ts";
import { keyAsker } from "./cli/ask-key.ts";
import { runCommand } from "./cli/run-command.ts";
import { forkModelProcess } from "./inference/fork-model-process.ts";
import { pathsFor } from "./paths.ts";
import { takeKeys } from "./secrets/environment-keys.ts";
import { createSecrets } from "./secrets/secrets.ts";

const installed = path.resolve(import.meta.dirname, "..", "..");
const paths = pathsFor(process.env, process.platform, installed);
const interrupted = new AbortController();

process.on("SIGINT", () => {
  // the second time the person means it
  if (interrupted.signal.aborted) process.exit(130);
  interrupted.abort();
});
process.on("SIGTERM", () => interrupted.abort());
// a reader that closes its end, such as `head`, is no failure of ours
process.stdout.on("error", () => process.exit(0));

// before anything is started that would inherit them
const environment = takeKeys(process.env);
const terminal = nodeTerminal(process.env);
const secrets = createSecrets({ environment, vault: null, ask: keyAsker(terminal) });

process.exitCode = await runCommand(process.argv.slice(2), {
  terminal,
  environment,
  paths,
  version: await readVersion(),
  signal: interrupted.signal,
  readInput: readPipedInput,
  async startRuntime(options) {
    const { createRuntime } = await import("./app.ts");
    const spawnModelProcess = forkModelProcess(paths.modelProcess);
    return createRuntime({ ...options, secrets, keys: environment, spawnModelProcess, report: reportToErr });
  },
});

async function readVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(path.join(installed, "package.json"), "utf8"));
  const isManifest = typeof manifest === "object" && manifest !== null && "version" in manifest;
  return isManifest && typeof manifest.version === "string" ? manifest.version : "unknown";
}

async function readPipedInput(): Promise<string | null> {
  if (process.stdin.isTTY) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

function reportToErr(error: Error): void {
  process.stderr.write(`hearth: ${error.message}\n`);
}
