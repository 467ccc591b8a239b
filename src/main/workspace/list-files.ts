import { lstatSync } from "node:fs";
import path from "node:path";
import { setImmediate as nextTick } from "node:timers/promises";
import { AppError } from "../../shared/error.ts";
import { isInside } from "./is-inside.ts";
import type { Root } from "./place.ts";
import { records } from "./records.ts";
import { ripgrep } from "./ripgrep.ts";
import { wholeScope } from "./search-scope.ts";

/** A file of the workspace: its path relative to the root, with slashes, and its bytes. */
export type FileEntry = { path: string; size: number };

/** `isComplete` is false where there are more files than are listed. */
export type FileList = { files: readonly FileEntry[]; isComplete: boolean };

/** Nobody chooses among more, and each costs memory. */
const mostFiles = 200_000;

/** So long files are asked for their sizes before others get a turn. In milliseconds. */
const slice = 5;

/** All files of the workspace that aren't ignored, by name, with their sizes. */
async function listFiles(root: Root, signal: AbortSignal): Promise<FileList> {
  const { options, places } = await wholeScope(root);
  const output = ripgrep(["--files", "--null", "--sort=path", ...options, "--", ...places], root.real, signal);
  const paths: string[] = [];
  let isComplete = true;
  for await (const batch of records(output, 0)) {
    const named = batch.map((name) => name.replace(/^\.[/\\]/, "").replaceAll(path.sep, "/"));
    paths.push(...named.filter((relative) => isUsable(root, relative)));
    isComplete = paths.length <= mostFiles;
    if (!isComplete) break;
  }
  return { files: await withSizes(root, paths.slice(0, mostFiles), signal), isComplete };
}

/** Leaves out what no path can name, and what stays shut. */
function isUsable(root: Root, relative: string): boolean {
  if (/[\p{Cc}\uFFFD]/u.test(relative)) return false;
  const absolute = path.join(root.real, relative);
  return !root.closed.some((closed) => isInside(closed, absolute, root.foldsCase));
}

async function withSizes(root: Root, paths: readonly string[], signal: AbortSignal): Promise<FileEntry[]> {
  const files: FileEntry[] = [];
  let begun = performance.now();
  for (const relative of paths) {
    if (performance.now() - begun > slice) {
      await nextTick();
      signal.throwIfAborted();
      begun = performance.now();
    }
    // one call of the system each; asking through promises takes ten times as long
    const stat = lstatSync(path.join(root.real, relative), { throwIfNoEntry: false });
    if (stat?.isFile()) files.push({ path: relative, size: stat.size });
  }
  return files;
}

/** The list of files, made anew when it is older than `freshMs` or something was changed. Askers at one time share one list. */
export function cachedList(
  root: Root,
  freshMs = 2_000,
): { files(signal: AbortSignal): Promise<FileList>; forget(): void } {
  let current: { list: Promise<FileList>; madeAt: number } | null = null;
  let last: FileList | null = null;
  /** The same list as before where nothing is different: what was worked out from it stays true. */
  const make = async (): Promise<FileList> => {
    const made = await listFiles(root, AbortSignal.timeout(30_000));
    last = last && isSameList(last, made) ? last : made;
    return last;
  };
  return {
    async files(signal) {
      if (!current || performance.now() - current.madeAt > freshMs) {
        // not bound to the asker's signal: others may wait for the same list
        const made = { list: make(), madeAt: performance.now() };
        current = made;
        made.list.then(
          () => (made.madeAt = performance.now()),
          () => (current = current === made ? null : current),
        );
      }
      return whicheverFirst(current.list, signal);
    },
    forget() {
      current = null;
    },
  };
}

function isSameList(one: FileList, other: FileList): boolean {
  return (
    one.isComplete === other.isComplete &&
    one.files.length === other.files.length &&
    one.files.every(({ path: name, size }, index) => {
      const same = other.files[index];
      return same?.path === name && same.size === size;
    })
  );
}

async function whicheverFirst<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  let stop = () => {};
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = () => reject(new AppError("cancelled", "Cancelled."));
    signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([value, stopped]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
