import type { Grounding, StepEvent } from "../../../agent/step-protocol.ts";
import { readRows } from "./read-rows.ts";
import type { Writer } from "./writer.ts";

/** A table that is asked about. */
type Asked = { path: string; question: string; grounding: Pick<Grounding, "openColumns" | "countedRows"> };

/** What can be counted of the rows of a table that a question means without saying so; empty for nothing. */
export async function* countRows(
  writer: Writer,
  { path, question, grounding }: Asked,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, string> {
  const columns = await grounding.openColumns(path, question);
  const meant = columns.length > 0 ? yield* readRows(writer, { question, columns }, signal) : null;
  return meant && meant.length > 0 ? grounding.countedRows(path, question, meant) : "";
}
