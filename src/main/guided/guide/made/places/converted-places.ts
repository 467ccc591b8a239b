import { endingOf, folderOf, stemOf } from "../../../../../shared/path-parts.ts";
import type { Place } from "../../../../agent/places.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { keptFiles } from "../../request/limits/kept-files.ts";
import { wordsOf } from "../../request/words/words.ts";
import { folderWithin } from "./said/folder-within.ts";
import { clausesSaid, saysNoMore } from "./said/says-no-more.ts";
import { unreadWords } from "./said/unread-words.ts";

const kind = (name: string) => String.raw`\.?(?<${name}>[a-z][a-z0-9]{1,4}?)s?(?:[ -]?(?:files?|dateien|datei))?`;
const all = String.raw`(?:(?:all|the|my|those|alle|die|of) )*`;
const place = String.raw`(?: (?:in|from|im ordner|aus|im) (?:the |my |dem )?[\p{L}\p{N}_/-]+(?: folder)?)?`;
const same = String.raw`(?:(?:of|with|by) (?:the |exactly the )?same (?:file ?)?name|(?:mit|des|vom) ?(?:dem |den )?(?:gleichen|selben) namens?|called the same|named the same|gleichen namens)`;
const ways = [
  new RegExp(
    String.raw`(?<!\p{L})(?:delete|remove|throw away|get rid of|lösche?) (?:bitte )?${all}${kind("gone")}${place},? (?:where|for which|if|that|which|when|zu denen|bei denen|wo|die)(?: (?:there['’]?s|there is|there are|have|has|already|also|es|auch|schon|[\p{L}\p{N}_/-]+ has|[\p{L}\p{N}_/-]+ already has))*(?: (?:an?|eine?|the))? ${kind("kept")}${place}(?: already)? ${same}(?: (?:gibt|liegt|existiert|haben|exists?|beside (?:it|them)|next to (?:it|them)))?`,
    "iu",
  ),
  /同じ名前の\.?(?<kept>[a-z0-9]{2,5})(?:ファイル)?(?:が|も)ある\.?(?<gone>[a-z0-9]{2,5})(?:ファイル)?(?:は|を)(?:すべて|全部)?(?:削除|消)して/iu,
];
const known = "only nur".split(" ");

/**
 * Files that are to be gone where one with another ending has the same name: "delete the wav files where there is an mp3 of the same name". Both in the folder that
 * is said. Null where a request says more of which ones.
 */
export function convertedPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  const found = ways.map((way) => way.exec(request)).find((match) => match !== null);
  const [gone, kept] = [found?.groups?.["gone"]?.toLowerCase(), found?.groups?.["kept"]?.toLowerCase()];
  const folder = found ? folderWithin(found[0], files) : null;
  if (!found || gone === undefined || kept === undefined || gone === kept || folder === null) return null;
  const inside = files.filter(({ path }) => folderOf(path) === folder);
  const isOf = (ending: string) => (file: FileEntry) => endingOf(file.path).toLowerCase() === `.${ending}`;
  const partners = new Set(inside.filter(isOf(kept)).map(({ path }) => stemOf(path)));
  const spared = new Set(keptFiles(request, files));
  const going = inside.filter((file) => isOf(gone)(file) && partners.has(stemOf(file.path)) && !spared.has(file.path));
  const paths = going.map(({ path }) => path);
  const own = [...known, ...wordsOf(folder)];
  const left = clausesSaid(request.replace(found[0], ". ")).filter((clause) => unreadWords(clause, own).length > 0);
  return paths.length > 0 && saysNoMore(left.join(". "), paths, files)
    ? paths.map((path) => ({ path, to: null }))
    : null;
}
