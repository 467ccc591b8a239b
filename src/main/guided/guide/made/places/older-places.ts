import { endingOf, folderOf, stemOf } from "../../../../../shared/path-parts.ts";
import { groupBy } from "../../../../../shared/group-by.ts";
import type { Place } from "../../../../agent/places.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { saysDeleting } from "./says-deleting.ts";
import { placesIn } from "./places-in.ts";
import { saidScope } from "./said-scope.ts";
import { saidTarget } from "./said-target.ts";

const ofVersions =
  /(?<!\p{L})(?:old(?:er)?|outdated|previous|earlier|superseded|alte[nrs]?|ältere[nrs]?|frühere[nrs]?|veraltete[nrs]?|überholte[nrs]?)(?: \p{L}+)? (?:versions?|revisions?|drafts?|version(?:en)?|fassung(?:en)?|stände?|entwürfe)(?!\p{L})|(?:古い|旧)(?:い)?(?:版|バージョン|ファイル|もの)/iu;
const ofNewest =
  /(?<!\p{L})(?:(?:only|just) (?:keep |leave )?|keep |leave )?(?:the )?(?:newest|latest|most recent|last|highest)(?: \p{L}+)? (?:one|version|revision|of each)|(?:nur|jeweils)[^.;!?]{0,30}(?:neue?ste|letzte|aktuelle|höchste)[nrs]?|最新(?:版|の)/iu;

/**
 * Where the older versions of files go, which are told apart by numbers in their names: `plan_v2.txt` beside `plan_v10.txt`. Gone where they are to be
 * deleted. Null where that isn't asked for, or where one has no number and may be the newest.
 */
export function olderPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  if (!ofVersions.test(request)) return null;
  const isDeleting = saysDeleting(request);
  const target = isDeleting ? null : saidTarget(request, files);
  if (target === null && !isDeleting) return null;
  if (!ofNewest.test(request) && isDeleting) return null;
  const scope = saidScope(request, files, target);
  const versions = scope ? versionsOf(scope.files) : null;
  if (!versions) return null;
  const older = [...versions.values()].flatMap((group) => {
    const newest = group.reduce((best, one) => (isLater(one.version, best.version) ? one : best));
    return group.filter((one) => one !== newest).map(({ path }) => path);
  });
  if (older.length === 0) return null;
  return target === null ? older.map((path) => ({ path, to: null })) : placesIn(target, older, request, files);
}

type Version = { path: string; version: readonly number[] };
const marked = /^(.*?)[ _.-]*(?:\(?(?:v|ver|version|rev|r)[ ._-]?(\d+(?:\.\d+)*)\)?|第?(\d+)版)$/iu;

/** Files that are called alike but for their version; null where one of them is called so and has none, or another ending. */
function versionsOf(files: readonly FileEntry[]): ReadonlyMap<string, readonly Version[]> | null {
  const all = files.flatMap(({ path }) => {
    const [, name = "", latin, japanese] = marked.exec(stemOf(path)) ?? [];
    const version = (latin ?? japanese)?.split(".").map(Number);
    return version && name !== "" ? [{ path, name: folderOf(path) + name.toLowerCase(), version }] : [];
  });
  const groups = groupBy(all, ({ name }) => name);
  const isOpen = [...groups].some(([name, group]) => {
    const isPlain = files.some(({ path }) => folderOf(path) + stemOf(path).toLowerCase() === name);
    const endings = new Set(group.map(({ path }) => endingOf(path).toLowerCase()));
    const numbers = new Set(group.map(({ version }) => version.join(".")));
    return isPlain || endings.size > 1 || numbers.size < group.length;
  });
  return isOpen ? null : groups;
}

function isLater(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at !== -1 && (one[at] ?? 0) > (other[at] ?? -1);
}
