import { readlinkSync, realpathSync } from "node:fs";
import path from "node:path";

/** Links are followed this often; a longer chain is taken as it stands. */
const longestChain = 40;

/** Where a path leads, with all links resolved, also where its last parts don't exist yet or a link points nowhere. */
export function realPathOf(file: string, depth = 0): string {
  try {
    return realpathSync.native(file);
  } catch {
    const target = depth < longestChain ? targetOf(file) : null;
    if (target !== null) return realPathOf(path.resolve(path.dirname(file), target), depth + 1);
    const parent = path.dirname(file);
    return parent === file ? file : path.join(realPathOf(parent, depth), path.basename(file));
  }
}

/** True for the folder itself and what is in it. Both must have their links resolved. */
export function isInside(folder: string, file: string): boolean {
  const way = path.relative(folder, file);
  return way === "" || (way !== ".." && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way));
}

function targetOf(file: string): string | null {
  try {
    return readlinkSync(file);
  } catch {
    return null;
  }
}
