import { baseName, endingOf, folderOf, stemOf, wayTo } from "../../../../../shared/path-parts.ts";
import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { newFiles, writtenFiles } from "../../files/named-files.ts";
import { clausesOf } from "../../request/limits/denied-clauses.ts";
import { isDenial } from "../../request/limits/ruled-out-files.ts";
import { escapeRegExp } from "../../request/words/word-pattern.ts";
import { wordsOf, isSameNoun } from "../../request/words/words.ts";
import { saidScope } from "../places/said/said-scope.ts";
import { saysNothingElse } from "./plain-conversion.ts";
import { escaped, htmlPage } from "./html-page.ts";
import { withoutThanks } from "../../request/words/without-thanks.ts";

const fewest = 2;
const most = 500;
const linksToAll =
  /(?<!\p{L})(?:links? (?:to|for) (?:all|every|each|alle)|links? (?:zu|auf) (?:allen?|jede[rn]?)|verlinkt alle)(?!\p{L})|(?:すべて|ぜんぶ|全部|全て|各)の?ページ[^。]{0,10}リンク/iu;
const byTitle = /(?<!\p{L})(?:titles?|titeln?|(?:main )?headings?|überschrift(?:en)?)(?!\p{L})|タイトル|題名/iu;
/** What the titles are of says no more. */
const ofThem =
  /(?<!\p{L})(?:titles?|titeln?|headings?|überschrift(?:en)?) (?:of (?:the|each|every)|des|der|jede[rs]) \p{L}+/giu;
/** "and not the file name" */
const notNames =
  /,?\s*(?:(?:and |but |, )?(?:not|instead of|rather than)|(?:und |aber )?(?:nicht|statt)) (?:(?:the|its|their|den|die|der|ihrer) )?(?:file ?names?|dateinamen?)|ファイル名ではなく/giu;
/** "for grandma's recipes" is what the page is called. */
const forWhat =
  /(?<=\.html? )(?:for|für) (?<what>(?:(?:the|my|our|die|den|meine|unsere) )?[\p{L}'’-]+(?: [\p{L}'’-]+)?)(?=\s*[.,;:!?]|$)/iu;
const plain =
  `page pages html link links linked seite seiten just simple show shows showing shown text folder ordner title titles heading titel überschrift web website
  index start main overview übersicht here hier files dateien zeig zeige zeigen zeigt angezeigt jeder jede alle allen auf zu im their its them ihren ihre`.split(
    /\s+/,
  );

/** What stands in each link: a page's own title, or what a file is called, with its ending or without. */
type Naming = "title" | "name" | "stem";
const byFileName =
  /(?<!\p{L})(?:(?:the|its|their|der|dem|den|ihren) )?(?:file ?names?|dateinamen?)(?!\p{L})|ファイル名/giu;
const skips = /(?<!\p{L})(?:skip|ignore|omit|überspring\p{L}*)(?!\p{L})|除/iu;
/** "those are outdated", behind what is ruled out, tells why. */
const tellsWhy =
  /^\s*(?:(?:as|because|since|denn|weil) )?(?:those|these|they|that|it|die|das|sie) (?:are|is|sind|ist) [\p{L} ]{2,30}[.!]?\s*$/iu;

/**
 * A new page with a link to each page of the folder that a request speaks of, by their titles: "an index.html with a link to every page in recipes"; or to each file of a kind, by
 * what it is called: "a link to each pdf in forms, by its file name without .pdf". Empty where it wants more on it, a page has no title, or such files in folders within aren't ruled out.
 */
export async function linkPageCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const [path, ...otherNew] = newFiles(request, files);
  if (path === undefined || otherNew.length > 0 || !/\.html?$/iu.test(path)) return [];
  if (!linksToAll.test(request) || writtenFiles(request, files).length > 0) return [];
  const ending = kindSaid(request, files);
  const withoutEnding = endingLeftOut(ending ?? "html");
  const bare = withoutThanks(request.replaceAll(notNames, " "));
  const naming = namingSaid(bare, withoutEnding);
  const scope = saidScope(bare, files, null);
  if (!scope || scope.folder === "" || naming === null || !isOf(naming, ending)) return [];
  const isMeant = (page: string) =>
    ending === null ? isPage.test(page) : endingOf(page).toLowerCase() === `.${ending}`;
  const pages = scope.files.filter(({ path: page }) => isMeant(page));
  const within = files.filter(
    ({ path: page }) => page.startsWith(scope.folder) && folderOf(page) !== scope.folder && isMeant(page),
  );
  const clauses = clausesOf(bare.replaceAll(withoutEnding, " "));
  const isDenied = (clause: string) => isDenial(clause) || skips.test(clause);
  const denied = clauses.filter(
    (clause, index) => isDenied(clause) || (isDenied(clauses[index - 1] ?? "") && tellsWhy.test(clause)),
  );
  const isOut = (page: string) => denied.some((clause) => wordsOf(clause).some(isFolderOf(page)));
  // of what is ruled out all has to be known
  const isKnown = denied
    .filter(isDenied)
    .every((clause) => within.some(({ path: page }) => wordsOf(clause).some(isFolderOf(page))));
  if (!isKnown || !within.every(({ path: page }) => isOut(page)) || pages.length < fewest || pages.length > most)
    return [];
  const what = forWhat.exec(bare)?.groups?.["what"] ?? null;
  const rest = clauses
    .filter((clause) => !denied.includes(clause))
    .join(" ")
    .replaceAll(ofThem, " title ")
    .replaceAll(byFileName, " ")
    .replace(forWhat, " ");
  if (!saysNothingElse(rest, [...plain, ...wordsOf(`${scope.folder} ${path} ${ending ?? ""}`)], null)) return [];
  const links = await Promise.all(pages.map((page) => linkTo(page, naming, folderOf(path), view)));
  if (links.some((link) => link === null)) return [];
  const title = titled(what ?? baseName(scope.folder.slice(0, -1)));
  return [
    {
      tool: "write",
      input: {
        path,
        content: htmlPage(title, ["  <ul>", ...links.flatMap((link) => link ?? []), "  </ul>"]),
      },
    },
  ];
}

const isPage = /\.html?$/iu;

/** The ending that a request calls the files by, in small letters: "each pdf", "allen PDF-Dateien"; null where it speaks of pages. */
function kindSaid(request: string, files: readonly FileEntry[]): string | null {
  const endings = new Set(files.map(({ path }) => endingOf(path).slice(1).toLowerCase()).filter((each) => each !== ""));
  const [only, ...others] = [...endings].filter((each) =>
    new RegExp(
      `(?<!\\p{L})(?:all|every|each|allen?|jede[rmn]?)(?: (?:the|of|der|den))* \\.?${escapeRegExp(each)}s?(?:[ -](?:files?|datei(?:en)?))?(?!\\p{L})|(?:すべて|全て|全部|各)の?${escapeRegExp(each)}`,
      "iu",
    ).test(request),
  );
  return others.length > 0 ? null : (only ?? null);
}

/** "without .pdf", "ohne Endung" */
function endingLeftOut(ending: string): RegExp {
  return new RegExp(
    `(?<!\\p{L})(?:without|minus|ohne)(?: (?:the|its|their|die|das))? (?:(?:file )?(?:endings?|extensions?)|(?:datei)?endung(?:en)?|["'\u0060„“]?\\.?${escapeRegExp(ending)}["'\u0060“”]?)(?: (?:at the end|ending|extension))?(?!\\p{L})|拡張子(?:なし|抜き|を除いた|を除く|のない)の?`,
    "giu",
  );
}

/** Only pages have titles of their own. */
function isOf(naming: Naming, ending: string | null): boolean {
  return naming === "title" ? ending === null || /^html?$/.test(ending) : ending !== null;
}

/** Null where neither is said, or both. */
function namingSaid(request: string, withoutEnding: RegExp): Naming | null {
  const [isTitle, isName] = [byTitle.test(request), request.search(byFileName) !== -1];
  if (isTitle === isName) return null;
  return isTitle ? "title" : request.search(withoutEnding) === -1 ? "name" : "stem";
}

function isFolderOf(page: string): (word: string) => boolean {
  const folders = wordsOf(folderOf(page).split("/").slice(-2).join(" "));
  return (word) => folders.some((folder) => isSameNoun(folder, word));
}

/** The title stands there as it is to stand here, with its signs written as a page writes them. */
async function linkTo(
  { path, size }: FileEntry,
  naming: Naming,
  folder: string,
  view: WorkspaceView,
): Promise<string | null> {
  const text = naming !== "title" || size > mostBytes ? null : await view.text(path);
  const own = /<title[^>]*>\s*([^<]*?)\s*<\/title>/iu.exec(text ?? "")?.[1] ?? "";
  const title = naming === "title" ? own : escaped(naming === "stem" ? stemOf(path) : baseName(path));
  const way = encodeURI(wayTo(path, folder)).replaceAll(/[?#]/gu, encodeURIComponent);
  return title === "" ? null : `    <li><a href="${way.replaceAll("&", "&amp;")}">${title}</a></li>`;
}

function titled(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
