import { baseName } from "../../../../../shared/path-parts.ts";
import type { Place } from "../../../../agent/places.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { oncePerRequest } from "../../files/once-per-request.ts";
import { wholeFileForm } from "../../turn/whole-file-form.ts";
import { alikePlaces } from "./names/alike-places.ts";
import { asksOfFiles } from "./said/asks-of-files.ts";
import { calledPlaces } from "./folders/called-places.ts";
import { copyPlaces } from "./copy-places.ts";
import { counterpartPlaces } from "./counterpart-places.ts";
import { datedPlaces } from "./names/dated-places.ts";
import { withoutDateReasons } from "./folders/deciding-date.ts";
import { emptyPlaces } from "./empty-places.ts";
import { endingPlaces } from "./names/ending-places.ts";
import { flattenedPlaces } from "./folders/flattened-places.ts";
import { foldersInNames } from "./folders/folders-in-names.ts";
import { holdsBack } from "./said/holds-back.ts";
import { kindPlaces } from "./folders/kind-places.ts";
import { describedPlaces } from "./folders/described-places.ts";
import { kindsPlaces } from "./folders/kinds-places.ts";
import { labelledPlaces } from "./folders/labelled-places.ts";
import { leftoverPlaces } from "./leftover-places.ts";
import { literalPlaces } from "./lists/literal-places.ts";
import { listedNames } from "./names/listed-names.ts";
import { listedPlaces } from "./lists/listed-places.ts";
import { matchingFolders } from "./folders/matching-folders.ts";
import { namesakePlaces } from "./folders/namesake-places.ts";
import { convertedPlaces } from "./converted-places.ts";
import { mergedPlaces } from "./folders/merged-places.ts";
import { misspeltPlaces } from "./names/misspelt-places.ts";
import { newestPlaces } from "./newest-places.ts";
import { narrowsFiles } from "./said/narrows-files.ts";
import { onlyTells, worksOnFiles } from "./said/only-tells.ts";
import { olderPlaces } from "./older-places.ts";
import { wantsOtherDeeds } from "./said/other-deeds.ts";
import { orderedPlaces } from "./names/ordered-places.ts";
import { paddedPlaces } from "./names/padded-places.ts";
import { pairPlaces } from "./names/pair-places.ts";
import { pairedPlaces } from "./folders/paired-places.ts";
import { partPlaces } from "./folders/part-places.ts";
import { periodPlaces } from "./folders/period-places.ts";
import { plainPlaces } from "./plain-places.ts";
import { renamedPlace } from "./names/renamed-place.ts";
import { ruledPlaces } from "./names/ruled-places.ts";
import { saysDeleting } from "../../request/files/says-deleting.ts";
import { exceptsOpenly, leavesExceptionsOpen } from "./said/some-stay.ts";
import { sortedPlaces, yearFolders } from "./folders/sorted-places.ts";
import { statedButSome, statedPlaces, trustsNoNames } from "./lists/stated-places.ts";
import { undonePlaces } from "./undone-places.ts";
import { swappedPlaces } from "./names/swapped-places.ts";
import { replacedPlace } from "./folders/replaced-place.ts";
import { saidTarget } from "./said/said-target.ts";
import { withoutTelling } from "./said/tells-where.ts";
import { tabledPlaces } from "./lists/tabled-places.ts";
import { ofThatYear, yearsPlaces } from "./folders/years-places.ts";

/** More files than this aren't worked through for one wish. */
const mostFiles = 2_000;

/**
 * Where files are to be after a request, where what it says and what stands in the folder leave nothing open: then no model is asked. Those that stay aren't in
 * it. Null where it asks for no such thing, or anything is open.
 */
export const knownPlaces = oncePerRequest(findKnownPlaces);

async function findKnownPlaces(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly Place[] | null> {
  if (files.length === 0 || files.length > mostFiles) return null;
  // what is asked besides doesn't keep a file from its new name
  if (asksOfFiles(request)) return worksOnFiles(request) ? null : renamedPlace(request, files);
  // these read by themselves what is excepted
  const empty = await emptyPlaces(request, files, view);
  if (empty && empty.length > 0) return (await holdsBack(request, empty, files, view)) ? null : empty;
  const paired = counterpartPlaces(request, files);
  if (paired) return paired;
  if (exceptsOpenly(request, files)) return null;
  const ofAnyWording =
    onlyTells(withoutDateReasons(request)) || worksOnFiles(request) ? [] : [...waysOfAnyWording, renamedPlace];
  const ways: readonly Way[] = [
    leftoverPlaces,
    ...waysOfWhole,
    ...waysOfOne(request, files),
    leavesExceptionsOpen(request, files) ? statedButSome : statedPlaces,
    ...ofAnyWording,
    plainPlaces,
  ];
  for (const way of ways) {
    const places = await way(request, files, view);
    const moved = places?.filter(({ path, to }) => to !== path) ?? [];
    if (moved.length === 0) continue;
    const isTold = ofNamed.includes(way) || (ofStatements.includes(way) && trustsNoNames(request));
    return !isTold && (await holdsBack(request, moved, files, view)) ? null : moved;
  }
  return null;
}

/** Of files that are named one by one a request may say anything besides. */
const ofNamed: readonly Way[] = [replacedPlace, swappedPlaces, renamedPlace, undonePlaces, plainPlaces];

/** They know what each file says of itself, and leave open what they haven't read. */
const ofStatements: readonly Way[] = [statedPlaces, statedButSome];

/** Ways that read by themselves whether anything else is wanted: who tells why doesn't want more. */
const waysOfAnyWording: readonly Way[] = [
  foldersInNames,
  matchingFolders,
  copyPlaces,
  alikePlaces,
  periodPlaces,
  kindsPlaces,
  kindPlaces,
  calledPlaces,
  describedPlaces,
  labelledPlaces,
  namesakePlaces,
  partPlaces,
  pairedPlaces,
];

/** Ways that read each clause of a request, and do nothing where it says anything that they don't know. */
const waysOfWhole: readonly Way[] = [
  orderedPlaces,
  pairPlaces,
  literalPlaces,
  newestPlaces,
  misspeltPlaces,
  convertedPlaces,
  mergedPlaces,
  replacedPlace,
];

/** Ways for a wish that is one thing: what else is wanted would be left undone, and these don't know of what depends on what. */
function waysOfOne(request: string, files: readonly FileEntry[]): readonly Way[] {
  if (wantsOtherDeeds(request)) return [];
  const named = [endingPlaces, paddedPlaces, datedPlaces, ruledPlaces, listedNames, swappedPlaces];
  return renames.test(request)
    ? named
    : [undonePlaces, olderPlaces, flattenedPlaces, ...tabled(request), ...named, ...sorting(request, files)];
}

const renames = /(?<!\p{L})(?:renam\p{L}*|(?:um)?benenn\p{L}*|umbenannt)(?!\p{L})|リネーム|改名/iu;

type Way = (
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
) => readonly Place[] | null | Promise<readonly Place[] | null>;

const moves =
  /(?<!\p{L})(?:moved?|put|sort(?:ed)?|tidy|filed?|archived?|verschieb\p{L}*|räum\p{L}*|(?:ein)?sortier\p{L}*|verteil\p{L}*|leg\p{L}*|pack\p{L}*)(?!\p{L})|(?<!\p{L})\p{L}+ (?:go )?into ["'\u0060]?[\p{L}\p{N}_-]+\/|移動|移し|移す|分けて|振り分け|入れて|整理/iu;

function tabled(request: string): readonly Way[] {
  return copies.test(request) ? [] : [tabledPlaces];
}

const copies = /(?<!\p{L})(?:cop(?:y|ies)|kopier\p{L}*|kopien?)(?!\p{L})|コピー/iu;

/** Ways to move files; who speaks of a copy wants the files to stay. */
function sorting(request: string, files: readonly FileEntry[]): readonly Way[] {
  const form = wholeFileForm(request, files);
  const isOther = form === "copy" || form === "remove" || copies.test(request);
  // what is ruled out has to be known by its name
  const isOpen = leavesExceptionsOpen(request, files);
  if (isOther || !moves.test(request) || saysDeleting(request)) return [];
  if (isOpen) return [];
  const toYear = /^(?:19|20)\d{2}$/.test(baseName(saidTarget(request, files) ?? ""));
  const told = withoutTelling(request);
  const said = toYear ? told.replaceAll(ofThatYear, " ") : told;
  const ofYears = narrowsFiles(said, true) ? [] : [yearsPlaces];
  // folders of years say nothing of which files
  const toYears = yearFolders(request).reduce((text, year) => text.replaceAll(year, " "), told);
  return narrowsFiles(toYears, false) ? ofYears : [sortedPlaces, listedPlaces, ...ofYears];
}
