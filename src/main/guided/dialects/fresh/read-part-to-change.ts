import type { Message } from "../../../../shared/message.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import { fittingLines } from "../../guide/facts/fitting-lines.ts";
import { linesOfKind } from "../../guide/facts/lines-of-kind.ts";
import { changesMore } from "../../guide/request/changes-more.ts";
import { linesToChange, type NarrowPart, narrowPart } from "../../guide/written/narrow-part.ts";
import { mostAsked, readLikelyLines } from "./read-likely-lines.ts";
import type { Writer } from "./writer.ts";

export type PartQuestion = { path: string; text: string; request: string; messages: readonly Message[] };

/** Fewer are seen at a glance. */
const fewest = 4;

/**
 * The small part of a file around the line that the model takes for the one which a request wants changed. Null where more may be wanted than that a line
 * becomes another one, there are hardly any lines, or it can't be asked.
 */
export async function* readPartToChange(
  writer: Writer,
  { path, text, request, messages }: PartQuestion,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, NarrowPart | null> {
  if (changesMore(request)) return null;
  const numbered = linesToChange(path, text).map((line) => ({ ...line, path }));
  if (numbered.length < fewest) return null;
  const lines = fittingLines(linesOfKind(numbered, request), request, mostAsked);
  const likely = yield* readLikelyLines(writer, { request, purpose: "change", lines, messages }, signal);
  const [best] = likely ?? [];
  const meant = numbered.find(({ line }) => line === best?.line);
  return meant ? narrowPart(path, text, meant.part) : null;
}
