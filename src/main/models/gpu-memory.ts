import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

/** Where graphics cards are looked for. */
export type GpuPlaces = {
  /** The program of NVIDIA's driver. */
  nvidia: string;
  /** Where Linux lists cards. */
  linuxCards: string;
};

/** On Windows by its path: a name alone is looked for in the current folder first, which may be anybody's. */
export function usualGpuPlaces(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
): GpuPlaces {
  const system = path.join(env["SystemRoot"] ?? "C:\\Windows", "System32");
  const nvidia = platform === "win32" ? path.join(system, "nvidia-smi.exe") : "nvidia-smi";
  return { nvidia, linuxCards: "/sys/class/drm" };
}

/** Some cards sleep, and waking one takes a while. */
const patienceMs = 3_000;
/** Less is a part of the computer's own memory, which is counted already. */
const leastBytes = 2 * 1024 ** 3;

/** Memory of graphics cards of their own, together, in bytes; null where none is found. Never throws. */
export async function findGpuMemory({ nvidia, linuxCards }: GpuPlaces): Promise<number | null> {
  const cards = (await Promise.all([ofNvidia(nvidia), ofLinux(linuxCards)])).flat();
  const own = cards.filter((bytes) => bytes >= leastBytes);
  return own.length === 0 ? null : own.reduce((sum, bytes) => sum + bytes, 0);
}

async function ofNvidia(program: string): Promise<number[]> {
  const query = ["--query-gpu=memory.total", "--format=csv,noheader,nounits"];
  const run = promisify(execFile)(program, query, { timeout: patienceMs, windowsHide: true });
  const { stdout } = await run.catch(() => ({ stdout: "" })); // no such card, or no driver
  return stdout
    .split("\n")
    .map((line) => Number(line.trim() || "none") * 1024 ** 2)
    .filter(Number.isFinite);
}

async function ofLinux(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(() => []);
  const cards = names.filter((name) => /^card\d+$/.test(name));
  const texts = cards.map((card) => readFile(path.join(folder, card, "device/mem_info_vram_total"), "utf8"));
  const found = await Promise.allSettled(texts);
  return found.flatMap((each) => (each.status === "fulfilled" ? [Number(each.value)] : [])).filter(Number.isFinite);
}
