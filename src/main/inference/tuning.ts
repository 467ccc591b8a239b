import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";

const setting = z.strictObject({ flashAttention: z.boolean(), threads: z.int().positive() });
const measured = setting.extend({ readPerSecond: z.number().positive(), writePerSecond: z.number().positive() });

const tuning = z.strictObject({ model: z.string(), chosen: setting, measured: z.array(measured).min(1) });

/** How a model computes. */
export type Setting = z.output<typeof setting>;
/** In tokens a second, some hundred tokens deep in a conversation. */
export type Measured = z.output<typeof measured>;
/** What was measured of a model on this machine, and what was chosen for it. */
export type Tuning = z.output<typeof tuning>;

/** What a step costs on the average: tokens that are read and written, over the tasks of the evaluation. */
const usualStep = { read: 320, written: 70 };

/** The setting that makes the usual step in the least time. */
export function bestSetting(all: readonly Measured[]): Setting | null {
  const [best] = all.toSorted((one, other) => secondsForStep(one) - secondsForStep(other));
  return best ? { flashAttention: best.flashAttention, threads: best.threads } : null;
}

function secondsForStep({ readPerSecond, writePerSecond }: Measured): number {
  return usualStep.read / readPerSecond + usualStep.written / writePerSecond;
}

/** How quickly the model is with what was chosen. */
export function speedOf({ chosen, measured: all }: Tuning): { readPerSecond: number; writePerSecond: number } | null {
  const own = all.find((each) => each.threads === chosen.threads && each.flashAttention === chosen.flashAttention);
  return own ? { readPerSecond: own.readPerSecond, writePerSecond: own.writePerSecond } : null;
}

/** Null where nothing was measured with this model, engine and machine, which `fingerprint` says. */
export async function readTuning(folder: string, fingerprint: string): Promise<Tuning | null> {
  return readTuningFile(path.join(folder, nameFor(fingerprint)));
}

/** Throws where the disk doesn't take it. */
export async function writeTuning(folder: string, fingerprint: string, result: Tuning): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const part = path.join(folder, `${randomUUID()}.part`);
  await writeFile(part, JSON.stringify(result), { mode: 0o600 });
  await rename(part, path.join(folder, nameFor(fingerprint)));
}

/** All that was measured on this machine, for who wants to know what was chosen and why. */
export async function listTunings(folder: string): Promise<Tuning[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const found = await Promise.all(names.map((name) => readTuningFile(path.join(folder, name))));
  return found.flatMap((each) => each ?? []);
}

async function readTuningFile(file: string): Promise<Tuning | null> {
  try {
    return tuning.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return null; // it is measured again
  }
}

function nameFor(fingerprint: string): string {
  return `${createHash("sha256").update(fingerprint).digest("hex").slice(0, 32)}.json`;
}
