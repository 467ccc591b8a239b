import type { StepUsage } from "../../shared/message.ts";
import type { Departure, PromptPart, TokensRead } from "../guided/field-engine.ts";
import { canonicalText } from "./canonical-text.ts";
import type { ReadPlan } from "./conversation-state.ts";
import { departuresFrom } from "./departures.ts";
import { createFieldWork, type FieldWork } from "./field-work.ts";
import { createFreeField, type FreeField } from "./free-field.ts";
import { type Reading, restoreKept, saveBeginning, saveConversation } from "./kept-states.ts";
import { answerRoom, noRoom } from "./no-room.ts";
import { pickValue } from "./pick-value.ts";
import type { Tokenizer } from "./tokenizer.ts";
import { valueShares } from "./value-shares.ts";

type Before = { before: readonly PromptPart[] };

/** The fields of one loaded model, in the process that has it. Calls come one at a time. */
export type LoadedFields = {
  /** What is kept on disk of the prompt is taken from there. */
  read(reading: Reading, signal: AbortSignal): AsyncGenerator<TokensRead, void>;
  /** Puts the state of a conversation onto the disk. */
  keep(conversation: string): Promise<void>;
  /** Waits for what is still being written there. */
  settled(): Promise<void>;
  pick(input: Before & { values: readonly string[]; end: string }, signal: AbortSignal): Promise<string>;
  free: FreeField;
  probabilities(input: Before & { values: readonly string[] }, signal: AbortSignal): Promise<number[]>;
  departures(input: Before & { text: string }, signal: AbortSignal): Promise<Departure[]>;
  usage(): StepUsage;
};

export function createLoadedFields(deps: Parameters<typeof createFieldWork>[0]): LoadedFields {
  const work = createFieldWork(deps);
  return {
    read: (reading, signal) => readPrompt(work, reading, signal),
    keep: (conversation) => saveConversation(work, conversation),
    settled: async () => work.snapshots?.settled(),
    pick: (input, signal) => pickValue(work, input, signal),
    free: createFreeField(work),
    probabilities: (input, signal) => valueShares(work, input, signal),
    departures: (input, signal) => departuresFrom(work, input, signal),
    usage: work.meter.usage,
  };
}

/** Tokens of text in a model's vocabulary. */
export function countTokens(tokenizer: Pick<Tokenizer, "tokenize">, parts: readonly PromptPart[]): number {
  return canonicalText(parts).runs.reduce(
    (sum, { text, kind }) => sum + tokenizer.tokenize(text.toWellFormed(), kind).length,
    0,
  );
}

/** Keeps what the state already holds of a prompt, and reads the rest but for its last token, which waits for the question. */
async function* readPrompt(work: FieldWork, reading: Reading, signal: AbortSignal): AsyncGenerator<TokensRead, void> {
  const { state, meter, contextSize, evaluate } = work;
  const { prompt } = reading;
  signal.throwIfAborted();
  checkRoom(state.plan(prompt), contextSize);
  const isToBeSaved = await restoreKept(work, reading);
  const plan = state.plan(prompt);
  const size = checkRoom(plan, contextSize);
  await state.adopt(plan);
  const beginning = canonicalText(prompt.slice(0, reading.fixed)).text;
  const border = state.sizeUpTo(beginning.length);
  const total = state.pending().length;
  meter.start({ evaluated: total, reused: size - total });
  // Where two prompts part, others will: the state is made to come back to that place.
  const stops = new Set([
    ...(plan.shared > plan.kept ? [plan.shared] : []),
    ...(isToBeSaved ? [border] : []),
    size - 1,
  ]);
  let done = 0;
  for (const stop of [...stops].toSorted((one, other) => one - other)) {
    const steps = evaluate(size - stop, signal);
    try {
      for (;;) {
        yield { done, total };
        const step = await meter.reading(() => steps.next());
        if (step.done) break;
        done += step.value;
      }
    } finally {
      // who stops listening stops the work, and lets others to it
      await steps.return();
    }
    await state.checkpoint();
    if (isToBeSaved && stop === border) await saveBeginning(work, beginning);
  }
  yield { done: total, total };
}

/** The tokens of a prompt, if they leave room for an answer. */
function checkRoom({ kept, added }: ReadPlan, contextSize: number): number {
  const size = kept + added.length;
  if (size + answerRoom > contextSize - 1) throw noRoom(size, contextSize);
  return size;
}
