import type { Grounding, StepEvent } from "../../../agent/step-protocol.ts";
import { textGone } from "../../guide/request/wishes/told-wishes.ts";
import { removeLine } from "./remove-line.ts";
import { type NarrowWriting, writeNarrow } from "./write-narrow.ts";
import type { Writer } from "./writer.ts";

/** A text as a model writes it anew; `same` where it writes all as it is. */
export type Rewritten = { text: string } | "same";

/**
 * A text once all wishes are done, one after the other, each as if nothing else were asked for: of two things that are to be done at once a small model does one. What becomes
 * another line, or goes, is written by itself; for all else `rewrite` writes the text anew. Null where one of them comes to nothing, and where the harness can do none: then it
 * isn't sure that the wishes are told rightly, and the request itself says more.
 */
export async function* writeWishes(
  writer: Writer,
  wishes: readonly string[],
  writing: NarrowWriting,
  grounding: Pick<Grounding, "changed">,
  rewrite: (writing: NarrowWriting) => AsyncGenerator<StepEvent, Rewritten | null>,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, string | null> {
  const { path } = writing;
  let { text } = writing;
  const sayable = await Promise.all(wishes.map((wish) => grounding.changed({ path, text }, wish)));
  if (sayable.every((after, at) => after === null && textGone(wishes[at] ?? "") === null)) return null;
  for (const wish of wishes) {
    const one = { ...writing, text, request: wish, open: `Of this do now only: ${wish}\n` };
    const said = await grounding.changed({ path: one.path, text }, wish);
    const narrow = textGone(wish) === null ? writeNarrow : removeLine;
    const written = said ?? (yield* narrow(writer, one, signal));
    const after = written === null ? yield* rewrite(one) : { text: written };
    if (after === null || after === "same") return null;
    text = after.text;
  }
  return text;
}
