import type { StepEvent } from "../../../agent/step-protocol.ts";
import { withoutLine } from "../../guide/written/without-line.ts";
import { type PartQuestion, readMeantLine } from "./read-meant-line.ts";
import type { Writer } from "./writer.ts";

/** A text without the line that the model takes for the one which is to go. Null where that isn't an entry by itself, or it can't be asked. */
export async function* removeLine(
  writer: Writer,
  question: PartQuestion,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, string | null> {
  const line = yield* readMeantLine(writer, question, "remove", signal);
  return line && withoutLine(question.path, question.text, line);
}
