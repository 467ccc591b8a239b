import { lstat, realpath } from "node:fs/promises";
import path from "node:path";
import { AppError } from "../../shared/error.ts";
import type { DiskPlace } from "./private-places.ts";

/** `hide`: empty, and nothing can be put there. `fix`: as it is, and it stays so. */
type Guard = "hide" | "fix";

export type Guarded = DiskPlace & { guard: Guard };

/** The mounts that guard places, as arguments of bubblewrap, and what has to stand there first. */
export type Mounts = { args: string[]; standIns: DiskPlace[] };

type Mount = { path: string; args: string[] };

/** The sandbox as it is without them. `vanished` are folders that are empty in it; `emptyFile` is one to be shown elsewhere. */
export type Surroundings = { workspace: string; isWritable: boolean; vanished: readonly string[]; emptyFile: string };

/**
 * How places are guarded. Outside a writable workspace nothing can be changed anyway, so only what is private matters there.
 */
export async function mountsFor(places: readonly Guarded[], surroundings: Surroundings): Promise<Mounts> {
  const { workspace, isWritable, vanished, emptyFile } = surroundings;
  const mounts = new Map<string, Mount>();
  const needed: DiskPlace[] = [];
  const add = (mount: Mount) => {
    if (!mounts.has(mount.path)) mounts.set(mount.path, mount);
  };
  for (const place of places) {
    const isInWorkspace = isBelow(workspace, place.path);
    if (isBelow(place.path, workspace) || place.path === workspace)
      throw inPrivatePlace(place.path, workspace, place.guard);
    if (isInWorkspace && isWritable) {
      const { pins, top } = await wayTo(place, workspace);
      for (const pin of pins) add({ path: pin, args: ["--bind", pin, pin] });
      if (top.isMissing) needed.push(top.place);
      add(top.isMissing ? emptyMount(top.place, emptyFile) : await guardMount(place, emptyFile));
    } else if (place.guard === "hide") {
      const real = await realpath(place.path).catch(() => null);
      const isGone = real === null || (!isInWorkspace && vanished.some((folder) => isBelow(folder, real)));
      if (real !== null && !isGone) add(await guardMount({ ...place, path: real }, emptyFile));
    }
  }
  const sorted = [...mounts.values()].toSorted((a, b) => depthOf(a.path) - depthOf(b.path));
  const hidden = sorted.filter((mount) => mount.args[0] === "--tmpfs").map((mount) => mount.path);
  const visible = sorted.filter((mount) => !hidden.some((folder) => isBelow(folder, mount.path)));
  return {
    args: visible.flatMap((mount) => mount.args),
    standIns: needed.filter((each) => !hidden.some((folder) => isBelow(folder, each.path))),
  };
}

/**
 * The folders between the workspace and a place. Each is mounted on itself: what is a mount can't be renamed, and so
 * nothing else can be put in its place. A link can't be held in this way.
 */
async function wayTo(
  place: Guarded,
  workspace: string,
): Promise<{ pins: string[]; top: { place: DiskPlace; isMissing: boolean } }> {
  const pins: string[] = [];
  let at = workspace;
  const names = path.relative(workspace, place.path).split(path.sep);
  for (const [index, name] of names.entries()) {
    at = path.join(at, name);
    const isLast = index === names.length - 1;
    const stat = await lstat(at).catch(() => null);
    if (stat?.isSymbolicLink()) throw linkInTheWay(at);
    if (!stat) return { pins, top: { place: { path: at, kind: isLast ? place.kind : "folder" }, isMissing: true } };
    if (!isLast) pins.push(at);
  }
  return { pins, top: { place, isMissing: false } };
}

async function guardMount(place: Guarded, emptyFile: string): Promise<Mount> {
  if (place.guard === "fix") return { path: place.path, args: ["--ro-bind", place.path, place.path] };
  const stat = await lstat(place.path);
  return emptyMount({ path: place.path, kind: stat.isDirectory() ? "folder" : "file" }, emptyFile);
}

/** Something empty that stays empty. */
function emptyMount({ path: at, kind }: DiskPlace, emptyFile: string): Mount {
  return { path: at, args: kind === "folder" ? ["--tmpfs", at, "--remount-ro", at] : ["--ro-bind", emptyFile, at] };
}

function isBelow(folder: string, inner: string): boolean {
  const relative = path.relative(folder, inner);
  return relative !== "" && relative !== ".." && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

function depthOf(absolute: string): number {
  return absolute.split(path.sep).length;
}

function inPrivatePlace(place: string, workspace: string, guard: Guard): AppError {
  const what = guard === "hide" ? "private" : "not to be changed";
  return new AppError("permission-denied", `The command was not run: ${workspace} lies in ${place}, which is ${what}.`);
}

function linkInTheWay(at: string): AppError {
  return new AppError(
    "permission-denied",
    `The command was not run: ${at} is a link, so it can't be protected while commands may write here. Work in a folder below this one.`,
  );
}
