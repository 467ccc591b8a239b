import { turnOf } from "../../../../shared/turn.ts";
import type { TurnState } from "../../../agent/guide.ts";
import type { RowsQuestion } from "../../../agent/question.ts";
import type { WorkspaceView } from "../../workspace-view.ts";
import { countedApartIn } from "../facts/numbers/counted-apart.ts";
import { factsOfRows, openColumnsIn, saysCounts } from "../facts/numbers/file-facts.ts";
import { factsIn } from "../turn/note-parts.ts";
import { stepRecords } from "../turn/step-record.ts";

/** What is to be read of the one table that was looked at for a question; null where there is none or more, or it's clear which rows are meant. */
export async function rowsQuestion(
  { messages, tools, kind }: TurnState,
  view: WorkspaceView,
): Promise<RowsQuestion | null> {
  const { request, since } = turnOf(messages);
  if (!request || kind !== "look") return null;
  const records = stepRecords(since, tools);
  if (!records.every(({ status, effect }) => status === "ok" && effect === "look")) return null;
  const counted = records.flatMap(({ note, input: { path } }) =>
    typeof path === "string" && saysCounts(factsIn(note)) && countedApartIn(factsIn(note)) === null ? [path] : [],
  );
  const [path, ...others] = new Set(counted);
  if (path === undefined || others.length > 0) return null;
  const columns = await openColumnsIn(path, request.text, view);
  return columns.length > 0 ? { request: request.text, path, columns } : null;
}

/**
 * The state in which the table was counted by the rows that were read out of the request; without anything read where no row has these values, so that what was noted of
 * all of it counts.
 */
export async function withRowsCounted(state: TurnState, view: WorkspaceView): Promise<TurnState> {
  const { reading, messages } = state;
  const request = turnOf(messages).request?.text;
  if (reading?.about !== "rows" || request === undefined) return state;
  const facts = await factsOfRows(reading.path, request, reading.meant, view);
  if (facts === "") return { ...state, reading: { ...reading, meant: [] } };
  const calls = messages
    .flatMap((message) => (message.role === "assistant" ? message.parts : []))
    .flatMap((part) => (part.type === "tool-call" && part.input["path"] === reading.path ? [part.callId] : []));
  const counted = messages.map((message) =>
    message.role === "tool" && calls.includes(message.callId) ? { ...message, note: facts } : message,
  );
  return { ...state, messages: counted };
}

/** How many columns of a table were read out of a request. */
export function columnsRead({ reading }: Pick<TurnState, "reading">): number {
  return reading?.about === "rows" ? reading.meant.length : 0;
}
