import { mkdir, open, rmdir, stat, unlink } from "node:fs/promises";
import { AppError } from "../../shared/error.ts";
import { codeOf } from "./error-code.ts";
import type { DiskPlace } from "./disk-places.ts";

/** Empty files and folders that stand where something is to be kept from appearing. */
export type StandIns = {
  /** True while one of ours stands there. */
  has(path: string): boolean;
  /**
   * Puts one there, or shares the one that stands there. `theirs`: somebody else put something there first. `impossible`:
   * nothing can be made there, by a command neither.
   */
  put(place: DiskPlace): Promise<"ours" | "theirs" | "impossible">;
  /** Takes it away when nobody needs it any more, and only while it is empty. */
  remove(place: DiskPlace): Promise<void>;
};

/** A mount needs something to be mounted on. Commands that run side by side share what stands there. */
export function standIns(): StandIns {
  const users = new Map<string, { count: number; made: Promise<"ours" | "theirs" | "impossible"> }>();
  return {
    has: (path) => users.has(path),
    async put(place) {
      const shared = users.get(place.path);
      if (shared) shared.count++;
      const entry = shared ?? { count: 1, made: make(place) };
      users.set(place.path, entry);
      const made = await entry.made;
      if (made !== "ours" && users.get(place.path) === entry) users.delete(place.path);
      return made;
    },
    async remove(place) {
      const entry = users.get(place.path);
      if (!entry || --entry.count > 0) return;
      users.delete(place.path);
      await takeAway(place);
    },
  };
}

async function make({ path, kind }: DiskPlace): Promise<"ours" | "theirs" | "impossible"> {
  try {
    if (kind === "folder") await mkdir(path);
    else await (await open(path, "wx", 0o600)).close();
    return "ours";
  } catch (cause) {
    const code = codeOf(cause);
    if (code === "EEXIST") return "theirs";
    if (code === "EACCES" || code === "EPERM" || code === "EROFS") return "impossible";
    throw new AppError("internal", `The command was not run: ${path} could not be protected (${code}).`, { cause });
  }
}

async function takeAway({ path, kind }: DiskPlace): Promise<void> {
  try {
    // rmdir refuses by itself what isn't empty
    if (kind === "folder") await rmdir(path);
    else if ((await stat(path)).size === 0) await unlink(path);
  } catch {
    // somebody put something there meanwhile, and it is theirs
  }
}
