import { lstat, realpath } from "node:fs/promises";
import path from "node:path";
import { AppError } from "../../shared/error.ts";
import type { DiskPlace } from "./disk-places.ts";

/** `hide`: empty, and nothing can be put there. `fix`: as it is, and it stays so. */
type Guard = "hide" | "fix";

export type Guarded = DiskPlace & { guard: Guard };

/** A mount as arguments of bubblewrap. `standIn` has to stand there first. */
export type Mount = { path: string; args: string[]; standIn: DiskPlace | null };

/** The sandbox as it is without them. */
export type Surroundings = {
  workspace: string;
  isWritable: boolean;
  /** Folders that are empty in it. */
  vanished: readonly string[];
  /** A file of no bytes, to be shown in place of others. */
  emptyFile: string;
  /** True for what only stands in for something that isn't there. */
  isStandIn(path: string): boolean;
};

/**
 * The mounts that guard places, outer ones first. Outside a writable workspace nothing can be changed anyway, so only what
 * is private matters there.
 */
export async function mountsFor(places: readonly Guarded[], surroundings: Surroundings): Promise<Mount[]> {
  const found = new Map<string, Mount>();
  for (const place of places) {
    for (const mount of await mountsOf(place, surroundings)) if (!found.has(mount.path)) found.set(mount.path, mount);
  }
  const sorted = [...found.values()].toSorted((a, b) => depthOf(a.path) - depthOf(b.path));
  const empty = sorted.filter((mount) => mount.args[0] === "--tmpfs").map((mount) => mount.path);
  // what is below an empty folder isn't there any more
  return sorted.filter((mount) => !empty.some((folder) => isBelow(folder, mount.path)));
}

async function mountsOf(place: Guarded, surroundings: Surroundings): Promise<Mount[]> {
  const { workspace, isWritable, vanished, emptyFile } = surroundings;
  if (place.path === workspace || isBelow(place.path, workspace)) throw inGuardedPlace(place, workspace);
  const isInWorkspace = isBelow(workspace, place.path);
  if (isInWorkspace && isWritable) {
    const { pins, missing } = await wayTo(place, surroundings);
    const pinned = pins.map((pin): Mount => ({ path: pin, args: ["--bind", pin, pin], standIn: null }));
    return [
      ...pinned,
      missing ? { ...emptyMount(missing, emptyFile), standIn: missing } : await guardMount(place, emptyFile),
    ];
  }
  if (place.guard === "fix") return [];
  const real = await realpath(place.path).catch(() => null);
  const isGone = real === null || (!isInWorkspace && vanished.some((folder) => isBelow(folder, real)));
  return real === null || isGone ? [] : [await guardMount({ ...place, path: real }, emptyFile)];
}

/**
 * The folders between the workspace and a place. Each is mounted on itself: what is a mount can't be renamed, and so
 * nothing else can be put in its place. A link can't be held in this way.
 */
async function wayTo(
  place: Guarded,
  { workspace, isStandIn }: Surroundings,
): Promise<{ pins: string[]; missing: DiskPlace | null }> {
  const pins: string[] = [];
  let at = workspace;
  const names = path.relative(workspace, place.path).split(path.sep);
  for (const [index, name] of names.entries()) {
    at = path.join(at, name);
    const isLast = index === names.length - 1;
    const stat = await lstat(at).catch(() => null);
    if (stat?.isSymbolicLink()) throw linkInTheWay(at);
    if (!stat || isStandIn(at)) return { pins, missing: { path: at, kind: isLast ? place.kind : "folder" } };
    if (!isLast) pins.push(at);
  }
  return { pins, missing: null };
}

async function guardMount(place: Guarded, emptyFile: string): Promise<Mount> {
  if (place.guard === "fix") return { path: place.path, args: ["--ro-bind", place.path, place.path], standIn: null };
  const stat = await lstat(place.path);
  return emptyMount({ path: place.path, kind: stat.isDirectory() ? "folder" : "file" }, emptyFile);
}

/** Something empty that stays empty. */
function emptyMount({ path: at, kind }: DiskPlace, emptyFile: string): Mount {
  const args = kind === "folder" ? ["--tmpfs", at, "--remount-ro", at] : ["--ro-bind", emptyFile, at];
  return { path: at, args, standIn: null };
}

function isBelow(folder: string, inner: string): boolean {
  const relative = path.relative(folder, inner);
  return relative !== "" && relative !== ".." && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

function depthOf(absolute: string): number {
  return absolute.split(path.sep).length;
}

function inGuardedPlace({ path: place, guard }: Guarded, workspace: string): AppError {
  const what = guard === "hide" ? "private" : "not to be changed";
  return new AppError(
    "permission-denied",
    `The command was not run: ${workspace} is part of ${place}, which is ${what}.`,
  );
}

function linkInTheWay(at: string): AppError {
  return new AppError(
    "permission-denied",
    `The command was not run: ${at} is a link, so it can't be protected while commands may write here. Work in a folder below this one.`,
  );
}
