import { type FileHandle, open, stat } from "node:fs/promises";
import { AppError } from "../../shared/error.ts";
import { type GgufFacts, readGgufHeader } from "../../shared/gguf-header.ts";

/** Headers hold a vocabulary: a few megabytes. No real one comes near this. */
const longestHeader = 256 * 1024 * 1024;
const firstRead = 8 * 1024 * 1024;

/** What a model file says of itself. Throws `not-found` where there is none, and `invalid-input` where it isn't a whole GGUF. */
export async function checkGguf(file: string): Promise<GgufFacts> {
  const { handle, size } = await openFile(file);
  try {
    for (let length = firstRead; ;) {
      const head = new Uint8Array(Math.min(length, size));
      const { bytesRead } = await handle.read(head, 0, head.length, 0);
      const reading = readGgufHeader(head.subarray(0, bytesRead), size);
      if (reading.type === "whole") return reading.facts;
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
    throw cannotOpen(file, cause);
  }
  throw new AppError("invalid-input", `${file} is no file. Name a model file that ends in .gguf.`);
}

function notWhole(file: string, reason: string): AppError {
  return new AppError(
    "invalid-input",
    `${file} isn't a whole GGUF model: ${reason}. Get the file again, or choose another model.`,
  );
}

function cannotOpen(file: string, cause: unknown): AppError {
  const code = cause instanceof Error && "code" in cause ? cause.code : null;
  if (code === "ENOENT")
    return new AppError("not-found", `There is no file ${file}. See what is here: hearth models list.`, { cause });
  const reason = code === "EACCES" ? "this user may not read it" : String(cause);
  return new AppError("invalid-input", `${file} can't be opened: ${reason}.`, { cause });
}
