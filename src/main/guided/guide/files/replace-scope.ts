import { stemOf } from "../../../../shared/path-parts.ts";
import { namedFiles } from "./named-files.ts";
import { saidFolders } from "./said-folders.ts";
import { wantsEverywhere } from "../request/request-intent.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { keptFiles } from "../request/kept-files.ts";
import { saysItStays } from "../request/says-it-stays.ts";
import { unwantedWords } from "../request/wanted-words.ts";
import { wholeWord } from "../request/word-pattern.ts";
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
  const folders = saidFolders(request, paths);
  if (folders.length === 0 && !isEverywhere) return null;
  const inside =
    folders.length === 0 ? files : files.filter(({ path }) => folders.some((each) => path.startsWith(`${each}/`)));
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

const article = String.raw`(?:(?:the|our|my|de[rnm]|die|das|unser\p{L}{0,2}|mein\p{L}{0,2}) )?`;
const place = String.raw`(?:on|in|auf|im|am|to) ${article}\p{L}{3,}`;
/** "change that on the website, in the contacts and in the letter" */
const listedPlaces = new RegExp(
  String.raw`(?<!\p{L})(?:change|update|correct|adjust|put|fix|enter|ändere?|korrigiere?|trage?|passe?) (?:it|that|this|das|es|dies) (?:please |bitte )?(${place}(?:(?:,? (?:and|und) (?:also |auch )?|, )(?:${place}|${article}\p{L}{3,}(?=,| and | und |[.;!?]|$)))+)`,
  "iu",
);
/** A word for more files than this isn't the name of one of them. */
const mostOfOneName = 4;

/**
 * The files that a request wants changed by what they are called, "change the rota" or "change it on the website and in the letter", where it doesn't mean
 * all; none where it says none, null where one of them isn't found.
 */
export function changedPapers(request: string, files: readonly FileEntry[]): readonly FileEntry[] | null {
  if (wantsEverywhere(request)) return [];
  const listed = listedPlaces.exec(request)?.[1]?.match(/\p{L}{3,}(?=,| and | und |$)/giu) ?? [];
  const papers = listed.map((word) => filesCalled(word, files));
  if (papers.some((found) => found.length === 0 || found.length > mostOfOneName)) return null;
  if (listed.length > 0) return [...new Set(papers.flat())];
  const said =
    /(?<!\p{L})(?:change|update|correct|adjust|ändere?|aktualisiere?|korrigiere?) (?:the|our|my|den|die|das|unseren?|meinen?) (\p{L}{3,})(?=\s*(?:$|[.,;!?]|pls|please|bitte|accordingly|entsprechend))/iu.exec(
      request,
    )?.[1];
  if (said === undefined || isThing.test(said)) return [];
  return files.filter(({ path }) => isNamed(path.slice(path.lastIndexOf("/") + 1), said));
}

/** Those whose name is a word, in the singular or the plural; else those that have it in their names or folders. */
function filesCalled(word: string, files: readonly FileEntry[]): readonly FileEntry[] {
  const noun = word.toLowerCase();
  const exact = files.filter(({ path }) => isSameNoun(stemOf(path).toLowerCase(), noun));
  return exact.length > 0 ? exact : files.filter(({ path }) => wordsOf(path).some((part) => isSameNoun(part, noun)));
}

/** "on all pages of the course" are not those of its archive. */
const saysAllFiles =
  /(?<!\p{L})(?:everywhere|wherever|throughout|every occurrence|(?:all|every|each) (?:the )?(?:occurrences?|files?|places?)|überall|(?:alle[nr]?|jede[rn]?) dateien?)(?!\p{L})|すべてのファイル|全(?:て|部)のファイル/iu;

function isNamed(path: string, request: string): boolean {
  return path.split("/").some((part) => wholeWord(part.replace(/\.\w+$/u, ""), "iu").test(request));
}
