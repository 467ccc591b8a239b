import { baseName } from "../../../../../shared/path-parts.ts";
import type { Place } from "../../../../agent/places.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { isBinary } from "../../files/file-kinds.ts";
import { sortingOf } from "../../request/sorting.ts";
import { folderOfKind } from "./folder-of-kind.ts";
import { labelsIn, labelOf, labelsToldBy } from "./folder-labels.ts";
import { saidScope } from "./said-scope.ts";
import { saysOthersStay } from "./some-stay.ts";

const mostFiles = 200;

/**
 * Into which of the folders that a request lists each file goes: by its kind where these are kinds of files, else by the folder's name in the name of the
 * file or in what it says. Null where it lists none, or some files leave it open and aren't said to stay.
 */
export async function sortedPlaces(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly Place[] | null> {
  const sorting = sortingOf(request);
  if (sorting?.by !== "name") return null;
  const scope = saidScope(request, files, null);
  if (!scope || scope.files.length === 0 || scope.files.length > mostFiles) return null;
  const { folders } = sorting;
  const placed = (path: string, folder: string): Place => ({
    path,
    to: `${scope.folder}${folder.replace(scope.folder, "")}/${baseName(path)}`,
  });
  const kinds = folderOfKind(folders);
  if (kinds) {
    const places = scope.files.flatMap(({ path }) => {
      const folder = kinds(path);
      return folder === null ? [] : [placed(path, folder)];
    });
    return places.length > 0 ? places : null;
  }
  const labels = folders.map(labelOf);
  const told = await Promise.all(
    scope.files.map(async ({ path, size }) => {
      const inName = labelsIn(baseName(path), labels);
      const isText = inName.length === 0 && size <= mostBytes && !isBinary(path);
      const found = isText ? labelsToldBy((await view.text(path)) ?? "", labels) : inName;
      return { path, folders: found.map((label) => folders[labels.indexOf(label)] ?? "") };
    }),
  );
  const sure = told.flatMap(({ path, folders: [folder, ...others] }) =>
    folder === undefined || others.length > 0 ? [] : [placed(path, folder)],
  );
  const isOpen = sure.length < told.length && !saysOthersStay(request);
  return sure.length === 0 || isOpen ? null : sure;
}
