import { unquoted } from "../wishes/bare-command.ts";
import { article, kind, kindBehind, namesSaid, saysNewFolder, toFolder } from "./file-words.ts";
import { allOf } from "../words/word-pattern.ts";

/** What is to be done with files and folders that a command names one by one; the names as they are said. */
export type FileDeed =
  | FileMove
  | { deed: "rename"; pairs: readonly NamePair[]; folder: string | null }
  | { deed: "remove"; what: readonly string[]; saysFolder: boolean };

/** `isNew` where the folder is said to be a new one, `from` the one that they are in, if it says that. */
export type FileMove = { deed: "move"; what: readonly string[]; from: string | null; to: string; isNew: boolean };
type NamePair = { what: string; to: string };

const moves: readonly RegExp[] = [
  allOf(
    String.raw`(?:move|put|bring|shift) ${article}${kind}(.+?)${kindBehind}(?: (?:from|out of) ${article}(?:folder )?([^\s,]+)${kindBehind})? (?:in|into|to|inside|over to) ${toFolder}(.+?)${kindBehind}`,
  ),
  allOf(
    String.raw`(?:verschiebe?|leg(?:e)?|pack(?:e)?|bring(?:e)?) ${article}${kind}(.+?)${kindBehind}(?: (?:von|aus) ${article}(?:ordner )?([^\s,]+)${kindBehind})? (?:in|nach) ${toFolder}(.+?)${kindBehind}`,
  ),
  allOf(
    String.raw`(.+?)を(?:([^を]+?)(?:フォルダー?)?から)?(.+?)(?:フォルダー?)?(?:に|へ)(?:移動|移|入れ)\p{Script=Hiragana}*`,
  ),
];
const renames: readonly RegExp[] = [
  allOf(String.raw`(?:rename|call) ${article}(?:files? |folder |directory )?(.+?)${kindBehind} (?:to|into|as) (.+?)`),
  allOf(String.raw`(?:benenne?) ${article}(?:dateie?n? |ordner )?(.+?) (?:in|zu) (.+?) um`),
  allOf(String.raw`(?:benenne?) ${article}(?:dateie?n? |ordner )?(.+?)(?: bitte)? um in (.+?)`),
];
/** "rename a.png to cat.png and move it to photos" */
const andMoves =
  /^(.+?)\s+(?:and|und)\s+(?:then )?(?:move|put) it (?:in|into|to|inside) (?:the |a )?(?:new )?(?:folder )?(?:called )?(.+?)(?: folder)?$/iu;
/** More is wanted than a name. */
const goesOn = /\s(?:and|und|then|dann|but|aber|also|as well)\s/iu;

const ofFolder = /(?<!\p{L})(?:folders?|director(?:y|ies)|ordner|verzeichnis\p{L}*)(?!\p{L})|フォルダ|\/(?=\s|,|$)/iu;

const removes: readonly RegExp[] = [
  allOf(
    String.raw`(?:delete|remove|erase|get rid of|throw away|lösche?|entferne?) ${article}${kind}(.+?)${kindBehind}`,
  ),
  allOf(String.raw`(.+?)(?:フォルダー?|ファイル)?を(?:削除|消)\p{Script=Hiragana}*`),
];
const content =
  /^(?:everything|all(?: the)? files|all|the contents?|alles)(?: (?:that is|that['’]s|that are|was))? (?:in|inside|from|of|under|im ordner|im|in) (?:the |den |dem )?(.+?)(?: folder| directory)?$/iu;

/** What a bare command wants to be done with the files and folders that it names; null where it wants something else. Names are only what it calls so: whether they are there isn't looked at. */
export function saidFileDeed(command: string): FileDeed | null {
  for (const pattern of renames) {
    const [, what, to] = pattern.exec(command) ?? [];
    if (what === undefined || to === undefined) continue;
    const [, name = to, folder] = andMoves.exec(to) ?? [];
    const pairs = pairsOf(what, name);
    return pairs && { deed: "rename", pairs, folder: folder === undefined ? null : unquoted(folder) };
  }
  for (const pattern of moves) {
    const [, what, from, to] = pattern.exec(command) ?? [];
    if (what === undefined || to === undefined) continue;
    const source = from === undefined ? null : unquoted(from);
    return { deed: "move", what: namesIn(what), from: source, to: unquoted(to), isNew: saysNewFolder(command) };
  }
  for (const pattern of removes) {
    const [, what] = pattern.exec(command) ?? [];
    if (what !== undefined) return { deed: "remove", what: namesIn(what), saysFolder: ofFolder.test(command) };
  }
  return null;
}

/** "a.txt and b.txt to c.txt and d.txt": each gets the name in its place. Null where more is wanted than names. */
function pairsOf(what: string, to: string): NamePair[] | null {
  const [names, fresh] = [namesSaid(what), namesSaid(to)];
  if (names.length > 1 && names.length === fresh.length && [...names, ...fresh].every((each) => !/\s/u.test(each)))
    return names.map((each, place) => ({ what: each, to: fresh[place] ?? "" }));
  return goesOn.test(to) ? null : [{ what: unquoted(what), to: unquoted(to) }];
}

/** "everything in tmp" is told as `tmp/*`. */
function namesIn(said: string): string[] {
  const folder = content.exec(said)?.[1];
  if (folder !== undefined) return [`${unquoted(folder).replace(/\/$/u, "")}/*`];
  return namesSaid(said);
}
