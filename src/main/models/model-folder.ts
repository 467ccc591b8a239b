import { lstat, mkdir, readdir, readlink, realpath, rm, stat } from "node:fs/promises";
import path from "node:path";
import { AppError } from "../../shared/error.ts";
import { toDiskError } from "./disk-error.ts";
import { linkFile } from "./link-file.ts";
import { takePullLock } from "./pull-lock.ts";

/** A model file in the models folder. */
export type ModelFile = {
  name: string;
  path: string;
  /** Null where it is a link to a file that isn't there any more. */
  bytes: number | null;
  /** What it links to; null where the file itself lies here. */
  link: string | null;
};

/** The model files of the folder, by name. No folder is an empty one. */
export async function listModelFiles(folder: string): Promise<ModelFile[]> {
  const names = await readdir(folder).catch((cause: unknown) => {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return [];
    throw new AppError("internal", `The models folder ${folder} can't be read: ${String(cause)}`, { cause });
  });
  const models = names.filter(isModelName).toSorted((a, b) => a.localeCompare(b, "en"));
  const files = await Promise.all(models.map((name) => describe(path.join(folder, name))));
  return files.filter((file) => file !== null);
}

/** Links a file into the folder under its own name. The same file again is no mistake; another one of that name is. */
export async function addModelFile(source: string, folder: string): Promise<ModelFile> {
  const file = path.join(folder, withEnding(path.basename(source)));
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw toDiskError(cause, folder);
  }
  const there = await describe(file);
  if (there === null || there.bytes === null) await linkFile(source, file);
  else if ((await realpath(file)) !== (await realpath(source))) {
    throw new AppError(
      "conflict",
      `There is another model called ${path.basename(file)} already. Remove it first, or rename the file.`,
    );
  }
  const added = await describe(file);
  if (added) return added;
  throw new AppError("internal", `${source} was linked, but isn't there. Try again.`);
}

/** Removes a file and what unfinished downloads left of it. Returns the bytes that are free again; null where nothing was there. */
export async function removeModelFiles(folder: string, name: string): Promise<number | null> {
  const file = path.join(folder, name);
  const partials = [`${file}.partial`, `${file}.wheels.partial`];
  const victims = [file, ...partials, ...partials.map((partial) => `${partial}.json`)];
  const found = await Promise.all(victims.map((victim) => lstat(victim).catch(() => null)));
  if (found.every((stats) => stats === null)) return null;
  const unlock = await takePullLock(file);
  try {
    for (const victim of victims) await rm(victim, { force: true });
  } catch (cause) {
    throw toDiskError(cause, file);
  } finally {
    await unlock();
  }
  // a link frees nothing, nor does one of several names of the same file
  const own = found.filter((stats) => stats?.isFile() && stats.nlink === 1);
  return own.reduce((freed, stats) => freed + (stats?.size ?? 0), 0);
}

/** Image parts of a model, and the later parts of a split one, can't be used by themselves. */
function isModelName(name: string): boolean {
  return /\.gguf$/i.test(name) && !/^mmproj/i.test(name) && !/-0*(?:[2-9]|[1-9]\d+)-of-\d+\.gguf$/i.test(name);
}

function withEnding(name: string): string {
  return /\.gguf$/i.test(name) ? name : `${name}.gguf`;
}

async function describe(file: string): Promise<ModelFile | null> {
  const own = await lstat(file).catch(() => null);
  if (!own) return null;
  const found = await stat(file).catch(() => null);
  if (found && !found.isFile()) return null;
  const link = own.isSymbolicLink() ? path.resolve(path.dirname(file), await readlink(file)) : null;
  return { name: path.basename(file), path: file, bytes: found?.size ?? null, link };
}
