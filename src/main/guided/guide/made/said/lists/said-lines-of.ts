import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { replaceScope } from "../../../files/replace-scope.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { notForNow } from "../../../request/limits/not-for-now.ts";
import { asksToChange } from "../../../request/wishes/request-intent.ts";
import { sentencesOf } from "../../../request/words/sentences.ts";
import { wholeNames } from "../../../request/words/whole-names.ts";
import { escapeRegExp, wholeWord } from "../../../request/words/word-pattern.ts";
import { isCommonWord, wordsOf } from "../../../request/words/words.ts";
import { unreadWords } from "../../places/said/unread-words.ts";
import { rowsRemoved } from "../removal-of.ts";

/** In more files than this nothing is looked for. */
const mostFiles = 100;
const verb = String.raw`remove|delete|drop|strike|cross|take|lösch\p{L}*|streich\p{L}*|entfern\p{L}*|nimm|nehm\p{L}*`;
const removes = new RegExp(`(?<!\\p{L})(?:${verb})(?!\\p{L})|削除し|消し`, "iu");
const isNotForNow = notForNow(verb);
const line = String.raw`(?:lines?|rows?|entr(?:y|ies)|zeilen?|eintr(?:ag|äge))(?!\p{L})`;
/** Who it is was said before. */
const ofThem = new RegExp(`(?<!\\p{L})(?:his|her|their|seine|ihre) (?:own )?${line}`, "iu");
/** What else a wish to take somebody's lines out is made of. */
const plain =
  `remove delete drop strike cross take takes out off lösche lösch löschen streich streiche streichen entferne entfernen nimm nehmt nehmen raus heraus
  line lines row rows entry entries zeile zeilen eintrag einträge list lists listen his her their seine ihre pls for with mit für`.split(
    /\s+/,
  );
/** The same in Japanese. */
const plainJapanese =
  /(?:フォルダー?|ディレクトリ)?(?:の中|内)?(?:にある|の)?(?:すべて|全て|全部|各)?の?(?:ファイル|一覧|表)から|(?:さん)?の行(?:を|は)?(?:すべて|全て|全部)?|[をは]?(?:すべて|全て|全部)?(?:削除|消)して(?:ください|下さい|ほしい)?|お願いします|[。、]/gu;
/** Who stays is named so that nobody takes them for the other one. */
const staying = /(?<!\p{L})(?:still|stays?|remains?|keeps?|bleib\p{L}*|weiterhin|noch)(?!\p{L})|まだ|そのまま/iu;

/**
 * The lines of one who is named, out of each file of the folder that is said: "Kofi has left. Take his lines out of the files in rota". Empty where a line that has the name
 * says more than one thing, or is somebody else's as well.
 */
export async function saidLinesOfCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const said = request.replaceAll(/[(（][^()（）]*[)）]/gu, (aside) => (staying.test(aside) ? " " : aside));
  const sentences = sentencesOf(said).filter((sentence) => !staying.test(sentence));
  const wishes = sentences.filter((sentence) => removes.test(sentence) && saysLines.test(sentence));
  const [wish, ...others] = wishes;
  const lead = sentences.filter((sentence) => sentence !== wish);
  if (wish === undefined || others.length > 0 || isQuestion(request) || isNotForNow(wish)) return [];
  if (lead.some((sentence) => asksToChange(sentence))) return [];
  const scope = (replaceScope(said, files) ?? []).filter(({ size }) => size <= mostBytes);
  if (scope.length === 0 || scope.length > mostFiles) return [];
  const texts = await Promise.all(scope.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "" })));
  const name = nameIn(ofThem.test(wish) ? lead.join(" ") : wish, texts);
  if (name === null || (!ofThem.test(wish) && !ofName(name).test(wish))) return [];
  const known = [
    ...plain,
    ...wordsOf(name),
    ...scope.flatMap(({ path }) => wordsOf(path.slice(0, path.lastIndexOf("/") + 1))),
  ];
  const rest = wish.replaceAll(ofName(name), " ").replaceAll(plainJapanese, " ");
  if (unreadWords(rest, known).length > 0) return [];
  const calls = texts.map((file) => linesGone(file, name));
  return calls.includes(null) ? [] : calls.flatMap((own) => own ?? []);
}

const saysLines = new RegExp(`(?<!\\p{L})${line}|の行`, "iu");

/** "the lines of Kofi", "Kofi's lines", "Kofis Zeilen", 「コフィの行」 */
function ofName(name: string): RegExp {
  const own = escapeRegExp(name);
  return new RegExp(
    `(?<!\\p{L})${line.replace("(?!\\p{L})", "")} (?:of|for|with|from|von|mit|für) ${own}(?!\\p{L})|(?<!\\p{L})${own}(?:['’]?s|['’])? ${line}|${own}(?:さん)?の行`,
    "giu",
  );
}

/** The one name that is said of those that the files have as a piece of a line. */
function nameIn(said: string, texts: readonly FileText[]): string | null {
  const pieces = new Set(texts.flatMap(({ path, text }) => rowsOf(path, text).flatMap(({ pieces: own }) => own)));
  const isSaid = (name: string) =>
    new RegExp(
      `${wholeWord(name).source}|(?<!\\p{L})${escapeRegExp(name)}s(?!\\p{L})|${escapeRegExp(name)}(?:さん)?[のはが]`,
      "iu",
    ).test(said);
  const names = [...pieces].filter(
    (name) => /^\p{L}[\p{L} .'’-]+$/u.test(name) && !isCommonWord(name.toLowerCase()) && isSaid(name),
  );
  const [only, ...others] = wholeNames(names, said);
  return only !== undefined && others.length === 0 ? only : null;
}

type Row = { line: string; at: number; pieces: readonly string[] };
const between = /[,;|\t(]|:\s|\s[-–—]\s|\s{2,}|[:：、（]/u;
const bullet = /^\s*(?:(?:[-*+•]|\d+[.)])\s+(?:\[[ xX]\]\s*)?|・\s*)/u;

/** The lines of a text with the pieces that they are made of; the heading of a table is none. */
function rowsOf(path: string, text: string): Row[] {
  const rows = text.split("\n").map((own, at) => ({ line: own, at, pieces: piecesOf(own) }));
  return isTable.test(path) ? rows.slice(1) : rows;
}

function piecesOf(own: string): string[] {
  return own
    .replace(bullet, "")
    .split(between)
    .map((piece) => piece.replaceAll(/^[\s"'*_`]+|[\s"'*_`).)）]+$/gu, ""))
    .filter((piece) => piece !== "");
}

const isTable = /\.(?:csv|tsv)$/i;

/** Null where the name stands in a line that isn't made of pieces, or has another one's name beside it. */
function linesGone({ path, text }: FileText, name: string): Call[] | null {
  const has = wholeWord(name, "iu");
  const isName = (piece: string) => piece.toLowerCase() === name.toLowerCase();
  const rows = rowsOf(path, text);
  const own = rows.filter(({ line: row }) => has.test(row));
  if (own.length === 0) return has.test(text) ? null : [];
  const places = own.map(({ pieces }) => pieces.findIndex(isName));
  const others = new Set(
    rows.flatMap(({ pieces }) => places.flatMap((place) => pieces[place] ?? [])).filter((piece) => !isName(piece)),
  );
  const isListed = new RegExp(
    `(?:,|&|/|\\+|(?<!\\p{L})(?:and|und)|、|と)\\s*${has.source}|${has.source}\\s*(?:,|&|/|\\+|(?:and|und)(?!\\p{L})|、|と)`,
    "iu",
  );
  const isOpen = own.some(
    ({ line: row, pieces }, index) =>
      places[index] === -1 || pieces.some((piece) => others.has(piece)) || (!isTable.test(path) && isListed.test(row)),
  );
  const isInHeading = isTable.test(path) && has.test(text.split("\n")[0] ?? "");
  if (isOpen || isInHeading) return null;
  return rowsRemoved(
    path,
    text.split("\n"),
    own.map(({ at }) => at),
  );
}
