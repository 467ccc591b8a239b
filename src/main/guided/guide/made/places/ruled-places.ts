import type { Place } from "../../../../agent/places.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { filesMeant } from "../../files/files-meant.ts";
import { namedFiles } from "../../files/named-files.ts";
import { saidNameRule } from "../../request/said-name-rule.ts";
import { wholeFileForm } from "../../turn/parts.ts";
import { saidScope } from "./said-scope.ts";
import { leavesExceptionsOpen } from "./some-stay.ts";

/** Some of the files in a folder are meant. */
const saysOnly = /(?<!\p{L})(?:only|just|nur)(?!\p{L})|だけ/iu;

/**
 * New names by a rule that a request says, such as `-` instead of blanks: for the files that it means, or those of the folder that it speaks of. Null where it
 * says none, or not which files.
 */
export function ruledPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  const rule = saidNameRule(request);
  if (!rule || wholeFileForm(request, files) !== "rename") return null;
  if (leavesExceptionsOpen(request, files) && namedFiles(request, files).length === 0) return null;
  const scope = saidScope(request, files, null);
  const meant =
    filesMeant(request, files, "rename") ??
    (scope && !saysOnly.test(request) && scope.folder !== "" ? scope.files : null);
  return meant && meant.map(({ path }) => ({ path, to: rule(path) }));
}
