import type { Stats } from "node:fs";
import { lstat, realpath, rename, rm } from "node:fs/promises";
import path from "node:path";
import { toDiskError } from "./disk-error.ts";
import { partialFiles, wheelsPartial } from "./download/partial-file.ts";
import { modelBytes, namesIn } from "./model-folder.ts";
import { partNames } from "./model-name.ts";
import { takePullLock } from "./pull-lock.ts";

/** What is removed with a model, and what of it is free then. */
type Victim = {
  file: string;
  stats: Stats;
  /** Another model of the folder that is a link to this file: it gets the file, and nothing is freed. */
  heir: string | null;
};

/** How many bytes are free when one of these models is removed, by their names; those of which nothing is here are left out. */
export async function bytesFreedBy(folder: string, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const heirs = await linksWithin(folder);
  const found = new Map<string, number>();
  for (const name of names) {
    const bytes = freed(await victimsOf(folder, name, true, heirs));
    if (bytes !== null) found.set(name, bytes);
  }
  return found;
}

/**
 * Removes a model with all its parts, and what unfinished downloads left of it. Returns the bytes that are free again; null
 * where nothing was there.
 */
export async function removeModelFiles(folder: string, name: string): Promise<number | null> {
  return removeAll(folder, name, true);
}

/** Removes only what an unfinished download has left. */
export async function discardDownload(folder: string, name: string): Promise<number | null> {
  // whole parts of a split model that isn't all here are of no other use
  const isSplit = partNames(name).length > 1;
  return removeAll(folder, name, isSplit && (await modelBytes(path.join(folder, name))) === null);
}

async function removeAll(folder: string, name: string, isWhole: boolean): Promise<number | null> {
  const file = path.join(folder, name);
  const find = async () => victimsOf(folder, name, isWhole, await linksWithin(folder));
  if ((await find()).length === 0) return null;
  const unlock = await takePullLock(file);
  try {
    const victims = await find();
    for (const victim of victims) {
      if (victim.heir === null) await rm(victim.file, { force: true });
      else await rename(victim.file, victim.heir);
    }
    return freed(victims);
  } catch (cause) {
    throw toDiskError(cause, file);
  } finally {
    await unlock();
  }
}

async function victimsOf(
  folder: string,
  name: string,
  isWhole: boolean,
  heirs: ReadonlyMap<string, string>,
): Promise<Victim[]> {
  const files = partNames(name).flatMap((part) => {
    const file = path.join(folder, part);
    const partials = [...partialFiles(`${file}.partial`), ...partialFiles(wheelsPartial(file))];
    return isWhole ? [file, ...partials] : partials;
  });
  const found = await Promise.all(
    files.map(async (file): Promise<Victim | null> => {
      const stats = await lstat(file).catch(() => null);
      return stats && { file, stats, heir: stats.isFile() ? (heirs.get(await realpath(file)) ?? null) : null };
    }),
  );
  return found.filter((victim) => victim !== null);
}

/** Links of the folder to files of the folder, by the files' real paths. */
async function linksWithin(folder: string): Promise<Map<string, string>> {
  const links = new Map<string, string>();
  for (const name of await namesIn(folder)) {
    const file = path.join(folder, name);
    const isLink = (await lstat(file).catch(() => null))?.isSymbolicLink();
    const real = isLink ? await realpath(file).catch(() => null) : null;
    if (real !== null) links.set(real, file);
  }
  return links;
}

/** A link frees nothing, nor does one of several names of a file; what was never written to a partial file takes no room. */
function freed(victims: readonly Victim[]): number | null {
  if (victims.length === 0) return null;
  const own = victims.filter(({ stats, heir }) => stats.isFile() && stats.nlink === 1 && heir === null);
  return own.reduce((sum, { file, stats }) => {
    return sum + (file.endsWith(".partial") ? Math.min(stats.size, stats.blocks * 512) : stats.size);
  }, 0);
}
