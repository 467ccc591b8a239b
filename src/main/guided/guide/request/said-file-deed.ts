import { unquoted } from "./bare-command.ts";
import { article, kind, kindBehind, namesSaid, saysNewFolder, toFolder } from "./file-words.ts";
import { allOf } from "./word-pattern.ts";

/** What is to be done with files and folders that a command names one by one; the names as they are said. */
export type FileDeed =
  | FileMove
  | { deed: "rename"; what: string; to: string; folder: string | null }
  | { deed: "remove"; what: readonly string[]; saysFolder: boolean };

/** `isNew` where the folder is said to be a new one. */
export type FileMove = { deed: "move"; what: readonly string[]; to: string; isNew: boolean };

const moves: readonly RegExp[] = [
  allOf(
    String.raw`(?:move|put|bring|shift) ${article}${kind}(.+?)${kindBehind} (?:in|into|to|inside) ${toFolder}(.+?)${kindBehind}`,
  ),
  allOf(
    String.raw`(?:verschiebe?|leg(?:e)?|pack(?:e)?|bring(?:e)?) ${article}${kind}(.+?)${kindBehind} (?:in|nach) ${toFolder}(.+?)${kindBehind}`,
  ),
  allOf(String.raw`(.+?)を(.+?)(?:フォルダー?)?(?:に|へ)(?:移動|移|入れ)\p{Script=Hiragana}*`),
];
const renames: readonly RegExp[] = [
  allOf(String.raw`(?:rename|call) ${article}(?:file |folder |directory )?(.+?)${kindBehind} (?:to|into|as) (.+?)`),
  allOf(String.raw`(?:benenne?) ${article}(?:datei |ordner )?(.+?) (?:in|zu) (.+?) um`),
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
    if (goesOn.test(name)) return null;
    return {
      deed: "rename",
      what: unquoted(what),
      to: unquoted(name),
      folder: folder === undefined ? null : unquoted(folder),
    };
  }
  for (const pattern of moves) {
    const [, what, to] = pattern.exec(command) ?? [];
    if (what === undefined || to === undefined) continue;
    return { deed: "move", what: namesIn(what), to: unquoted(to), isNew: saysNewFolder(command) };
  }
  for (const pattern of removes) {
    const [, what] = pattern.exec(command) ?? [];
    if (what !== undefined) return { deed: "remove", what: namesIn(what), saysFolder: ofFolder.test(command) };
  }
  return null;
}

/** "everything in tmp" is told as `tmp/*`. */
function namesIn(said: string): string[] {
  const folder = content.exec(said)?.[1];
  if (folder !== undefined) return [`${unquoted(folder).replace(/\/$/u, "")}/*`];
  return namesSaid(said);
}
