import { randomBytes } from "node:crypto";
import { constants, type Stats } from "node:fs";
import { access, type FileHandle, link, open, rename, unlink } from "node:fs/promises";
import path from "node:path";
import { AppError } from "../../shared/error.ts";
import { confine } from "./confine.ts";
import { codeOf, explainFileError } from "./file-error.ts";
import { type InnerFolder, openInnerFolder } from "./inner-folder.ts";
import { openAt } from "./open-inside.ts";
import type { Place, Root } from "./place.ts";
import { hashOf, largestText } from "./read-text.ts";

/**
 * Puts bytes into a file, all of them or none: they are written beside it and moved into its place. `before` is the sha256
 * of what is there, or null for nothing: where something else is found, `conflict` is thrown and nothing has changed.
 */
export async function writeInside(
  root: Root,
  place: Place,
  bytes: Uint8Array,
  before: string | null,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  await judgeAgain(root, place);
  const { folder, undo } = await openInnerFolder(root.real, path.dirname(place.real), place.path);
  try {
    await replaceIn(folder, place, bytes, before, signal);
  } catch (cause) {
    await undo();
    throw explainFileError(cause, place.path);
  } finally {
    await folder.close();
  }
}

/** Since the path was judged, a command may have put a link in its way. */
async function judgeAgain(root: Root, place: Place): Promise<void> {
  const now = await confine(root, place.path);
  if (now.real !== place.real || now.kind === "folder" || now.kind === "other") throw changed(place);
}

async function replaceIn(
  folder: InnerFolder,
  place: Place,
  bytes: Uint8Array,
  before: string | null,
  signal: AbortSignal,
): Promise<void> {
  const target = folder.at(path.basename(place.real));
  const temporary = folder.at(`.hearth-${randomBytes(8).toString("hex")}.tmp`);
  const old = before === null ? null : await checkWritable(target, place);
  let isLeft = true;
  try {
    await writeNew(temporary, bytes, old);
    signal.throwIfAborted();
    await folder.prove();
    if (before === null) {
      isLeft = await addNew(temporary, target, place);
    } else {
      await checkUnchanged(target, before, place);
      await rename(temporary, target);
      isLeft = false;
    }
  } finally {
    // what went wrong before matters more than a file that could not be tidied away
    if (isLeft) await unlink(temporary).catch(() => {});
  }
  await folder.sync();
}

/** A rename would replace a file that is write-protected, so this is asked of the file itself. */
async function checkWritable(target: string, place: Place): Promise<Stats> {
  const handle = await openOld(target, place);
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw changed(place);
    if ((stat.mode & 0o222) === 0) throw protectedFile(place);
    await access(target, constants.W_OK);
    return stat;
  } catch (cause) {
    throw codeOf(cause) === "EACCES" ? protectedFile(place) : explainFileError(cause, place.path);
  } finally {
    await handle.close();
  }
}

/** A new file gets the rights that are usual here, a replaced one those that it had. */
async function writeNew(temporary: string, bytes: Uint8Array, old: Stats | null): Promise<void> {
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | (constants.O_NOFOLLOW ?? 0);
  const handle = await open(temporary, flags, old === null ? 0o666 : 0o600);
  try {
    await handle.writeFile(bytes);
    if (old) await keepRights(handle, old);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function keepRights(handle: FileHandle, old: Stats): Promise<void> {
  const own = await handle.stat();
  // only the system's administrator may give files away; for anybody else the file becomes theirs, as in any editor
  if (own.uid !== old.uid || own.gid !== old.gid) await handle.chown(old.uid, old.gid).catch(() => {});
  await handle.chmod(old.mode & 0o777);
}

/** Returns whether the temporary file is still there. A link, unlike a rename, never replaces what appeared meanwhile. */
async function addNew(temporary: string, target: string, place: Place): Promise<boolean> {
  try {
    await link(temporary, target);
    return true;
  } catch (cause) {
    if (codeOf(cause) === "EEXIST") throw changed(place);
    // some drives know no links
    if (await exists(target)) throw changed(place);
    await rename(temporary, target);
    return false;
  }
}

async function checkUnchanged(target: string, before: string, place: Place): Promise<void> {
  const handle = await openOld(target, place);
  try {
    const stat = await handle.stat();
    if (!stat.isFile() || stat.size > largestText) throw changed(place);
    if (hashOf(await handle.readFile()) !== before) throw changed(place);
  } finally {
    await handle.close();
  }
}

/** What is to be replaced. Where it has gone, or become a link, it has changed. */
async function openOld(target: string, place: Place): Promise<FileHandle> {
  try {
    return await openAt(target, constants.O_RDONLY | constants.O_NONBLOCK, place.path);
  } catch (cause) {
    if (cause instanceof AppError && cause.code === "not-found") throw changed(place);
    throw cause;
  }
}

async function exists(absolute: string): Promise<boolean> {
  try {
    await access(absolute);
    return true;
  } catch (cause) {
    return codeOf(cause) !== "ENOENT";
  }
}

function changed(place: Place): AppError {
  return new AppError("conflict", `${place.path} changed since it was read; nothing was written. View it again.`);
}

function protectedFile(place: Place): AppError {
  return new AppError("permission-denied", `${place.path} is write-protected, so it was left as it is.`);
}
