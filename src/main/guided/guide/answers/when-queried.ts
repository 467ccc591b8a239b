import type { QueryQuestion } from "../../../agent/query.ts";
import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { tableToCount } from "../facts/file-facts.ts";
import { linesTable } from "../facts/lines-table.ts";
import { requestLanguage } from "../request/answer-language.ts";
import { mayAskForNumber } from "../request/may-ask-for-number.ts";
import { queryColumns } from "../queries/query-columns.ts";
import { quoted, readSelect, type SelectStatement } from "../queries/select-statement.ts";
import { conditionsIn, joined } from "../queries/conditions.ts";
import { groundedWhere } from "../queries/grounded-where.ts";
import { toldConditions } from "../queries/told-conditions.ts";
import { withEntries } from "../queries/with-entries.ts";
import { toldResult } from "../queries/told-result.ts";
import { type TypedCell, type TypedTable, typedTable } from "../queries/typed-table.ts";
import { stepRecords } from "../turn/step-record.ts";
import { denials } from "./says-other-rows.ts";
import type { WorkspaceView } from "../../workspace-view.ts";

/** The rows that a statement selects from a table; null where it can't be run. */
export type SelectRows = (table: TypedTable, statement: string) => Promise<readonly (readonly TypedCell[])[] | null>;

/** Of fewer rows each is seen at a glance; a longer table is for programs. */
const fewestRows = 3;
const mostRows = 20_000;
const mostColumns = 16;

/** What a query may answer: a question for a number out of the one table that was looked at. Null for any other. */
export async function questionToQuery(
  { messages, tools, kind }: TurnState,
  view: WorkspaceView,
): Promise<QueryQuestion | null> {
  const { request, since } = turnOf(messages);
  if (!request || kind !== "look" || !mayAskForNumber(request.text)) return null;
  const records = stepRecords(since, tools);
  if (!records.every(({ status, effect }) => status === "ok" && effect === "look")) return null;
  const tables: { path: string; table: TypedTable }[] = [];
  for (const path of new Set(records.map(({ input }) => input["path"]))) {
    const table = typeof path === "string" ? await tableOf(path, request.text, view) : null;
    if (typeof path === "string" && table) tables.push({ path, table });
  }
  const [only, ...others] = tables;
  if (!only || others.length > 0) return null;
  const { path, table } = only;
  return {
    request: request.text,
    path,
    table: quoted(table.name),
    rows: table.rows.length,
    columns: queryColumns(table, request.text),
  };
}

/**
 * The answer that a query has which the model has written for a question: it says what is to be counted or added up, and the harness does that. It is told with the rows that it is
 * about. Null where it compares with what stands nowhere, or nothing comes of it.
 */
export async function answerWhenQueried(
  { messages, reading }: TurnState,
  view: WorkspaceView,
  select: SelectRows,
): Promise<string | null> {
  const request = turnOf(messages).request?.text;
  if (reading?.about !== "query" || request === undefined) return null;
  const { path, statement } = reading;
  const table = await tableOf(path, request, view);
  const parts = table && readSelect(statement, table.name, namesOf(table));
  const where = parts && groundedWhere(parts.where, queryColumns(table, request), datesOf(table), request);
  if (!table || !parts || where === null || isOtherAmount(parts.items, request) || leavesDenial(where, request))
    return null;
  const rows = await select(table, statementOf(table, { ...parts, where }));
  const meant = await rowsMeant(table, where, select);
  if (!rows || !meant || meant.length === 0) return null;
  const language = requestLanguage(request);
  const which = toldConditions(await telling(table, where, meant.length, select), language);
  return toldResult({ path, parts, rows, meant, all: table.rows.length, which }, language);
}

/** "Not back yet", of which the condition says nothing. */
function leavesDenial(where: string, request: string): boolean {
  return (request.match(denials) ?? []).length > 0 && !/IS NULL|!=|<|(?:=|IN \() '/.test(where);
}

/** Who asks for a sum isn't told how many rows there are. */
function isOtherAmount(items: string, request: string): boolean {
  return /\bCOUNT\b/.test(items) && asksForSum.test(request) && !asksHowMany.test(request);
}

const asksHowMany =
  /\bhow many\b|\bwie ?viele[nr]?\b|\bnumbers? of\b|\banzahl\b|いくつ|何(?:件|人|個|本|枚|回|冊|種類|日)/iu;
const asksForSum =
  /\bhow much\b|\bwie ?viel\b|\b(?:sum|total|amount|add(?:s|ed)? up|owes?|cost|costs|summe|betrag|gesamt\w*)\b|いくら|合計|総額/iu;

/** The conditions that tell the rows apart: without each of the others the same are meant. */
async function telling(table: TypedTable, where: string, count: number, select: SelectRows): Promise<string> {
  let conditions = conditionsIn(where);
  for (const condition of conditions) {
    const others = conditions.filter((each) => each !== condition);
    const meant = await rowsMeant(table, joined(others), select);
    if (meant?.length === count) conditions = others;
  }
  return joined(conditions);
}

async function tableOf(path: string, request: string, view: WorkspaceView): Promise<TypedTable | null> {
  const read = (await tableToCount(path, request, view)) ?? linesTable(path, (await view.text(path)) ?? "");
  const whole = read && !asksHowMany.test(request) ? withEntries(read) : read;
  if (!whole || whole.rows.length < fewestRows || whole.rows.length > mostRows) return null;
  const table = typedTable(path, whole);
  const names = namesOf(table);
  const isPlain =
    new Set(names.map((name) => name.toLowerCase())).size === names.length && !names.join("").includes('"');
  return isPlain && names.length > 1 && names.length <= mostColumns ? table : null;
}

/** The dates of each column that has such, by its name in a query. */
function datesOf({ columns, rows }: TypedTable): ReadonlyMap<string, readonly string[]> {
  const dated = columns.flatMap(({ name, kind }, index) => (kind === "date" ? [[quoted(name), index] as const] : []));
  return new Map(
    dated.map(([name, index]) => [name, rows.flatMap((row) => (row[index] === null ? [] : [String(row[index])]))]),
  );
}

function namesOf({ columns }: TypedTable): string[] {
  return columns.map(({ name }) => name);
}

function statementOf(table: TypedTable, { items, where, rest }: SelectStatement): string {
  const condition = where === "" ? [] : ["WHERE", where];
  return ["SELECT", items, "FROM", quoted(table.name), ...condition, rest].join(" ").trim();
}

/** The rows that a query is about, whatever it tells of them. */
function rowsMeant(
  table: TypedTable,
  where: string,
  select: SelectRows,
): Promise<readonly (readonly TypedCell[])[] | null> {
  return select(table, statementOf(table, { items: namesOf(table).map(quoted).join(", "), where, rest: "" }));
}
