import { constants } from "node:fs";
import { type FileHandle, lstat, open, readlink, realpath } from "node:fs/promises";
import { AppError } from "../../shared/error.ts";
import { explainFileError } from "./file-error.ts";
import type { Place } from "./place.ts";

/** Opens a file for reading, and makes sure that it is the one that was found inside. The caller closes it. */
export async function openInside(place: Place): Promise<FileHandle> {
  if (place.kind === "folder") throw new AppError("invalid-input", `${place.path} is a folder, not a file.`);
  if (place.kind === "missing") throw new AppError("not-found", `${place.path} is not there.`);
  if (place.kind === "other") throw notAFile(place);
  // without O_NONBLOCK, opening a pipe that nobody writes to would hang
  const handle = await openAt(place.real, constants.O_RDONLY | constants.O_NONBLOCK, place.path);
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw notAFile(place);
    await proveSame(handle, place);
    return handle;
  } catch (cause) {
    await handle.close();
    throw explainFileError(cause, place.path);
  }
}

/** Opens without following a link in the last place. `name` is for the reader of an error. */
export async function openAt(absolute: string, flags: number, name: string): Promise<FileHandle> {
  try {
    // Windows has neither flag; its links need rights that a command doesn't have
    return await open(absolute, flags | (constants.O_NOFOLLOW ?? 0));
  } catch (cause) {
    throw explainFileError(cause, name);
  }
}

/** A folder on the way may have become a link since the path was judged. What is open now is what counts. */
export async function proveSame(handle: FileHandle, { real, path }: Pick<Place, "real" | "path">): Promise<void> {
  const opened = await pathOf(handle, real);
  if (opened !== real) throw new AppError("conflict", `${path} was moved or replaced just now. Look at it again.`);
}

async function pathOf(handle: FileHandle, real: string): Promise<string | null> {
  if (process.platform === "linux") return readlink(`/proc/self/fd/${handle.fd}`);
  const [opened, there] = await Promise.all([handle.stat(), lstat(real)]);
  return opened.ino === there.ino && opened.dev === there.dev ? realpath(real) : null;
}

function notAFile(place: Place): AppError {
  return new AppError("invalid-input", `${place.path} is a device, a pipe or a socket, not a file.`);
}
