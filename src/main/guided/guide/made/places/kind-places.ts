import { baseName } from "../../../../../shared/path-parts.ts";
import type { Place } from "../../../../agent/places.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { escapeRegExp } from "../../request/word-pattern.ts";
import { folderName } from "./folder-name.ts";
import { limitsFiles } from "./limits-files.ts";
import { saidKinds } from "./said-kinds.ts";
import { saidScope } from "./said-scope.ts";
import { leavesExceptionsOpen } from "./some-stay.ts";
import { tellsApart } from "./tells-apart.ts";
import { withoutStaying } from "./unread-words.ts";
import { wishesPlaces } from "./wishes-places.ts";

/**
 * All files of one kind in one folder, where a request says both and nothing more of which files: "a folder Invoices would be good, all PDFs belong there". Null where
 * it says more, or another deed.
 */
export function kindPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  const target = folderName(request, files);
  if (target === null || !wishesPlaces(request) || leavesExceptionsOpen(request, files)) return null;
  const rest = withoutStaying(request).replaceAll(new RegExp(escapeRegExp(target), "giu"), " ");
  const kinds = saidKinds(rest);
  if (kinds.length === 0 || kinds.some(({ isNarrowed }) => isNarrowed) || limitsFiles(rest)) return null;
  const scope = saidScope(request, files, target);
  const meant = scope?.files.filter((file) => kinds.some(({ isMeant }) => isMeant(file))) ?? [];
  if (meant.length === 0 || tellsApart(rest, meant)) return null;
  return meant.map(({ path }) => ({ path, to: `${target}/${baseName(path)}` }));
}
