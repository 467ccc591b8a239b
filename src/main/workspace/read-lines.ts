import type { FileHandle } from "node:fs/promises";
import { AppError } from "../../shared/error.ts";
import { explainFileError } from "./file-error.ts";
import { openInside } from "./open-inside.ts";
import type { Place } from "./place.ts";
import { largestText, notText, readText } from "./read-text.ts";
import type { Codec } from "./foreign-encodings.ts";
import { codecFor, decodeText } from "./text-format.ts";

/** A part of a text file. */
export type LinePart = {
  lines: string[];
  /** Lines of the whole file; null where it is so large that they weren't counted. */
  total: number | null;
  /** True where nothing follows these lines. */
  reachesEnd: boolean;
  /** Bytes of the whole file. */
  size: number;
};

/** `from` counts from 1. A longer line is cut, and ends in how much of it is missing. */
export type LineRange = { from: number; count: number; longestLine: number };

const headBytes = 65_536;
const chunkBytes = 1_048_576;

/** Reads lines of a text file of any size. A large one is read only as far as is needed. */
export async function readLines(place: Place, range: LineRange, signal: AbortSignal): Promise<LinePart> {
  if (place.size > largestText) return readFromLarge(place, range, signal);
  const { text, lineEnd } = await readText(place, signal);
  const all = text.split(lineEnd === "\r" ? "\r" : /\r?\n/);
  if (all.at(-1) === "") all.pop();
  const lines = all.slice(range.from - 1, range.from - 1 + range.count).map((line) => cut(line, range.longestLine));
  const reachesEnd = range.from - 1 + range.count >= all.length;
  return { lines, total: all.length, reachesEnd, size: place.size };
}

async function readFromLarge(place: Place, range: LineRange, signal: AbortSignal): Promise<LinePart> {
  const handle = await openInside(place);
  try {
    const encoding = await encodingOf(handle, place);
    return await collect(handle, place, range, await codecFor(encoding), signal);
  } catch (cause) {
    throw explainFileError(cause, place.path);
  } finally {
    await handle.close();
  }
}

/** Judged by the first lines; a line end must be one byte, or else lines couldn't be found without decoding everything. */
async function encodingOf(handle: FileHandle, place: Place): Promise<string> {
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
  const head = buffer.subarray(0, bytesRead);
  const lastEnd = head.lastIndexOf(0x0a);
  // a character that is cut in two at the end would make good text look like none
  const whole = lastEnd > 0 ? head.subarray(0, lastEnd + 1) : head.subarray(0, lastWholeCharacter(head));
  const decoded = await decodeText(whole);
  if (decoded.type === "binary") throw notText(place, decoded.what);
  const { encoding } = decoded.format;
  if (!/^utf-(?:16|32)/.test(encoding)) return encoding;
  const size = place.size.toLocaleString("en-US");
  throw new AppError(
    "too-large",
    `${place.path} has ${size} bytes in ${encoding}, which is too much to view. Use bash to get a part of it.`,
  );
}

function lastWholeCharacter(bytes: Buffer): number {
  let end = bytes.length;
  while (end > 0 && ((bytes[end - 1] ?? 0) & 0xc0) === 0x80) end--;
  return end > 0 && (bytes[end - 1] ?? 0) >= 0xc0 ? end - 1 : bytes.length;
}

async function collect(
  handle: FileHandle,
  place: Place,
  range: LineRange,
  codec: Codec,
  signal: AbortSignal,
): Promise<LinePart> {
  const collector = collectLines(range, codec);
  const chunk = Buffer.allocUnsafe(chunkBytes);
  let position = 0;
  for (;;) {
    signal.throwIfAborted();
    const { bytesRead } = await handle.read(chunk, 0, chunkBytes, position);
    if (bytesRead === 0) return { ...collector.end(), reachesEnd: true, size: place.size };
    position += bytesRead;
    const hasEnough = collector.add(chunk.subarray(0, bytesRead));
    if (hasEnough) return { lines: collector.lines, total: null, reachesEnd: false, size: place.size };
  }
}

/** Keeps the wanted lines, and of each no more than is shown. */
function collectLines(range: LineRange, codec: Codec) {
  const lines: string[] = [];
  let pieces: Buffer[] = [];
  let length = 0;
  let number = 1;
  function take(piece: Buffer) {
    // no character of the encodings that come here has more than four bytes
    const room = range.longestLine * 4 - length;
    if (number >= range.from && room > 0) pieces.push(Buffer.from(piece.subarray(0, room)));
    length += piece.length;
  }
  function endLine() {
    if (number >= range.from) lines.push(decodeLine(Buffer.concat(pieces), length, codec, range.longestLine));
    pieces = [];
    length = 0;
    number++;
  }
  return {
    lines,
    /** Returns true as soon as more would not be shown. A line without an end counts as shown after a megabyte. */
    add(chunk: Buffer): boolean {
      let start = 0;
      for (let end = chunk.indexOf(0x0a); end !== -1; end = chunk.indexOf(0x0a, start)) {
        take(chunk.subarray(start, end));
        endLine();
        start = end + 1;
        if (lines.length === range.count) return true;
      }
      take(chunk.subarray(start));
      const isEndless = number >= range.from && length > chunkBytes;
      if (isEndless) endLine();
      return isEndless;
    },
    end(): Pick<LinePart, "lines" | "total"> {
      if (length > 0) endLine();
      return { lines, total: number - 1 };
    },
  };
}

function decodeLine(kept: Buffer, length: number, { decode, encode }: Codec, longest: number): string {
  const text = decode(kept).replace(/\r$/, "");
  // only the beginning was checked to be text
  if (text.includes("\0")) return `[${length.toLocaleString("en-US")} bytes of binary data]`;
  if (kept.length === length) return cut(text, longest);
  const shown = text.slice(0, longest);
  const missing = Math.max(0, length - encode(shown).length);
  return `${shown}… [line goes on, ${missing.toLocaleString("en-US")} more bytes]`;
}

function cut(line: string, longest: number): string {
  if (line.length <= longest) return line;
  return `${line.slice(0, longest)}… [line goes on, ${(line.length - longest).toLocaleString("en-US")} more characters]`;
}
