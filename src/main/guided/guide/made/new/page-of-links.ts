import { baseName, folderOf, wayTo } from "../../../../../shared/path-parts.ts";
import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { newFiles, writtenFiles } from "../../files/named-files.ts";
import { clausesOf } from "../../request/denied-clauses.ts";
import { isDenial } from "../../request/ruled-out-files.ts";
import { wordsOf, isSameNoun } from "../../request/words.ts";
import { saidScope } from "../places/said-scope.ts";
import { saysNothingElse } from "./plain-conversion.ts";
import { htmlPage } from "./html-page.ts";
import { withoutThanks } from "../../request/without-thanks.ts";

const fewest = 2;
const most = 500;
const linksToAll =
  /(?<!\p{L})(?:links? (?:to|for) (?:all|every|each|alle)|links? (?:zu|auf) (?:allen?|jede[rn]?)|verlinkt alle)(?!\p{L})|(?:すべて|全部|全て|各)の?ページ[^。]{0,10}リンク/iu;
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
  index start main overview übersicht zeig zeige zeigen zeigt angezeigt jeder jede alle allen auf zu im their its them ihren ihre`.split(
    /\s+/,
  );

/**
 * A new page with a link to each page of the folder that a request speaks of, by their titles: "an index.html with a link to every page in recipes". Empty where it wants
 * more on it, a page has no title, or pages in folders within aren't ruled out.
 */
export async function linkPageCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const [path, ...otherNew] = newFiles(request, files);
  if (path === undefined || otherNew.length > 0 || !/\.html?$/iu.test(path)) return [];
  if (!linksToAll.test(request) || !byTitle.test(request) || writtenFiles(request, files).length > 0) return [];
  const bare = withoutThanks(request.replaceAll(notNames, " "));
  const scope = saidScope(bare, files, null);
  if (!scope || scope.folder === "") return [];
  const pages = scope.files.filter(({ path: page }) => isPage.test(page));
  const within = files.filter(
    ({ path: page }) => page.startsWith(scope.folder) && folderOf(page) !== scope.folder && isPage.test(page),
  );
  const denied = clausesOf(bare).filter((clause) => isDenial(clause));
  const isOut = (page: string) => denied.some((clause) => wordsOf(clause).some(isFolderOf(page)));
  // of what is ruled out all has to be known
  const isKnown = denied.every((clause) => within.some(({ path: page }) => wordsOf(clause).some(isFolderOf(page))));
  if (!isKnown || !within.every(({ path: page }) => isOut(page)) || pages.length < fewest || pages.length > most)
    return [];
  const what = forWhat.exec(bare)?.groups?.["what"] ?? null;
  const rest = clausesOf(bare)
    .filter((clause) => !denied.includes(clause))
    .join(" ")
    .replaceAll(ofThem, " title ")
    .replace(forWhat, " ");
  if (!saysNothingElse(rest, [...plain, ...wordsOf(`${scope.folder} ${path}`)], null)) return [];
  const links = await Promise.all(pages.map((page) => linkTo(page, folderOf(path), view)));
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

function isFolderOf(page: string): (word: string) => boolean {
  const folders = wordsOf(folderOf(page).split("/").slice(-2).join(" "));
  return (word) => folders.some((folder) => isSameNoun(folder, word));
}

/** The title stands there as it is to stand here, with its signs written as a page writes them. */
async function linkTo({ path, size }: FileEntry, folder: string, view: WorkspaceView): Promise<string | null> {
  const text = size > mostBytes ? null : await view.text(path);
  const title = /<title[^>]*>\s*([^<]*?)\s*<\/title>/iu.exec(text ?? "")?.[1] ?? "";
  const way = encodeURI(wayTo(path, folder)).replaceAll(/[?#]/gu, encodeURIComponent);
  return title === "" ? null : `    <li><a href="${way.replaceAll("&", "&amp;")}">${title}</a></li>`;
}

function titled(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
