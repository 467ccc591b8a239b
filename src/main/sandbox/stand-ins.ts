import { mkdir, open, readdir, rmdir, stat, unlink } from "node:fs/promises";
import type { DiskPlace } from "./private-places.ts";

/** Empty files and folders that stand where something is to be kept from appearing. */
export type StandIns = {
  /** Puts one there, or shares the one that is there already. False where nothing can be made there, by a command neither. */
  put(place: DiskPlace): Promise<boolean>;
  /** Takes it away when nobody needs it any more, and only while it is empty. */
  remove(place: DiskPlace): Promise<void>;
};

/** A mount needs something to be mounted on. Commands that run side by side share what stands there. */
export function standIns(): StandIns {
  const users = new Map<string, number>();
  return {
    async put(place) {
      const others = users.get(place.path) ?? 0;
      users.set(place.path, others + 1);
      if (others > 0 || (await make(place))) return true;
      users.delete(place.path);
      return false;
    },
    async remove(place) {
      const left = (users.get(place.path) ?? 1) - 1;
      if (left > 0) {
        users.set(place.path, left);
        return;
      }
      users.delete(place.path);
      await takeAway(place);
    },
  };
}

async function make({ path, kind }: DiskPlace): Promise<boolean> {
  try {
    if (kind === "folder") await mkdir(path);
    else await (await open(path, "wx", 0o600)).close();
    return true;
  } catch {
    // one that a crash left behind is as good
    return isEmpty({ path, kind });
  }
}

async function isEmpty({ path, kind }: DiskPlace): Promise<boolean> {
  try {
    return kind === "folder" ? (await readdir(path)).length === 0 : (await stat(path)).size === 0;
  } catch {
    return false;
  }
}

async function takeAway(place: DiskPlace): Promise<void> {
  try {
    // rmdir refuses by itself what isn't empty
    if (place.kind === "folder") await rmdir(place.path);
    else if (await isEmpty(place)) await unlink(place.path);
  } catch {
    // somebody put something there meanwhile, and it is theirs
  }
}
