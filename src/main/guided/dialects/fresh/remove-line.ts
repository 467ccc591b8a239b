import type { StepEvent } from "../../../agent/step-protocol.ts";
import { fittingLines } from "../../guide/facts/fitting-lines.ts";
import { withoutLine } from "../../guide/written/without-line.ts";
import { linesToChange } from "../../guide/written/narrow-part.ts";
import type { PartQuestion } from "./read-part-to-change.ts";
import { mostAsked, readLikelyLines } from "./read-likely-lines.ts";
import type { Writer } from "./writer.ts";

/** A text without the line that the model takes for the one which is to go. Null where that isn't an entry by itself, or it can't be asked. */
export async function* removeLine(
  writer: Writer,
  { path, text, request, messages }: PartQuestion,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, string | null> {
  const numbered = linesToChange(path, text).map((line) => ({ ...line, path }));
  const lines = fittingLines(numbered, request, mostAsked);
  const likely = yield* readLikelyLines(writer, { request, purpose: "remove", lines, messages }, signal);
  const [best] = likely ?? [];
  const meant = numbered.find(({ line }) => line === best?.line);
  return meant ? withoutLine(path, text, meant.part) : null;
}
