import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { columnsSaid } from "../../facts/rows-said.ts";
import { type TextRow, type TextTable, textTables, withCells } from "../../facts/text-tables.ts";
import { plainestFile } from "../../files/plainest-files.ts";
import { textsMeant } from "../../files/texts-meant.ts";
import { withoutDenied } from "../../request/denied-clauses.ts";
import { countsOther } from "../../request/counts-other.ts";
import { saysItIsPast } from "../../request/says-it-is-past.ts";
import { isForSome } from "../../request/is-for-some.ts";
import { isLimited } from "../../request/is-limited.ts";
import { isQuestion } from "../../request/is-question.ts";
import { asksForAll, meantForms } from "../../request/request-intent.ts";
import { type Value, valuesIn, writtenLike } from "../../request/values.ts";
import { withoutPaths } from "../../request/wanted-words.ts";
import { wholeNames } from "../../request/whole-names.ts";
import { escapeRegExp, wholeWord } from "../../request/word-pattern.ts";
import { wordsOf } from "../../request/words.ts";
import { clauseBefore } from "../../request/sentences.ts";
import { saysSeveralWishes } from "../../turn/says-several-wishes.ts";

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
  const texts = await textsMeant(request, files, /\.(?:csv|tsv|md|markdown)$/i, view);
  const found = texts.flatMap((file) => {
    const [change, ...others] = textTables(file.path, file.text).flatMap((table) => changeIn(table, said) ?? []);
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

function changeIn(table: TextTable, said: string): CellChange | null {
  const row = rowSaid(table, said);
  const [index, ...others] = columnsSaid(table, said);
  if (!row || index === undefined || others.length > 0) return null;
  const old = row.cells[index]?.text ?? "";
  const fresh = valueSaid(row, old, said);
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

/** The one row whose whole name is said: who says "Thai basil" doesn't mean "Basil". */
function rowSaid({ rows }: TextTable, said: string): TextRow | null {
  const keys = rows.map(({ cells }) => cells[0]?.text ?? "");
  const named = keys.filter((key) => /\p{L}{2}|\p{scx=Han}/u.test(key) && wholeWord(key, "iu").test(said));
  const [name, ...others] = wholeNames([...new Set(named)], said);
  const [row, ...more] = rows.filter(({ cells }) => cells[0]?.text === name);
  return row && name !== undefined && others.length === 0 && more.length === 0 ? row : null;
}

/** The one value that is said beside the row's present one; null where it isn't said as what is to stand there. */
function valueSaid(row: TextRow, old: string, said: string): Value | null {
  const name = row.cells[0]?.text ?? "";
  const bare = said.replaceAll(new RegExp(escapeRegExp(name), "giu"), (text) => "·".repeat(text.length));
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
