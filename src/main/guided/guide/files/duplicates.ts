import { baseName, endingOf, folderOf, stemOf } from "../../../../shared/path-parts.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { fileKinds, isOfKind } from "./file-kinds.ts";
import { groupBy } from "../../../../shared/group-by.ts";
import { oncePerRequest } from "./once-per-request.ts";
import { namedFolder } from "./named-files.ts";
import { isGoneWithinAny } from "../request/texts-and-tables/gone-within.ts";
import { unwantedWords } from "../request/words/wanted-words.ts";
import { wordsOf } from "../request/words/words.ts";

/** More files than this aren't compared, so that a request begins at once. */
const mostCompared = 400;

/** Whether a request is about files that are there more than once. */
export function asksForDuplicates(request: string): boolean {
  const isSaid =
    /\b(?:duplicates?|dupes|dublette\w*|duplikate?n?|doppelte\w*)\b|重複|\b(?:identical|same|gleiche[rnms]?|identische\w*)\s+(?:content|files?|inhalt\w*|dateien)\b|\b(?:content|inhalt)\w*\s[^.;!?\n]{0,30}\b(?:same|identical|gleich|identisch)\b|\b(?:copies|kopien)\b[^.;!?\n]{0,30}\b(?:same|identical|equal|gleich|identisch)\b|同じ(?:内容|ファイル)|内容が同じ/iu;
  const isAboutText =
    /\b(?:lines?|rows?|entries|entry|words?|records?|items?|zeilen?|einträge?|wörter|spalten?)\b|行|項目/iu;
  const isOfCopies = copies.test(request) && sameness.test(request);
  const isOfFiles = (isSaid.test(request) || isOfCopies) && !isAboutText.test(request);
  return isOfFiles && !isGoneWithinAny(request);
}

/** How people speak of a file that they have more than once, without a word for it. */
const copies =
  /(?<!\p{L})(?:twice|two times|more than once|several times|copies|copy|doubles?|doubled|zweimal|mehrfach|mehrmals|kopien?|doppelt)(?!\p{L})|\(1\)|二重|コピー|複製/iu;
const sameness =
  /(?<!\p{L})(?:(?:exactly|really|the) (?:the )?same|identical|equal|das(?:selbe)|(?:genau|wirklich|exakt|völlig) (?:das )?gleiche?\p{L}*|gleiche[nrs]?|gleich sind|identisch\p{L}*|übereinstimm\p{L}*|deckungsgleich\p{L}*|(?:match(?:es|ing)?|equals?) (?:the|their|its|an?) originals?|(?:byte for byte|to the letter)|(?:do|does)(?:n['’]t| not) differ|(?:in nichts|nicht) (?:\p{L}+ )?unterscheiden|same (?:content|text|thing)\p{L}*)(?!\p{L})|同じ|同一/iu;

/** Files with the same bytes, the one to keep first: the one that isn't called a copy, lies highest, and has the shortest name. */
export const sameFiles = oncePerRequest(findSameFiles);

async function findSameFiles(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly (readonly string[])[]> {
  const folder = folderIn(request, files);
  // a folder of lyrics may be called songs
  const about = folder === "" ? request : request.replaceAll(folder.slice(0, -1), " ");
  const kind = fileKinds.find(({ words }) => words.test(about));
  const scope = files.filter(
    ({ path, size }) => size > 0 && path.startsWith(folder) && (kind === undefined || isOfKind(path, kind)),
  );
  const bySize = groupBy(scope, ({ size }) => size);
  const likely = [...bySize.values()].filter((group) => group.length > 1).flat();
  if (likely.length > mostCompared) return [];
  const prints = await Promise.all(likely.map(async ({ path }) => ({ path, print: await view.fingerprint(path) })));
  const groups = groupBy(
    prints.filter(({ print }) => print !== null),
    ({ print }) => print,
  );
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ path }) => path).toSorted(byOrigin(unwantedWords(request))));
}

/** The longest folder that a request names, with its slash; nothing where it names none. */
function folderIn(request: string, files: readonly FileEntry[]): string {
  const paths = files.map(({ path }) => path);
  const deep = [...new Set(paths.map(folderOf))].filter((folder) => folder.split("/").length > 2);
  const said = deep.filter((folder) => request.includes(folder.slice(0, -1)));
  const [longest] = said.toSorted((one, other) => other.length - one.length);
  const named = namedFolder(request, paths);
  return longest ?? (named === null ? "" : `${named}/`);
}

/** Of files that are the same all but the one to keep, and but those that the request rules out. */
export function copiesIn(groups: readonly (readonly string[])[], request: string): string[] {
  const unwanted = unwantedWords(request);
  return groups.flatMap(([, ...copies]) => copies.filter((path) => !isRuledOut(path, unwanted)));
}

function isRuledOut(path: string, unwanted: readonly string[]): boolean {
  return wordsOf(path).some((word) => unwanted.includes(word));
}

/** What is told of them. */
export function duplicateFacts(groups: readonly (readonly string[])[]): string {
  if (groups.length === 0) return "No two files have the same content.";
  return `Files with the same content: ${groups.map((paths) => paths.join(" = ")).join("; ")}`;
}

/** What is ruled out stays, so it comes first. */
function byOrigin(unwanted: readonly string[]): (one: string, other: string) => number {
  const marks = (path: string) => [
    isRuledOut(path, unwanted) ? 0 : 1,
    isCalledCopy(path) ? 1 : 0,
    folderOf(path).split("/").length,
    path.length,
  ];
  return (one, other) => {
    const others = marks(other);
    const difference = marks(one)
      .map((mark, index) => mark - (others[index] ?? 0))
      .find((value) => value !== 0);
    return difference ?? (one < other ? -1 : 1);
  };
}

const markOfCopy =
  /\(\d+\)|(?<![\p{L}])(?:copy|copies|kopie|dup|duplicate|old|alt|backup)(?:[ _-]+(?:of|von)(?!\p{L}))?(?![\p{L}])|(?:の)?コピー/giu;

/** `plan (1).md`, `plan copy.md`, `Kopie von plan.md`. */
function isCalledCopy(path: string): boolean {
  return baseName(path).search(markOfCopy) !== -1;
}

/** What a file is called that one is a copy of by its name: `plan.md` for the three above; null where it isn't called so. */
export function originalName(path: string): string | null {
  if (!isCalledCopy(path)) return null;
  const stem = stemOf(path)
    .replaceAll(markOfCopy, " ")
    .replaceAll(/[ _-]+/gu, " ")
    .trim();
  return stem + endingOf(path);
}
