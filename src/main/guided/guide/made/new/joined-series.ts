import { endingOf, folderOf, stemOf } from "../../../../../shared/path-parts.ts";
import { groupBy } from "../../../../../shared/group-by.ts";
import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { newFiles, writtenFiles } from "../../files/named-files.ts";
import { isDenial } from "../../request/limits/ruled-out-files.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { joinedTexts, joins, saysMore } from "./joined-texts.ts";
import { saysNothingElse } from "./plain-conversion.ts";

/** A file that is called by a number: what stands before it, and what behind. */
type Numbered = { file: FileEntry; lead: string; number: number; behind: string };
type Span = { from: number; to: number };

const fewest = 2;
const emptyLine =
  /(?<!\p{L})(?:with |mit )?(?:an?|one|einer|eine) (?:empty|blank|leere[nr]?) (?:line|zeile) (?:in[ -]?)?(?:between|dazwischen|zwischen)(?: (?:them|each|every(?: two)?|the chapters|jedem|jeder|ihnen|den \p{L}+))?(?!\p{L})|(?<!\p{L})(?:mit (?:je(?:weils)? )?)?(?:einer )?leerzeile dazwischen|間に(?:空行|空の行)を(?:1行|一行)?(?:入れて|挟んで|はさんで)/giu;
const inOrder =
  /(?<!\p{L})(?:in|by) (?:(?:the|their|its|its) )?(?:right |correct |proper |numerical |numeric )?(?:order|sequence)(?: of (?:the|their) numbers?)?(?!\p{L})|(?<!\p{L})(?:by|nach) (?:(?:the|their|der|ihrer) )?(?:number|nummer)s?(?!\p{L})|in der richtigen reihenfolge|番号順に|順番に/giu;
const span = /(?<![\d.])(\d{1,3}) ?(?:to|through|until|bis|-|–|から|〜|～) ?(\d{1,3})(?![\d.]*\d)(?:まで)?/iu;
const notThere =
  /(?<!\p{L})(?:missing|yet|later|don['’]?t exist|fehlen|fehlt|noch nicht|gibt es)(?!\p{L})|n['’]t(?!\p{L})|まだ|ない|ありません/iu;
const plain =
  `glue glued stick stitch paste join merge combine concatenate put bring together into one single big whole book document füge fügen zusammen zusammenfügen häng hänge einer ganzen
  number numbers one after another other nacheinander them all alle up zu zum`.split(/\s+/);
const plainJapanese = /つなげて|つないで|結合|まとめて|一つ|ひとつ|1つ|すべて|ぜんぶ|全部|章|ファイル/gu;

/**
 * The new text that is made of the numbered files of one kind, in the order of their numbers: "put my chapters together into book.md, 1 to 11". Empty where a number
 * is missing and isn't said to, where one file has more in its name and isn't ruled out, or where anything else is wanted.
 */
export async function joinedSeriesCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const [path, ...otherNew] = newFiles(request, files);
  if (path === undefined || otherNew.length > 0 || !/\.(?:md|markdown|txt)$/i.test(path) || !joins.test(request))
    return [];
  if (writtenFiles(request, files).length > 0) return [];
  const said = request
    .replaceAll(path, " ")
    .replaceAll(emptyLine, " ")
    .replaceAll(inOrder, " ")
    .replaceAll(/(?<=[\p{Script=Latin}\d])(?=\p{Script=Hiragana})/gu, " ");
  const clauses = said
    .split(/[.,;:!?()。、（）\n]+\s*|\s(?=(?:and|but|und|aber) (?:leave|not|don['’]?t|lass|nicht)(?!\p{L}))/u)
    .filter((clause) => clause.trim() !== "");
  const series = seriesSaid(files, endingOf(path), said);
  const sources = series && sourcesOf(series, clauses);
  if (!sources || sources.length < fewest || sources.some(({ size }) => size > mostBytes)) return [];
  const rest = clauses
    .filter((clause) => !(isGap(clause) || isDenial(clause)))
    .join(", ")
    .replace(span, " ")
    .replaceAll(plainJapanese, " ");
  const known = [
    ...series.flatMap(({ lead }) => wordsOf(lead)),
    ...wordsOf(folderOf(sources[0]?.path ?? "")),
    ...plain,
  ];
  if (saysMore.test(rest) || !saysNothingElse(rest, known, null)) return [];
  const content = await joinedTexts(sources, view);
  return content === null ? [] : [{ tool: "write", input: { path, content } }];
}

/** The numbered files of the one folder and kind of which a request speaks, also those with more behind their number; null where there is none, or one has no number. */
function seriesSaid(files: readonly FileEntry[], ending: string, said: string): readonly Numbered[] | null {
  const words = wordsOf(said);
  const alike = files.filter(({ path }) => endingOf(path).toLowerCase() === ending.toLowerCase());
  const found = [...groupBy(alike, ({ path }) => folderOf(path)).values()].flatMap((inside) => {
    const all = inside.map(numberedOf);
    const own = all.filter((one) => one !== null);
    const nouns = new Set(
      own.map(({ lead }) => wordsOf(lead).at(-1) ?? wordsOf(folderOf(own[0]?.file.path ?? "")).at(-1) ?? ""),
    );
    const [noun = "", ...others] = nouns;
    // at the top other texts lie around
    const isAll = own.length === all.length || folderOf(inside[0]?.path ?? "") === "";
    const isSaid = noun !== "" && words.some((word) => isSameNoun(noun, word));
    return others.length === 0 && isSaid ? [isAll ? own : null] : [];
  });
  const [only, ...others] = found;
  return only && others.length === 0 ? only : null;
}

function numberedOf(file: FileEntry): Numbered | null {
  const [, lead = "", number, behind = ""] = /^(\D*?)0*(\d{1,4})(?!\d)(.*)$/u.exec(stemOf(file.path)) ?? [];
  return number === undefined ? null : { file, lead, number: Number(number), behind: behind.trim() };
}

/** The files in order; null where it isn't clear whether one is meant, or one is missing. */
function sourcesOf(series: readonly Numbered[], clauses: readonly string[]): FileEntry[] | null {
  const denied = clauses.filter((clause) => isDenial(clause) && !isGap(clause)).flatMap(wordsOf);
  const isOut = ({ behind }: Numbered) =>
    wordsOf(behind).some((word) => denied.some((other) => isSameNoun(word, other)));
  const meant = series.filter((one) => !isOut(one));
  const own = meant.filter(({ behind }) => behind === "");
  const isTitled = own.length === 0;
  // "2 old" beside "2"; where all have more behind their numbers these are titles
  if (!isTitled && own.length < meant.length) return null;
  const [wanted, ...others] = clauses.filter((clause) => !isGap(clause)).flatMap(spanIn);
  const gaps = clauses.filter(isGap).flatMap(spanIn);
  if (others.length > 0) return null;
  const numbers = meant.map(({ number }) => number);
  const { from, to } = wanted ?? { from: Math.min(...numbers), to: Math.max(...numbers) };
  const isGone = (number: number) => gaps.some((gap) => number >= gap.from && number <= gap.to);
  const all = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  const isRight = all.every((number) => numbers.filter((one) => one === number).length === (isGone(number) ? 0 : 1));
  if (!isRight) return null;
  return all.flatMap((number) => meant.filter((one) => one.number === number).map(({ file }) => file));
}

function isGap(clause: string): boolean {
  return span.test(clause) && notThere.test(clause);
}

function spanIn(clause: string): Span[] {
  const [, from, to] = span.exec(clause) ?? [];
  return from === undefined || to === undefined ? [] : [{ from: Number(from), to: Number(to) }];
}
