import { createHash, randomUUID } from "node:crypto";
import { chmodSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";

/** A model's state after its first tokens, on disk. A file read takes a hundredth of the time that reading them anew does. */
export type SnapshotStore = {
  /** The file with the state after just these tokens; null where there is none. */
  find(tokens: readonly number[]): Promise<string | null>;
  /** Has `write` put the state after these tokens into a file, and keeps it once it is whole. Never throws: a snapshot only saves time. */
  save(tokens: readonly number[], write: (file: string) => Promise<unknown>): Promise<void>;
  /** Forgets a file that couldn't be used. */
  drop(file: string): Promise<void>;
};

const ending = ".kv";
const unfinished = ".part";

/**
 * Snapshots in a folder, within a budget in bytes: those that weren't used longest go first. `fingerprint` says all that
 * decides whether a state fits: the model's file, the engine's version, how its cache is laid out.
 */
export function createSnapshotStore(folder: string, fingerprint: string, budget: number): SnapshotStore {
  const fileFor = (tokens: readonly number[]) => {
    const key = createHash("sha256").update(fingerprint).update(new Uint32Array(tokens)).digest("hex");
    return path.join(folder, `${key.slice(0, 40)}${ending}`);
  };

  return {
    async find(tokens) {
      const file = fileFor(tokens);
      try {
        const now = new Date();
        await utimes(file, now, now);
        return file;
      } catch {
        return null;
      }
    },
    async save(tokens, write) {
      const file = fileFor(tokens);
      const part = path.join(folder, `${randomUUID()}${unfinished}`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await write(part);
        chmodSync(part, 0o600);
        await flush(part);
        await rename(part, file);
        await prune(folder, budget, file);
      } catch {
        await rm(part, { force: true }).catch(() => undefined);
      }
    },
    drop: (file) => rm(file, { force: true }),
  };
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

/** Takes away what is beyond the budget, and what was left half-written by a process that ended. The newest always stays. */
async function prune(folder: string, budget: number, newest: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending) || name.endsWith(unfinished));
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const { size, mtimeMs } = await stat(file);
      return { file, size, usedAt: mtimeMs };
    }),
  );
  let room = budget;
  for (const { file, size } of files.toSorted((one, other) => other.usedAt - one.usedAt)) {
    const isHalf = file.endsWith(unfinished);
    if (!isHalf) room -= size;
    if (isHalf || (room < 0 && file !== newest)) await rm(file, { force: true });
  }
}
