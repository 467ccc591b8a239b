import { baseName, stemOf } from "../../../../shared/path-parts.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { wantsEverywhere } from "../request/request-intent.ts";
import { isSameNoun, wordsOf } from "../request/words.ts";
import { isNamed } from "./replace-scope.ts";

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
  return files.filter(({ path }) => isNamed(baseName(path), said));
}

/** Those whose name is a word, in the singular or the plural; else those that have it in their names or folders. */
function filesCalled(word: string, files: readonly FileEntry[]): readonly FileEntry[] {
  const noun = word.toLowerCase();
  const exact = files.filter(({ path }) => isSameNoun(stemOf(path).toLowerCase(), noun));
  return exact.length > 0 ? exact : files.filter(({ path }) => wordsOf(path).some((part) => isSameNoun(part, noun)));
}
