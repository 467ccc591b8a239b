import type { FileEntry, WorkspaceView } from "../workspace-view.ts";
import { missingFiles } from "./request-words.ts";

/** The files of the folder, and those that a request names although they are ignored, such as `.env`. */
export async function filesFor(request: string, view: WorkspaceView): Promise<readonly FileEntry[]> {
  const files = await view.files();
  const found = await Promise.all(missingFiles(request, files).map((path) => view.entry(path)));
  const ignored = found.filter((entry) => entry !== null);
  return ignored.length > 0 ? [...files, ...ignored] : files;
}
