import { lstat, realpath } from "node:fs/promises";
import path from "node:path";
import { AppError } from "../../shared/error.ts";
import { checkPath } from "./check-path.ts";
import { codeOf, explainFileError } from "./file-error.ts";
import { isInside } from "./is-inside.ts";
import type { Place, Root } from "./place.ts";

/**
 * The one way from what somebody wrote to a file. Links are resolved first, then the place is compared with the root; what
 * isn't there yet is judged by the deepest folder above it that is. Throws an AppError for everything that isn't inside.
 */
export async function confine(root: Root, written: string): Promise<Place> {
  checkPath(written);
  const wanted = rebase(root, path.resolve(root.real, written));
  // what is outside by its name alone isn't touched at all: looking at it could wake a device or a network drive
  if (!isInside(root.real, wanted, root.foldsCase)) throw outside(root, written);
  const { real, missing } = await deepestExisting(wanted, written);
  if (!isInside(root.real, real, root.foldsCase)) {
    if (await isGone(root.real)) throw new AppError("not-found", `The workspace ${root.real} is no longer there.`);
    throw new AppError("invalid-input", `${written} leads out of the workspace through a link. Use a file inside it.`);
  }
  const full = path.join(real, ...missing);
  if (isShut(root, full)) {
    throw new AppError("permission-denied", `${written} is private: Hearth never opens it.`);
  }
  const relative = path.relative(root.real, full).split(path.sep).join("/") || ".";
  if (missing.length > 0) return { path: relative, real: full, kind: "missing", size: 0 };
  return { path: relative, real: full, ...(await describe(full, written)) };
}

/** Whether an absolute path, links resolved, lies in a place that stays shut. */
export function isShut(root: Root, real: string): boolean {
  return root.closed.some((closed) => isInside(closed, real, root.foldsCase));
}

/** A path may be written with the root's name as the person gave it, which may go through links of its own. */
function rebase(root: Root, absolute: string): string {
  if (isInside(root.real, absolute, false) || !isInside(root.given, absolute, false)) return absolute;
  return path.join(root.real, path.relative(root.given, absolute));
}

function outside(root: Root, written: string): AppError {
  const inner = path.basename(written);
  const advice = inner === ".." || inner === "" ? "Use a path inside it." : `Use a path inside it, such as ${inner}.`;
  return new AppError("invalid-input", `${written} is outside the workspace ${root.real}. ${advice}`);
}

async function deepestExisting(wanted: string, written: string): Promise<{ real: string; missing: string[] }> {
  const missing: string[] = [];
  for (let at = wanted; ; at = path.dirname(at)) {
    try {
      return { real: await realpath(at), missing };
    } catch (cause) {
      if (codeOf(cause) !== "ENOENT" || at === path.dirname(at)) throw explainFileError(cause, written);
      // writing "into" a link that leads nowhere would make a file wherever it points
      if (!(await isGone(at)))
        throw new AppError("invalid-input", `${written} goes through a link that leads nowhere.`);
      missing.unshift(path.basename(at));
    }
  }
}

async function isGone(absolute: string): Promise<boolean> {
  try {
    await lstat(absolute);
    return false;
  } catch (cause) {
    return codeOf(cause) === "ENOENT";
  }
}

async function describe(real: string, written: string): Promise<Pick<Place, "kind" | "size">> {
  try {
    const stat = await lstat(real);
    if (stat.isFile()) return { kind: "file", size: stat.size };
    return { kind: stat.isDirectory() ? "folder" : "other", size: 0 };
  } catch (cause) {
    throw explainFileError(cause, written);
  }
}
