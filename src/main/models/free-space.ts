import { readdir, statfs } from "node:fs/promises";
import path from "node:path";
import { AppError } from "../../shared/error.ts";
import { readPartialState, receivedBytes } from "./download/partial-file.ts";
import { humanBytes } from "./human-bytes.ts";
import { isPullLocked } from "./pull-lock.ts";

/** Bytes that this user may still write in a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Throws `too-large` where the folder has no room for so many bytes more. What other downloads are yet to write there is
 * counted as written: otherwise two that fit one by one fill the disk together.
 */
export async function needSpace(
  name: string,
  bytes: number,
  folder: string,
  own: readonly string[],
  free: (folder: string) => Promise<number>,
): Promise<void> {
  const promised = await promisedBytes(folder, own);
  const there = Math.max(0, (await free(folder)) - promised);
  if (there >= bytes) return;
  const others = promised > 0 ? ` (other downloads will take ${humanBytes(promised)})` : "";
  throw new AppError(
    "too-large",
    `${name} needs ${humanBytes(bytes)} more, and only ${humanBytes(there)} are free in ${folder}${others}. Free some space, or name a folder on a larger disk in HEARTH_MODELS.`,
  );
}

/** What downloads that are going on are yet to write. */
async function promisedBytes(folder: string, own: readonly string[]): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let sum = 0;
  for (const name of names.filter((each) => each.endsWith(".partial"))) {
    const target = name.slice(0, -".partial".length);
    if (own.includes(target) || !(await isPullLocked(path.join(folder, target)))) continue;
    const state = await readPartialState(path.join(folder, name));
    if (state) sum += state.bytes - receivedBytes(state);
  }
  return sum;
}
