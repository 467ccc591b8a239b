import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import { isCalled } from "../../../files/is-called.ts";
import { plainestFile } from "../../../files/plainest-files.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { deniedWords, withoutWhatStays } from "../../../request/limits/denied-clauses.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { notForNow } from "../../../request/limits/not-for-now.ts";
import { meantForms } from "../../../request/wishes/request-intent.ts";
import { saidGone, saysGone } from "../../../request/texts-and-tables/said-gone.ts";
import { sentencesOf } from "../../../request/words/sentences.ts";
import { withoutPaths } from "../../../request/words/wanted-words.ts";
import { wantsGone } from "../../../request/texts-and-tables/wants-gone.ts";
import { wholeNames } from "../../../request/words/whole-names.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import { isCommonWord, sameNounAs, wordsOf } from "../../../request/words/words.ts";
import { saysSeveralWishes } from "../../../turn/says-several-wishes.ts";
import { textTables } from "../../../facts/tables/text-tables.ts";
import { htmlEntries } from "../../../written/html-entries.ts";
import { type Entry, listGroups } from "../../../written/list-groups.ts";
import { removalOf } from "../removal-of.ts";

/** A row of a table, or an entry of a list with all of its lines, by its name; `labels` are what else it has and what its columns are called. */
type Named = Entry & { name: string; labels: readonly string[] };

/**
 * Rows of a table and entries of a list that a request wants to be gone from one file, by their names. Empty where it says no such thing, or where two
 * have the same name.
 */
export async function saidRowsGoneCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (!saysGone(request) && !wantsGone(withoutPaths(request))) return [];
  if (isQuestion(request) || sentencesOf(request).some(isNotForNow) || isOther.test(request)) return [];
  const texts = await textsMeant(request, files, /\.(?:csv|md|markdown|txt|html?)$/i, view);
  const found = texts.flatMap((file) => {
    const entries = entriesOf(file);
    const meant = entriesGone(request, entries);
    return meant.length > 0 ? [{ ...file, meant }] : [];
  });
  const file = plainestFile(found, texts, request);
  // of several lists the one is meant that is called
  if (!file || (texts.length > 1 && !isCalled(file.path, request))) return [];
  const lines = file.text.split("\n");
  return file.meant.toReversed().map((entry) => removalOf(file.path, lines, entry));
}

const isNotForNow = notForNow(
  String.raw`(?:remove|delete|drop|strike|scratch|erase)[sd]?|take[sn]?|took|lösch\p{L}*|gelöscht|streich\p{L}*|gestrichen|entfern\p{L}*|nehme?n?`,
);
/** All but these, or what stands around them, is meant; or it isn't wanted. */
const isOther =
  /(?<!\p{L})(?:everything|all|alles?|nothing) (?:but|except|other than|besides|außer)|(?<!\p{L})(?:bold|italics?|link|line break|blank line|colou?r|space|fett|kursiv|absatz|leerzeile)(?!\p{L})|(?<!\p{L})go to (?:the )?(?:end|top|bottom|beginning)(?!\p{L})|(?<!\p{L})noch nicht(?!\p{L})|^(?:maybe|perhaps|vielleicht)(?!\p{L})|(?<!\p{L})(?:do you think|meinst du)(?!\p{L})|(?:削除し|消さ)ない|(?:削除し|消し)た|以外/iu;

function entriesOf({ path, text }: FileText): Named[] {
  if (/\.html?$/i.test(path)) return namedElements(text);
  return [...namedRows(path, text), ...(/\.csv$/i.test(path) ? [] : namedItems(text))];
}

/** Those that are to be gone; none where two of them have the same name. */
function entriesGone(request: string, entries: readonly Named[]): readonly Named[] {
  const gone = saidGone(
    request,
    entries.map(({ name }) => name),
  );
  const named = entries.filter(({ name }) => gone.includes(name));
  const meant = named.length > 0 ? named : toldGone(request, entries);
  const isTwice = new Set(meant.map(({ name }) => name.toLowerCase())).size < meant.length;
  // "the needles stay", of a row that has them
  const isKept = sameNounAs(deniedWords(request, meant.map(({ name }) => name).join(" ")));
  const isPart = meant.some(({ labels }) => labels.flatMap(wordsOf).some(isKept));
  return isTwice || isPart ? [] : meant;
}

/** The one entry of which a request says by its name, in whichever sentence, that it is to be gone; none where a part of it or more may be meant. */
function toldGone(request: string, entries: readonly Named[]): readonly Named[] {
  const said = withoutPaths(withoutWhatStays(request));
  const forms = meantForms(said).filter((form) => form !== "delete" && form !== "fix");
  if (!wantsGone(withoutPaths(request)) || forms.length > 0 || saysSeveralWishes(said)) return [];
  const isSaid = (name: string) => wholeWord(name, "iu").test(said);
  const [name, ...others] = wholeNames([...new Set(entries.map((entry) => entry.name).filter(isSaid))], said);
  if (name === undefined || others.length > 0 || isOfIt(name, said)) return [];
  const meant = entries.filter((entry) => entry.name === name);
  // "take her mail out": a cell of it, or another row's
  const rest = said.replaceAll(wholeWord(name, "giu"), " ");
  const isPart = meant.some(({ labels }) => labels.some((label) => label.length > 1 && isLabel(label, rest)));
  return isPart || replaces.test(rest) || /\d/.test(rest) ? [] : meant;
}

function isLabel(label: string, text: string): boolean {
  return !isCommonWord(label.toLowerCase()) && wholeWord(label, "iu").test(text);
}

/** "the table of Ida", "Ida's table": not the whole entry. */
function isOfIt(name: string, said: string): boolean {
  const own = wholeWord(name).source;
  const row = String.raw`(?:rows?|lines?|entr(?:y|ies)|records?|zeile|eintrag)`;
  return new RegExp(
    String.raw`(?<!(?<!\p{L})${row} )(?<!\p{L})(?:of|for|von|für) ${own}|${own}['’]s? (?!${row}(?!\p{L}))\p{L}|${own}(?:さん)?の(?!行|名前|欄)`,
    "iu",
  ).test(said);
}

const replaces =
  /(?<!\p{L})(?:instead|replace\p{L}*|except|only|everybody|everyone|all|others?|twice|double|duplicates?|statt|ersetz\p{L}*|alle|außer|nur|doppelt)(?!\p{L})|以外|(?<!いた)だけ|代わり/iu;

/** The rows of tables, each by what stands in the first column that has another text in each; in a text those that are counted would have to be so anew. */
function namedRows(path: string, text: string): Named[] {
  const isDrawn = !/\.csv$/i.test(path);
  return textTables(path, text).flatMap(({ columns, rows }) => {
    const cellsIn = (index: number) => rows.map(({ cells }) => cells[index]?.text ?? "");
    const isCounting = (cells: readonly string[]) =>
      cells.length > 1 && cells.every((cell, row) => cell === `${row + 1}`);
    const column = columns.findIndex((_, index) => {
      const cells = cellsIn(index);
      return cells.every((cell) => /\p{L}{2}/u.test(cell)) && new Set(cells).size === cells.length;
    });
    if (column === -1 || (isDrawn && columns.some((_, index) => isCounting(cellsIn(index))))) return [];
    return rows.map(({ cells, number }) => {
      const others = cells.filter((_, index) => index !== column).map((cell) => cell.text);
      const labels = [...columns.filter((_, index) => index !== column), ...others];
      return { name: cells[column]?.text ?? "", labels, start: number - 1, end: number };
    });
  });
}

/** The rows and items of a page, each by its first cell. */
function namedElements(text: string): Named[] {
  return htmlEntries(text).flatMap(({ cells: [first = "", ...labels], start, end }) => {
    const name = labels.length > 0 ? first : nameOf(first);
    return /\p{L}{2}/u.test(name) ? [{ name, labels, start, end }] : [];
  });
}

/** The entries of a list, each by its words up to the first sign that parts them from what is said of it. */
function namedItems(text: string): Named[] {
  const lines = text.split("\n");
  return listGroups(text)
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => {
      const line = lines[entry.start] ?? "";
      const name = nameOf(line.replace(/^\s*\S\s*(?:\[[ xX]?\]\s*)?/u, ""));
      const labels = [line.slice(line.indexOf(name) + name.length)];
      return /\p{L}{2}/u.test(name) ? [{ ...entry, labels, name }] : [];
    });
}

/** What is said of it comes behind a sign. */
function nameOf(text: string): string {
  const [, name = ""] = /^(.+?)(?:[,;:(（]|\s[-–—]\s|\s*$)/u.exec(text) ?? [];
  return name.replaceAll(/[*_]/g, "").trim();
}
