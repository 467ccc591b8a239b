import { baseName, folderOf, stemOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { isBinary } from "../../../files/file-kinds.ts";
import { exampleOf, folderOfDate, unitOf } from "../../../request/files/sorting.ts";
import { dateOfName, dateOfText, whereDateCounts, withoutDateReasons } from "./deciding-date.ts";
import { limitsFiles } from "../said/limits-files.ts";
import { saidKinds } from "../said/said-kinds.ts";
import { mostRead, type Scope, saidScope } from "../said/said-scope.ts";
import { leavesExceptionsOpen } from "../said/some-stay.ts";
import { calledIn } from "../said/tells-apart.ts";
import { withoutStaying } from "../said/unread-words.ts";
import { wishesPlaces } from "../said/wishes-places.ts";

const fewestFiles = 2;

/**
 * The files of a folder in one folder for each year or month: by the date in their names or in their texts, whichever a request says that counts. Null where it
 * says more of which files, where name and text tell different dates, or where a text leaves open which of its dates is the one.
 */
export async function periodPlaces(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly Place[] | null> {
  const unit = unitOf(request);
  const said = withoutStaying(withoutDateReasons(request));
  const rest = said.replaceAll(examples, " ");
  if (unit === null || !isFolderSaid.test(request) || !wishesPlaces(said) || limitsFiles(rest)) return null;
  if (leavesExceptionsOpen(request, files) || ofSome.test(rest) || anyYear.test(rest)) return null;
  const base = /(\S+\/)(?:19|20)\d{2}/u.exec(said)?.[1]?.replace(/^["'\u0060„“「(]+/u, "") ?? null;
  const scope = scopeOf(request, files, base);
  const kinds = saidKinds(rest);
  if (!scope || kinds.some(({ isNarrowed }) => isNarrowed)) return null;
  const ofKind = scope.files.filter((file) => kinds.length === 0 || kinds.some(({ isMeant }) => isMeant(file)));
  const meant = calledIn(rest, ofKind);
  if (meant === null || meant.length < fewestFiles || meant.length > mostRead) return null;
  const dates = await Promise.all(meant.map((file) => dateOf(file, whereDateCounts(request), view)));
  if (dates.includes("open")) return null;
  const example = exampleOf(request, unit);
  const places = meant.flatMap(({ path }, at) => {
    const folder = folderOfDate(dates[at] ?? "", unit, example);
    return folder === null ? [] : [{ path, to: `${base ?? scope.folder}${folder}/${baseName(path)}` }];
  });
  return places.length >= fewestFiles ? places : null;
}

const isFolderSaid =
  /(?<!\p{L})(?:sub-?)?(?:folders?|director(?:y|ies)|\p{L}*ordnern?|verzeichnis\p{L}*)(?!\p{L})|フォルダ|\/(?:19|20)\d{2}|(?<!\p{L})(?:filed|sorted|sort|grouped|tidied|organi[sz]ed|sortier\p{L}*|geordnet) (?:\p{L}+ ){0,4}?(?:by|nach)(?!\p{L})/iu;
const month = String.raw`(?:[-_./](?:0[1-9]|1[0-2]))?`;
const year = String.raw`(?:19|20)\d{2}${month}`;
/** `scans/2022, scans/2023`, "like 2022", "(2021, 2022 …)". */
const examples = new RegExp(
  String.raw`["'\u0060„“「]?(?:[\p{L}\p{N}_-]+\/)+${year}(?!\d)|(?:(?<!\p{L})(?:like|called|named|e\.g\.?,?|such as|for example|wie|z\.? ?b\.?|namens|etwa)\s*|[(（「])["'\u0060„“]?${year}(?:(?:,| and| und|、)\s*["'\u0060„“]?${year})*(?!\d)`,
  "giu",
);
/** One that isn't by itself, such as `letters-2022`: folders are to be called otherwise. */
const anyYear = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;
/** "the letters of the bank", "my photos that show her": some of them. */
const ofSome =
  /(?<!\p{L})(?:the|all|my|our|these|every|any|die|alle|meine|unsere) (?!(?:dates?|years?|months?|numbers?|names?|folders?|top|rest|one|datum|jahr\p{L}*|nummer\p{L}*)(?!\p{L}))\p{L}+ (?:from|about|of|to|with|without|that|which|who|whose|von|vom|über|mit|ohne) (?!(?:(?:that|the|this|the same|each|every|its|their|a|diesem|dem|jedem) )?(?:year|month|jahr|monat|folder|date)s?(?!\p{L}))/iu;

/** The folder that is spoken of; `post/2019` is one in the folder of the files, where there is such a folder. */
function scopeOf(request: string, files: readonly FileEntry[], base: string | null): Scope | null {
  const scope = saidScope(request, files, null);
  const inBase = files.some(({ path }) => folderOf(path) === base);
  return base !== null && inBase && scope?.folder === "" ? saidScope(`in ${base} ${request}`, files, null) : scope;
}

/** Null where a file has no date; "open" where it isn't clear which one counts. */
async function dateOf(
  { path, size }: FileEntry,
  where: "name" | "text" | null,
  view: WorkspaceView,
): Promise<string | null> {
  const inName = dateOfName(stemOf(path));
  if (where === "name") return inName;
  const text = size > mostBytes || isBinary(path) ? null : await view.text(path);
  const inText = text === null ? null : dateOfText(text);
  if (where === "text") return inText ?? (text !== null && anyYear.test(text) ? "open" : null);
  const isOther = inName !== null && inText !== null && folderOfDate(inName, "year", null) !== inText.slice(0, 4);
  return isOther ? "open" : (inName ?? inText);
}
