import { constants } from "node:fs";
import { access, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { AppError } from "../../shared/error.ts";
import { confine } from "./confine.ts";
import { explainFileError } from "./file-error.ts";
import { isInside } from "./is-inside.ts";
import { cachedList, type FileList } from "./list-files.ts";
import { type FolderList, listFolder } from "./list-folder.ts";
import type { Place, Root } from "./place.ts";
import { type LinePart, type LineRange, readLines } from "./read-lines.ts";
import { readPlain } from "./read-plain.ts";
import { readText, type TextFile } from "./read-text.ts";
import { type Match, type SearchQuery, searchFiles } from "./search-files.ts";
import { writeInside } from "./write-inside.ts";

/** One folder and what may be done in it. Nothing that goes through here reaches outside. */
export type Workspace = {
  /** Absolute, with links resolved. */
  readonly root: string;
  /** False where the folder can be looked at, but not changed. */
  readonly isWritable: boolean;
  /** The one way to a file: throws an AppError for every path that isn't inside. */
  find(path: string): Promise<Place>;
  /** True for a file that often holds passwords: nothing of it is told to anybody who didn't ask for it. */
  isPrivate(place: Place): boolean;
  read(place: Place, signal: AbortSignal): Promise<TextFile>;
  /** A small text at once, where it lies in the folder plainly; null for everything else, which `find` and `read` tell of. */
  readPlain(path: string, most: number): string | null;
  readLines(place: Place, range: LineRange, signal: AbortSignal): Promise<LinePart>;
  /** All or nothing; `before` is the sha256 of what is to be replaced, null for nothing, else `conflict`. */
  write(place: Place, bytes: Uint8Array, before: string | null, signal: AbortSignal): Promise<void>;
  list(place: Place, limit: number, signal: AbortSignal): Promise<FolderList>;
  files(signal: AbortSignal): Promise<FileList>;
  search(query: SearchQuery, signal: AbortSignal): AsyncGenerator<Match, void>;
  /** Says that something other than `write` may have changed files, such as a command. */
  touch(): void;
};

export type WorkspaceOptions = {
  /** Absolute paths that stay shut in any workspace: credentials, Hearth's own data. */
  closed?: readonly string[];
  /** Which files (by absolute path) often hold passwords. */
  isPrivate?(absolute: string): boolean;
};

/** Opens a folder as a workspace. Throws an AppError where it is missing, no folder, can't be read, or lies in a closed place. */
export async function openWorkspace(folder: string, options: WorkspaceOptions = {}): Promise<Workspace> {
  const root = await openRoot(folder, options);
  const isWritable = await mayWrite(root.real);
  const list = cachedList(root);
  return {
    root: root.real,
    isWritable,
    find: (inner) => confine(root, inner),
    isPrivate: (place) => root.isPrivate(place.real),
    read: (place, signal) => readText(place, signal),
    readPlain: (inner, most) => readPlain(root, inner, most),
    readLines: (place, range, signal) => readLines(place, range, signal),
    async write(place, bytes, before, signal) {
      if (!isWritable) {
        throw new AppError(
          "permission-denied",
          `The workspace ${root.real} can only be looked at, not changed, by this user.`,
        );
      }
      list.forget();
      await writeInside(root, place, bytes, before, signal);
      list.forget();
    },
    list: (place, limit, signal) => listFolder(root, place, limit, signal),
    files: (signal) => list.files(signal),
    search: (query, signal) => searchFiles(root, query, signal),
    touch: () => list.forget(),
  };
}

async function openRoot(folder: string, { closed = [], isPrivate = () => false }: WorkspaceOptions): Promise<Root> {
  const given = path.resolve(folder);
  const real = await realFolder(given);
  const foldsCase = await ignoresCase(real);
  const shut = (await Promise.all(closed.map(realOrAsIs))).flat();
  const inside = shut.find((place) => isInside(place, real, foldsCase));
  if (inside !== undefined) {
    throw new AppError(
      "permission-denied",
      `${given} lies in ${inside}, which is private. Choose another folder to work in.`,
    );
  }
  return { given, real, closed: shut, foldsCase, isPrivate };
}

async function realFolder(given: string): Promise<string> {
  try {
    const real = await realpath(given);
    if (!(await stat(real)).isDirectory()) {
      throw new AppError("invalid-input", `${given} is a file, not a folder. Choose the folder to work in.`);
    }
    await access(real, constants.R_OK | constants.X_OK);
    return real;
  } catch (cause) {
    const error = explainFileError(cause, given);
    if (error.code !== "not-found") throw error;
    throw new AppError("not-found", `The folder ${given} is not there. Make it, or choose another one.`, { cause });
  }
}

/** Both names of a closed place, should it be reached through a link; a place that isn't there yet stays shut too. */
async function realOrAsIs(place: string): Promise<string[]> {
  const given = path.resolve(place);
  try {
    return [...new Set([await realpath(given), given])];
  } catch {
    return [given];
  }
}

async function mayWrite(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Asked of the drive itself, since it isn't the same for all drives of a system. */
async function ignoresCase(folder: string): Promise<boolean> {
  const name = path.basename(folder);
  const other = name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
  if (other === name) return process.platform === "darwin" || process.platform === "win32";
  try {
    const [one, two] = await Promise.all([stat(folder), stat(path.join(path.dirname(folder), other))]);
    return one.ino === two.ino && one.dev === two.dev;
  } catch {
    return false;
  }
}
