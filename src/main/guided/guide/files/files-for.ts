import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { missingFiles } from "./named-files.ts";

/** What was found last in a folder: asked for at each field of each step, the same list gives the same answer. */
type Found = { files: readonly FileEntry[]; request: string; all: Promise<readonly FileEntry[]> };

const lastFound = new WeakMap<WorkspaceView, Found>();

/** The files of the folder, and those that a request names although they are ignored, such as `.env`. */
export async function filesFor(request: string, view: WorkspaceView): Promise<readonly FileEntry[]> {
  const files = await view.files();
  const last = lastFound.get(view);
  if (last?.files === files && last.request === request) return last.all;
  const all = withIgnored(request, files, view);
  lastFound.set(view, { files, request, all });
  all.catch(() => lastFound.delete(view));
  return all;
}

async function withIgnored(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly FileEntry[]> {
  const found = await Promise.all(missingFiles(request, files).map((path) => view.entry(path)));
  const ignored = found.filter((entry) => entry !== null);
  return ignored.length > 0 ? [...files, ...ignored] : files;
}
