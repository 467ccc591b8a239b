import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { isFieldOfAny } from "../../../facts/tables/alike-fields.ts";
import { columnsSaid, rowsSaid, tablesSaid } from "../../../facts/tables/rows-said.ts";
import { type TextRow, type TextTable, textTables, withCells } from "../../../facts/tables/text-tables.ts";
import { plainestFile } from "../../../files/plainest-files.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { withoutDenied } from "../../../request/limits/denied-clauses.ts";
import { monthPattern } from "../../../request/dates/request-dates.ts";
import { saysMore } from "../../../turn/says-more.ts";
import { valuesIn } from "../../../request/values/values.ts";
import { weekdayPlace } from "../../../request/dates/weekdays.ts";
import { escapeRegExp, wholeWord } from "../../../request/words/word-pattern.ts";

const swaps =
  /(?<!\p{L})(?:swap\p{L}*|trad(?:e|es|ed|ing)|exchang\p{L}*|chang\p{L}* places|switch\p{L}*|(?:ver|ge)?tausch\p{L}*|vertauscht)(?!\p{L})|入れ(?:替|換|かえ)|交換/iu;
/** There one takes the place of the other, who goes. */
const isReplacing =
  /(?<!\p{L})(?:swap\p{L}* out|(?:swap|exchang|trad)\p{L}* [^.;!?\n]*\sfor|switch\p{L}* [^.;!?\n]*\s(?:for|to|into|on|off)|tausch\p{L}* [^.;!?\n]*\s(?:gegen|durch))(?!\p{L})/iu;

/** "on 1 and 22 September": of the first one only the day is said. */
const isListed = new RegExp(
  String.raw`(?<![\d.:])\d{1,2}(?:st|nd|rd|th|\.)?(?:,| and| und| or| oder| &) ?\d{1,2}(?:st|nd|rd|th|\.)?(?: of)? ?(?:${monthPattern})`,
  "iu",
);

/** "Who swapped with Lou?" */
const asks =
  /(?:^|[.!?]\s+)(?:who|what|when|which|why|how|wer|was|wann|wie|warum|welche\p{L}*)(?!\p{L})|(?:誰|いつ|どの|何)/iu;

/** A cell by its row and its place in it. */
type Spot = { row: TextRow; index: number };

/**
 * Two cells of a table whose texts change places: two names in the rows that are said for them, or the cells of two rows or columns that are said with
 * the other side. Empty where the request says no such thing, or where it isn't clear which cells, or which file.
 */
export async function saidSwapCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (
    !swaps.test(request) ||
    asks.test(request) ||
    isReplacing.test(request) ||
    isListed.test(request) ||
    saysMore(request)
  )
    return [];
  const said = withoutDenied(request);
  if (!swaps.test(said)) return [];
  const texts = await textsMeant(request, files, /\.(?:csv|tsv|md|markdown|ya?ml|txt)$/i, view);
  const found = texts.flatMap((file) => {
    const spots = spotsIn(textTables(file.path, file.text), said);
    return spots ? [{ ...file, ...spots }] : [];
  });
  const most = Math.max(0, ...found.map(({ labels }) => labels));
  const fitting = found.filter(({ labels }) => labels === most);
  const meant = plainestFile(fitting, texts, said);
  // a file that has what is said, but not so that it could be done, may be the one that is meant
  if (!meant || meant.spots === "unclear" || fitting.some(({ spots }) => spots === "unclear")) return [];
  return callsFor(meant.path, meant.spots);
}

type Found = { spots: readonly [Spot, Spot] | "unclear"; labels: number } | null;

/** Null where nothing of the tables is said. */
function spotsIn(tables: readonly TextTable[], said: string): Found {
  const found = tablesSaid(tables, said).flatMap((table) => spotsOf(table, said) ?? []);
  const [only, ...others] = found;
  return only && others.length > 0 ? { ...only, spots: "unclear" } : (only ?? null);
}

function spotsOf(table: TextTable, said: string): Found {
  const names = namesSaid(table, said);
  const columns = columnsSaid(table, said);
  const { rows, labels } = rowsSaid(table, names, said);
  const isSaid = names.length > 1 || rows.length + columns.length > 1;
  const own = names.length > 0 ? swappedNames(table, names, { rows, columns }) : swappedSides(table, rows, columns);
  const spots = names.length > 0 && own ? besideNames(table, own, said) : own;
  return isSaid ? { spots: spots ?? "unclear", labels } : null;
}

/** The cells with two names; where a side of them is said that has a column of its own, the cells in that: "the rooms of Ann and Ben". */
function besideNames({ columns }: TextTable, [one, two]: readonly [Spot, Spot], said: string): [Spot, Spot] {
  const names = [textOf(one), textOf(two)].map(escapeRegExp).join("|");
  const ofNames = new RegExp(
    String.raw`(?<!\p{L})(\p{L}+) (?:of|for|between|von|zwischen|bei) (?:${names})(?!\p{L})|(?:${names})(?:さん)?の([^のをがは、。]{1,6})を`,
    "iu",
  );
  const side = ofNames.exec(said)?.slice(1).find(Boolean);
  const index = side === undefined ? -1 : columns.findIndex((column) => isFieldOfAny(column, [side.toLowerCase()]));
  if (index <= 0 || index === one.index || one.row === two.row) return [one, two];
  return [
    { ...one, index },
    { ...two, index },
  ];
}

/** The cells of two rows in the column that is said, or of two columns in the row that is. */
function swappedSides(
  { columns: all }: TextTable,
  rows: readonly TextRow[],
  columns: readonly number[],
): [Spot, Spot] | null {
  const [[one, two], [column, second]] = [rows, columns];
  if (rows.length === 2 && one && two && columns.length < 2) {
    const index = column ?? (all.length === 2 ? 1 : undefined);
    if (index !== undefined)
      return [
        { row: one, index },
        { row: two, index },
      ];
  }
  const isOneRow = rows.length === 1 && columns.length === 2;
  if (!isOneRow || !one || column === undefined || second === undefined) return null;
  return [
    { row: one, index: column },
    { row: one, index: second },
  ];
}

/** The names in the cells behind the first one, each once, in the order in which they are said; of `Li` and `Li Wen` the longer one. */
function namesSaid({ rows }: TextTable, said: string): string[] {
  const texts = new Set(rows.flatMap(({ cells }) => cells.slice(1).map(({ text }) => text)));
  const isName = (text: string) =>
    /\p{L}{2}/u.test(text) && weekdayPlace(text) === null && valuesIn(text)[0]?.text !== text;
  let rest = said;
  const found = [...texts]
    .filter(isName)
    .toSorted((one, other) => other.length - one.length)
    .flatMap((name) => {
      const at = wholeWord(name, "iu").exec(rest)?.index;
      if (at === undefined) return [];
      rest = rest.replaceAll(wholeWord(name, "giu"), (text) => " ".repeat(text.length));
      return [{ name, at }];
    });
  return found.toSorted((one, other) => one.at - other.at).map(({ name }) => name);
}

function swappedNames(
  { rows: all }: TextTable,
  [one, two, ...more]: readonly string[],
  { rows, columns }: { rows: readonly TextRow[]; columns: readonly number[] },
): [Spot, Spot] | null {
  if (one === undefined || two === undefined || more.length > 0 || rows.length > 2) return null;
  // who is said before their day has it behind them, as the other one does: the order is the same
  const [first = all, second = first] = rows.map((row) => [row]);
  const pairIn = (isMeant: (index: number) => boolean): [Spot, Spot] | null => {
    const [[from, ...twice], [to, ...again]] = [spotsOfName(one, first, isMeant), spotsOfName(two, second, isMeant)];
    if (!from || !to || twice.length > 0 || again.length > 0) return null;
    // who stands in the other's row already would be there twice: another swap is meant
    const areApart = columns.length > 0 || !(has(from.row, two) || has(to.row, one));
    return from.row === to.row || (from.index === to.index && areApart) ? [from, to] : null;
  };
  // a word such as "desk" may be the name of a column by chance
  return pairIn((index) => index > 0) ?? pairIn((index) => columns.includes(index));
}

function has(row: TextRow, name: string): boolean {
  return row.cells.some(({ text }) => text === name);
}

function spotsOfName(name: string, rows: readonly TextRow[], isMeant: (index: number) => boolean): Spot[] {
  return rows.flatMap((row) =>
    row.cells.flatMap(({ text }, index) => (text === name && isMeant(index) ? [{ row, index }] : [])),
  );
}

function textOf({ row, index }: Spot): string {
  return row.cells[index]?.text ?? "";
}

function callsFor(path: string, [one, two]: readonly [Spot, Spot]): Call[] {
  const changes = [
    { spot: one, put: textOf(two) },
    { spot: two, put: textOf(one) },
  ];
  const rows = [...new Set([one.row, two.row])];
  // where the one is in quotes, the other one would need them too
  const needsQuotes = (spot: Spot) => /\.(?:csv|tsv)$/i.test(path) && /[,;\t]/.test(textOf(spot));
  if (textOf(one) === textOf(two) || needsQuotes(one) !== needsQuotes(two)) return [];
  return rows.map((row) => {
    const own = changes.filter(({ spot }) => spot.row === row).map(({ spot, put }) => [spot.index, put] as const);
    return {
      tool: "edit",
      input: { path, old_text: row.line, new_text: withCells(row, new Map(own)), line: row.number },
    };
  });
}
