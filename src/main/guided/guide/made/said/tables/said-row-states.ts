import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { labelAt } from "../../../facts/tables/said-labels.ts";
import { statesOfColumn } from "../../../facts/tables/states-of-column.ts";
import { type TextRow, type TextTable, textTables, withCells } from "../../../facts/tables/text-tables.ts";
import { plainestFile } from "../../../files/plainest-files.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { withoutDenied } from "../../../request/limits/denied-clauses.ts";
import { isLimited } from "../../../request/limits/is-limited.ts";
import { type Value, valuesIn, writtenLike } from "../../../request/values/values.ts";
import { escapeRegExp, wholeWord } from "../../../request/words/word-pattern.ts";
import { isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { saysMore } from "../../../turn/says-more.ts";

const sets =
  /(?<!\p{L})(?:mark\p{L}*|set|put|enter|note|tick|change|update|as|setz\p{L}*|markier\p{L}*|tr[aä]ge?\p{L}*|stell\p{L}*|änder\p{L}*|als)(?!\p{L})|にして|変更|記入|入力/iu;
const asks = /(?:^|[.!?]\s+)(?:is|are|was|has|have|did|who|when|which|ist|hat|wer|wann|welche\p{L}*)(?!\p{L})/iu;

/** What a row of a table gets, by the places of its cells. */
type StateChange = { row: TextRow; fresh: ReadonlyMap<number, string> };

/**
 * A row that goes into another state, as other rows have it: the word for it, and the day in the column that is filled where the state is so. "Order
 * 17 was sent on 3 May, put that into the list like the others". Empty where the row, the state or the day isn't clear.
 */
export async function saidRowStateCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const said = withoutDenied(request);
  if (!sets.test(said) || asks.test(said) || isLimited(said) || saysMore(request)) return [];
  const texts = await textsMeant(request, files, /\.(?:csv|tsv|md|markdown)$/i, view);
  const found = texts.flatMap((file) => {
    const changes = textTables(file.path, file.text).flatMap((table) => changeIn(table, said) ?? []);
    const [change, ...others] = changes;
    return change && others.length === 0 ? [{ ...file, change }] : [];
  });
  const meant = plainestFile(found, texts, said);
  if (!meant) return [];
  const { path, change } = meant;
  const { row, fresh } = change;
  return [{ tool: "edit", input: { path, old_text: row.line, new_text: withCells(row, fresh), line: row.number } }];
}

function changeIn(table: TextTable, said: string): StateChange | null {
  const row = rowSaid(table, said);
  const states = table.columns.flatMap((_, index) => stateSaid(table, index, said));
  const [state, ...others] = states;
  if (!row || !state || others.length > 0 || textAt(row, state.index) === state.value) return null;
  if (saysOther(table, row, state, said)) return null;
  const fresh = new Map([[state.index, state.value]]);
  const dates = valuesIn(said).filter(({ kind }) => kind === "date");
  const columns = table.columns.flatMap((_, index) => (isDayOf(table, index, state) ? [index] : []));
  const [date, ...moreDates] = dates;
  const [column, ...moreColumns] = columns;
  if (column === undefined) return dates.length === 0 ? { row, fresh } : null;
  const day = date && moreDates.length === 0 ? dayLike(table, row, column, date) : null;
  if (moreColumns.length > 0 || day === null || textAt(row, column) !== "") return null;
  return { row, fresh: fresh.set(column, day) };
}

/** Whether something of another column is said that isn't so in the row: "set 17 to paid, the customer is Lee". */
function saysOther({ rows, columns }: TextTable, row: TextRow, state: State, said: string): boolean {
  const isSaid = (text: string) => /\p{L}{3}|\p{scx=Han}{2}/u.test(text) && wholeWord(text, "iu").test(said);
  return columns.some((name, index) => {
    if (index === 0 || index === state.index) return false;
    const own = textAt(row, index);
    const others = rows.map((other) => textAt(other, index)).filter((text) => text !== own && text !== state.value);
    return others.some(isSaid) || (isSaid(name) && own !== "" && !isSaid(own));
  });
}

function textAt({ cells }: TextRow, index: number): string {
  return cells[index]?.text ?? "";
}

/** The one row whose number, or whose whole name, is said. */
function rowSaid({ rows, columns }: TextTable, said: string): TextRow | null {
  const keys = rows.map((row) => textAt(row, 0));
  if (new Set(keys).size < keys.length) return null;
  const isNumber = keys.every((key) => /\d/.test(key));
  const isKey = (key: string) =>
    isNumber && /^\d{1,3}$/.test(key)
      ? labelAt(key, columns[0] ?? "", said) !== null
      : key.length > 2 && wholeWord(key, "iu").test(said);
  const [row, ...others] = rows.filter((each) => isKey(textAt(each, 0)));
  return row && others.length === 0 ? row : null;
}

type State = { index: number; value: string };

/** The state of a column that is said, as it is written or with the ending of a case: "die bezahlten". */
function stateSaid({ rows }: TextTable, index: number, said: string): State[] {
  if (index === 0) return [];
  const words = wordsOf(said);
  const isSaid = (value: string) =>
    /^\p{L}[\p{L} -]{2,}$/u.test(value) &&
    // a name in capitals is rather somebody's than a state
    (/^\p{Ll}|^\p{scx=Han}/u.test(value) ||
      new RegExp(`(?:\\bas|\\bto|\\bals|\\bauf)\\s+["'„]?${escapeRegExp(value)}`, "iu").test(said)) &&
    (wholeWord(value, "iu").test(said) || words.some((word) => isSameNoun(word, value.toLowerCase())));
  const named = statesOfColumn(rows, index).filter(isSaid);
  const [value] = named;
  return value !== undefined && named.length === 1 ? [{ index, value }] : [];
}

/** Whether a column has a day exactly where the rows are in a state. */
function isDayOf({ rows }: TextTable, index: number, state: State): boolean {
  const isDay = (text: string) => valuesIn(text)[0]?.kind === "date" && valuesIn(text)[0]?.text === text;
  return (
    rows.some((row) => textAt(row, index) !== "") &&
    rows.every((row) => {
      const text = textAt(row, index);
      return textAt(row, state.index) === state.value ? isDay(text) : text === "";
    })
  );
}

/** A day as the column writes it, in the year of the row's own day; null where the year isn't clear. */
function dayLike({ rows }: TextTable, row: TextRow, column: number, date: Value): string | null {
  const [example] = rows.flatMap((other) => valuesIn(textAt(other, column)));
  if (!example) return null;
  const yearOf = (text: string) => /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(text)?.[0];
  const written = writtenLike(example, date.amount, date.text);
  const year = yearOf(example.text);
  if (year === undefined) return written;
  const own =
    yearOf(date.text) ??
    row.cells.flatMap(({ text }) => (valuesIn(text)[0]?.kind === "date" ? (yearOf(text) ?? []) : []))[0];
  return own === undefined ? null : written.replace(year, own);
}
