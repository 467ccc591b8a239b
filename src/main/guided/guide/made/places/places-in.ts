import { baseName, folderOf } from "../../../../../shared/path-parts.ts";
import type { Place } from "../../../../agent/places.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { isBeside } from "./said/said-target.ts";

/** These files in that folder. Null where it is a new one, and it isn't clear whether it is to be beside them or at the top. */
export function placesIn(
  target: string,
  paths: readonly string[],
  request: string,
  files: readonly FileEntry[],
): readonly Place[] | null {
  const isThere = files.some(({ path }) => path.startsWith(`${target}/`));
  const isSaidBeside = paths.every((path) => isBeside(folderOf(path).slice(0, -1), request));
  const isClear = isThere || target.includes("/") || request.includes(`${target}/`) || isSaidBeside;
  if (!isClear && paths.some((path) => folderOf(path) !== "")) return null;
  return paths.map((path) => ({ path, to: `${target}/${baseName(path)}` }));
}
