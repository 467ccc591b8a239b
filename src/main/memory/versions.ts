import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { readIfThere, writeWhole } from "./memory-disk.ts";

/** What a file was before a change (null: not there), and the sha256 of what it was after. */
const versionSchema = z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() });

export type Version = z.output<typeof versionSchema>;

/** A version as it is kept, in a file of its own. */
export type KeptVersion = Version & { file: string };

export type Versions = {
  keep(version: Version): void;
  last(): KeptVersion | null;
  drop(version: KeptVersion): void;
  /** Forgets all versions of a file, or of all files for null. */
  forget(name: string | null): void;
};

/** So many changes can be taken back. */
const mostKept = 50;

/** What files were before their changes, numbered, one file each. */
export function createVersions(folder: string): Versions {
  const list = (): string[] => {
    try {
      return readdirSync(folder)
        .filter((file) => /^\d{8}\.json$/.test(file))
        .toSorted();
    } catch {
      return []; // no change was made yet
    }
  };
  const drop = (file: string) => rmSync(path.join(folder, file), { force: true });
  const read = (file: string): KeptVersion | null => {
    const text = readIfThere(path.join(folder, file));
    const parsed = versionSchema.safeParse(text === null ? null : fromJson(text));
    return parsed.success ? { ...parsed.data, file } : null;
  };
  return {
    keep(version) {
      const kept = list();
      const number = Number.parseInt(kept.at(-1) ?? "0", 10) + 1;
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeWhole(path.join(folder, `${String(number).padStart(8, "0")}.json`), JSON.stringify(version));
      for (const file of kept.slice(0, Math.max(0, kept.length + 1 - mostKept))) drop(file);
    },
    last: () =>
      list()
        .toReversed()
        .map(read)
        .find((version) => version !== null) ?? null,
    drop: ({ file }) => drop(file),
    forget(name) {
      if (name === null) return rmSync(folder, { recursive: true, force: true });
      for (const file of list()) if (read(file)?.name === name) drop(file);
    },
  };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // half a file, from a disk that was full
  }
}
