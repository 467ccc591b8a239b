import { baseName } from "../../../../shared/path-parts.ts";
import { exceptedFiles } from "./excepted-files.ts";
import { filesOfLanguages, withoutLanguages } from "./files-of-language.ts";
import { namedFiles } from "./named-files.ts";
import { saidFolders } from "./said-folders.ts";
import { wantsEverywhere } from "../request/wishes/request-intent.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { keptFiles } from "../request/limits/kept-files.ts";
import { saysItStays } from "../request/limits/says-it-stays.ts";
import { unwantedWords } from "../request/words/wanted-words.ts";
import { escapeRegExp, wholeWord } from "../request/words/word-pattern.ts";
import { wordsOf } from "../request/words/words.ts";

/** More files than this aren't looked into. */
const mostFiles = 400;

/**
 * The files in which a replacement is meant: those that are named, those of the folder that is named, or all where it is
 * wanted everywhere; without those that the request rules out. Null where it says nothing of that, or where they are too many.
 */
export function replaceScope(
  request: string,
  files: readonly FileEntry[],
  isWanted = wantsEverywhere(request),
): readonly FileEntry[] | null {
  const excepted = exceptedFiles(request, files);
  const kept = keptFiles(request, files);
  const folders = saidFolders(
    request,
    files.map(({ path }) => path),
  );
  const isInside = ({ path }: FileEntry) => folders.some((each) => path.startsWith(`${each}/`));
  const ofLanguages = filesOfLanguages(excepted.rest, files);
  // "in all python files" is not everywhere
  const isOfThem = ofLanguages.length > 0 && wantsEverywhere(request) && !wantsEverywhere(withoutLanguages(request));
  const isEverywhere = (isWanted && !isOfThem) || saysOthersBeside.test(request);
  // "every yaml file in config" has none that lies elsewhere
  const isWithin = ofLanguages.length > 0 && folders.length > 0 && !folders.every((each) => isOneMore(each, request));
  if (isWithin && !ofLanguages.some(isInside)) return [];
  const meant = isWithin ? ofLanguages.filter(isInside) : ofLanguages;
  const all = [...new Set([...namedFiles(excepted.rest, files), ...meant])];
  const named = all.filter(({ path }) => !kept.includes(path));
  // what is named only to say that it stays leaves nothing to be changed, and isn't a place among others
  if (named.length === 0 && all.length > 0 && !isEverywhere) return [];
  if (named.length > 0 && (!isEverywhere || isThroughout(named, request))) return named;
  if (folders.length === 0 && !isEverywhere) return null;
  const inside = folders.length === 0 ? files : files.filter((file) => named.includes(file) || isInside(file));
  if (inside.length > mostFiles) return null;
  const unwanted = new Set(unwantedWords(request));
  const keepsPast = request.split(/[,;.!?。、]\s*/u).some((clause) => saysPast.test(clause) && saysItStays(clause));
  return inside.filter(
    ({ path }) =>
      !kept.includes(path) &&
      !excepted.files.some((file) => file.path === path) &&
      !wordsOf(path).some((word) => unwanted.has(word)) &&
      !(keepsPast && isOfThePast.test(path)),
  );
}

/** "in the python files and in docs" */
function isOneMore(folder: string, request: string): boolean {
  return new RegExp(
    `(?:,|(?<!\\p{L})(?:and|und|plus|sowie|as well as)(?!\\p{L})|&)\\s*(?:(?:also|auch|in|im|the|den|folder|ordner) ){0,3}["'\u0060„]?${escapeRegExp(folder)}(?![\\p{L}\\p{N}_-])`,
    "iu",
  ).test(request);
}

const anywhere = String.raw`(?:everywhere|throughout|all over|in (?:all|every) places?|überall|an allen stellen|すべて|ぜんぶ|全部|全て)`;

/** "In contacts.md she still has the old name everywhere": all places of the one file are meant, and no other file. */
function isThroughout([only, ...others]: readonly FileEntry[], request: string): boolean {
  if (!only || others.length > 0) return false;
  const name = `["'\u0060„]?${escapeRegExp(baseName(only.path))}["'\u0060“]?`;
  return new RegExp(
    `(?<!\\p{L})(?:in|on|im|auf) (?:(?:the|my|our|der|dem|meiner) )?${name}(?: [\\p{L}'’]+){0,6} ${anywhere}(?!\\p{L})|(?:${anywhere} (?:in|on|im|auf)|all over|throughout) (?:(?:the|my|our|der|dem) )?${name}`,
    "iu",
  ).test(request);
}

const several =
  "scripts|programs|pages|docs|documents|templates|letters|leaflets|papers|sources|skripten?|programmen?|seiten|dokumenten?|vorlagen|briefen?";
/** "in my scripts and the readme": the file that is named is only one of those that are meant. */
const saysOthersBeside = new RegExp(
  `(?<!\\p{L})(?:${several})\\s*(?:,|and|und|&)\\s|(?:,|and|und|&)\\s+(?:(?:in|the|my|our|all|both|other|die|den|meinen?|unseren?|allen?) )+(?:${several})(?!\\p{L}|\\s+[\\p{L}\\p{N}_./-]+\\.\\p{L})`,
  "iu",
);

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

/** "on all pages of the course" are not those of its archive. */
const saysAllFiles =
  /(?<!\p{L})(?:everywhere|wherever|throughout|every occurrence|(?:all|every|each) (?:the )?(?:occurrences?|files?|places?)|überall|(?:alle[nr]?|jede[rn]?) dateien?)(?!\p{L})|すべてのファイル|全(?:て|部)のファイル/iu;

/** Whether a request names a file or one of its folders. */
export function isNamed(path: string, request: string): boolean {
  return path.split("/").some((part) => wholeWord(part.replace(/\.\w+$/u, ""), "iu").test(request));
}
