import type { FileEntry } from "../../../workspace-view.ts";
import { namedFiles, newFiles } from "../../files/named-files.ts";

/** The one new file that a request names, and the one file that it is to be made of; null where it names none, or several, of either. */
export function newFromOne(request: string, files: readonly FileEntry[]): { path: string; source: FileEntry } | null {
  const [path, ...otherNew] = newFiles(request, files);
  const [source, ...otherNamed] = namedFiles(request, files);
  return path === undefined || !source || otherNew.length > 0 || otherNamed.length > 0 ? null : { path, source };
}
