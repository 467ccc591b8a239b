import { type FileHandle, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import * as z from "zod";
import { toDiskError } from "../disk-error.ts";
import { addRange, countBytes, type Range } from "./ranges.ts";

/** Which file is being loaded. Its sha256 says what it is, wherever it comes from. */
export type FileIdentity = { bytes: number; sha256: string };

/** What names the model for a person to go on with it: an id, or `hf:…`. */
export type Origin = { url: string; from: string };

/** A file that grows in pieces, in any order. What is here is noted beside it, so that another process can go on. */
export type PartialFile = {
  /** What was here was of another file, and is forgotten. */
  wasOther: boolean;
  done(): readonly Range[];
  /** The version that the pieces are of, as this address names it. */
  etag(): string | null;
  setEtag(etag: string | null): void;
  write(chunk: Uint8Array, position: number): Promise<void>;
  /** Forgets everything that is here. */
  beginAgain(): Promise<void>;
  close(): Promise<void>;
};

const stateSchema = z.object({
  from: z.string(),
  url: z.string(),
  etag: z.string().nullable(),
  bytes: z.int().positive(),
  sha256: z.string(),
  done: z.array(z.tuple([z.int().nonnegative(), z.int().positive()])),
});

export type PartialState = z.output<typeof stateSchema>;

/** So much at most is loaded a second time after a crash: what is noted has to be on the disk first, and that takes time. */
const savedEveryBytes = 16 * 1024 * 1024;
/** On a slow line so many bytes take long. In milliseconds. */
const savedEveryMs = 5_000;

/**
 * Opens `partial`, and keeps what is there if it is of the same file. Throws what `toDiskError` says of a disk. `now` is in
 * milliseconds.
 */
export async function openPartialFile(
  partial: string,
  { bytes, sha256 }: FileIdentity,
  { url, from }: Origin,
  now: () => number = () => performance.now(),
): Promise<PartialFile> {
  const before = await readPartialState(partial);
  const isSame = before !== null && before.sha256 === sha256 && before.bytes === bytes;
  let done: readonly Range[] = isSame ? before.done : [];
  // the same file has another tag at another address
  let etag = isSame && before.url === url ? before.etag : null;
  let unsaved = 0;
  let savedAt = now();
  let saving: Promise<void> = Promise.resolve();
  // a note of what was there must not be taken for one of what comes
  if (done.length === 0) await forgetState(partial);
  let handle = await openFor(partial, done.length > 0 ? "r+" : "w");

  async function saveNow(): Promise<void> {
    const state: PartialState = { from, url, etag, bytes, sha256, done: done.map(([start, end]) => [start, end]) };
    const noted = unsaved;
    unsaved = 0;
    try {
      await handle.datasync();
      const file = stateFile(partial);
      await writeFile(`${file}.new`, JSON.stringify(state));
      await rename(`${file}.new`, file);
    } catch (cause) {
      unsaved += noted;
      throw cause;
    }
  }

  /** One after the other. What one couldn't note, the next one notes. */
  function save(): Promise<void> {
    savedAt = now();
    saving = saving.catch(() => undefined).then(saveNow);
    return saving;
  }

  return {
    wasOther: before !== null && !isSame,
    done: () => done,
    etag: () => etag,
    setEtag(next) {
      etag = next;
    },
    async write(chunk, position) {
      try {
        await writeWhole(handle, chunk, position);
        done = addRange(done, [position, position + chunk.length]);
        unsaved += chunk.length;
        if (unsaved >= savedEveryBytes || now() - savedAt >= savedEveryMs) await save();
      } catch (cause) {
        throw toDiskError(cause, partial);
      }
    },
    async beginAgain() {
      await saving.catch(() => undefined); // what it would have noted is forgotten
      await handle.close();
      done = [];
      etag = null;
      unsaved = 0;
      await forgetState(partial);
      handle = await openFor(partial, "w");
    },
    async close() {
      try {
        if (unsaved > 0) await save();
      } catch (cause) {
        throw toDiskError(cause, partial);
      } finally {
        await handle.close();
      }
    },
  };
}

/** What is noted of a partial file; null where nothing is, or nothing that fits it. */
export async function readPartialState(partial: string): Promise<PartialState | null> {
  try {
    const state = stateSchema.parse(JSON.parse(await readFile(stateFile(partial), "utf8")));
    const { size } = await stat(partial);
    const fits = state.done.every(([start, end], index) => {
      const before = state.done[index - 1]?.[1] ?? -1;
      return before < start && start < end && end <= Math.min(state.bytes, size);
    });
    return fits ? state : null;
  } catch {
    return null; // missing or spoiled: then nothing is known, and the file is begun again
  }
}

/** How many bytes of the whole are here. */
export function receivedBytes({ done }: PartialState): number {
  return countBytes(done);
}

/** All that lies on the disk for a partial file. */
export function partialFiles(partial: string): string[] {
  return [partial, stateFile(partial), `${stateFile(partial)}.new`];
}

/** Deletes a partial file, with what is noted of it. */
export async function forgetPartialFile(partial: string): Promise<void> {
  for (const file of partialFiles(partial)) await rm(file, { force: true });
}

async function forgetState(partial: string): Promise<void> {
  try {
    await rm(stateFile(partial), { force: true });
  } catch (cause) {
    throw toDiskError(cause, partial);
  }
}

function stateFile(partial: string): string {
  return `${partial}.json`;
}

async function openFor(partial: string, flags: "w" | "r+"): Promise<FileHandle> {
  try {
    return await open(partial, flags);
  } catch (cause) {
    throw toDiskError(cause, partial);
  }
}

/** A write may take only a part of what it is given. */
export async function writeWhole(handle: FileHandle, chunk: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < chunk.length;) {
    const { bytesWritten } = await handle.write(chunk, done, chunk.length - done, position + done);
    done += bytesWritten;
  }
}

/** Where a file from Python packages grows. */
export function wheelsPartial(target: string): string {
  return `${target}.wheels.partial`;
}
