import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { columnsSaid } from "../../../facts/tables/rows-said.ts";
import { type TextRow, type TextTable, textTables, withCells } from "../../../facts/tables/text-tables.ts";
import { plainestFile } from "../../../files/plainest-files.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { withoutDenied } from "../../../request/limits/denied-clauses.ts";
import { countsOther } from "../../../request/values/counts-other.ts";
import { saysItIsPast } from "../../../request/limits/says-it-is-past.ts";
import { isForSome } from "../../../request/limits/is-for-some.ts";
import { isLimited } from "../../../request/limits/is-limited.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { asksForAll, meantForms } from "../../../request/wishes/request-intent.ts";
import { type Value, valuesIn, writtenLike } from "../../../request/values/values.ts";
import { withoutPaths } from "../../../request/words/wanted-words.ts";
import { wholeNames } from "../../../request/words/whole-names.ts";
import { escapeRegExp, wholeWord } from "../../../request/words/word-pattern.ts";
import { weekdayPattern } from "../../../request/dates/weekdays.ts";
import { wordsOf } from "../../../request/words/words.ts";
import { clauseBefore } from "../../../request/words/sentences.ts";
import { saysSeveralWishes } from "../../../turn/says-several-wishes.ts";

type CellChange = { row: TextRow; index: number; fresh: string };

/** Numbers that are a difference, or are gone from what there is, or count other things. */
const behindOther =
  /^\S{0,3}\s?(?:[^\s.,;!?]+ ){0,6}?(?:more|less|fewer|extra|additional|times|sold|gone|broken?|lost|left over|died|missing|came in|arrived|mehr|weniger|verkauft|weg|kaputt|dazu)(?!\p{L})|^\S{0,3}(?:増え|減|追加|売れ)/iu;
const beforeOther =
  /(?<!\p{L})(?:by|um|another|extra|plus|minus|add(?:ed)?|sold|used|took|lost|bought|got|ordered|received|delivered|removed|weitere|noch|verkauft|gekauft|line|row|zeile|no\.?|nr\.?|#)\s*$|[+-]$/iu;

/**
 * One cell of a table that is to have the number, the day or the time that is said, told by the whole name of its row and the name of its column: "the
 * stock of rye is 14 now". Empty where the request says another value as well, or several rows or columns.
 */
export async function saidCellNumberCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const said = withoutPaths(withoutDenied(request));
  const isOther = meantForms(said).some((form) => form === "delete" || form === "rewrite");
  if (isOther || isQuestion(request) || asksForAll(said) || saysSeveralWishes(withoutDenied(request))) return [];
  const texts = await textsMeant(request, files, /\.(?:csv|tsv|md|markdown|txt)$/i, view);
  const found = texts.flatMap((file) => {
    const tables = textTables(file.path, file.text).filter(({ columns }) => columns.some((name) => name !== ""));
    const [change, ...others] = tables.flatMap((table) => changeIn(table, said) ?? []);
    return change && others.length === 0 ? [{ ...file, change }] : [];
  });
  const meant = plainestFile(found, texts, request);
  if (!meant) return [];
  const { row, index, fresh } = meant.change;
  const input = {
    path: meant.path,
    old_text: row.line,
    new_text: withCells(row, new Map([[index, fresh]])),
    line: row.number,
  };
  return [{ tool: "edit", input }];
}

/** "from Monday on": what is written down is what will be then. */
const fromThen = new RegExp(
  `(?<!\\p{L})(?:(?:starting |effective )?(?:from|as of|as from|on)|starting|beginning|ab|vom) (?:(?:next|coming|nächste[nrms]?|kommende[nrms]?) )?(?:${weekdayPattern})(?: on(?:wards?)?| an)?(?![\\p{L}])`,
  "iu",
);

function changeIn(table: TextTable, request: string): CellChange | null {
  const said = request.replace(fromThen, " ");
  const row = rowSaid(table, said);
  const named = columnsSaid(table, said);
  const [index, ...others] = named.length > 0 || !row ? named : columnsAsWritten(table, row, said);
  if (!row || index === undefined || others.length > 0) return null;
  const old = row.cells[index]?.text ?? "";
  const fresh = valueSaid(table, row, old, said);
  const own = wordsOf([...table.columns, ...row.cells.map(({ text }) => text)].join(" "));
  if (!fresh || countsOther(said.slice(0, fresh.from), said.slice(fresh.to), own)) return null;
  // a day or a time that is noted is past mostly
  const isPast = fresh.kind === "number" && saysItIsPast(clauseAt(said, fresh), fresh.text);
  if (isPast || isForSome(clauseAt(said, fresh), own) || isLimited(clauseAt(said, fresh))) return null;
  const like =
    valueOf(old) ??
    table.rows.map(({ cells }) => valueOf(cells[index]?.text ?? "")).find((each) => each?.kind === fresh.kind);
  if (!like || like.kind !== fresh.kind) return null;
  return { row, index, fresh: writtenLike(like, fresh.amount, fresh.text) };
}

const isPrice = /price|cost|preis|kosten|amount|fee|eur|€|\$|£|円|値段|金額/iu;
/** Not ours. */
const elsewhere =
  /(?<!\p{L})(?:elsewhere|next door|over there|(?:other|another|their) (?:shop|store|bakery)|nebenan|woanders|anderswo)(?!\p{L})|他の店/iu;
const costs = /(?<!\p{L})(?:costs?|priced?|charge|kostet|kosten)(?!\p{L})|円|値段/iu;

/** "a walnut loaf costs 5.40": the one column whose cells are all amounts with as many decimals. */
function columnsAsWritten(table: TextTable, row: TextRow, said: string): number[] {
  const { rows, columns } = table;
  const fresh = valueSaid(table, row, "", said);
  const decimals = fresh?.kind === "number" ? decimalsOf(fresh.text) : 0;
  if (decimals === 0 || !costs.test(said) || elsewhere.test(said)) return [];
  return columns.flatMap((_, index) => {
    const cells = rows.map(({ cells: each }) => each[index]?.text ?? "");
    const isLike =
      index > 0 &&
      isPrice.test(columns[index] ?? "") &&
      cells.every((text) => valueOf(text)?.kind === "number" && decimalsOf(text) === decimals);
    return isLike ? [index] : [];
  });
}

function decimalsOf(text: string): number {
  return /\d[.,](\d{1,2})(?!\d)/.exec(text)?.[1]?.length ?? 0;
}

/** The one row whose whole name is said: who says "Thai basil" doesn't mean "Basil". */
function rowSaid(table: TextTable, said: string): TextRow | null {
  return rowNamed(table, said) ?? personSaid(table, said) ?? rowNumbered(table, said);
}

/** "flat 3" is the row with 3 in the column of flats. */
function rowNumbered({ columns, rows }: TextTable, said: string): TextRow | null {
  const found = rows.filter(({ cells }) => numberedName(columns, cells[0]?.text ?? "").test(said));
  const [row, ...others] = found;
  return row && others.length === 0 ? row : null;
}

/** How a row is called by its number: "flat 3", "Wohnung Nr. 3"; what nothing has for no number. */
function numberedName([column = ""]: readonly string[], key: string): RegExp {
  if (!/^\d{1,4}[a-z]?$/iu.test(key) || !/^\p{L}{3,}$/u.test(column)) return /(?!)/u;
  return new RegExp(
    `${wholeWord(column).source} (?:no\\.? ?|number |nr\\.? ?|nummer |#)?${wholeWord(key).source}`,
    "iu",
  );
}

/** "Frau Sievers" is "Sievers, Anke", where nobody else has that name. */
function personSaid({ rows }: TextTable, said: string): TextRow | null {
  const found = rows.filter(({ cells }) => {
    const [, last = "", first = ""] = /^(\p{Lu}[\p{L}'’ -]+), ?(\p{Lu}[\p{L}. -]+)$/u.exec(cells[0]?.text ?? "") ?? [];
    const names = first === "" ? [] : [last, `${first} ${last}`];
    return names.some((name) => wholeWord(name).test(said));
  });
  const [row, ...others] = found;
  return row && others.length === 0 ? row : null;
}

function rowNamed({ rows }: TextTable, said: string): TextRow | null {
  const keys = rows.map(({ cells }) => cells[0]?.text ?? "");
  const named = keys.filter((key) => /\p{L}{2}|\p{scx=Han}/u.test(key) && isCalled(key, said));
  const [name, ...others] = wholeNames([...new Set(named)], said);
  const [row, ...more] = rows.filter(({ cells }) => cells[0]?.text === name);
  return row && name !== undefined && others.length === 0 && more.length === 0 ? row : null;
}

/** By its whole name, or by more than one of it: "beeswax candles cost 8.50". */
function isCalled(key: string, said: string): boolean {
  return wholeWord(key, "iu").test(said) || (/\p{Ll}{4}$/u.test(key) && wholeWord(`${key}s`, "iu").test(said));
}

/** The one value that is said beside the row's present one; null where it isn't said as what is to stand there. */
function valueSaid({ columns }: TextTable, row: TextRow, old: string, said: string): Value | null {
  const name = row.cells[0]?.text ?? "";
  const numbered = numberedName(columns, name);
  const own = numbered.test(said) ? numbered.source : escapeRegExp(name);
  const bare = said.replaceAll(new RegExp(own, "giu"), (text) => "·".repeat(text.length));
  const present = valueOf(old);
  const values = valuesIn(bare).filter(({ kind, amount }) => kind !== present?.kind || amount !== present.amount);
  const [fresh, ...others] = values;
  if (!fresh || others.length > 0) return null;
  const isOther = behindOther.test(bare.slice(fresh.to)) || beforeOther.test(bare.slice(0, fresh.from));
  return isOther ? null : fresh;
}

function clauseAt(said: string, { from }: Value): string {
  return clauseBefore(said, from) + (said.slice(from).split(/[.,;!?]\s|[。、]/u)[0] ?? "");
}

/** What a whole cell is. */
function valueOf(text: string): Value | null {
  const [value] = valuesIn(text);
  return value?.text.length === text.length ? value : null;
}
