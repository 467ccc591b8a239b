import { stemOf } from "../../../../../../shared/path-parts.ts";
import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import { type Order, orderOf, placeOfKey, withoutWay } from "../../../facts/tables/sorted-facts.ts";
import { type TextRow, type TextTable, textTables } from "../../../facts/tables/text-tables.ts";
import { namedFiles, newFiles } from "../../../files/named-files.ts";
import { plainestFile } from "../../../files/plainest-files.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { clausesOf, withoutDenied } from "../../../request/limits/denied-clauses.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { meantForms } from "../../../request/wishes/request-intent.ts";
import { notForNow } from "../../../request/limits/not-for-now.ts";
import { sentencesOf } from "../../../request/words/sentences.ts";
import { isToBeSeen } from "../../../request/wishes/to-be-seen.ts";
import { allElse, withoutPaths } from "../../../request/words/wanted-words.ts";
import { isCommonWord, sameNounAs, wordsOf } from "../../../request/words/words.ts";
import { unreadWords } from "../../places/said/unread-words.ts";
import { saysSeveralWishes } from "../../../turn/says-several-wishes.ts";
import { isSum, rowsInOrder } from "../../../written/rows-in-order.ts";

/** A table of fewer rows is in order soon enough. */
const fewestRows = 3;
/** The rows are counted anew: "the places should count 1 to 7 again", "Plätze neu durchnummerieren". */
const countsAnew =
  /(?<!\p{L})(?:re-?number\p{L}*|number (?:them|the)|(?:count|run|go|be numbered) (?:up )?(?:from )?1(?!\d)|1 (?:to|bis|through) \d|(?:neu|durch|fortlaufend) ?(?:nummer|gezähl|zähl)\p{L}*|nummerier\p{L}*|von 1 (?:an|bis))(?!\p{L})|番号を?(?:振り|付け|つけ)直|1から(?:振り|順に)/iu;
const sorts = /(?<!\p{L})(?:(?:re)?sort\p{L}*|re-?order\p{L}*|re-?arrange\p{L}*|sortier\p{L}*)|並べ替え|並び替え/giu;
const sorting = String.raw`(?:re)?sort\p{L}*|(?:re-?)?order(?:ed)?|(?:re-?)?arrange\p{L}*|\p{L}*sortier\p{L}*|ordne\p{L}*|geordnet|並べ|並び|順`;
const isOnlyPart = /(?<!\p{L})(?:only|just|top|first \d|nur|erst(?:en|e) \d)(?!\p{L})|(?<!いた)だけ|上位/iu;
/** Something is made with it, or goes out of it. */
const isOther =
  /(?<!\p{L})(?:raus|weg|revers\p{L}*|rückwärts|umgekehrt|cop(?:y|ies)|kopier\p{L}*|kopie)(?!\p{L})|コピー|スクリプト|プログラム/iu;
/** The largest age, and the first birthday. */
const ofAge = /(?<!\p{L})(?:oldest|älteste\p{L}*)(?!\p{L})/iu;
/** What else a table has that may be said of it. */
const ofTables =
  "table tables row rows list entries records column columns order ordered arranged tabelle zeilen einträge liste spalte reihenfolge geordnet ordne first then people persons names items things members guests players teams leute personen namen mitglieder gäste posten date dates datum value values wert werte time times zeit".split(
    " ",
  );

/**
 * The rows of one table in the order of the column that a request says, its places counted anew. Empty where it isn't clear which table or column, which way
 * round, or what becomes of a column that counts the rows.
 */
export async function saidTableOrderCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const said = withoutDenied(request);
  const isCounted = countsAnew.test(said);
  const own = clausesIn(said)
    .filter((clause) => !countsAnew.test(clause))
    .join("");
  const order = orderOf(own);
  const forms = meantForms(withoutPaths(own).replaceAll(sorts, " ")).filter((form) => form !== "fix");
  if (!order || isQuestion(request) || isToBeSeen.test(own) || newFiles(request, files).length > 0) return [];
  if (forms.length > 0 || saysSeveralWishes(own) || isOnlyPart.test(own) || isOther.test(own)) return [];
  if (!isWishedNow(own)) return [];
  // "in report.py" it is the program that sorts
  if (namedFiles(request, files).some(({ path }) => !kinds.test(path))) return [];
  const texts = await textsMeant(request, files, kinds, view);
  const found = texts.flatMap((file) => {
    const table = tableMeant(file, order, request);
    return table ? [{ ...file, table }] : [];
  });
  const meant = plainestFile(found, texts, request);
  if (meant && (saysMore(own, meant.path, meant.table) || exceptsSome(request, meant.table))) return [];
  const rows =
    meant && rowsInOrder(meant.table, order, { isCounted, isBest: saysBest.test(own), isOfAge: ofAge.test(own) });
  return meant && rows ? changeOf(meant.path, meant.table.rows, rows) : [];
}

const kinds = /\.(?:csv|tsv|md|markdown|txt)$/i;

/** Whether it says of a row or a column that it stays as it is: "but leave Ida on top", "keep the places". A sum does so anyway. */
function exceptsSome(request: string, { columns, rows }: TextTable): boolean {
  const denied = clausesOf(request).filter((clause) => withoutDenied(clause).trim() === "" && !allElse.test(clause));
  const texts = rows.flatMap(({ cells }) => cells.map(({ text }) => text)).filter((text) => !isSum.test(text));
  const isOwn = sameNounAs([
    ...[...columns, ...texts].flatMap(wordsOf),
    "row",
    "first",
    "last",
    "top",
    "zeile",
    "erste",
    "oben",
  ]);
  return denied.some((clause) => wordsOf(clause).some((word) => !isCommonWord(word) && isOwn(word)));
}

const isNotForNow = notForNow(sorting);
const isOrder = new RegExp(String.raw`(?<!\p{L})(?:${sorting})`, "iu");

function isWishedNow(own: string): boolean {
  return sentencesOf(own).every((sentence) => !isOrder.test(sentence) || !isNotForNow(sentence));
}

/** Whether the order is said in more words than what the table and its file are called and which way round, or a row is named. */
function saysMore(own: string, path: string, { columns, heading, rows }: TextTable): boolean {
  const sentence = sentencesOf(withoutPaths(own)).find((each) => isOrder.test(each)) ?? "";
  const texts = new Set(rows.flatMap(({ cells }) => cells.map(({ text }) => text.toLowerCase())));
  const known = [...columns.flatMap(wordsOf), ...wordsOf(heading), ...wordsOf(stemOf(path)), ...ofTables];
  const isKnown = sameNounAs(known);
  if (wordsOf(sentence).some((word) => texts.has(word) && !isKnown(word) && !isCommonWord(word))) return true;
  // no blanks part Japanese words
  if (/\p{Script=Hiragana}/u.test(sentence)) return false;
  const told = sentence.slice(Math.max(0, sentence.search(begins)));
  return unreadWords(withoutWay(told).replaceAll(sorts, " "), known).some((word) => !isCommonWord(word));
}

const begins = new RegExp(String.raw`(?<!\p{L})(?:${sorting}|nach|by)(?!\p{L})`, "iu");

const saysBest =
  /(?<!\p{L})(?:best(?: (?:one|team|player)s?)? (?:first|at the top|on top)|beste[rsn]? (?:zuerst|oben))(?!\p{L})/iu;

/** "by points, and the places count from 1" are two. */
function clausesIn(said: string): string[] {
  return clausesOf(said).flatMap((clause) =>
    clause.split(/(?<=,)(?=\s(?:and|und)\s)|(?=\s(?:and|und)\s(?:the|die|then|dann|re-?number|number)(?!\p{L}))/iu),
  );
}

/** The one table with the column; of several the one whose heading is said. */
function tableMeant({ path, text }: FileText, order: Order, request: string): TextTable | null {
  const tables = textTables(path, text).filter(
    ({ columns, rows }) => rows.length >= fewestRows && placeOfKey(order, columns) !== null,
  );
  const isSaid = sameNounAs(wordsOf(withoutPaths(request)).filter((word) => !isCommonWord(word)));
  const named = tables.filter(({ heading }) => wordsOf(heading).some(isSaid));
  const [only, ...others] = named.length > 0 ? named : tables;
  return only && others.length === 0 ? only : null;
}

function changeOf(path: string, old: readonly TextRow[], rows: readonly string[]): Call[] {
  const first = old[0]?.number ?? 0;
  const isTogether = old.every(({ number }, index) => number === first + index);
  const input = { path, old_text: old.map(({ line }) => line).join("\n"), new_text: rows.join("\n"), line: first };
  return !isTogether || input.old_text === input.new_text ? [] : [{ tool: "edit", input }];
}
