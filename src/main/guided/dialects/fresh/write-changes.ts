import type { Grounding, StepEvent } from "../../../agent/step-protocol.ts";
import { meantForms } from "../../guide/request/request-intent.ts";
import { removeLine } from "./remove-line.ts";
import { type NarrowWriting, writeNarrow } from "./write-narrow.ts";
import type { Writer } from "./writer.ts";

/**
 * A text with one change after the other, each as if nothing else were asked for: of two things that are to be done at once a small model does one. What becomes another
 * line, or goes, is written by itself; for all else `rewrite` writes the text anew. Null where one of them comes to nothing.
 */
export async function* writeChanges(
  writer: Writer,
  changes: readonly string[],
  writing: NarrowWriting,
  grounding: Pick<Grounding, "changed">,
  rewrite: (writing: NarrowWriting) => AsyncGenerator<StepEvent, string | null>,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, string | null> {
  let { text } = writing;
  for (const change of changes) {
    const one = { ...writing, text, request: change, open: `Of this do now only: ${change}\n` };
    const said = await grounding.changed({ path: one.path, text }, change);
    const written = said ?? (yield* removeOrWrite(writer, one, signal)) ?? (yield* rewrite(one));
    if (written === null || written === "same") return null;
    text = written;
  }
  return text;
}

function removeOrWrite(
  writer: Writer,
  writing: NarrowWriting,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, string | null> {
  const isRemoval = meantForms(writing.request)[0] === "delete";
  return isRemoval ? removeLine(writer, writing, signal) : writeNarrow(writer, writing, signal);
}
