import { open, stat } from "node:fs/promises";
import { basename } from "node:path";
import { readGgufFileInfo, type GgufFileInfo } from "node-llama-cpp";
import { AppError } from "../../shared/error.ts";
import { tensorBytes } from "./tensor-bytes.ts";

/**
 * Reads the head of a model file, and makes sure that the file is one and is whole, before anything is loaded. Throws
 * `not-found`, or `invalid-input` with what is wrong.
 */
export async function checkGguf(path: string, signal: AbortSignal): Promise<{ info: GgufFileInfo; size: number }> {
  const name = basename(path);
  const size = await sizeOf(path, name);
  await checkBeginning(path, name);
  const info = await readHead(path, name, size, signal);
  for (const tensor of info.fullTensorInfo ?? []) {
    // Of a model in several files the engine itself checks the others.
    if (tensor.filePart !== 1) continue;
    const end = Number(tensor.fileOffset) + tensorBytes(tensor.ggmlType, tensor.dimensions.map(Number));
    if (end > size) throw cutOff(name, size, end);
  }
  return { info, size };
}

async function sizeOf(path: string, name: string): Promise<number> {
  try {
    const entry = await stat(path);
    if (!entry.isFile()) throw new AppError("invalid-input", `${name} is no file. Choose a model file that ends in .gguf.`);
    return entry.size;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("not-found", `The model file ${path} can't be opened. Check that it is still there and may be read.`, { cause });
  }
}

async function checkBeginning(path: string, name: string): Promise<void> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(8);
    const { bytesRead } = await file.read(head, 0, 8, 0);
    if (bytesRead < 4 || head.toString("latin1", 0, 4) !== "GGUF") {
      throw new AppError("invalid-input", `${name} is no GGUF model: it doesn't begin as one. Choose a file that ends in .gguf.`);
    }
    if (bytesRead < 8) throw cutOff(name, bytesRead, null);
    const version = head.readUInt32LE(4);
    if (version === 2 || version === 3) return;
    throw new AppError("invalid-input", `${name} is a GGUF file of version ${version}, which can't be read here (2 and 3 can). Get it anew.`);
  } finally {
    await file.close();
  }
}

async function readHead(path: string, name: string, size: number, signal: AbortSignal): Promise<GgufFileInfo> {
  try {
    return await readGgufFileInfo(path, { sourceType: "filesystem", logWarnings: false, signal });
  } catch (cause) {
    signal.throwIfAborted();
    throw cutOff(name, size, null, cause);
  }
}

function cutOff(name: string, size: number, needed: number | null, cause?: unknown): AppError {
  const count = new Intl.NumberFormat("en");
  const sizes =
    needed === null
      ? `its head breaks off or makes no sense (${count.format(size)} bytes)`
      : `it has ${count.format(size)} bytes and should have at least ${count.format(needed)}`;
  return new AppError("invalid-input", `${name} is not whole: ${sizes}. Delete it and get it again.`, { cause });
}
