import { baseName, endingOf, folderOf, stemOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { isBinary } from "../../../files/file-kinds.ts";
import { missingFiles, namedFiles } from "../../../files/named-files.ts";
import { namedDate } from "../../../request/dates/request-dates.ts";
import { withoutPaths } from "../../../request/words/wanted-words.ts";
import { asksForNames } from "../../../request/wishes/request-intent.ts";
import { isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { saidScope } from "../said/said-scope.ts";
import { wholeDays } from "../folders/whole-days.ts";

/** How a name is written around a date. `between` parts year, month and day. */
type Example = { day: string; before: string; between: string; behind: string };

const dateInName = /(?<!\d)((?:19|20)\d{2})([-_.]?)(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?!\d)/u;
const fewestFiles = 2;

/**
 * Names with the date that stands in each file, like one that a request gives as an example: it shows which of a file's dates counts, and which files are
 * meant are those that are called what the example is called. Null where it gives none, or not just one of the files has its date.
 */
export async function datedPlaces(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly Place[] | null> {
  const [example, ...others] = missingFiles(request, files).flatMap(exampleOf);
  const scope = saidScope(request, files, null);
  if (!asksForNames(request) || !example || others.length > 0 || !scope || saysMoreOf(request, files)) return null;
  const meant = scope.files.filter(
    ({ path, size }) =>
      size <= mostBytes && !isBinary(path) && isCalled(path, example) && !dateInName.test(baseName(path)),
  );
  if (meant.length < fewestFiles) return null;
  const dated = await Promise.all(
    meant.map(async ({ path }) => ({ path, day: wholeDays((await view.text(path)) ?? "")[0] ?? null })),
  );
  if (dated.filter(({ day }) => day === example.day).length !== 1) return null;
  const places = dated.flatMap(({ path, day }) =>
    day === null ? [] : [{ path, to: folderOf(path) + nameFor(day, example) }],
  );
  return places.length === dated.length ? places : null;
}

/** Of one file or some of them, or of what else is to be in their names. */
function saysMoreOf(request: string, files: readonly FileEntry[]): boolean {
  const isDayNamed = (namedDate(withoutPaths(request.replace(dateInName, " ")))?.month ?? null) !== null;
  return (
    isDayNamed ||
    namedFiles(request, files).length > 0 ||
    /(?<!\p{L})(?:only|just|nur|one of|first|last|new|newest|erste[nrs]?|letzte[nrs]?|neue?n?)(?!\p{L})|(?<!いた)だけ/iu.test(
      request,
    ) ||
    /(?<!\p{L})(?:by|with|nach|mit) [^.,;!?]*?(?<!\p{L})(?:and|plus|und|sowie)(?!\p{L})/iu.test(request)
  );
}

function exampleOf(name: string): Example[] {
  const [date = "", year, between = "", month, day] = dateInName.exec(baseName(name)) ?? [];
  if (date === "") return [];
  const [before = "", behind = ""] = baseName(name).split(date);
  return [{ day: `${year}-${month}-${day}`, before, between, behind }];
}

/** Whether a file has the words of the example in its name, and its ending. */
function isCalled(path: string, { before, behind }: Example): boolean {
  const words = wordsOf(stemOf(before + behind));
  const own = wordsOf(stemOf(path));
  const isEnding = endingOf(behind).toLowerCase() === endingOf(path).toLowerCase();
  return isEnding && words.length > 0 && words.every((word) => own.some((other) => isSameNoun(word, other)));
}

function nameFor(day: string, { before, between, behind }: Example): string {
  return before + day.split("-").join(between) + behind;
}
