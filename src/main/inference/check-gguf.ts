import { type FileHandle, open, stat } from "node:fs/promises";
import path from "node:path";
import { AppError } from "../../shared/error.ts";
import { readGgufHeader } from "../../shared/gguf-header.ts";

/** A header holds a vocabulary: a few megabytes. No real one comes near this. */
const longestHeader = 256 * 1024 * 1024;
const firstRead = 1024 * 1024;

/**
 * Makes sure that a file is a model and is whole, before the engine, which trusts its numbers, sees it. Returns its bytes.
 * Throws `not-found`, or `invalid-input` with what is wrong.
 */
export async function checkGguf(file: string, signal: AbortSignal): Promise<number> {
  const { handle, size } = await openFile(file);
  try {
    for (let length = firstRead; ;) {
      signal.throwIfAborted();
      const head = new Uint8Array(Math.min(length, size));
      const { bytesRead } = await handle.read(head, 0, head.length, 0);
      const reading = readGgufHeader(head.subarray(0, bytesRead), size);
      if (reading.type === "whole") return size;
      if (reading.type === "broken") throw notWhole(file, reading.reason);
      if (reading.atLeast > longestHeader) throw notWhole(file, "its header has no end");
      length = Math.max(reading.atLeast, length * 4);
    }
  } finally {
    await handle.close();
  }
}

/** Looked at before it is opened: opening a pipe would wait for someone to write into it. */
async function openFile(file: string): Promise<{ handle: FileHandle; size: number }> {
  try {
    const found = await stat(file);
    if (found.isFile()) return { handle: await open(file, "r"), size: found.size };
  } catch (cause) {
    throw new AppError(
      "not-found",
      `The model file ${file} can't be opened. Check that it is still there and may be read.`,
      {
        cause,
      },
    );
  }
  throw new AppError("invalid-input", `${file} is no file. Name a model file that ends in .gguf.`);
}

function notWhole(file: string, reason: string): AppError {
  const name = path.basename(file);
  return new AppError(
    "invalid-input",
    `${name} isn't a whole GGUF model: ${reason}. Get the file again, or choose another model.`,
  );
}
