import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import { textMeant } from "../../../files/texts-meant.ts";
import { namedFiles } from "../../../files/named-files.ts";
import { caseAside } from "../../../request/words/case-aside.ts";
import { withoutPaths } from "../../../request/words/wanted-words.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import { saysDouble, wantsOnce } from "../../../request/texts-and-tables/says-double.ts";
import { wantsGone } from "../../../request/texts-and-tables/wants-gone.ts";
import { rowsRemoved } from "../removal-of.ts";

/** What is done anyhow: the order stays, and of lines that are the same the first one. */
const asItIs =
  /(?:,? (?:but|and|while|aber|und|wobei))?(?: (?:please|bitte|otherwise|sonst))*(?: keep(?:ing)?| leav(?:e|ing)| preserv(?:e|ing)| without chang(?:e|ing)| don['’]?t (?:change|touch|mess up|sort)| do not change| not)? (?:the |their |its |die |der |an der )?(?:(?:same|original|current) )?(?:order|rest|sequence|reihenfolge)(?: (?:as (?:it|they) (?:is|are)|as is|alone|the same|untouched|(?:should |must |has to |soll |muss )?(?:stays?|remains?|bleib\p{L}*|behalt\p{L}*|beibehalt\p{L}*|lass\p{L}*|nicht (?:ver)?änder\p{L}*)))*(?: (?:as (?:it|they) (?:is|are)|the same|gleich|erhalten|so|alone))*|(?:in|mit) the (?:same|original) order|(?:順番|順序|並び(?:順)?)(?:は|を)?(?:そのまま|変えず|変えない|保っ|維持)\p{L}*|(?:just |only )*(?:leave|keep)(?:ing)? (?:just |only )*(?:the first(?: one)?|one(?: \p{L}+)?)(?: (?:of|per|for) (?:each|every|them)(?: \p{L}+)?)?|,? (?:but|and) (?=(?:keep|leave)(?:ing)? (?:just |only )*one)/giu;
/** What counts as the same is said, or which of them stays; something else is to be done; or it is about files, code or words. */
const isOther =
  /(?<!\p{L})(?:sort(?! out(?!\p{L}))\p{L}*|alphabetical\p{L}*|put|copy|move|write|save|add|translate|script|program|skript|programm|schreib\p{L}*|kopier\p{L}*|speicher\p{L}*|files?|folders?|photos?|pictures?|words?|spaces?|blank|empty|letters?|last one|newest|latest|older|newer|same (?:name|mail|e-?mail|number|address|id|date)|similar|almost|spell\p{L}*|upper|lower|case|capital\p{L}*|which|whether|how many|right|fine|both|all of them|because|since|one of them|she|he|take|leave|stays?|but|dateien?|ordner|fotos?|wörter|leer\p{L}*|letzte\p{L}*|neueste\p{L}*|gleiche\p{L}* (?:name\p{L}*|nummer|adresse)|groß|klein\p{L}*|welche\p{L}*|ob|wie viele|richtig|beide\p{L}*|alle, die|weil|einen davon|bleib\p{L}*|aber)(?!\p{L})|並べ替え|大文字|小文字|保存|追加|スクリプト|ファイル|フォルダ|写真|最新|どれ|何/iu;

/**
 * Lines that stand more than once in a list or a table are left once each, where they stand first; where capitals are said to make no difference, they make none. Empty where a request says no such thing or says more of it, or where lines
 * that are the same belong to several parts of a file.
 */
export async function saidDoublesGoneCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const aside = caseAside(withoutPaths(request));
  const whole = aside?.rest ?? withoutPaths(request);
  const said = whole.replaceAll(asItIs, " ");
  if (!saysDouble(whole) || !(wantsGone(said) || wantsOnce(whole)) || isOther.test(said)) return [];
  if (namedFiles(request, files).length !== 1) return [];
  const file = await textMeant(request, files, /\.(?:txt|csv|tsv|lst|list|md)$/i, view);
  if (!file || isNested(file) || namesLine(file, said)) return [];
  // of one cell it is not said of the whole row
  if (aside && aside.of !== null && hasCells(file)) return [];
  return doublesIn(file, aside ? (line) => line.toLowerCase() : (line) => line);
}

function hasCells({ path, text }: FileText): boolean {
  return /\.(?:csv|tsv)$/i.test(path) || text.split("\n").some((line) => /[,;\t|]/.test(line));
}

/** Where lines belong to others above them, the same one may stand under each. */
function isNested({ text }: FileText): boolean {
  const lines = text.split("\n");
  const isUnder = lines.some((line) => /^\s+\S/u.test(line) || /^(?:```|---|===)|^\s*\|[\s:|-]+$/u.test(line));
  const isQuotedOver = lines.some((line) => (line.match(/"/g) ?? []).length % 2 === 1);
  const isMixed =
    new Set(lines.slice(1).flatMap((line) => (line.trim() === "" || isHeading(line) ? [] : [isItem.test(line)]))).size >
    1;
  return isUnder || isQuotedOver || isMixed;
}

const isItem = /^[-*+•・]\s/u;

function isHeading(line: string): boolean {
  return /^#{1,6}\s|^\[.*\]\s*$|^\S.*:\s*$/u.test(line);
}

/** "Ada is in it twice": then only she is meant. */
function namesLine({ text }: FileText, request: string): boolean {
  const names = text
    .split("\n")
    .flatMap((line) => [line, ...line.split(/[,;\t]/u)].map((each) => each.replace(/^[-*+•・]\s*/u, "").trim()));
  return names.some((name) => /\p{L}{2}/u.test(name) && wholeWord(name, "iu").test(request));
}

/** None where the same line stands in two parts of a file, which may both want it. */
function doublesIn({ path, text }: FileText, asCompared: (line: string) => string): Call[] {
  const lines = text.split("\n");
  const plain = lines.map((line) => asCompared(line.trim()));
  const part = partsOf(lines);
  const doubles = plain.flatMap((line, row) => {
    const first = plain.indexOf(line);
    return /[\p{L}\p{N}]/u.test(line) && first < row ? [{ row, first }] : [];
  });
  if (doubles.some(({ row, first }) => part[row] !== part[first])) return [];
  return rowsRemoved(
    path,
    lines,
    doubles.map(({ row }) => row),
  );
}

/** For each line the number of its part: a heading begins one, and so does a line behind a blank one. */
function partsOf(lines: readonly string[]): number[] {
  let part = 0;
  return lines.map((line, at) => {
    if (isHeading(line) || (at > 0 && lines[at - 1]?.trim() === "")) part += 1;
    return part;
  });
}
