import { endingOf, folderOf, stemOf } from "../../../../../shared/path-parts.ts";
import type { Place } from "../../../../agent/places.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { namedFiles } from "../../files/named-files.ts";
import { isQuestion } from "../../request/is-question.ts";
import { keptFiles } from "../../request/kept-files.ts";
import { saidEnding, saysWithin } from "../../request/said-ending.ts";
import { asksForAll } from "../../request/request-intent.ts";
import { saidScope } from "./said-scope.ts";
import { leavesExceptionsOpen } from "./some-stay.ts";

const hidden = /(?:^|\/)\./;

/**
 * New names where one ending is to be in the place of another one: of the files in the folder that is spoken of, and of those in the folders within where
 * that is said. Null where it isn't clear whether these are meant.
 */
export function endingPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  const change = saidEnding(request);
  // a file that is named is converted or renamed by itself
  if (!change || namedFiles(request, files).length > 0) return null;
  if (isQuestion(request) || leavesExceptionsOpen(request, files)) return null;
  const scope = saidScope(request, files, null);
  if (!scope) return null;
  const kept = keptFiles(request, files);
  const within = files.filter(
    ({ path }) =>
      path.startsWith(scope.folder) &&
      endingOf(path).toLowerCase() === `.${change.from}` &&
      !hidden.test(path) &&
      !kept.includes(path),
  );
  const isDeep = within.some(({ path }) => folderOf(path) !== scope.folder);
  // "all" are those of every folder where none is spoken of
  const isMeant = !isDeep || saysWithin(request) || (scope.folder === "" && asksForAll(request));
  if (!isMeant) return null;
  return within.map(({ path }) => ({ path, to: `${folderOf(path)}${stemOf(path)}.${change.to}` }));
}
