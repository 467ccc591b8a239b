import { isUtf8 } from "node:buffer";
import { closeSync, constants, fstatSync, openSync, readlinkSync, readSync } from "node:fs";
import path from "node:path";
import { checkPath } from "./check-path.ts";
import { isShut } from "./confine.ts";
import { isInside } from "./is-inside.ts";
import type { Root } from "./place.ts";

/**
 * The text of a small file that lies in the folder with no link on the way to it, at once: hundreds of them cost a tenth of what they do
 * one step after another. Null for everything else, be it missing, private, no UTF-8 or larger than `most` bytes: whoever asks looks at
 * that in the usual way, which says what is wrong.
 */
export function readPlain(root: Root, inner: string, most: number): string | null {
  const full = path.resolve(root.real, inner);
  // only Linux tells where an open file lies
  if (process.platform !== "linux" || !isInside(root.real, full, root.foldsCase)) return null;
  if (isShut(root, full) || root.isPrivate(full)) return null;
  let opened: number | null = null;
  try {
    checkPath(inner);
    // without O_NONBLOCK, opening a pipe that nobody writes to would hang
    opened = openSync(full, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
    const stat = fstatSync(opened);
    const isPlain = stat.isFile() && readlinkSync(`/proc/self/fd/${opened}`) === full;
    return isPlain && stat.size <= most ? textOf(opened, stat.size) : null;
  } catch {
    return null;
  } finally {
    if (opened !== null) closeSync(opened);
  }
}

/** Null where it isn't all there any more, or no plain text. */
function textOf(file: number, size: number): string | null {
  const bytes = Buffer.allocUnsafe(size + 1);
  const read = readSync(file, bytes, 0, size + 1, 0);
  const text = bytes.subarray(0, read);
  if (read !== size || !isUtf8(text) || text.includes(0) || text.subarray(0, 3).equals(mark)) return null;
  return text.toString("utf8");
}

/** A byte order mark says more of a text than is known here. */
const mark = Buffer.of(0xef, 0xbb, 0xbf);
