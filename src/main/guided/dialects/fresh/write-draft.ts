import type { StepContext, StepEvent } from "../../../agent/step-protocol.ts";
import type { FreeResult } from "../../field-engine.ts";
import { chanceOf } from "../chance.ts";
import type { Draft, Writer } from "./writer.ts";

/** Writes a draft; `tell` says what is shown of the words as they come. Null where the model wrote something else. */
export async function* writeDraft(
  writer: Writer,
  draft: Draft,
  context: StepContext,
  tell: (text: string) => StepEvent,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, FreeResult | null> {
  const writing = writer.write(draft, chanceOf(context), signal);
  let next = await writing.next();
  for (; !next.done; next = await writing.next()) yield typeof next.value === "string" ? tell(next.value) : next.value;
  return next.value;
}
