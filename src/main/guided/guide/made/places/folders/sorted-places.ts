import { baseName, stemOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { isBinary } from "../../../files/file-kinds.ts";
import { sortingOf } from "../../../request/files/sorting.ts";
import { isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { folderOfKind, isNameOfKind } from "./folder-of-kind.ts";
import { labelsIn, labelOf, labelsToldBy } from "./folder-labels.ts";
import { mostRead, type Scope, saidScope } from "../said/said-scope.ts";
import { saysOthersStay } from "../said/some-stay.ts";
import { unreadWords, withoutStaying } from "../said/unread-words.ts";

/** How it is known what goes where, or that some go elsewhere. */
const saysMore =
  /(?<!\p{L})(?:by|depending|according to|nach|je nach|abhängig|anhand)(?!\p{L})|(?<!\p{L})(?:go|goes|come|comes|belongs?|kommt|kommen|gehör\p{L}*) (?:\p{L}+ ){0,3}?(?:in|into|to|nach|there)(?!\p{L})|(?<!\p{L})(?:else|rest|others?|remaining|übrige\p{L}*|andere\p{L}*|alles) (?:\p{L}+ ){0,2}?(?:in|into|to|nach)(?!\p{L})|それ以外は|残りは/iu;
const object =
  /(?<!\p{L})(?:move|put|sort|split|tidy|organi[sz]e|sortiere?|räume?|verschiebe?|pack(?:e)?) ((?:\p{L}+ ){1,4}?)(?:in|into|of|from|to|nach|aus)(?!\p{L})/iu;
const ofSome = /(?<!\p{L})(?:new|old|other|loose|big|large|small|empty|neue?n?|alten?)(?= \p{L})/iu;

/** The folders that a request lists where each is one of a year; else none. */
export function yearFolders(request: string): readonly string[] {
  const sorting = sortingOf(request);
  const folders = sorting?.by === "name" ? sorting.folders : [];
  return folders.every((folder) => /^(?:19|20)\d{2}$/.test(baseName(folder))) ? folders : [];
}

/** That is what folders of years are for. */
const byYear =
  /(?<!\p{L})(?:by|according to|nach) (?:(?:the|their|its|dem|den|ihrem) )?(?:years?|jahr(?:en)?)(?!\p{L})/giu;
const thing =
  /(?<!\p{L})(?:the|all|my|our|die|alle|meine|unsere) ((?:\p{L}+ ){1,6}?)(?:sorted|moved|split|tidied|into|in|by|nach)(?!\p{L})/iu;

/** What is told apart by more than its name: "the unpaid bills". */
const isState = /^(?:un\p{L}{3,}|\p{L}{3,}ed|paid|open|late|missing|important|offene\p{L}*|\p{L}*bezahlt\p{L}*)$/iu;
const aroundYears = ["like", "want", "need", "d", "year", "möchte", "hätte", "gern", "gerne", "jahr", "jahre"];

/** Whether a request says no more of what goes into folders of years than files are called: what else could be meant stays where it is. */
function isAllRead(request: string, { folder, files }: Scope, folders: readonly string[]): boolean {
  const known = [...files.map(({ path }) => stemOf(path)), folder, ...folders].flatMap(wordsOf);
  const unread = unreadWords(withoutStaying(request), [...known, ...aroundYears]);
  // "the bank statements" are all statements
  const kinds = wordsOf(thing.exec(request)?.[1] ?? "").slice(0, -1);
  return unread.every((word) => kinds.includes(word) && !isState.test(word));
}

/** The files of the folder that is spoken of, or those of them that are called what is to be sorted: "the bank statements". */
function scopeOf(request: string, files: readonly FileEntry[]): Scope | null {
  const scope = saidScope(request, files, null);
  const nouns = wordsOf(thing.exec(request)?.[1] ?? "").filter((word) => /^\p{L}{4}/u.test(word));
  const called = scope?.files.filter(({ path }) =>
    wordsOf(stemOf(path)).some((word) => nouns.some((noun) => isSameNoun(noun, word))),
  );
  return scope && called && called.length > 1 ? { ...scope, files: called } : scope;
}

/** Who wants "the pdfs" or "the new ones" sorted doesn't mean all that there is. */
function isOfOneKind(request: string): boolean {
  const said = object.exec(request)?.[1] ?? "";
  return ofSome.test(said) || wordsOf(said).some(isNameOfKind);
}

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
  if (saysMore.test(yearFolders(request).length > 0 ? request.replaceAll(byYear, " ") : request)) return null;
  const scope = scopeOf(request, files);
  if (!scope || scope.files.length === 0 || scope.files.length > mostRead) return null;
  const { folders } = sorting;
  if (yearFolders(request).length > 0 && !isAllRead(request, scope, folders)) return null;
  const placed = (path: string, folder: string): Place => ({
    path,
    to: `${scope.folder}${folder.replace(scope.folder, "")}/${baseName(path)}`,
  });
  const kinds = folderOfKind(folders);
  if (kinds) {
    const known = [...folders, scope.folder].flatMap(wordsOf);
    if (isOfOneKind(request) || unreadWords(withoutStaying(request), known).length > 0) return null;
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
