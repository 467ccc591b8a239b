import { folderOf } from "../../../../shared/path-parts.ts";
import { namedFiles, namedFolder } from "./named-files.ts";
import { wantsEverywhere } from "../request/request-intent.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { keptFiles } from "../request/kept-files.ts";
import { saysItStays } from "../request/says-it-stays.ts";
import { unwantedWords, withoutUnmeant } from "../request/wanted-words.ts";
import { escapeRegExp, wholeWord } from "../request/word-pattern.ts";
import { isSameNoun, wordsOf } from "../request/words.ts";

/** More files than this aren't looked into. */
const mostFiles = 400;

/**
 * The files in which a replacement is meant: those that are named, those of the folder that is named, or all where it is
 * wanted everywhere; without those that the request rules out. Null where it says nothing of that, or where they are too many.
 */
export function replaceScope(
  request: string,
  files: readonly FileEntry[],
  isEverywhere = wantsEverywhere(request),
): readonly FileEntry[] | null {
  const named = namedFiles(request, files);
  if (named.length > 0 && !isEverywhere) return named;
  const paths = files.map(({ path }) => path);
  const onlyFolder = namedFolder(request, paths) ?? pagesFolder(request, paths) ?? spokenFolder(request, paths);
  const folder = onlyFolder !== null && isOneOfMore(onlyFolder, request) ? null : onlyFolder;
  if (folder === null && !isEverywhere) return null;
  const folders = folder === null ? [] : [folder, ...listedWith(folder, request, paths)];
  const inside =
    folder === null ? files : files.filter(({ path }) => folders.some((each) => path.startsWith(`${each}/`)));
  if (inside.length > mostFiles) return null;
  const unwanted = new Set(unwantedWords(request));
  const kept = keptFiles(request, files);
  const keepsPast = request.split(/[,;.!?。、]\s*/u).some((clause) => saysPast.test(clause) && saysItStays(clause));
  return inside.filter(
    ({ path }) =>
      !kept.includes(path) &&
      !wordsOf(path).some((word) => unwanted.has(word)) &&
      !(keepsPast && isOfThePast.test(path)),
  );
}

/** "on our website pages": the folder of that name. */
function pagesFolder(request: string, paths: readonly string[]): string | null {
  const folders = new Set(paths.flatMap((path) => (path.includes("/") ? [path.slice(0, path.indexOf("/"))] : [])));
  const isSaid = (folder: string) =>
    new RegExp(
      String.raw`(?<!\p{L})(?:on|auf) (?:all )?(?:the |our |my |der |unserer |den )?(?:pages of (?:the |our )?)?${escapeRegExp(folder)}(?: pages?| seiten?)?(?=\s*(?:$|[.;!?]))`,
      "iu",
    ).test(withoutUnmeant(request));
  const [only, ...others] = [...folders].filter(isSaid);
  return others.length === 0 ? (only ?? null) : null;
}

/** The folder within another one whose names a request says, one and all: `recipes/cakes` for "in all cake recipes". */
function spokenFolder(request: string, paths: readonly string[]): string | null {
  const said = wordsOf(withoutUnmeant(request));
  const isSaid = (name: string) => {
    const words = wordsOf(name).filter((word) => /\p{L}{3}/u.test(word));
    return words.length > 0 && words.every((word) => said.some((other) => isSameNoun(word, other)));
  };
  const nested = [...new Set(paths.map(folderOf))]
    .map((folder) => folder.slice(0, -1))
    .filter((folder) => folder.includes("/"));
  const spoken = nested.filter((folder) => folder.split("/").every(isSaid));
  const [only, ...others] = spoken.filter((folder) => !spoken.some((deeper) => deeper.startsWith(`${folder}/`)));
  return others.length === 0 ? (only ?? null) : null;
}

/** "in all languages and in the templates": what is no folder goes with it. */
function isOneOfMore(folder: string, request: string): boolean {
  const name = escapeRegExp(folder);
  const before = String.raw`(?<!\p{L})in (?:all|every|each|allen?)(?: \p{L}+){1,3},? (?:and|und) (?:also |auch )?in (?:(?:the|our|all|den|allen|unseren) )*`;
  // "in the data, the script and the readme"
  const behind = String.raw`(?<!\p{L})in (?:(?:the|our|den|dem|der) )?${name}, (?:(?:in |the |our |den |dem |der )*\p{L}+,? )+(?:and|und) (?:the|our|den|dem|der) \p{L}+`;
  return new RegExp(`${before}${name}(?![\\p{L}\\p{N}_-])|${behind}`, "iu").test(request);
}

/** "in all our leaflets and letters": folders that are named together. */
function listedWith(folder: string, request: string, paths: readonly string[]): string[] {
  const others = new Set(paths.flatMap((path) => (path.includes("/") ? [path.slice(0, path.indexOf("/"))] : [])));
  const joined = String.raw`/?\s*(?:,|and|und|&|と|や)\s*(?:(?:the|our|all|die|den|in) )*`;
  return [...others].filter((other) => {
    const [one, two] = [folder, other].map(escapeRegExp);
    const isJoined = new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${one}${joined}${two}|${two}${joined}${one})(?![\\p{L}\\p{N}-])`,
      "iu",
    );
    return other !== folder && isJoined.test(request);
  });
}

const saysPast =
  /(?<!\p{L})(?:archiv\p{L}*|old (?:ones?|letters?|files?|versions?)|alten?|früheren?)(?!\p{L})|過去|古い/iu;

/** What tells of the past keeps what it says, unless it is meant. */
const isOfThePast =
  /(?:^|[/_. -])(?:archive?s?|archiv|old|alt|backups?|bak|orig|history|changelog|changes|past|früher)(?:[/_. -]|$)|過去|lock\.[a-z]+$/iu;

/** The same for what is surely to be replaced: where the request says nothing of it, all files but those that tell of the past. */
export function surelyMeant(
  request: string,
  files: readonly FileEntry[],
  isEverywhere: boolean,
): readonly FileEntry[] | null {
  const said = replaceScope(request, files, isEverywhere || namedFiles(request, files).length === 0);
  if (saysAllFiles.test(request)) return said;
  return said?.filter(({ path }) => !isOfThePast.test(path) || isNamed(path, request)) ?? null;
}

/** What is changed, rather than where. */
const isThing =
  /^(?:names?|address(?:es)?|numbers?|prices?|dates?|times?|words?|terms?|titles?|texts?|mails?|all|everything|it|namen?|adressen?|nummern?|preise?|daten|zeiten|wort|wörter|texte?)$/iu;

/** The files that a request wants changed by what they are called, "change the rota", where it doesn't mean all; none where it says none. */
export function changedPapers(request: string, files: readonly FileEntry[]): readonly FileEntry[] {
  const said =
    /(?<!\p{L})(?:change|update|correct|adjust|ändere?|aktualisiere?|korrigiere?) (?:the|our|my|den|die|das|unseren?|meinen?) (\p{L}{3,})(?=\s*(?:$|[.,;!?]|pls|please|bitte|accordingly|entsprechend))/iu.exec(
      request,
    )?.[1];
  if (said === undefined || isThing.test(said) || wantsEverywhere(request)) return [];
  return files.filter(({ path }) => isNamed(path.slice(path.lastIndexOf("/") + 1), said));
}

/** "on all pages of the course" are not those of its archive. */
const saysAllFiles =
  /(?<!\p{L})(?:everywhere|wherever|throughout|every occurrence|(?:all|every|each) (?:the )?(?:occurrences?|files?|places?)|überall|(?:alle[nr]?|jede[rn]?) dateien?)(?!\p{L})|すべてのファイル|全(?:て|部)のファイル/iu;

function isNamed(path: string, request: string): boolean {
  return path.split("/").some((part) => wholeWord(part.replace(/\.\w+$/u, ""), "iu").test(request));
}
