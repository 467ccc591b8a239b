import { folderOf } from "../../../../shared/path-parts.ts";
import { withoutUnmeant } from "../request/words/wanted-words.ts";
import { escapeRegExp } from "../request/words/word-pattern.ts";
import { isSameNoun, wordsOf } from "../request/words/words.ts";
import { namedFolder } from "./named-files.ts";

/** The folders in which a request means all files, without a slash at their ends; none where it names none, or other things beside one. */
export function saidFolders(request: string, paths: readonly string[]): readonly string[] {
  const folder =
    namedFolder(request, paths) ??
    pagesFolder(request, paths) ??
    spokenFolder(request, paths) ??
    allOfFolder(request, paths);
  if (folder === null || isOneOfMore(folder, request)) return [];
  return [folder, ...listedWith(folder, request, paths)];
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

/** "from all the songs", "aus jedem Lied": what lies in the folder of that name. */
function allOfFolder(request: string, paths: readonly string[]): string | null {
  const folders = new Set(paths.flatMap((path) => (path.includes("/") ? [path.slice(0, path.indexOf("/"))] : [])));
  const said = [...withoutUnmeant(request).matchAll(allOf)].flatMap(([, word = ""]) => word.toLowerCase());
  const [only, ...others] = [...folders].filter((folder) =>
    said.some((word) => isSameNoun(folder.toLowerCase(), word)),
  );
  return others.length === 0 ? (only ?? null) : null;
}

const allOf =
  /(?<!\p{L})(?:from|out of|of|aus|von) (?:all|every|each|allen|jede[mr]|sämtlichen) (?:of )?(?:(?:the|our|my|these|those|den|unseren|meinen) )?(\p{L}+)(?=\s*(?:$|[.,;:!?)]|\s(?:but|except|please|and|bitte|bis auf|außer|raus|heraus|entfernen|löschen|streichen|nehmen|weg)(?!\p{L})))/giu;

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
