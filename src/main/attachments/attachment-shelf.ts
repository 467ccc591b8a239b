import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Attachment, AttachmentInfo } from "../../shared/attachment.ts";
import { AppError } from "../../shared/error.ts";
import { type DecodeText, type GivenFile, readAttachment } from "./read-attachment.ts";

/** Files that stand in a composer and weren't sent yet. They survive a restart, and are gone when they were sent. */
export type AttachmentShelf = {
  /** Reads a file and keeps what is in it. Throws an AppError where it can't be attached. */
  add(file: GivenFile, signal: AbortSignal): Promise<AttachmentInfo>;
  /** Throws `not-found` where one isn't there any more. */
  get(ids: readonly string[]): Promise<Attachment[]>;
  /** Does nothing for what isn't there. */
  remove(ids: readonly string[]): Promise<void>;
  /** Forgets those that nobody has sent for a long time. */
  tidy(): Promise<void>;
};

const keptForMs = 30 * 24 * 60 * 60 * 1000;

export function attachmentShelf(folder: string, decodeText: DecodeText, now: () => number): AttachmentShelf {
  const placeOf = (id: string) => path.join(folder, `${id}.json`);
  return {
    async add(file, signal) {
      const { attachment, notice } = await readAttachment(file, decodeText, signal);
      const id = randomUUID();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(placeOf(id), JSON.stringify(attachment), { mode: 0o600 });
      const { type, name, bytes, what } = attachment;
      return { id, type, name, bytes, what, notice };
    },
    get: (ids) => Promise.all(ids.map((id) => read(placeOf(id)))),
    async remove(ids) {
      await Promise.all(ids.map((id) => rm(placeOf(id), { force: true })));
    },
    async tidy() {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const file = path.join(folder, name);
        const known = await stat(file).catch(() => null);
        if (known && now() - known.mtimeMs > keptForMs) await rm(file, { force: true });
      }
    },
  };
}

async function read(file: string): Promise<Attachment> {
  try {
    // only `add` writes here
    return JSON.parse(await readFile(file, "utf8")) as Attachment;
  } catch (cause) {
    const message = "An attached file isn't here any more. Take it out, and attach it again.";
    throw new AppError("not-found", message, { cause });
  }
}
