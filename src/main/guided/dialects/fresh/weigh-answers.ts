import type { StepEvent } from "../../../agent/step-protocol.ts";
import type { FreshPrompt } from "./prompt.ts";
import type { Writer } from "./writer.ts";

const yes = ["Yes", "yes"];
const no = ["No", "no"];
/** What a model never says still has odds. */
const least = 1e-9;

/**
 * How much likelier a model is to say yes than no to each of these, as the logarithm of the odds; null where its engine can't tell, or there is no room to ask. A
 * small model's yes means little by itself, but among many alike the one that has most of it is the right one far more often than the one that it would name.
 */
export async function* weighAnswers(
  writer: Writer,
  prompts: readonly FreshPrompt[],
  signal: AbortSignal,
): AsyncGenerator<StepEvent, readonly number[] | null> {
  const odds: number[] = [];
  for (const [index, prompt] of prompts.entries()) {
    yield { type: "progress", phase: "weigh", done: index, total: prompts.length };
    const draft = { prompt, opening: "", end: "turn", maxTokens: 1 };
    if (!(await writer.hasRoom({ ...draft, grammar: null }))) return null;
    const shares = yield* withoutProgress(writer.weigh(draft, [...yes, ...no], signal));
    if (!shares) return null;
    const sumOf = (words: readonly number[]) => words.reduce((sum, share) => sum + share, least);
    odds.push(Math.log(sumOf(shares.slice(0, yes.length)) / sumOf(shares.slice(yes.length))));
  }
  return odds;
}

/** How far the reading of one of many is would be told in between how many are done. */
export async function* withoutProgress<Result>(
  weighing: AsyncGenerator<StepEvent, Result>,
): AsyncGenerator<StepEvent, Result> {
  let next = await weighing.next();
  for (; !next.done; next = await weighing.next()) if (next.value.type !== "progress") yield next.value;
  return next.value;
}
