import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { says, startOllamaServer } from "../../support/ollama-server.ts";
import { atMost, type Figure, median, notMeasured } from "../figure.ts";

const runs = 7;

/** `hearth ask` with a model that needs no loading: when its first request comes, and how much memory it has taken. */
export async function askStart(installed: string): Promise<Figure[]> {
  const starts: number[] = [];
  const peaks: number[] = [];
  for (let run = 0; run <= runs; run++) {
    const { startMs, peakMegabytes } = await askOnce(installed);
    // the first fills the caches of the file system
    if (run === 0) continue;
    starts.push(startMs);
    if (peakMegabytes !== null) peaks.push(peakMegabytes);
  }
  const memory = "peak resident memory of `hearth ask`, without the model's process";
  return [
    atMost("`hearth ask`, from the start to the first request to a model", 400, median(starts), " ms"),
    peaks.length > 0
      ? atMost(memory, 250, median(peaks), " MB")
      : notMeasured(memory, "≤ 250 MB", "only Linux tells it"),
  ];
}

/** What is there before it is asked: in the folder of the data, for the folder that is worked in. */
type Prepare = (data: string, workspace: string) => Promise<void>;

/** Asks once, in a session that is there where it `goesOn`. */
export async function askOnce(
  installed: string,
  { prepare, goesOn = false }: { prepare?: Prepare; goesOn?: boolean } = {},
): Promise<{ startMs: number; peakMegabytes: number | null }> {
  const home = realpathSync(mkdtempSync(path.join(tmpdir(), "hearth-bench-home-")));
  const data = path.join(home, "data");
  let asked = 0;
  const server = await startOllamaServer({
    models: [{ name: "scripted" }],
    replies: () => {
      asked = performance.now();
      return says("Done.");
    },
  });
  try {
    mkdirSync(data);
    writeFileSync(path.join(data, "config.toml"), `[ollama]\nurl = "${server.url}"\n`);
    await prepare?.(data, home);
    const started = performance.now();
    const words = ["--model", "ollama/scripted", ...(goesOn ? ["--continue"] : []), "hello"];
    const peakMegabytes = await runAsk(installed, { home, data }, words);
    if (asked === 0) throw new Error("hearth ask ended before it asked its model.");
    return { startMs: asked - started, peakMegabytes };
  } finally {
    await server.close();
    rmSync(home, { recursive: true, force: true });
  }
}

/** Runs `hearth ask` in a home of its own. Returns the most memory that it had when it spoke, in megabytes. */
export async function runAsk(
  installed: string,
  { home, data }: { home: string; data: string },
  words: readonly string[],
): Promise<number | null> {
  let peakMegabytes: number | null = null;
  const args = [path.join(installed, "out", "main", "cli.js"), "ask", "--workspace", home, ...words];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, HEARTH_HOME: data },
    stdio: ["ignore", "pipe", "ignore"],
  });
  child.stdout.on("data", () => (peakMegabytes = peakOf(child.pid) ?? peakMegabytes));
  const status = await new Promise((resolve) => child.on("close", resolve));
  if (status !== 0) throw new Error(`hearth ask ended with status ${String(status)}.`);
  return peakMegabytes;
}

function peakOf(pid: number | undefined): number | null {
  try {
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return peak === undefined ? null : Number(peak) / 1024;
  } catch {
    return null;
  }
}
