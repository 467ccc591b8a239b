import type { QueryQuestion } from "../../../agent/query.ts";
import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import {
  groundedQuery,
  questionAbout,
  rowsMeant,
  type SelectRows,
  statementOf,
  tableToAsk,
} from "../queries/asked-table.ts";
import { asksForEdge } from "../facts/times/edge-of-rows.ts";
import { asksHowMany } from "../request/questions/asks-how-many.ts";
import { requestLanguage } from "../request/words/answer-language.ts";
import { mayAskForNumber } from "../request/questions/may-ask-for-number.ts";
import { conditionsIn, joined } from "../queries/conditions.ts";
import { toldConditions } from "../queries/told-conditions.ts";
import { toldResult } from "../queries/told-result.ts";
import type { TypedTable } from "../queries/typed-table.ts";
import { stepRecords } from "../turn/step-record.ts";
import type { WorkspaceView } from "../../workspace-view.ts";

/** What a query may answer: a question for a number out of the one table that was looked at, or for when the last or the first is of some of its rows. Null for any other. */
export async function questionToQuery(
  { messages, tools, kind }: TurnState,
  view: WorkspaceView,
): Promise<QueryQuestion | null> {
  const { request, since } = turnOf(messages);
  if (!request || kind !== "look") return null;
  if (!mayAskForNumber(request.text) && !asksForEdge(request.text)) return null;
  const records = stepRecords(since, tools);
  if (!records.every(({ status, effect }) => status === "ok" && effect === "look")) return null;
  const tables: { path: string; table: TypedTable }[] = [];
  for (const path of new Set(records.map(({ input }) => input["path"]))) {
    const table = typeof path === "string" ? await tableToAsk(path, request.text, view) : null;
    if (typeof path === "string" && table) tables.push({ path, table });
  }
  const [only, ...others] = tables;
  if (!only || others.length > 0) return null;
  return questionAbout(only.path, only.table, request.text);
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
  const table = await tableToAsk(path, request, view);
  const query = table && groundedQuery(statement, table, request);
  if (!table || !query || isOtherAmount(query.items, request)) return null;
  const { where } = query;
  const rows = await select(table, statementOf(table, query));
  const meant = await rowsMeant(table, where, select);
  if (!rows || !meant || meant.length === 0) return null;
  const language = requestLanguage(request);
  const which = toldConditions(await telling(table, where, meant.length, select), language);
  return toldResult({ path, parts: query, rows, meant, all: table.rows.length, which }, language);
}

/** Who asks for a sum isn't told how many rows there are. */
function isOtherAmount(items: string, request: string): boolean {
  return /\bCOUNT\b/.test(items) && asksForSum.test(request) && !asksHowMany.test(request);
}

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
