import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { AppError } from "../../shared/error.ts";
import { explainFileError } from "./file-error.ts";
import { openInside } from "./open-inside.ts";
import type { Place } from "./place.ts";
import { decodeText, encodeText, type LineEnd, lineEndOf } from "./text-format.ts";

/** Larger files are viewed in parts, and not changed. In bytes. */
export const largestText = 10 * 1024 * 1024;

/** A text file as it was when it was read. */
export type TextFile = {
  /** Without a byte order mark; line ends as they are. */
  text: string;
  /** sha256 of the bytes, in hex. */
  hash: string;
  lineEnd: LineEnd;
  /** The name of its encoding, such as `utf-8`. */
  encoding: string;
  /** Another text in the same encoding, mark and all. Throws where a character can't be written in it. */
  encode(text: string): Promise<Uint8Array>;
};

/** Reads a whole text file. Throws `too-large` above 10 MB and `invalid-input` for what is no text. */
export async function readText(place: Place, signal: AbortSignal): Promise<TextFile> {
  const bytes = await readBytes(place, signal);
  const decoded = await decodeText(bytes);
  if (decoded.type === "binary") throw notText(place, decoded.what);
  const { text, format } = decoded;
  return {
    text,
    hash: hashOf(bytes),
    lineEnd: lineEndOf(text),
    encoding: format.encoding,
    encode: (other) => encodeText(other, format, place.path),
  };
}

/** sha256 in hex. */
export function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

export function notText(place: Place, what: string): AppError {
  return new AppError(
    "invalid-input",
    `${place.path} is ${what} (${place.size.toLocaleString("en-US")} bytes), not text.`,
  );
}

async function readBytes(place: Place, signal: AbortSignal): Promise<Buffer> {
  if (place.size > largestText) throw tooLarge(place, place.size);
  const handle = await openInside(place);
  try {
    return await readUpTo(handle, largestText, place, signal);
  } catch (cause) {
    throw explainFileError(cause, place.path);
  } finally {
    await handle.close();
  }
}

/** What is read of a file at a time, in bytes. Many small files must not cost as much memory as large ones. */
const mostAtOnce = 262_144;

/** The size that was announced proves nothing: a file may grow while it is read. */
async function readUpTo(handle: FileHandle, most: number, place: Place, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let total = 0;
  let room = Math.min(place.size + 1, mostAtOnce);
  for (;;) {
    signal.throwIfAborted();
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(room), 0, room, total);
    total += bytesRead;
    if (total > most) throw tooLarge(place, total);
    chunks.push(buffer.subarray(0, bytesRead));
    // of a file less comes than was asked for only at its end
    if (bytesRead < room) return Buffer.concat(chunks, total);
    room = mostAtOnce;
  }
}

function tooLarge(place: Place, size: number): AppError {
  const bytes = size.toLocaleString("en-US");
  return new AppError(
    "too-large",
    `${place.path} has ${bytes} bytes, which is too much to work on at once. View a part of it, or use grep.`,
  );
}
