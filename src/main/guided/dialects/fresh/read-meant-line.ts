import { fittingLines } from "../../guide/facts/lines/fitting-lines.ts";
import { linesOfKind } from "../../guide/facts/lines/lines-of-kind.ts";
import type { Part } from "../../guide/facts/lines/passages.ts";
import { withoutForeignOrders } from "../../guide/foreign-orders.ts";
import { linesToChange } from "../../guide/written/narrow-part.ts";
import type { Message } from "../../../../shared/message.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import { mostAsked, readLikelyLines } from "./read-likely-lines.ts";
import type { Writer } from "./writer.ts";

/** A text, and what of it is to be changed or to go. */
export type PartQuestion = { path: string; text: string; request: string; messages: readonly Message[] };

/** Where the line stands that the model takes for the one which is to be changed, or removed. Null where it can't be asked, or mustn't see all of the text. */
export async function* readMeantLine(
  writer: Writer,
  { path, text, request, messages }: PartQuestion,
  purpose: "change" | "remove",
  signal: AbortSignal,
): AsyncGenerator<StepEvent, Part | null> {
  if (withoutForeignOrders(text, request) !== text) return null;
  const numbered = linesToChange(path, text).map((line) => ({ ...line, path }));
  const able = purpose === "change" ? linesOfKind(numbered, request) : numbered;
  const lines = fittingLines(able, request, mostAsked);
  const [best] = (yield* readLikelyLines(writer, { request, purpose, lines, messages }, signal)) ?? [];
  return numbered.find(({ line }) => line === best?.line)?.part ?? null;
}
