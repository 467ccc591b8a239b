import type { StepContext, StepEvent } from "../../../agent/step-protocol.ts";
import { leftOut } from "../../guide/facts/lines/excerpts.ts";
import { withoutForeignOrders } from "../../guide/foreign-orders.ts";
import { asMeant } from "../../guide/written/as-meant.ts";
import { missesValues } from "../../guide/written/misses-values.ts";
import { type PartToWrite, partsToWrite, withWritten } from "../../guide/written/parts-to-write.ts";
import { hasLost } from "../../guide/written/unasked-changes.ts";
import type { FreeResult } from "../../field-engine.ts";
import { departureIn, likelyDepartures } from "./departure.ts";
import { freshPrompt, inFence } from "./prompt.ts";
import { writeDraft } from "./write-draft.ts";
import type { NarrowWriting } from "./write-narrow.ts";
import type { Rewritten } from "./write-wishes.ts";
import type { Draft, Writer } from "./writer.ts";

/** A file that is written anew may become this much longer, in tokens. */
const growth = 250;
/** No language has more tokens than one for so many characters. */
const charactersOfToken = 2;

/** A file, or the parts of it that fit, as the model writes it anew; null where it loses too much of it. */
export async function* rewrite(
  writer: Writer,
  writing: NarrowWriting,
  context: StepContext,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, Rewritten | null> {
  const { path, text, request } = writing;
  let isSame = false;
  for (const part of partsToWrite(path, text, request)) {
    // what is hidden from the model can't be written by it
    if (withoutForeignOrders(part.text, request) !== part.text) return null;
    const written = yield* writePart(writer, writing, part, context, signal);
    if (written?.stop !== "end" || hasLost(part.text, written.text, request)) return null;
    isSame = written.text.trim() === part.text.replaceAll("\r\n", "\n").trim();
    const fresh = isSame ? null : withWritten(text, part, asMeant(path, part.text, written.text, request));
    if (fresh !== null && !missesValues(text, fresh, request)) return { text: fresh };
  }
  return isSame ? "same" : null;
}

/**
 * A part as the model writes it. A small model that has a text in sight likes to go on copying it, and where it means to change something it often says so only
 * in how likely it is to leave the copy. So the text is first read as if the model had written it all, and what it writes begins where the request makes it leave that.
 */
async function* writePart(
  writer: Writer,
  { path, asked, open, beside, isMeant }: NarrowWriting,
  part: PartToWrite,
  context: StepContext,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, FreeResult | null> {
  const body = part.text.replaceAll("\r\n", "\n").replace(/\n+$/, "");
  const files = [...beside, { path, text: part.text, extent: part.extent, facts: "" }];
  const wanted = `${open}${saidOf(path, part)} What the request isn't about stays exactly as it is.`;
  const draft: Draft = {
    ...inFence(path, part.text),
    prompt: freshPrompt(context, { files, request: asked, wanted }),
    grammar: null,
    maxTokens: Math.ceil(part.text.length / charactersOfToken) + growth,
  };
  if (!(await writer.hasRoom(draft))) return null;
  let done = 0;
  // it isn't shown as a call before it is known that something is different
  const tell = (words: string): StepEvent => {
    done += words.length;
    return { type: "progress", phase: "write", done: Math.min(done, body.length), total: body.length };
  };
  const whole = body + draft.end;
  const asRequested = yield* writer.departures(draft, whole, signal);
  if (!asRequested) return yield* writeDraft(writer, draft, context, tell, signal);
  const likely = likelyDepartures(asRequested, isMeant ? "meant" : "perhaps");
  if (likely.length === 0) return { text: body, stop: "end" };
  const copying = freshPrompt(context, { files, request: "", wanted: copyOf(path, part) });
  const asCopied = yield* writer.departures({ ...draft, prompt: copying }, whole, signal);
  const at = departureIn(likely, asCopied ?? []);
  if (at === null) return { text: body, stop: "end" };
  done = at;
  const written = yield* writeDraft(writer, { ...draft, leaving: { text: whole, at } }, context, tell, signal);
  return written && { ...written, text: whole.slice(0, at) + written.text };
}

function saidOf(path: string, { extent }: PartToWrite): string {
  return extent === "whole"
    ? `Write ${path} as it is to be afterwards.`
    : `Write these parts of ${path} as they are to be afterwards, with ${leftOut} where lines are left out.`;
}

function copyOf(path: string, { extent }: PartToWrite): string {
  return extent === "whole"
    ? `Write ${path} once more, exactly as it is.`
    : `Write these parts of ${path} once more, exactly as they are, with ${leftOut} where lines are left out.`;
}
