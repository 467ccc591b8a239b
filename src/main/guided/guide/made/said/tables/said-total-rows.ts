import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import { numberColumn } from "../../../facts/tables/number-column.ts";
import { type TextRow, type TextTable, textTables, withCells } from "../../../facts/tables/text-tables.ts";
import { textMeant } from "../../../files/texts-meant.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { saidTotalRow } from "../../../request/texts-and-tables/said-total-row.ts";
import { valuesIn, writtenLike } from "../../../request/values/values.ts";
import { isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { saysMore } from "../../../turn/says-more.ts";

const isTotal = /^(?:(?:grand |sub)?totals?|sum|summe|zwischensumme|gesamt\p{L}*|(?:小|総)?合?計):?$/iu;

/**
 * A row with the sum of a column below a table that has none. Empty where the request says anything else, or where several columns have a sum and none of them is said, or a cell has
 * no plain number.
 */
export async function saidTotalRowCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const said = saidTotalRow(request);
  if (!said || isQuestion(request) || saysMore(request)) return [];
  const file = await textMeant(request, files, /\.(?:md|markdown|csv|tsv)$/i, view);
  const tables = file ? textTables(file.path, file.text).filter(({ rows }) => rows.length > 1) : [];
  const found = tables.map((table) => ({ table, sums: sumsOf(table, said.words) }));
  const meant = found.filter(({ table, sums }) => sums !== null && isAllRead(table, file, said.others));
  const [only, ...others] = meant.length > 1 ? meant.filter(({ table }) => isNamed(table, said.words)) : meant;
  const last = only?.table.rows.at(-1);
  if (!file || !only?.sums || !last || others.length > 0) return [];
  const place = placeOfLabel(only.table, only.sums);
  if (place === null) return [];
  const cells = last.cells.map(
    (_, index) => [index, only.sums?.get(index) ?? (index === place ? said.label : "")] as const,
  );
  const eol = file.text.includes("\r\n") ? "\r\n" : "\n";
  const fresh = last.line + eol + withCells(last, new Map(cells));
  return [{ tool: "edit", input: { path: file.path, old_text: last.line, new_text: fresh, line: last.number } }];
}

/** The sums of the columns that are said, or of the only one that has any; null where that isn't clear. */
function sumsOf({ columns, rows }: TextTable, words: readonly string[]): ReadonlyMap<number, string> | null {
  if (rows.some(({ cells }) => cells.length !== columns.length || cells.some(({ text }) => isTotal.test(text))))
    return null;
  const said = columns.flatMap((name, index) => (isSaid(name, words) ? [index] : []));
  const places = columns.flatMap((name, index) => (canBeAdded(name, cellsAt(rows, index)) ? [index] : []));
  const meant = said.length > 0 ? said : places;
  if (meant.length !== 1 && said.length === 0) return null;
  if (!meant.every((place) => places.includes(place))) return null;
  const sums = meant.map((place) => [place, sumOf(cellsAt(rows, place))] as const);
  const known = sums.flatMap(([place, text]) => (text === null ? [] : [[place, text] as const]));
  return known.length === sums.length ? new Map(known) : null;
}

function cellsAt(rows: readonly TextRow[], index: number): string[] {
  return rows.map(({ cells }) => cells[index]?.text ?? "");
}

function canBeAdded(name: string, cells: readonly string[]): boolean {
  const columns = numberColumn({ name, cells });
  return columns.some(({ numbers, isTime, isReading }) => !isTime && !isReading && !numbers.includes(null));
}

/** As the number with most decimals is written; null where cells say more than a number, and not all the same. */
function sumOf(cells: readonly string[]): string | null {
  const numbers = cells.map((text) => ({ text, values: valuesIn(text) }));
  const plain = numbers.flatMap(({ text, values: [value, ...more] }) =>
    value?.kind === "number" && more.length === 0 ? [{ text, value }] : [],
  );
  const rests = new Set(plain.map(({ text, value }) => `${text.slice(0, value.from)}…${text.slice(value.to)}`));
  const decimals = (text: string) => /[.,](\d{1,2})$/.exec(text)?.[1]?.length ?? 0;
  const [like] = plain.toSorted((one, other) => decimals(other.value.text) - decimals(one.value.text));
  const [rest, ...otherRests] = rests;
  if (plain.length < cells.length || !like || rest === undefined || otherRests.length > 0) return null;
  if (/[-−(%]/.test(rest)) return null;
  const hundredths = plain.reduce((sum, { value }) => sum + Math.round(value.amount * 100), 0);
  const amount = hundredths / 100;
  const { text, value } = like;
  return (
    text.slice(0, value.from) + writtenLike(value, amount, amount.toFixed(decimals(value.text))) + text.slice(value.to)
  );
}

function isSaid(name: string, words: readonly string[]): boolean {
  const own = wordsOf(name);
  return own.length > 0 && own.every((word) => words.some((other) => other === word || isSameNoun(word, other)));
}

/** Whether each word is one of the table's columns or heading, or of the file's name. */
function isAllRead({ heading, columns }: TextTable, file: FileText | null, words: readonly string[]): boolean {
  const known = [heading, file?.path ?? "", ...columns].flatMap(wordsOf);
  return words.every((word) => known.some((own) => own === word || isSameNoun(own, word)));
}

function isNamed({ heading }: TextTable, words: readonly string[]): boolean {
  return isSaid(heading, words);
}

/** The first column before the sums that has words in all rows, or the first of all; null where that has a sum. */
function placeOfLabel({ columns, rows }: TextTable, sums: ReadonlyMap<number, string>): number | null {
  const first = Math.min(...sums.keys());
  const hasWords = columns.findIndex((_, index) => cellsAt(rows, index).every((text) => /\p{L}/u.test(text)));
  if (hasWords >= 0 && hasWords < first) return hasWords;
  return first > 0 ? 0 : null;
}
