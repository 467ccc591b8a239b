import type { FileEntry } from "../../workspace-view.ts";
import { wantsEverywhere } from "../request/wishes/request-intent.ts";
import { namedFiles } from "./named-files.ts";
import { saidFolders } from "./said-folders.ts";

/** Whether all files are meant, and not only some that are named or stand in a folder. */
export function isOfAllFiles(request: string, files: readonly FileEntry[]): boolean {
  const paths = files.map(({ path }) => path);
  return (
    wantsEverywhere(request) && namedFiles(request, files).length === 0 && saidFolders(request, paths).length === 0
  );
}
