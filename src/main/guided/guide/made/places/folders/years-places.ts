import { baseName, folderOf, stemOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { isBinary } from "../../../files/file-kinds.ts";
import { keptFiles } from "../../../request/limits/kept-files.ts";
import { yearIn } from "../../../request/files/sorting.ts";
import { wantedWords } from "../../../request/words/wanted-words.ts";
import { isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { placesIn } from "../places-in.ts";
import { saidScope } from "../said/said-scope.ts";
import { unreadWords, withoutStaying } from "../said/unread-words.ts";
import { saidTarget } from "../said/said-target.ts";
import { wholeDays } from "./whole-days.ts";

/**
 * Where the files of the years go that a request names: "move the minutes of 2021 and 2022 to archive/". The year is that of the name or of the first date in
 * the text; where both are told they have to be the same. Null where a file has none, or it isn't clear which files are meant.
 */
export async function yearsPlaces(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly Place[] | null> {
  const target = saidTarget(request, files);
  const isMeant = target === null ? null : yearsSaid(request.replaceAll(target, " "));
  if (target === null || !isMeant) return null;
  const nouns = wantedWords(request);
  const isSaid = (name: string) =>
    wordsOf(name).some((word) => /^\p{L}{3}/u.test(word) && nouns.some((noun) => isSameNoun(noun, word)));
  const called = (saidScope(request, files, target)?.files ?? []).filter(({ path }) => isSaid(stemOf(path)));
  const inScope = called.length > 0 ? called : besideTarget(target, request, files).filter(({ path }) => isSaid(path));
  const meant = inScope.filter(({ path }) => !path.startsWith(`${target}/`));
  const dated = await Promise.all(meant.map(async (file) => ({ path: file.path, year: await yearOf(file, view) })));
  if (dated.length < 2 || dated.some(({ year }) => year === null)) return null;
  const paths = dated.flatMap(({ path, year }) => (year !== null && isMeant(year) ? [path] : []));
  return paths.length > 0 ? placesIn(target, paths, request, files) : null;
}

/** "Move all minutes from before 2022 to the archive", which is in the folder of the minutes: all that is in that but what stays. */
function besideTarget(target: string, request: string, files: readonly FileEntry[]): readonly FileEntry[] {
  const folder = folderOf(target);
  const kept = keptFiles(request, files);
  // "those of the board" are some of them
  const said = withoutStaying(request).replaceAll(spans, " ").replaceAll(ofThatYear, " ");
  const isOfSome = unreadWords(said, [...[target, folder].flatMap(wordsOf), ...aroundThem]).length > 0;
  return folder === "" || isOfSome ? [] : files.filter(({ path }) => folderOf(path) === folder && !kept.includes(path));
}

const aroundThem = ["create", "year", "older", "archiv", "erstelle", "jahr", "hinein", "rein", "dahin", "dorthin"];
const spans =
  /(?<!\p{L})(?:from |von )?(?:before|older than|earlier than|until|up to|through|vor|älter als|bis(?: einschließlich)?|in|of|from|since|after|seit|ab|nach|aus|von)(?: the year| dem jahr)? (?:19|20)\d{2}(?: (?:and|und|to|bis) (?:(?:19|20)\d{2}|before|earlier|older|früher|älter))?/giu;

async function yearOf({ path, size }: FileEntry, view: WorkspaceView): Promise<number | null> {
  const inName = yearIn(baseName(path));
  const text = size <= mostBytes && !isBinary(path) ? await view.text(path) : null;
  const inText = wholeDays(text ?? "")[0]?.slice(0, 4) ?? null;
  const isSure = inName === null || inText === null || inName === inText;
  const year = inName ?? inText;
  return isSure && year !== null ? Number(year) : null;
}

/** "of that year", where the folder is called by it. */
export const ofThatYear =
  /(?<!\p{L})(?:from|of|in|aus|von) (?:that|this|the same|diesem|dem|demselben) (?:year|jahr)(?!\p{L})/giu;
const earlier = /(?<!\p{L})(?:before|older than|earlier than|vor|älter als)(?: the year)? ((?:19|20)\d{2})(?!\d)/iu;
const upTo =
  /(?<!\p{L})(?:until|up to|through|bis(?: einschließlich)?) ((?:19|20)\d{2})(?!\d)|((?:19|20)\d{2})(?: and (?:before|earlier|older)| und (?:früher|älter)|年?以前)/iu;
const otherwise =
  /(?<!\p{L})(?:after|since|newer than|later than|from (?:19|20)\d{2} on|nach|seit|ab|except|not|but|nicht|außer|per|each|every|jede[nsrm]?)(?: the year)? (?:19|20)\d{2}|(?:n['’]t|(?<!\p{L})(?:not|nicht|no|neither)) (?:\p{L}+ ){0,3}(?:19|20)\d{2}|(?:19|20)\d{2} (?:to|through|till|until|bis) (?:19|20)\d{2}|(?:19|20)\d{2}年?(?:以降|以外)|(?:19|20)\d{2} ?[-–] ?(?:19|20)?\d{2}(?!\d)/iu;

/** Which years a request names; null where it names none, or says in another way which ones. */
function yearsSaid(request: string): ((year: number) => boolean) | null {
  if (otherwise.test(request)) return null;
  const [before, until] = [earlier.exec(request)?.[1], upTo.exec(request)?.slice(1).find(Boolean)];
  if (before !== undefined) return (year) => year < Number(before);
  if (until !== undefined) return (year) => year <= Number(until);
  const said = new Set((request.match(/(?<![\d./-])(?:19|20)\d{2}(?![\d/-]|\.\d)/g) ?? []).map(Number));
  return said.size === 0 ? null : (year) => said.has(year);
}
