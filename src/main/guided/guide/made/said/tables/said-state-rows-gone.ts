import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { type TextRow, type TextTable, textTables } from "../../../facts/tables/text-tables.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { writtenFiles } from "../../../files/named-files.ts";
import { saidFolders } from "../../../files/said-folders.ts";
import { isLimited } from "../../../request/limits/is-limited.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { keptFiles } from "../../../request/limits/kept-files.ts";
import { leavesSomeOut } from "../../../request/limits/leaves-some-out.ts";
import { saysItStays } from "../../../request/limits/says-it-stays.ts";
import { sentencesOf } from "../../../request/words/sentences.ts";
import { wantsGone } from "../../../request/texts-and-tables/wants-gone.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { rowsRemoved } from "../removal-of.ts";

/** In more files than this nothing is looked for. */
const mostFiles = 100;
/** Of a column with more different texts none is a state. */
const mostStates = 8;
const stillNeeded =
  /(?<!\p{L})(?:(?:i|we) (?:still )?need|still needed|brauch\p{L}* (?:ich|wir) (?:aber )?noch|(?:ich|wir) brauch\p{L}*[^.;!?]* noch)(?!\p{L})|まだ(?:必要|使|要)/iu;
/** What says that rows go, and from where. */
const beside =
  /(?<!\p{L})(?:delet\p{L}*|remov\p{L}*|drop|strike|scratch|clear|take|kick|throw|out|off|(?:(?:he)?raus|weg)?(?:lösch|entfern|streich|nehm|werf)\p{L}*|nimm|wirf|raus|weg|(?:csv|tsv)[ -]?(?:s|files?|dateien)?|files?|tables?|lists?|rows?|lines?|entr(?:y|ies)|ones|folder|directory|ordner\p{L}*|verzeichnis\p{L}*|dateien?|tabellen?|listen?|zeilen?|einträgen?|bitte|please|pls|mal|kannst|could|can)(?!\p{L})/giu;
/** "in all months": each file of the folder. */
const inEach =
  /(?<!\p{L})(?:in|from|aus|von|of|for|für) (?:all|every|each|alle[nrm]?|jede[nrm]?)(?: (?:the|of|our|my|der|den|unseren))* \p{L}+/giu;

/** A column by its name, and the text that tells which of its rows are meant. */
type State = { column: string; value: string };

/**
 * The rows in one state out of all tables of a folder: "delete the cancelled orders from all lists in the folder orders". Empty where more is said of
 * which rows are meant than their state, or where two columns may have it.
 */
export async function saidStateRowsGoneCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const sentences = sentencesOf(request);
  const staying = sentences.filter((text) => saysItStays(text) || stillNeeded.test(text));
  const [wish, ...more] = sentences.filter((text) => !staying.includes(text));
  if (wish === undefined || more.length > 0 || !wantsGone(wish) || isQuestion(wish)) return [];
  if (leavesSomeOut(wish) || isLimited(wish) || /\d/.test(wish) || writtenFiles(request, files).length > 0) return [];
  const folders = saidFolders(
    wish,
    files.map(({ path }) => path),
  );
  const kept = keptFiles(request, files);
  const meant = files.filter(
    ({ path, size }) =>
      folders.some((folder) => path.startsWith(`${folder}/`)) &&
      /\.(?:csv|tsv)$/i.test(path) &&
      size <= mostBytes &&
      !kept.includes(path),
  );
  if (meant.length === 0 || meant.length > mostFiles) return [];
  const read = await Promise.all(meant.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "" })));
  const texts = read.map((file) => ({ ...file, tables: textTables(file.path, file.text) }));
  const state = stateSaid(
    texts.flatMap(({ tables }) => tables),
    wish,
    folders,
  );
  if (!state) return [];
  const rowsIn = (table: TextTable) => table.rows.filter((row) => stateOf(table, row, state.column) === state.value);
  const gone = texts.map((file) => ({ ...file, rows: file.tables.flatMap(rowsIn) }));
  const said = staying.flatMap(wholeWordsOf).filter((word) => !isCommonWord(word));
  const isKept = gone.some(({ rows }) => rows.some((row) => hasAny(row, said)));
  return isKept
    ? []
    : gone.flatMap(({ path, text, rows }) =>
        rowsRemoved(
          path,
          text.split("\n"),
          rows.map(({ number }) => number - 1),
        ),
      );
}

/** The only state of a column with that a wish says which rows go, and nothing else; null where another one, or more than it is said. */
function stateSaid(tables: readonly TextTable[], wish: string, folders: readonly string[]): State | null {
  const words = wordsOf(wish);
  const columns = [...new Set(tables.flatMap(({ columns: names }) => names))];
  const found = columns.flatMap((column) => {
    const values = new Set(
      tables.flatMap((table) => table.rows.map((row) => stateOf(table, row, column))).filter((text) => text !== ""),
    );
    if (values.size > mostStates) return [];
    const isSaid = (value: string) => /^[\p{L}-]{3,}$/u.test(value) && words.some((word) => isSameNoun(word, value));
    return [...values].filter((value) => isSaid(value.toLowerCase())).map((value) => ({ column, value }));
  });
  const [state, ...others] = found;
  if (!state || others.length > 0) return null;
  const isOfState = (word: string) => isSameNoun(word.toLowerCase(), state.value.toLowerCase());
  // what the rows are called stands behind their state
  const without = wish
    .replaceAll(inEach, " ")
    .replaceAll(/([\p{L}-]+)(\s+[\p{L}-]+)?/gu, (text, word: string, behind: string | undefined) =>
      isOfState(word) ? " " : behind !== undefined && isOfState(behind.trim()) ? `${word} ` : text,
    )
    .replaceAll(beside, " ");
  const names = folders.flatMap(wordsOf);
  const rest = wordsOf(without).filter((word) => !isCommonWord(word) && !names.some((name) => isSameNoun(word, name)));
  return rest.length > 0 ? null : state;
}

function stateOf({ columns }: TextTable, { cells }: TextRow, column: string): string {
  return cells[columns.indexOf(column)]?.text ?? "";
}

function hasAny({ cells }: TextRow, words: readonly string[]): boolean {
  return cells.some(({ text }) => wholeWordsOf(text).some((own) => words.some((word) => isSameNoun(word, own))));
}

/** "partly-cancelled" is one word here, and another one than "cancelled". */
function wholeWordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
}
