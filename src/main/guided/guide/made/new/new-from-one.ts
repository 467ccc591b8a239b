import type { FileEntry } from "../../../workspace-view.ts";
import { namedFiles, newFiles } from "../../files/named-files.ts";

/** The one new file that a request names, and the one file that it is to be made of; null where it names none, or several, of either. */
export function newFromOne(request: string, files: readonly FileEntry[]): { path: string; source: FileEntry } | null {
  const [path, ...otherNew] = newFiles(request, files);
  const [source, ...otherNamed] = namedFiles(request, files);
  return path === undefined || !source || otherNew.length > 0 || otherNamed.length > 0 ? null : { path, source };
}

/** The same where the new file is of one kind, and the other one a text of so many bytes at most. */
export function newFromText(
  request: string,
  files: readonly FileEntry[],
  { to, from = /\.(?:txt|md)$/iu, largest }: { to: RegExp; from?: RegExp; largest: number },
): { path: string; source: FileEntry } | null {
  const found = newFromOne(request, files);
  const isSo = found && to.test(found.path) && from.test(found.source.path) && found.source.size <= largest;
  return isSo ? found : null;
}
