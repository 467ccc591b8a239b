import type { Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";

/** Folders in which other programs keep models. None of them need exist. */
export type SearchPlaces = {
  /** Ollama's: each file is named after its sha256. */
  ollama: readonly string[];
  /** LM Studio's: publisher, model, file. */
  lmStudio: readonly string[];
  /** Hugging Face's cache: each model has `blobs`, with files that are named after their sha256. */
  huggingFace: readonly string[];
};

/** A file of the right size; whether it is the right one, its sha256 tells. */
export type Candidate = { file: string; owner: string };

/** Where other programs keep models, by their own settings or their habits. */
export function searchPlaces(env: Readonly<Record<string, string | undefined>>, home: string): SearchPlaces {
  const cache = env["XDG_CACHE_HOME"] || path.join(home, ".cache");
  const hubs = [env["HF_HUB_CACHE"], env["HF_HOME"] && path.join(env["HF_HOME"], "hub")];
  return {
    ollama: [...set(env["OLLAMA_MODELS"]), path.join(home, ".ollama", "models"), "/usr/share/ollama/.ollama/models"],
    lmStudio: [path.join(home, ".lmstudio", "models"), path.join(cache, "lm-studio", "models")],
    huggingFace: [...hubs.flatMap(set), path.join(cache, "huggingface", "hub")],
  };
}

function set(folder: string | undefined): string[] {
  return folder ? [folder] : [];
}

/** Files on this computer that have the size of this model: those in `first`, then the likeliest. Folders that can't be read are passed over. */
export async function* findLocally(
  entry: { bytes: number; sha256: string },
  first: readonly string[],
  folder: string,
  places: SearchPlaces,
): AsyncGenerator<Candidate, void> {
  const hubs = (await Promise.all(places.huggingFace.map((hub) => subfolders(hub)))).flat();
  const named: Candidate[] = [
    ...first.map((file) => ({ file, owner: "the models folder" })),
    ...places.ollama.map((place) => ({ file: path.join(place, "blobs", `sha256-${entry.sha256}`), owner: "Ollama" })),
    ...hubs.map((hub) => ({ file: path.join(hub, "blobs", entry.sha256), owner: "the Hugging Face cache" })),
  ];
  for (const candidate of named) if (await hasSize(candidate.file, entry.bytes)) yield candidate;
  for await (const file of modelFiles(folder, 1)) {
    if (!first.includes(file) && (await hasSize(file, entry.bytes))) yield { file, owner: "the models folder" };
  }
  for (const place of places.lmStudio) {
    for await (const file of modelFiles(place, 3))
      if (await hasSize(file, entry.bytes)) yield { file, owner: "LM Studio" };
  }
}

/** The folders in a folder; none where it can't be read. */
export async function subfolders(folder: string): Promise<string[]> {
  const entries = await entriesOf(folder);
  return entries.filter((entry) => entry.isDirectory()).map((entry) => path.join(folder, entry.name));
}

/** Model files in a folder, and as deep below it. */
export async function* modelFiles(folder: string, depth: number): AsyncGenerator<string, void> {
  for await (const file of filesBelow(folder, depth)) if (file.toLowerCase().endsWith(".gguf")) yield file;
}

/** All that is no folder in a folder, and as deep below it. Links to folders aren't followed: they may lead in circles. */
export async function* filesBelow(folder: string, depth: number): AsyncGenerator<string, void> {
  for (const entry of await entriesOf(folder)) {
    const file = path.join(folder, entry.name);
    if (!entry.isDirectory()) yield file;
    else if (depth > 1) yield* filesBelow(file, depth - 1);
  }
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch(() => []);
}

async function hasSize(file: string, bytes: number): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && found.isFile() && found.size === bytes;
}
