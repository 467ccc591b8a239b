import { endingOf, stemOf } from "../../../../shared/path-parts.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { isSameNoun, wordsOf } from "../request/words/words.ts";

const filler =
  /^(?:the|a|an|our|my|your|his|her|its|their|all|both|every|each|whole|entire|other|two|three|four|five|new|old|current|der|die|das|den|dem|unser\p{L}*|mein\p{L}*|alle\p{L}*|beide\p{L}*|ganze\p{L}*|zwei|drei|vier|files?|documents?|folder|directory|dateien?|ordner|for|of|with|on|in|as|well|text|template|vorlage|too|also|please|bitte|pls)$/u;

/** What people call files by what they are written in. */
const kinds: readonly { said: RegExp; ending: RegExp }[] = [
  { said: /^(?:calendars?|kalender)$/u, ending: /^\.ics$/i },
  { said: /^(?:(?:web)?pages?|(?:web)?sites?|seiten?)$/u, ending: /^\.html?$/i },
  { said: /^(?:vcards?|visitenkarten?|cards?)$/u, ending: /^\.vcf$/i },
  { said: /^(?:scripts?|skripte?n?)$/u, ending: /^\.(?:sh|bash|py|js)$/i },
  { said: /^(?:spreadsheets?|tables?|tabellen?)$/u, ending: /^\.(?:csv|tsv)$/i },
  { said: /^json$/u, ending: /^\.jsonc?$/i },
  { said: /^csvs?$/u, ending: /^\.csv$/i },
  { said: /^ya?ml$/u, ending: /^\.ya?ml$/i },
  { said: /^toml$/u, ending: /^\.toml$/i },
  { said: /^ini$/u, ending: /^\.ini$/i },
  { said: /^markdown$/u, ending: /^\.(?:md|markdown)$/i },
];

/** The files that a few words call, with each of them that tells anything: by their names and folders, or by their kind. None where one of them calls none. */
export function filesCalled(words: string, files: readonly FileEntry[]): readonly FileEntry[] {
  const name = words
    .toLowerCase()
    .match(/[\p{L}\p{N}_/-]+(?:\.[\w-]+)*\.[a-z]\w*/gu)
    ?.at(-1);
  if (name !== undefined) {
    const named = files.filter(({ path }) => `/${path.toLowerCase()}`.endsWith(`/${name}`));
    return named.length === 1 ? named : [];
  }
  const folder = words
    .toLowerCase()
    .match(/[\p{L}\p{N}_-]+\/[\p{L}\p{N}_/-]*/gu)
    ?.at(-1)
    ?.replace(/\/$/, "");
  if (folder !== undefined) return files.filter(({ path }) => `/${path.toLowerCase()}`.includes(`/${folder}/`));
  const telling = (
    words
      .toLowerCase()
      .replaceAll(/['’]s(?!\p{L})/gu, "")
      .match(/[\p{L}\p{N}_-]+/gu) ?? []
  ).filter((word) => !filler.test(word));
  if (telling.length === 0) return [];
  const exact = files.filter(({ path }) => isSameNoun(stemOf(path).toLowerCase(), telling.join(" ")));
  if (exact.length > 0) return exact;
  const called = telling.map((word) => {
    const found = files.filter((file) => isCalled(file, word));
    // `web/` isn't the website where there is a page
    return { word, found: found.length > 0 ? found : files.filter((file) => isBegun(file, word)) };
  });
  const said = called.filter(({ word, found }) => found.length > 0 || !ofPaper.test(word));
  return said.length === 0 ? [] : files.filter((file) => said.every(({ found }) => found.includes(file)));
}

/** What is said of a file rather than of its name: "the lesson plans" lie in `lessons/`. */
const ofPaper = /^(?:lists?|listen?|plans?|pläne?|sheets?|tables?|tabellen?|pages?|seiten?|overviews?|übersichte?n?)$/u;

const inJapanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function isCalled({ path }: FileEntry, word: string): boolean {
  const ending = endingOf(path);
  if (kinds.some(({ said, ending: own }) => said.test(word) && own.test(ending))) return true;
  const own = [...wordsOf(path), stemOf(path).toLowerCase()];
  // of 進行表 two signs tell it
  if (inJapanese.test(word)) return wordsOf(word).some((pair) => pair.length > 1 && own.includes(pair));
  return own.some((part) => isSameNoun(part, word));
}

/** Whether a word begins with a part of a file's name: "der Stundenplan" may be `stunden.md`. */
function isBegun({ path }: FileEntry, word: string): boolean {
  const own = [...wordsOf(path), stemOf(path).toLowerCase()];
  return own.some((part) => part.length > 2 && word.startsWith(part) && !/\d/.test(part));
}
