import type { StepUsage } from "../../shared/message.ts";
import type { PromptPart, ReadProgress } from "../guided/field-engine.ts";
import { canonicalText } from "./canonical-text.ts";
import { answerRoom, createFieldWork, noRoom, type FieldWork } from "./field-work.ts";
import { createFreeField, type FreeField } from "./free-field.ts";
import { restoreBeginning, saveBeginning } from "./kept-beginning.ts";
import { pickValue } from "./pick-value.ts";
import { valueShares } from "./value-shares.ts";

type Before = { before: readonly PromptPart[] };

/** The fields of one loaded model, in the process that has it. Calls come one at a time, but for `countTokens`. */
export type LoadedFields = {
  /** `fixed` parts at the beginning are the same in every conversation: their state is kept on disk. */
  read(prompt: readonly PromptPart[], fixed: number, signal: AbortSignal): AsyncGenerator<ReadProgress, void>;
  pick(input: Before & { values: readonly string[]; end: string }, signal: AbortSignal): Promise<string>;
  free: FreeField;
  probabilities(input: Before & { values: readonly string[] }, signal: AbortSignal): Promise<number[]>;
  countTokens(parts: readonly PromptPart[]): number;
  usage(): StepUsage;
};

export function createLoadedFields(deps: Parameters<typeof createFieldWork>[0]): LoadedFields {
  const work = createFieldWork(deps);
  return {
    read: (prompt, fixed, signal) => readPrompt(work, prompt, fixed, signal),
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
  work: FieldWork,
  prompt: readonly PromptPart[],
  fixed: number,
  signal: AbortSignal,
): AsyncGenerator<ReadProgress, void> {
  const { state, meter, contextSize, evaluate } = work;
  signal.throwIfAborted();
  const plan = state.plan(prompt);
  const size = plan.kept + plan.added.length;
  if (size + answerRoom > contextSize - 1) throw noRoom(size, contextSize);
  await state.adopt(plan);
  const beginning = state.tokensUpTo(canonicalText(prompt.slice(0, fixed)).text.length);
  const isToBeSaved = !(await restoreBeginning(work, beginning));
  const total = state.pending().length;
  meter.start({ evaluated: total, reused: size - total });
  // Where two prompts part, others will: the state is made to come back to that place.
  const stops = new Set([
    ...(plan.shared > plan.kept ? [plan.shared] : []),
    ...(isToBeSaved ? [beginning.length] : []),
    size - 1,
  ]);
  let done = 0;
  for (const stop of [...stops].toSorted((one, other) => one - other)) {
    const steps = evaluate(size - stop, signal);
    for (;;) {
      yield { done, total };
      const step = await meter.reading(() => steps.next());
      if (step.done) break;
      done += step.value;
    }
    await state.checkpoint();
    if (isToBeSaved && stop === beginning.length) await saveBeginning(work, beginning);
  }
  yield { done: total, total };
}
