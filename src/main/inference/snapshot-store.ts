import { createHash, randomUUID } from "node:crypto";
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import type { SavedConversation } from "./conversation-state.ts";

/** What a snapshot is of: what every conversation begins with, known by its text, or one conversation. */
export type SnapshotKey = { kind: "beginning"; text: string } | { kind: "conversation"; id: string };

/** A model's state on disk, and what it stands for. */
export type Snapshot = { file: string; saved: SavedConversation };

/** Models' states after what they have read. A file read takes a hundredth of the time that reading it anew does. */
export type SnapshotStore = {
  /** Null where there is none that fits this model and engine. */
  find(key: SnapshotKey): Promise<Snapshot | null>;
  /**
   * Has `write` put the state into a file. Resolves once that is done; that the file is whole and has its name is seen to
   * behind that. Never throws: a snapshot only saves time.
   */
  save(key: SnapshotKey, saved: SavedConversation, write: (file: string) => Promise<unknown>): Promise<void>;
  /** Forgets a file that couldn't be used. */
  drop(snapshot: Snapshot): Promise<void>;
  /** Waits for what is still being put away. */
  settled(): Promise<void>;
};

const ending = ".kv";
const noteEnding = ".json";
const unfinished = ".part";
/** What was being written so long ago is nobody's work any more. In milliseconds. */
const abandonedMs = 3_600_000;

const place = z.int().nonnegative();
const note = z
  .strictObject({ text: z.string(), tokens: z.array(place), ends: z.array(place), byModel: z.array(place) })
  .refine(({ tokens, ends }) => tokens.length === ends.length);

/**
 * Snapshots in a folder, within a budget in bytes: those that weren't used longest go first. `fingerprint` says all that
 * decides whether a state fits: the model's file, the engine's version, how its cache is laid out.
 */
export function createSnapshotStore(folder: string, fingerprint: string, budget: number): SnapshotStore {
  let finishing: Promise<void> = Promise.resolve();

  function stemFor(key: SnapshotKey): string {
    if (key.kind === "beginning") return `b-${hash(`${fingerprint}\n${key.text}`)}-`;
    return `${conversationStem(key.id)}${hash(fingerprint)}-`;
  }

  async function finish(stem: string, name: string, part: string): Promise<void> {
    try {
      await chmod(part, 0o600);
      await flush(part);
      await rename(part, path.join(folder, name + ending));
      const former = (await readdir(folder)).filter((each) => each.startsWith(stem) && !each.startsWith(name));
      await Promise.all(former.map((each) => rm(path.join(folder, each), { force: true })));
      await prune(folder, budget, name + ending);
    } catch {
      await removeAll([part, path.join(folder, name + noteEnding)]);
    }
  }

  return {
    async find(key) {
      await finishing;
      const stem = stemFor(key);
      const names = await readdir(folder).catch((): string[] => []);
      const name = names.find((each) => each.startsWith(stem) && each.endsWith(ending));
      if (name === undefined) return null;
      const file = path.join(folder, name);
      try {
        const now = new Date();
        await utimes(file, now, now);
        const saved = note.parse(JSON.parse(await readFile(noteOf(file), "utf8")));
        return { file, saved };
      } catch {
        await removeAll([file, noteOf(file)]);
        return null;
      }
    },
    async save(key, saved, write) {
      await finishing;
      const stem = stemFor(key);
      // a name of its own, so that a state never stands beside another one's note
      const name = stem + randomUUID().slice(0, 8);
      const part = path.join(folder, name + unfinished);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(path.join(folder, name + noteEnding), JSON.stringify(saved), { mode: 0o600 });
        await write(part);
      } catch {
        await removeAll([part, path.join(folder, name + noteEnding)]);
        return;
      }
      finishing = finish(stem, name, part);
    },
    drop: ({ file }) => removeAll([file, noteOf(file)]),
    settled: () => finishing,
  };
}

/** Deletes what is kept of a conversation, for whatever model. */
export async function forgetConversation(folder: string, id: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  await removeAll(names.filter((name) => name.startsWith(conversationStem(id))).map((name) => path.join(folder, name)));
}

/** Deletes what is kept of everything. */
export async function forgetAll(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  await removeAll(names.map((name) => path.join(folder, name)));
}

/** How much of the disk they take. */
export async function snapshotBytes(folder: string): Promise<number> {
  const names = await readdir(folder).catch((): string[] => []);
  const sizes = await Promise.all(names.map((name) => stat(path.join(folder, name)).catch(() => ({ size: 0 }))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

function conversationStem(id: string): string {
  return `c-${hash(id)}-`;
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

function noteOf(file: string): string {
  return file.slice(0, -ending.length) + noteEnding;
}

async function removeAll(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(file, { force: true }).catch(() => undefined)));
}

/** What isn't on the disk before its name is may be half there after a power cut. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Takes away what is beyond the budget, and what a process that ended left half-written. The newest always stays. */
async function prune(folder: string, budget: number, newest: string): Promise<void> {
  const names = await readdir(folder);
  const whole = new Set(names.filter((name) => name.endsWith(ending)));
  const files = await Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ size: 0, mtimeMs: Date.now() }));
      return { name, size, usedAt: mtimeMs };
    }),
  );
  // by its name, not its time: a file system's clock can lag behind the one that others were marked with
  let room = budget - (files.find(({ name }) => name === newest)?.size ?? 0);
  for (const { name, size, usedAt } of files.toSorted((one, other) => other.usedAt - one.usedAt)) {
    if (name === newest) continue;
    const file = path.join(folder, name);
    if (whole.has(name)) {
      room -= size;
      if (room < 0) await removeAll([file, noteOf(file)]);
      continue;
    }
    const isOrphan = name.endsWith(unfinished) || (name.endsWith(noteEnding) && !whole.has(stateOf(name)));
    if (isOrphan && Date.now() - usedAt > abandonedMs) await removeAll([file]);
  }
}

function stateOf(noteName: string): string {
  return noteName.slice(0, -noteEnding.length) + ending;
}
