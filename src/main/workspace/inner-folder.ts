import { constants } from "node:fs";
import { type FileHandle, mkdir, realpath, rmdir } from "node:fs/promises";
import path from "node:path";
import { AppError } from "../../shared/error.ts";
import { codeOf, explainFileError } from "./file-error.ts";
import { openAt, proveSame } from "./open-inside.ts";

/** A folder that is held open while something is written into it. */
export type InnerFolder = {
  /** Where a name of this folder is found, whatever became of the folder's own name meanwhile. */
  at(name: string): string;
  /** Throws `conflict` where the folder is no longer the one that was judged. */
  prove(): Promise<void>;
  /** Makes sure that names which were written stay after a power cut. */
  sync(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Opens the folder of a file that is to be written, making it and its parents where they are missing. Under Linux all
 * that follows goes through the open folder, so that a link put in its place can't lead the writing elsewhere. `undo`
 * removes what was made, as long as it is empty.
 */
export async function openInnerFolder(
  root: string,
  folder: string,
  name: string,
): Promise<{ folder: InnerFolder; undo(): Promise<void> }> {
  const made: string[] = [];
  const undo = async () => {
    for (const each of made.toReversed()) await rmdir(each).catch(ignore);
  };
  let current = await hold(root, name);
  try {
    for (const part of path.relative(root, folder).split(path.sep).filter(Boolean)) {
      const next = path.join(current.real, part);
      if (await makeFolder(current.at(part), name)) made.push(next);
      const inner = await hold(next, name, current.at(part));
      await current.close();
      current = inner;
    }
    return { folder: current, undo };
  } catch (cause) {
    await current.close();
    await undo();
    throw explainFileError(cause, name);
  }
}

async function makeFolder(absolute: string, name: string): Promise<boolean> {
  try {
    await mkdir(absolute);
    return true;
  } catch (cause) {
    if (codeOf(cause) === "EEXIST") return false;
    throw explainFileError(cause, name);
  }
}

async function hold(real: string, name: string, through = real): Promise<InnerFolder & { real: string }> {
  if (process.platform === "win32") return holdByName(real, name);
  const handle = await openAt(through, constants.O_RDONLY | constants.O_DIRECTORY, name);
  const folder = { real, ...held(handle, real, name) };
  try {
    await folder.prove();
    return folder;
  } catch (cause) {
    await handle.close();
    throw cause;
  }
}

function held(handle: FileHandle, real: string, name: string): InnerFolder {
  const base = process.platform === "linux" ? `/proc/self/fd/${handle.fd}` : real;
  return {
    at: (inner) => path.join(base, inner),
    prove: () => proveSame(handle, { real, path: name }),
    sync: () => handle.sync(),
    close: () => handle.close(),
  };
}

/** Windows opens no folders. The name is checked once more before it counts. */
async function holdByName(real: string, name: string): Promise<InnerFolder & { real: string }> {
  const prove = async () => {
    if ((await realpath(real)) !== real)
      throw new AppError("conflict", `${name} was moved just now. Look at it again.`);
  };
  await prove();
  return { real, at: (inner) => path.join(real, inner), prove, sync: async () => {}, close: async () => {} };
}

/** A folder that isn't empty any more belongs to somebody else now. */
function ignore(): void {}
