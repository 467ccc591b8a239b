import type { Place } from "../../../../agent/places.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { filesMeant } from "../../files/files-meant.ts";
import { namedFiles } from "../../files/named-files.ts";
import { saidNameRule } from "../../request/said-name-rule.ts";
import { wholeFileForm } from "../../turn/parts.ts";
import { saidScope } from "./said-scope.ts";
import { leavesExceptionsOpen } from "./some-stay.ts";

/** Some of the files in a folder are meant, or they are called by something else as well, or it is the folder itself. */
const saysMore = new RegExp(
  [
    String.raw`(?<!\p{L})(?:only|just|half|some|most|that have|which have|nur|einige|manche|hälfte)(?!\p{L})|(?<!いた)だけ`,
    String.raw`(?<!\p{L})(?:by|after|like|nach|wie)(?!\p{L})`,
    String.raw`(?<!\p{L})for (?:the|those|these|all)(?!\p{L})`,
    String.raw`(?<!\p{L})to (?!(?:all|every|each|lower|upper|small|capital|hyphens?|dashes|underscores?|it|be|have|use|get|make)(?!\p{L}))\p{L}+`,
    String.raw`(?<!\p{L})(?:rename|benenne?) (?:the |my |our |den |die )?\S+ (?:folder|directory|ordner)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:the|all|my|our|die|alle) (?!(?:the|my|our|all|these|those|of)\s)\p{L}+ (?:files|dateien) in`,
  ].join("|"),
  "iu",
);

/**
 * New names by a rule that a request says, such as `-` instead of blanks: for the files that it means, or those of the folder that it speaks of. Null where it
 * says none, or not which files.
 */
export function ruledPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  const rule = saidNameRule(request);
  if (!rule || wholeFileForm(request, files) !== "rename") return null;
  const named = namedFiles(request, files);
  if (leavesExceptionsOpen(request, files) && named.length === 0) return null;
  if (named.length === 0 && saysMore.test(request)) return null;
  const scope = saidScope(request, files, null);
  const meant =
    filesMeant(request, files, "rename") ?? (scope && named.length === 0 && scope.folder !== "" ? scope.files : null);
  return meant && meant.map(({ path }) => ({ path, to: rule(path) }));
}
