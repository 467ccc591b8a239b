import { unquoted } from "./bare-command.ts";
import { allOf } from "./word-pattern.ts";

/** What a command wants copied, and the folder that the copy goes to, which may be said to be new; or its name. Names are as they are said. */
export type SaidCopy = { what: readonly string[]; to: string; isName: boolean; isNew: boolean };

const article = String.raw`(?:the |my |our |der |die |das |den |einen |a )*`;
const kind = String.raw`(?:files? |folders? |director(?:y|ies) |photos? |pictures? |songs? |documents? |dateie?n? |ordner |datei )?`;
const folderBehind = String.raw`(?: folder| directory| ordner)?`;
const toFolder = String.raw`((?:the |my |our |a |an |den |einen )?(?:new |neuen )?(?:folder |directory |subfolder |ordner )?(?:called |named |namens )?)`;
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
    String.raw`(?:copy|duplicate|put (?:a |an )?cop(?:y|ies) of|make (?:a |an )?cop(?:y|ies) of) ${article}${kind}(.+?)(?: folders?| files?)? (?:in|into|to|inside) ${toFolder}(.+?)${folderBehind}`,
  ),
  allOf(
    String.raw`(?:kopiere?|leg(?:e)? eine kopie von) ${article}${kind}(.+?) (?:in|nach) ${toFolder}(.+?)${folderBehind}`,
  ),
  allOf(String.raw`(.+?)を(.+?)(?:フォルダー?)?(?:に|へ)コピー\p{Script=Hiragana}*`),
];

/** What a bare command wants to be copied; null where it wants something else. Whether what it names is there isn't looked at. */
export function saidCopy(command: string): SaidCopy | null {
  for (const pattern of asPlace) {
    const found = pattern.exec(command) ?? [];
    const isJapanese = found.length === 3;
    const [, what, lead, to] = isJapanese ? [found[0], found[1], "", found[2]] : found;
    if (what === undefined || to === undefined) continue;
    return {
      what: namesIn(what),
      to: unquoted(to),
      isName: false,
      isNew: /(?<!\p{L})(?:new|neue[nrs]?)(?!\p{L})|新し/iu.test(lead ?? ""),
    };
  }
  for (const pattern of asName) {
    const [, what, to] = pattern.exec(command) ?? [];
    if (what !== undefined && to !== undefined)
      return { what: [unquoted(what)], to: unquoted(to), isName: true, isNew: true };
  }
  return null;
}

function namesIn(said: string): string[] {
  return said
    .split(/,\s*(?:and |und )?|\s+(?:and|und|&)\s+|、|と(?=\S+\.)/u)
    .map((name) => unquoted(name.replace(/^(?:the |die |der |den |das )/iu, "")))
    .filter((name) => name !== "");
}
