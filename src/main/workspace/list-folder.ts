import type { Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { AppError } from "../../shared/error.ts";
import { checkPath } from "./check-path.ts";
import { confine, isShut } from "./confine.ts";
import { explainFileError } from "./file-error.ts";
import type { Place, Root } from "./place.ts";

/** What stands in a folder. `leadsOut`: a link to a place that isn't in the workspace, or to nothing. */
type FolderEntry = { name: string; kind: "file" | "folder" | "other" | "leads-out"; size: number };

/** `total` counts all entries, also those beyond `limit`. */
export type FolderList = { entries: FolderEntry[]; total: number };

/** The entries of a folder, folders first, by name. */
export async function listFolder(root: Root, place: Place, limit: number, signal: AbortSignal): Promise<FolderList> {
  if (place.kind === "missing") throw new AppError("not-found", `${place.path} is not there.`);
  if (place.kind !== "folder") throw new AppError("invalid-input", `${place.path} is not a folder.`);
  try {
    const all = await readdir(place.real, { withFileTypes: true });
    signal.throwIfAborted();
    const sorted = all.toSorted((a, b) => Number(b.isDirectory()) - Number(a.isDirectory()) || compare(a.name, b.name));
    const entries = await Promise.all(sorted.slice(0, limit).map((entry) => describe(root, place, entry)));
    return { entries, total: all.length };
  } catch (cause) {
    throw explainFileError(cause, place.path);
  }
}

async function describe(root: Root, folder: Place, entry: Dirent): Promise<FolderEntry> {
  const { name } = entry;
  if (/\p{Cc}/u.test(name)) return { name, kind: "other", size: 0 };
  const full = path.join(folder.real, name);
  try {
    checkPath(full);
    // what is no link lies where it stands; only a link has to be followed
    if (entry.isDirectory() && !isShut(root, full)) return { name, kind: "folder", size: 0 };
    const { real, kind } = await confine(root, full);
    if (kind === "missing") return { name, kind: "leads-out", size: 0 };
    return { name, kind, size: kind === "file" ? (await stat(real)).size : 0 };
  } catch (cause) {
    if (!(cause instanceof AppError)) return { name, kind: "other", size: 0 };
    return { name, kind: cause.code === "permission-denied" ? "other" : "leads-out", size: 0 };
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
