import { unquoted } from "../wishes/bare-command.ts";
import { article, kind, kindBehind, namesSaid, saysNewFolder, toFolder } from "./file-words.ts";
import { allOf } from "../words/word-pattern.ts";

/** What a command wants copied: under which name, or into which folder, which may be said to be new. Names are as they are said. */
export type SaidCopy = { what: readonly string[]; to: { name: string } | { folder: string; isNew: boolean } };

const named = String.raw`(?:called|named|as|under the name(?: of)?|with the name|namens|als|unter dem namen|mit dem namen)`;

const asName: readonly RegExp[] = [
  allOf(
    String.raw`(?:make|create|do) (?:me )?(?:a |an )?(?:copy|duplicate) of ${article}${kind}(.+?)(?: folder| file)? ${named} (.+?)`,
  ),
  allOf(String.raw`(?:copy|duplicate|clone) ${article}${kind}(.+?)(?: folder| file)? ${named} (.+?)`),
  allOf(String.raw`(?:kopiere?|dupliziere?) ${article}${kind}(.+?) ${named} (.+?)`),
  allOf(String.raw`(?:mache?|erstelle?) eine kopie von ${article}${kind}(.+?) ${named} (.+?)`),
  allOf(String.raw`(.+?)を(.+?)(?:という名前で|として)コピー\p{Script=Hiragana}*`),
];
const asPlace: readonly RegExp[] = [
  allOf(
    String.raw`(?:copy|duplicate|put (?:a |an )?cop(?:y|ies) of|make (?:a |an )?cop(?:y|ies) of) ${article}${kind}(.+?)(?: folders?| files?)? (?:in|into|to|inside) ${toFolder}(.+?)${kindBehind}`,
  ),
  allOf(
    String.raw`(?:kopiere?|leg(?:e)? eine kopie von) ${article}${kind}(.+?) (?:in|nach) ${toFolder}(.+?)${kindBehind}`,
  ),
  allOf(String.raw`(.+?)を(.+?)(?:フォルダー?)?(?:に|へ)コピー\p{Script=Hiragana}*`),
];

/** What a bare command wants to be copied; null where it wants something else. Whether what it names is there isn't looked at. */
export function saidCopy(command: string): SaidCopy | null {
  for (const pattern of asPlace) {
    const [, what, folder] = pattern.exec(command) ?? [];
    if (what !== undefined && folder !== undefined)
      return { what: namesSaid(what), to: { folder: unquoted(folder), isNew: saysNewFolder(command) } };
  }
  for (const pattern of asName) {
    const [, what, name] = pattern.exec(command) ?? [];
    if (what !== undefined && name !== undefined) return { what: [unquoted(what)], to: { name: unquoted(name) } };
  }
  return null;
}
