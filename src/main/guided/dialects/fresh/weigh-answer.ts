import type { StepEvent } from "../../../agent/step-protocol.ts";
import type { FreshPrompt } from "./prompt.ts";
import type { Writer } from "./writer.ts";

const yes = ["Yes", "yes"];
const no = ["No", "no"];

/**
 * How much likelier a model is to say yes than no, as the logarithm of the odds; null where its engine can't tell. A small model's yes means little by
 * itself, but among many alike the one that has most of it is the right one far more often than the one that it would name.
 */
export async function* weighAnswer(
  writer: Writer,
  prompt: FreshPrompt,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, number | null> {
  const draft = { prompt, opening: "", end: "turn", maxTokens: 1 };
  if (!(await writer.hasRoom({ ...draft, grammar: null }))) return null;
  const shares = yield* writer.weigh(draft, [...yes, ...no], signal);
  if (!shares) return null;
  const least = 1e-9;
  const sumOf = (words: readonly number[]) => words.reduce((sum, share) => sum + share, least);
  return Math.log(sumOf(shares.slice(0, yes.length)) / sumOf(shares.slice(yes.length)));
}
