import type { StepEvent } from "../../../agent/step-protocol.ts";
import type { FreshPrompt } from "./prompt.ts";
import { unsaid } from "./unsaid.ts";
import type { Writer } from "./writer.ts";

/**
 * What is to be written of a request, how it was written for others, and the grammar and tokens that there are for it. `isCommon` where the same is shown for every request: an engine may keep what
 * comes of reading that.
 */
export type LikeShown = {
  system: string;
  shown: readonly (readonly [asked: string, answered: string])[];
  request: string;
  isCommon: boolean;
  grammar: string;
  maxTokens: number;
};

/** What the model writes of a request as it is shown for others; null where there is no room, or it finds no end. */
export async function* writeLikeShown(
  writer: Writer,
  { system, shown, request, isCommon, grammar, maxTokens }: LikeShown,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, string | null> {
  const before = shown.map(([asked, answered]) => ({ asked, answered }));
  const prompt: FreshPrompt = { system, before, request, ...(isCommon ? { isCommon } : {}) };
  const draft = { prompt, opening: "", end: "turn", grammar, maxTokens };
  if (!(await writer.hasRoom(draft))) return null;
  const written = yield* unsaid(writer.write(draft, {}, signal));
  return written?.stop === "end" ? written.text.trim() : null;
}
