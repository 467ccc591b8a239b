import { baseName, folderOf, stemOf } from "../../../../shared/path-parts.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { extensionOf } from "./file-kinds.ts";
import { groupBy } from "../../../../shared/group-by.ts";
import { asksForAll } from "../request/wishes/request-intent.ts";
import { namedFolder } from "./named-files.ts";
import { unwantedWords, wantedWords, withoutPaths, withoutUnmeant } from "../request/words/wanted-words.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../request/words/words.ts";

/**
 * The files that a request means where it speaks of several without their names: those of a folder ("the files in src", "all recipes"
 * for `recipes/`), of a kind ("the HTML pages"), those that are called so ("the invoices" for `invoice_1.md`), or those that are so
 * many ("all three language files"). Null where it speaks of one, or says nothing of that.
 */
export function severalFiles(request: string, files: readonly FileEntry[]): readonly FileEntry[] | null {
  const unwanted = new Set(unwantedWords(request));
  const open = files.filter(({ path }) => !wordsOf(path).some((word) => unwanted.has(word)));
  const isSeveral =
    asksForAll(request) ||
    /(?<!\p{L})(?:(?:the|these|those|my|our|die|diese|unsere|meine) (?:\p{L}+ ){0,2})?\p{L}*(?:files|pages|scripts|notes|documents|dateien|seiten|skripte)(?!\p{L})/iu.test(
      request,
    );
  const translations = ofLanguages(request, open);
  if (translations !== null) return translations;
  const inFolder = isSeveral ? ofFolder(request, open) : null;
  const ofKind = isSeveral ? ofEnding(request, inFolder ?? open) : null;
  const named = called(request, open);
  const found = ofKind ?? inFolder ?? (named.length > 1 ? named : soMany(request, open));
  return found !== null && found.length > 1 ? found : null;
}

const inLanguages =
  /(?<!\p{L})(?:(?:all|both|every|each|alle[nr]?|beide[nr]?|jede[rn]?) (?:(?:of )?(?:the|our|its|der|unserer) )?(?:(?:two|three|four|five|\d|zwei|drei|vier) )?)(?:languages|translations|locales|(?:language|translation|locale)(?=\s*(?:[.,;:!?)]|$|files?(?!\p{L})))|sprachen?|übersetzungen?)(?!\p{L})|(?:すべて|全て|全部|各)の?(?:言語|翻訳)/iu;
/** Some of them only, or a text that is to become one of them; a file that is named is meant by itself. */
const notInAll =
  /(?<!\p{L})(?:other|except|but|without|than|außer|ohne|bis auf|translate|übersetz\p{L}*|(?:in)?to all|we (?:teach|speak|offer))(?!\p{L})|[\p{L}\p{N}_-]+\.(?:md|txt|csv|html?|odt|docx?|xlsx?)(?!\p{L})|以外|訳し/iu;
const ofTwo = /(?<!\p{L})(?:both|beiden?)(?!\p{L})/iu;
const languageCode = /^(?:[a-z]{2})(?:[-_][A-Za-z]{2})?$/;
const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** `en.json` and `de.json` for "in all three languages": the files of one folder that are called by codes of languages. */
function ofLanguages(request: string, files: readonly FileEntry[]): readonly FileEntry[] | null {
  if (!inLanguages.test(request) || notInAll.test(request)) return null;
  const called = files.filter(({ path }) => isLanguage(stemOf(path)));
  const groups = [...groupBy(called, ({ path }) => `${folderOf(path)}*.${extensionOf(path)}`).values()];
  const isMeant = (group: readonly FileEntry[]) => (ofTwo.test(request) ? group.length === 2 : group.length > 1);
  const [only, ...others] = groups.filter(isMeant);
  return only && others.length === 0 ? only : null;
}

/** `ma.md` and `pe.md` are courses rather than languages. */
function isLanguage(name: string): boolean {
  return languageCode.test(name) && languageNames.of(name.slice(0, 2)) !== name.slice(0, 2);
}

function ofFolder(request: string, files: readonly FileEntry[]): readonly FileEntry[] | null {
  const named = namedFolder(
    request,
    files.map(({ path }) => path),
  );
  const nouns = wantedWords(request).map((word) => word.replace(/(?:datei|seite)e?n$/u, ""));
  const isNamed = ({ path }: FileEntry) => {
    const folders = folderOf(path)
      .split("/")
      .map((folder) => wordsOf(folder).join(" "));
    const isSaid = (folder: string) => nouns.some((noun) => noun !== "" && isSameNoun(noun, folder));
    return named !== null ? path.startsWith(`${named}/`) : folders.some(isSaid);
  };
  const inside = files.filter(isNamed);
  return inside.length > 0 ? inside : null;
}

/** What people call files by what they are written in. */
const languages: readonly { said: RegExp; extensions: RegExp }[] = [
  { said: /\bmarkdown\b/iu, extensions: /^(?:md|markdown)$/ },
  { said: /\bpython\b/iu, extensions: /^py$/ },
  { said: /\b(?:javascript|js)\b/iu, extensions: /^[cm]?js$/ },
  { said: /\btypescript\b/iu, extensions: /^tsx?$/ },
  { said: /\bya?ml\b/iu, extensions: /^ya?ml$/ },
  { said: /\bshell scripts?\b/iu, extensions: /^(?:sh|bash)$/ },
  { said: /\b(?:html|(?:web ?)?pages|(?:web)?seiten)\b/iu, extensions: /^html?$/ },
];

function ofEnding(request: string, files: readonly FileEntry[]): readonly FileEntry[] | null {
  const text = withoutPaths(request);
  const language = languages.find(({ said }) => said.test(text));
  const endings = new Set(
    files.map(({ path }) => extensionOf(path).toLowerCase()).filter((ending) => ending.length > 1),
  );
  const said = [...endings].find(
    (ending) =>
      new RegExp(`(?<![\\p{L}\\p{N}_])${ending}s?[ -](?:\\p{L}+[ -])?(?:files?|dateien)`, "iu").test(text) ||
      new RegExp(`(?<![^\\s"'(])\\*?\\.${ending}(?![\\p{L}\\p{N}_])`, "iu").test(request),
  );
  if (!language && said === undefined) return null;
  const found = files.filter(({ path }) => {
    const ending = extensionOf(path).toLowerCase();
    return language ? language.extensions.test(ending) : ending === said;
  });
  return found.length > 0 ? found : null;
}

/** Files in whose names a noun stands that the request has in the plural. */
export function called(request: string, files: readonly FileEntry[]): readonly FileEntry[] {
  const nouns = wantedWords(request);
  return files.filter(({ path }) =>
    wordsOf(baseName(path)).some((word) => nouns.some((noun) => noun.length > word.length && isSameNoun(noun, word))),
  );
}

/** What the first of these numbers is. */
const fewestNamed = 2;
const numbers: readonly RegExp[] = [
  /\b(?:both|two|beide[nr]?|zwei|2)\b|両方|二つ|2つ/iu,
  /\b(?:three|drei|3)\b|三つ|3つ/iu,
  /\b(?:four|vier|4)\b|四つ|4つ/iu,
  /\b(?:five|fünf|5)\b|五つ|5つ/iu,
];

/** The only folder that has just so many files, or files of a kind, as the request says. */
function soMany(request: string, files: readonly FileEntry[]): readonly FileEntry[] | null {
  const said =
    /[^.;!?\n]{0,24}(?:files?|dateien|ファイル|pages|seiten|lists|listen)(?!\p{L})/iu.exec(request)?.[0] ?? "";
  const place = numbers.findIndex((number) => number.test(said));
  if (place === -1) return null;
  const folder = namedFolder(
    request,
    files.map(({ path }) => path),
  );
  const inside = folder === null ? files : files.filter(({ path }) => path.startsWith(`${folder}/`));
  const hasSoMany = (group: readonly FileEntry[]) => group.length === place + fewestNamed;
  const [ofKind, ofFolder] = [
    ({ path }: FileEntry) => `${folderOf(path)}*.${extensionOf(path)}`,
    ({ path }: FileEntry) => folderOf(path),
  ].map((key) => [...groupBy(inside, key).values()].filter(hasSoMany));
  const [only, ...others] = ofKind?.length ? ofKind : (ofFolder ?? []);
  return others.length === 0 ? (only ?? null) : null;
}

/** What is said behind a file's name of what is in it: `helferliste` for helfer.txt, "the guest list" for guest.md. */
const ofPaper = /^(?:list|liste|datei|file|page|seite|plan|tabelle|table|sheet)$/u;

/**
 * The files that a request calls by a single word: `sign.html` for "and on the sign", and those of a small folder that it names so. One such word may
 * stand there by chance.
 */
export function calledFiles(request: string, files: readonly FileEntry[]): readonly FileEntry[] {
  const words =
    withoutPaths(withoutUnmeant(request))
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  const isSaid = (name: string) =>
    name.length > 2 &&
    !isCommonWord(name) &&
    words.some((word) => word === name || (word.startsWith(name) && ofPaper.test(word.slice(name.length))));
  const byName = files.filter(({ path }) => isSaid(stemOf(path).toLowerCase()));
  const folders = groupBy(
    files.filter(({ path }) => path.includes("/")),
    ({ path }) => path.slice(0, path.indexOf("/")).toLowerCase(),
  );
  const inFolder = [...folders].flatMap(([folder, inside]) =>
    inside.length <= mostInFolder && isSaid(folder) && inside.every((file) => !byName.includes(file)) ? inside : [],
  );
  return [...byName, ...inFolder];
}

const mostInFolder = 4;
