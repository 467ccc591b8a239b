import type { StepUsage } from "../../shared/message.ts";
import type { PromptPart, ReadProgress } from "../guided/field-engine.ts";
import { canonicalText } from "./canonical-text.ts";
import { answerRoom, createFieldWork, noRoom, type FieldWork } from "./field-work.ts";
import { createFreeField, type FreeField } from "./free-field.ts";
import { pickValue } from "./pick-value.ts";
import { valueShares } from "./value-shares.ts";

type Before = { before: readonly PromptPart[] };

/** The fields of one loaded model, in the process that has it. Calls come one at a time, but for `countTokens`. */
export type LoadedFields = {
  read(prompt: readonly PromptPart[], signal: AbortSignal): AsyncGenerator<ReadProgress, void>;
  pick(input: Before & { values: readonly string[]; end: string }, signal: AbortSignal): Promise<string>;
  free: FreeField;
  probabilities(input: Before & { values: readonly string[] }, signal: AbortSignal): Promise<number[]>;
  countTokens(parts: readonly PromptPart[]): number;
  usage(): StepUsage;
};

export function createLoadedFields(deps: Parameters<typeof createFieldWork>[0]): LoadedFields {
  const work = createFieldWork(deps);
  return {
    read: (prompt, signal) => readPrompt(work, prompt, signal),
    pick: (input, signal) => pickValue(work, input, signal),
    free: createFreeField(work),
    probabilities: (input, signal) => valueShares(work, input, signal),
    countTokens: (parts) =>
      canonicalText(parts).runs.reduce((sum, { text, kind }) => sum + work.state.tokensOf(text, kind).length, 0),
    usage: work.meter.usage,
  };
}

/** Keeps what the state already holds of a prompt, and reads the rest but for its last token, which waits for the question. */
async function* readPrompt(
  { state, meter, contextSize, evaluate }: FieldWork,
  prompt: readonly PromptPart[],
  signal: AbortSignal,
): AsyncGenerator<ReadProgress, void> {
  signal.throwIfAborted();
  const plan = state.plan(prompt);
  const size = plan.kept + plan.added.length;
  if (size + answerRoom > contextSize - 1) throw noRoom(size, contextSize);
  await state.adopt(plan);
  const total = state.pending().length;
  meter.start({ evaluated: total, reused: size - total });
  // Where two prompts part, others will: the state is made to come back to that place.
  const stops = plan.shared > plan.kept ? [size - plan.shared, 1] : [1];
  let done = 0;
  for (const leave of stops) {
    const steps = evaluate(leave, signal);
    for (;;) {
      yield { done, total };
      const step = await meter.reading(() => steps.next());
      if (step.done) break;
      done += step.value;
    }
    await state.checkpoint();
  }
  yield { done: total, total };
}
