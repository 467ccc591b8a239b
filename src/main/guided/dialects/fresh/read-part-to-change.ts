import type { StepEvent } from "../../../agent/step-protocol.ts";
import { changesMore } from "../../guide/request/wishes/changes-more.ts";
import { linesToChange, type NarrowPart, narrowPart } from "../../guide/written/narrow-part.ts";
import { type PartQuestion, readMeantLine } from "./read-meant-line.ts";
import type { Writer } from "./writer.ts";

/** Fewer are seen at a glance. */
const fewest = 4;

/**
 * The small part of a file around the line that the model takes for the one which a request wants changed. Null where more may be wanted than that a line
 * becomes another one, there are hardly any lines, or it can't be asked.
 */
export async function* readPartToChange(
  writer: Writer,
  question: PartQuestion,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, NarrowPart | null> {
  const { path, text, request } = question;
  if (changesMore(request) || linesToChange(path, text).length < fewest) return null;
  const line = yield* readMeantLine(writer, question, "change", signal);
  return line && narrowPart(path, text, line);
}
