import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { columnsSaid } from "../../../facts/tables/rows-said.ts";
import { type TextRow, type TextTable, textTables, withCells } from "../../../facts/tables/text-tables.ts";
import { plainestFile } from "../../../files/plainest-files.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { isLimited } from "../../../request/limits/is-limited.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { withoutDenied } from "../../../request/limits/denied-clauses.ts";
import { saidStockChange, type StockChange } from "../../../request/texts-and-tables/said-stock-change.ts";
import { type Value, valuesIn, writtenLike } from "../../../request/values/values.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import { isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { saysSeveralWishes } from "../../../turn/says-several-wishes.ts";

type CellChange = { row: TextRow; index: number; fresh: string };

/**
 * The one cell of a table that is to be so many more or fewer, told by the names in its row and by its column. Empty where the request says several numbers, rows or columns, or
 * where there would be fewer than none.
 */
export async function saidStockCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const said = saidStockChange(withoutDenied(request));
  if (!said || isQuestion(request) || isLimitedBeyondToday(request) || saysSeveralWishes(withoutDenied(request)))
    return [];
  const texts = await textsMeant(request, files, /\.(?:csv|tsv|md|markdown)$/i, view);
  const found = texts.flatMap((file) => {
    const [change, ...others] = textTables(file.path, file.text).flatMap((table) => changeIn(table, said) ?? []);
    return change && others.length === 0 ? [{ ...file, change }] : [];
  });
  const meant = plainestFile(found, texts, request);
  if (!meant) return [];
  const { row, index, fresh } = meant.change;
  const line = withCells(row, new Map([[index, fresh]]));
  return [{ tool: "edit", input: { path: meant.path, old_text: row.line, new_text: line, line: row.number } }];
}

/** When it happened doesn't matter: "we sold 3 today". */
function isLimitedBeyondToday(request: string): boolean {
  return isLimited(
    request.replaceAll(/(?<!\p{L})(?:today|this (?:morning|afternoon|week)|heute)(?!\p{L})|たら/giu, " "),
  );
}

function changeIn(table: TextTable, { isDown, rest }: StockChange): CellChange | null {
  const row = rowNamed(table, rest);
  const [index, ...others] = columnsSaid(table, rest).filter((place) => plainNumber(row?.cells[place]?.text ?? ""));
  if (!row || index === undefined || others.length > 0) return null;
  const bare = row.cells.reduce(
    (text, cell) => (isName(cell.text) ? text.replaceAll(nameOf(cell.text), " ") : text),
    rest,
  );
  const [by, ...more] = valuesIn(bare);
  const old = plainNumber(row.cells[index]?.text ?? "");
  if (by?.kind !== "number" || more.length > 0 || !old) return null;
  const amount = Math.round((old.amount + (isDown ? -by.amount : by.amount)) * 100) / 100;
  return amount < 0 || by.amount === 0 ? null : { row, index, fresh: writtenLike(old, amount, String(amount)) };
}

function isName(text: string): boolean {
  return /\p{L}/u.test(text);
}

function nameOf(text: string): RegExp {
  return wholeWord(text, text.length > 2 ? "giu" : "gu");
}

/** The row with the names that are said: of each column that has such, those that are said in full. */
function rowNamed({ rows, columns }: TextTable, said: string): TextRow | null {
  const words = wordsOf(said);
  const isSaid = (text: string) =>
    nameOf(text).test(said) ||
    (text.length > 3 && wordsOf(text).every((word) => words.some((other) => isSameNoun(word, other))));
  let left = rows;
  let hasName = false;
  for (const index of columns.keys()) {
    const all = [...new Set(rows.map(({ cells }) => cells[index]?.text ?? "").filter(isName))];
    const named = all.filter(isSaid);
    const longerOf = (name: string) => all.filter((other) => other !== name && wholeWord(name, "iu").test(other));
    // who says "rye rolls" doesn't mean "Rye", and in other words may mean the one or the other
    if (named.some((name) => longerOf(name).some((other) => !named.includes(other)))) return null;
    const whole = named.filter((name) => longerOf(name).length === 0);
    if (whole.length === 0) continue;
    hasName = true;
    left = left.filter(({ cells }) => whole.includes(cells[index]?.text ?? ""));
  }
  const [row, ...others] = left;
  return row && hasName && others.length === 0 ? row : null;
}

/** What a whole cell is. */
function plainNumber(text: string): Value | null {
  const [value] = valuesIn(text);
  return value?.kind === "number" && value.text.length === text.length ? value : null;
}
