import type { FileEntry } from "../../workspace-view.ts";
import { namedFiles, namedFolder } from "./named-files.ts";
import { calledFiles } from "./several-files.ts";

/** Larger files aren't read ahead of the first step. In bytes. */
export const mostBytes = 20_000;

/** The files that a request can be about: those that it names, else those that it calls in the folder that it names, else all; no large ones. */
export function filesInScope(request: string, files: readonly FileEntry[]): readonly FileEntry[] {
  const named = namedFiles(request, files);
  const folder = namedFolder(
    request,
    files.map(({ path }) => path),
  );
  const inside = folder === null ? files : files.filter(({ path }) => path.startsWith(`${folder}/`));
  const meant = [named, calledFiles(request, inside), inside].find((each) => each.length > 0) ?? [];
  return meant.filter(({ size }) => size <= mostBytes);
}
