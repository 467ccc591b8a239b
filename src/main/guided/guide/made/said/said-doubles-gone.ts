import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../workspace-view.ts";
import { textMeant } from "../../files/texts-meant.ts";
import { namedFiles } from "../../files/named-files.ts";
import { withoutPaths } from "../../request/wanted-words.ts";
import { wholeWord } from "../../request/word-pattern.ts";
import { wantsGone } from "../../request/wants-gone.ts";
import { rowsRemoved } from "./removal-of.ts";

const saysDouble =
  /(?<!\p{L})(?:duplicates?|duplicated (?:lines?|rows?|entries)|doubles|(?:are|is|stand\p{L}*|appear\p{L}*|listed|there|in (?:it|there)) twice|more than once|repeated (?:lines?|rows?|entries)|doppelt\p{L}*|dubletten|duplikate\p{L}*|zweimal|mehrfach)(?!\p{L})|重複|ダブ|(?:2|２|二)[回度つ]/iu;
const wantsOnce =
  /(?<!\p{L})(?:get rid of|throw|kick|clean (?:it|them|that|this|the)|tidy|(?:each|every)(?: \p{L}+)? (?:only |just )?once|only once|just once|keep (?:only )?one|dedupe?|deduplicate|bereinig\p{L}*|nur (?:noch )?(?:ein ?mal|je ein\p{L}*)|wegmachen|weg|raus)(?!\p{L})|1つ(?:だけ|に)|一つ(?:だけ|に)|まとめて|なくして/iu;
/** What counts as the same is said, or which of them stays; or it is about files, code or words. */
const isOther =
  /(?<!\p{L})(?:files?|folders?|photos?|pictures?|words?|spaces?|blank|empty|letters?|last one|newest|latest|older|newer|same (?:name|mail|e-?mail|number|address|id|date)|similar|almost|spell\p{L}*|upper|lower|case|which|whether|how many|right|fine|both|all of them|because|since|one of them|she|he|take|leave|stays?|but|dateien?|ordner|fotos?|wörter|leer\p{L}*|letzte\p{L}*|neueste\p{L}*|gleiche\p{L}* (?:name\p{L}*|nummer|adresse)|groß|klein\p{L}*|welche\p{L}*|ob|wie viele|richtig|beide\p{L}*|alle, die|weil|einen davon|bleib\p{L}*|aber)(?!\p{L})|ファイル|フォルダ|写真|最新|どれ|何/iu;

/**
 * Lines that stand more than once in a list or a table are left once each, where they stand first. Empty where a request says no such thing or says more of it, or where lines
 * that are the same belong to several parts of a file.
 */
export async function saidDoublesGoneCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const said = withoutPaths(request);
  if (!saysDouble.test(said) || !(wantsGone(said) || wantsOnce.test(said)) || isOther.test(said)) return [];
  if (namedFiles(request, files).length !== 1) return [];
  const file = await textMeant(request, files, /\.(?:txt|csv|tsv|lst|list|md)$/i, view);
  if (!file || hasParts(file) || namesLine(file, said)) return [];
  return doublesIn(file);
}

/** In several lists the same line may stand in each of them. */
function hasParts({ text }: FileText): boolean {
  const lines = text.split("\n");
  const headings = lines.filter((line) => /^#{1,6}\s|^\[.*\]\s*$|^\S.*:\s*$/u.test(line));
  const isNested = lines.some((line) => /^\s+\S/u.test(line) || /^(?:```|---|===)|^\s*\|[\s:|-]+$/u.test(line));
  const isQuotedOver = lines.some((line) => (line.match(/"/g) ?? []).length % 2 === 1);
  const [, ...blocks] = text.trim().split(/\n\s*\n/u);
  const isMixed =
    new Set(lines.slice(1).flatMap((line) => (line.trim() === "" ? [] : [/^[-*+•・]\s/u.test(line)]))).size > 1;
  return headings.length > 1 || isNested || isQuotedOver || blocks.length > 1 || isMixed;
}

/** "Ada is in it twice": then only she is meant. */
function namesLine({ text }: FileText, request: string): boolean {
  const names = text
    .split("\n")
    .flatMap((line) => [line, ...line.split(/[,;\t]/u)].map((each) => each.replace(/^[-*+•・]\s*/u, "").trim()));
  return names.some((name) => /\p{L}{2}/u.test(name) && wholeWord(name, "iu").test(request));
}

function doublesIn({ path, text }: FileText): Call[] {
  const lines = text.split("\n");
  const plain = lines.map((line) => line.trim());
  const isDouble = (line: string, row: number) => /[\p{L}\p{N}]/u.test(line) && plain.indexOf(line) < row;
  return rowsRemoved(
    path,
    lines,
    plain.flatMap((line, row) => (isDouble(line, row) ? [row] : [])),
  );
}
