import { lstat, mkdir, readdir, readlink, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { AppError } from "../../shared/error.ts";
import { toDiskError } from "./disk-error.ts";
import { linkFile } from "./link-file.ts";
import { isModelName, partNames } from "./model-name.ts";

/** A model in the models folder. */
export type ModelFile = {
  name: string;
  path: string;
  /** All its parts together. Null where one is missing, or is a link to a file that isn't there any more. */
  bytes: number | null;
  /** What it links to; null where the file itself lies here. */
  link: string | null;
};

/** The model files of the folder, by name. No folder is an empty one. */
export async function listModelFiles(folder: string): Promise<ModelFile[]> {
  const models = (await namesIn(folder)).filter(isModelName).toSorted((a, b) => a.localeCompare(b, "en"));
  const files = await Promise.all(models.map((name) => describe(path.join(folder, name))));
  return files.filter((file) => file !== null);
}

/** All names in the models folder; none where there is no folder. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((cause: unknown) => {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return [];
    throw new AppError("internal", `The models folder ${folder} can't be read: ${String(cause)}`, { cause });
  });
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

function withEnding(name: string): string {
  return /\.gguf$/i.test(name) ? name : `${name}.gguf`;
}

async function describe(file: string): Promise<ModelFile | null> {
  const own = await lstat(file).catch(() => null);
  if (!own) return null;
  const found = await stat(file).catch(() => null);
  if (found && !found.isFile()) return null;
  const link = own.isSymbolicLink() ? path.resolve(path.dirname(file), await readlink(file)) : null;
  return { name: path.basename(file), path: file, bytes: await modelBytes(file), link };
}

/** How large a model is with all its parts, or null where one isn't there. */
export async function modelBytes(first: string): Promise<number | null> {
  const real = await realpath(first).catch(() => null);
  if (real === null) return null;
  // the parts lie beside a link, or beside what it leads to
  return (await sizeWithParts(first)) ?? sizeWithParts(real);
}

async function sizeWithParts(first: string): Promise<number | null> {
  const parts = partNames(path.basename(first)).map((name) => path.join(path.dirname(first), name));
  const sizes = await Promise.all(parts.map((part) => stat(part).catch(() => null)));
  return sizes.reduce<number | null>((sum, found) => (sum === null || !found?.isFile() ? null : sum + found.size), 0);
}
