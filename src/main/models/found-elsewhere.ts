import { readFile, realpath } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { type SearchPlaces, filesBelow, modelFiles, subfolders } from "./local-search.ts";
import { modelBytes } from "./model-folder.ts";
import { isModelName } from "./model-name.ts";

/** A model file of another program's. It is read where it is, and neither changed nor removed. */
export type ForeignModel = {
  /** `lmstudio/…`, `hf-cache/…` or `ollama-file/…`, and the name that the program has for it. */
  id: string;
  name: string;
  keeper: string;
  path: string;
  bytes: number;
};

/** How the ids of other programs' models begin. */
export function isForeignId(id: string): boolean {
  return /^(?:lmstudio|hf-cache|ollama-file)\//i.test(id);
}

/** The models of other programs on this computer. What can't be read is passed over: it isn't ours to mend. */
export async function findElsewhere(places: SearchPlaces): Promise<ForeignModel[]> {
  const found: ForeignModel[] = [];
  for (const place of places.lmStudio) for await (const model of inLmStudio(place)) found.push(model);
  for (const place of places.ollama) for await (const model of inOllama(place)) found.push(model);
  for (const place of places.huggingFace) for await (const model of inHubCache(place)) found.push(model);
  const byId = new Map<string, ForeignModel>();
  for (const model of found) if (!byId.has(model.id)) byId.set(model.id, model);
  return [...byId.values()];
}

/** Publisher, model, file. */
async function* inLmStudio(place: string): AsyncGenerator<ForeignModel, void> {
  for await (const file of modelFiles(place, 3)) {
    const bytes = isModelName(path.basename(file)) ? await modelBytes(file) : null;
    if (bytes === null) continue;
    yield {
      id: `lmstudio/${slashed(path.relative(place, file))}`,
      name: nameOf(file),
      keeper: "LM Studio",
      path: file,
      bytes,
    };
  }
}

const manifest = z.object({ layers: z.array(z.object({ mediaType: z.string(), digest: z.string() })) });

/** Manifests name the blobs: host, namespace, model, tag. */
async function* inOllama(place: string): AsyncGenerator<ForeignModel, void> {
  const manifests = path.join(place, "manifests");
  for await (const file of filesBelow(manifests, 4)) {
    const parts = path.relative(manifests, file).split(path.sep);
    const blob = parts.length === 4 ? await blobOf(file, place) : null;
    if (blob === null) continue;
    const bytes = await modelBytes(blob);
    const name = ollamaName(parts);
    if (bytes !== null) yield { id: `ollama-file/${name}`, name, keeper: "Ollama", path: blob, bytes };
  }
}

async function blobOf(file: string, place: string): Promise<string | null> {
  try {
    const { layers } = manifest.parse(JSON.parse(await readFile(file, "utf8")));
    const layer = layers.find(({ mediaType }) => mediaType === "application/vnd.ollama.image.model");
    // the digest becomes a part of a path
    const digest = /^sha256:([\da-f]{64})$/.exec(layer?.digest ?? "")?.[1];
    return digest === undefined ? null : path.join(place, "blobs", `sha256-${digest}`);
  } catch {
    return null; // no manifest, or one of a kind that isn't known
  }
}

/** As Ollama itself names it: what is usual is left out. */
function ollamaName([host = "", namespace = "", model = "", tag = ""]: readonly string[]): string {
  const place = host === "registry.ollama.ai" ? [] : [host];
  const owner = place.length === 0 && namespace === "library" ? [] : [namespace];
  return `${[...place, ...owner, model].join("/")}${tag === "latest" ? "" : `:${tag}`}`;
}

/** `models--OWNER--NAME/snapshots/REVISION/FILE`, where each file is a link to a blob. Data sets beside them may have very many files. */
async function* inHubCache(place: string): AsyncGenerator<ForeignModel, void> {
  for (const folder of await subfolders(place)) {
    const repo = /^models--([\w.-]+?)--([\w.-]+)$/.exec(path.basename(folder));
    if (!repo) continue;
    const seen = new Set<string>();
    const snapshots = path.join(folder, "snapshots");
    for await (const file of modelFiles(snapshots, 3)) {
      const [, ...rest] = path.relative(snapshots, file).split(path.sep);
      const real = await realpath(file).catch(() => file);
      const bytes = isModelName(path.basename(file)) ? await modelBytes(file) : null;
      if (seen.has(real) || bytes === null) continue;
      seen.add(real); // the same blob under several revisions
      const id = `hf-cache/${repo[1]}/${repo[2]}/${rest.join("/")}`;
      yield { id, name: nameOf(file), keeper: "the Hugging Face cache", path: file, bytes };
    }
  }
}

function nameOf(file: string): string {
  return path.basename(file).replace(/\.gguf$/i, "");
}

function slashed(relative: string): string {
  return relative.split(path.sep).join("/");
}
