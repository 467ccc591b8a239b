import { baseName, stemOf } from "../../../../shared/path-parts.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { isProgram } from "../../mend/program-file.ts";
import { wantsEverywhere } from "../request/wishes/request-intent.ts";
import { isSameNoun, wordsOf } from "../request/words/words.ts";
import { isNamed } from "./replace-scope.ts";

/** What is changed, rather than where. */
const isThing =
  /^(?:names?|address(?:es)?|numbers?|prices?|dates?|times?|words?|terms?|titles?|texts?|mails?|all|everything|it|namen?|adressen?|nummern?|preise?|daten|zeiten|wort|wörter|texte?)$/iu;

const article = String.raw`(?:(?:the|our|my|de[rnm]|die|das|unser\p{L}{0,2}|mein\p{L}{0,2}) )?`;
/** Two words tell a paper as well: "the price list"; what is told of it stands in brackets. */
const name = String.raw`(?!and |und )\p{L}{3,}(?: (?!and |und |in |on |im |auf |as |too )\p{L}{3,})?(?: \([^()\n]{1,40}\))?`;
const place = String.raw`(?:on|in|auf|im|am|to) ${article}${name}`;
/** "change that on the website, in the contacts and in the letter" */
const listedPlaces = new RegExp(
  String.raw`(?<!\p{L})(?:change|update|correct|adjust|put|fix|enter|ändere?|korrigiere?|trage?|passe?) (?:it|that|this|das|es|dies) (?:please |bitte )?(${place}(?:(?:,? (?:and|und) (?:also |auch )?|, )(?:${place}|${article}${name}(?=,| and | und |[.;!?]|$)))+)`,
  "iu",
);
/** 「案内・進行表・メール文を直してください」 */
const listedInJapanese =
  /(?:今回の|新しい|次の)?((?:[^、。・「」\s]{1,12}[・、])+[^、。・「」\s]{1,12}?)を(?:直し|変更し|変え|更新し|修正し|書き換え|書き直し)/u;
/** A word for more files than this isn't the name of one of them. */
const mostOfOneName = 4;

/**
 * The files that a request wants changed by what they are called, "change the rota" or "change it on the website and in the letter", where it doesn't mean
 * all; none where it says none, null where one of them isn't found.
 */
export function changedPapers(request: string, files: readonly FileEntry[]): readonly FileEntry[] | null {
  if (wantsEverywhere(request)) return [];
  const listed = [
    ...namesIn(listedPlaces.exec(request)?.[1] ?? ""),
    ...(listedInJapanese.exec(request)?.[1]?.split(/[・、]/u) ?? []),
  ].filter((paper) => paper !== "");
  const papers = listed.map((paper) => filesCalled(paper, files));
  if (papers.some((found) => found.length === 0 || found.length > mostOfOneName)) return null;
  if (listed.length > 0) return [...new Set(papers.flat())];
  const said =
    /(?<!\p{L})(?:change|update|correct|adjust|ändere?|aktualisiere?|korrigiere?) (?:the|our|my|den|die|das|unseren?|meinen?) (\p{L}{3,})(?=\s*(?:$|[.,;!?]|pls|please|bitte|accordingly|entsprechend))/iu.exec(
      request,
    )?.[1];
  if (said === undefined || isThing.test(said)) return [];
  return files.filter(({ path }) => isNamed(baseName(path), said));
}

const leads = new RegExp(String.raw`^(?:(?:and|und|also|auch|on|in|auf|im|am|to) )*${article}`, "iu");

/** The names in such a list: "in the room list, on the rota and the script" has three. */
function namesIn(listed: string): string[] {
  return listed
    .replaceAll(/ \([^()]*\)/g, "")
    .split(/,? (?:and|und) |, /u)
    .map((piece) => piece.replace(leads, ""));
}

/** Those whose name is a word, in the singular or the plural; else those that have it in their names or folders. */
function filesCalled(paper: string, files: readonly FileEntry[]): readonly FileEntry[] {
  const words = wordsOf(paper).filter((word) => !ofPaper.test(word));
  const isOfName = ({ path }: FileEntry) => words.some((word) => wordsOf(path).some((part) => isSameNoun(part, word)));
  const exact = files.filter(({ path }) => isSameNoun(stemOf(path).toLowerCase(), paper.toLowerCase()));
  const found = exact.length > 0 ? exact : files.filter(isOfName);
  if (!ofPrograms.test(paper)) return found;
  const programs = files.filter(({ path }) => isProgram(path));
  const named = programs.filter((file) => found.includes(file));
  return named.length > 0 || programs.length > 1 ? named : programs;
}

/** What is said of what is in a file rather than of its name. */
const ofPaper = /^(?:list|liste|file|datei|page|seite|table|tabelle|sheet|script|skript|program|programm)s?$/u;
const ofPrograms = /(?<!\p{L})(?:scripts?|programs?|skript|programm)$/iu;
