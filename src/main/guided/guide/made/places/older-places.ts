import { endingOf, folderOf, stemOf } from "../../../../../shared/path-parts.ts";
import { groupBy } from "../../../../../shared/group-by.ts";
import type { Place } from "../../../../agent/places.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { outsideQuotes } from "../../../forms/outside-quotes.ts";
import { clausesOf } from "../../request/limits/denied-clauses.ts";
import { isLimited } from "../../request/limits/is-limited.ts";
import { isQuestion } from "../../request/questions/is-question.ts";
import { wantedWords } from "../../request/words/wanted-words.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { saysDeleting } from "../../request/files/says-deleting.ts";
import { placesIn } from "./places-in.ts";
import { saidScope } from "./said/said-scope.ts";
import { exceptions } from "./said/some-stay.ts";
import { saidTarget } from "./said/said-target.ts";
import { calledName, spokenName } from "./said/spoken-name.ts";
import { wishesGone } from "./said/wishes-places.ts";

const versions = String.raw`(?:versions?|revisions?|drafts?|version(?:en)?|fassung(?:en)?|stände?|entwürfe)(?!\p{L})|バージョン|版`;
const aVersion = new RegExp(String.raw`(?<!\p{L})${versions}`, "iu");
const ofVersions = new RegExp(
  String.raw`(?<!\p{L})(?:old(?:er)?|outdated|previous|earlier|superseded|alte[nrs]?|ältere[nrs]?|frühere[nrs]?|veraltete[nrs]?|überholte[nrs]?)(?: \p{L}+)? (?:${versions})|(?:古い|旧)(?:い)?(?:版|バージョン|ファイル|もの)`,
  "iu",
);
const ofNewest =
  /(?<!\p{L})(?:(?:only|just) (?:keep |leave )?|keep |leave )?(?:the )?(?:newest|latest|most recent|last|highest)(?: \p{L}+)? (?:one|version|revision|draft|of (?:each|every))|(?:nur|jeweils)[^.;!?]{0,30}(?:neue?ste|letzte|aktuelle|höchste)[nrs]?|最新(?:版|の)/iu;

/** More than the newest stays, or more is said of which ones go, or what in them. */
const saysMore = new RegExp(
  [
    String.raw`(?<!\p{L})(?:newest|latest|last|recent|neueste[nrs]?|letzte[nrs]?) (?:two|three|four|five|\d+|few|zwei|drei|vier|fünf|paar)(?!\p{L})|最新\p{L}{0,2}\d`,
    String.raw`(?<!\p{L})(?:before|after|since|than|until|per|by|with|as an?|between|differences?|lines?|sentences?|vor|seit|nach dem|bis|unterschiede?|zeilen?|rename|umbenennen)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:keep|leave|and|und) [^.,;]*?(?<!\p{L})(?:all|alle[nrs]?) (?:of|the|der|die)(?!\p{L})`,
    String.raw`(?<![\p{L}\p{N}])v ?\d`,
  ].join("|"),
  "iu",
);

/**
 * Where the older versions of files go, which are told apart by numbers in their names: `plan_v2.txt` beside `plan_v10.txt`. Gone where they are to be
 * deleted. Null where that isn't asked for, or where one has no number and may be the newest.
 */
export function olderPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  if (!isOfVersions(outsideQuotes(request)) || saysMore.test(withoutExceptions(request.replaceAll(marks, " "))))
    return null;
  const said = saidTarget(request, files);
  const isDeleting = saysDeleting(request) || (said === null && clausesOf(request).some(saysOldGo));
  const target = isDeleting ? null : said;
  if (target === null && !isDeleting) return null;
  if (isDeleting && !(ofNewest.test(request) && areToGoNow(request))) return null;
  const scope = saidScope(request, files, target);
  // what is excepted by its name is no more among the files
  const rest = withoutExceptions(request);
  if (!scope || isHeldBack(scope.files, files, rest)) return null;
  const meant = groupsMeant(versionsOf(scope.files), rest);
  if (meant.some((group) => isOpen(group, scope.files))) return null;
  const older = meant.flatMap(({ versions }) => {
    const newest = versions.reduce((best, one) => (isLater(one.version, best.version) ? one : best));
    return versions.filter((one) => one !== newest).map(({ path }) => path);
  });
  if (older.length === 0) return null;
  return target === null ? older.map((path) => ({ path, to: null })) : placesIn(target, older, request, files);
}

/** "the older ones can go", and nothing behind it: they can also go to somebody, or when somebody agrees. */
const oldGo = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:old(?:er)?|other|previous|outdated) (?:ones|versions|revisions|drafts|files)|rest|others) (?:can|may|should|must|have to) (?:all |now |please |then )*(?:go|be (?:deleted|removed|gone))(?: (?:now|please|then))?\s*[.,;!)]?\s*$`,
    String.raw`(?<!\p{L})(?:alten|älteren|anderen|übrigen)(?: (?:fassungen|versionen|stände|entwürfe|dateien))? (?:können|sollen|dürfen|müssen) (?:bitte |dann |jetzt |alle |gerne? |auch )*(?:weg|gelöscht werden|verschwinden)\s*[.,;!)]?\s*$`,
  ].join("|"),
  "iu",
);

function saysOldGo(clause: string): boolean {
  return oldGo.test(clause);
}

/** What somebody did, what isn't to be done yet, and what is asked, deletes nothing. */
function areToGoNow(request: string): boolean {
  return wishesGone(request) && !isQuestion(request) && !isLimited(request) && !isOfOthers.test(request);
}

const isOfOthers =
  /(?<!\p{L})(?:when|until|history|(?<!(?:ones|versions|drafts|files|rest|others|them|be|been|get) )(?:kept|deleted|removed|threw)|git|verlauf|bis)(?!\p{L})|(?<!\p{L})(?:hat|haben?|hab|wird) [^.;!?]{0,60}gelöscht/iu;

function withoutExceptions(request: string): string {
  return clausesOf(request.replaceAll(/(?<=(?<!\p{L})(?:exceptions?|ausnahmen?)):/giu, " "))
    .filter((clause) => !exceptions.test(clause))
    .join(" ");
}

/** Whether of the files that are called so some stay: which of them are meant is left open then. */
function isHeldBack(meant: readonly FileEntry[], files: readonly FileEntry[], request: string): boolean {
  const folders = new Set(meant.map(({ path }) => folderOf(path)));
  const beside = versionsOf(files.filter(({ path }) => folders.has(folderOf(path))));
  const isMeant = ({ path }: Version) => meant.some((file) => file.path === path);
  return groupsNamed(beside, request).some(({ versions }) => !versions.every(isMeant));
}

/** "old versions", or "only the newest version": the others are old ones. */
function isOfVersions(request: string): boolean {
  return ofVersions.test(request) || (ofNewest.test(request) && aVersion.test(request));
}

const mark = String.raw`["'\u0060„“]?[_-]?v ?\d+(?:\.\d+)*["'\u0060“”]?`;
/** "(_v1, _v2 …)": how the versions are marked. */
const marks = new RegExp(
  String.raw`${mark}(?:(?:, ?|、|\/| and | und )${mark})* ?(?:…|\.{3}|usw\.?|etc\.?|and so on|und so weiter|など)|\(${mark}(?:(?:, ?|\/| and | und )${mark})+\)`,
  "giu",
);

const general =
  /^(?:each|every\p{L}*|all|those|these|them|it|files?|documents?|papers?|texts?|things?|jede[rsmn]?|alle[rnm]?|dateien?|dokumente?n?|papiere?n?)$/iu;

/** Those whose names the request has, where it says of what: "the old versions of the budget"; none where nothing is called so. */
function groupsMeant(groups: readonly Group[], request: string): readonly Group[] {
  const named = groupsNamed(groups, request);
  const of =
    /(?<!\p{L})(?:versions?|revisions?|drafts?|version(?:en)?|fassung(?:en)?) (?:of|der|des|vom|von) (?:(?:the|my|our|this|that|dem|den|meine[rsnm]?|unsere[rsnm]?) )?(\p{L}+)/iu.exec(
      request,
    )?.[1];
  const isOther = of !== undefined && !general.test(of) && named.length === 0;
  return isOther ? [] : named.length > 0 ? named : groups;
}

function groupsNamed(groups: readonly Group[], request: string): readonly Group[] {
  const nouns = wantedWords(request);
  const isSaid = (word: string) => /^\p{Script=Latin}{3}/u.test(word) && nouns.some((noun) => isSameNoun(noun, word));
  return groups.filter(({ name }) => request.includes(name) || wordsOf(name).some(isSaid));
}

type Version = { path: string; version: readonly number[] };
/** Files that are called alike but for their version. */
type Group = { name: string; versions: readonly Version[] };
const marked = /^(.*?)[ _.-]*(?:\(?(?:v|ver|version|rev|r)[ ._-]?(\d+(?:\.\d+)*)\)?|第?(\d+)版)$/iu;

function versionsOf(files: readonly FileEntry[]): readonly Group[] {
  const all = files.flatMap(({ path }) => {
    const [, name = "", latin, japanese] = marked.exec(stemOf(path)) ?? [];
    const version = (latin ?? japanese)?.split(".").map(Number);
    return version && name !== "" ? [{ path, name: name.toLowerCase(), version }] : [];
  });
  return [...groupBy(all, ({ name }) => name)].map(([name, versions]) => ({ name, versions }));
}

/** Whether it isn't clear which one is the newest: one has another ending or the same number, or is called so and goes on otherwise, as `plan_final`. */
function isOpen({ name, versions }: Group, files: readonly FileEntry[]): boolean {
  const spoken = spokenName(name);
  const isOther = files.some(
    ({ path }) => `${calledName(path)} `.startsWith(`${spoken} `) && !versions.some((one) => one.path === path),
  );
  const endings = new Set(versions.map(({ path }) => endingOf(path).toLowerCase()));
  const numbers = new Set(versions.map(({ version }) => version.join(".")));
  return isOther || endings.size > 1 || numbers.size < versions.length;
}

function isLater(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at !== -1 && (one[at] ?? 0) > (other[at] ?? -1);
}
