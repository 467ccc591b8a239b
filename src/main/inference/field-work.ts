import type {
  TokenBias,
  Llama,
  LlamaContextSequence,
  LlamaGrammarEvaluationState,
  LlamaModel,
  Token,
} from "node-llama-cpp";
import { AppError } from "../../shared/error.ts";
import type { PromptPart, Sampling } from "../guided/field-engine.ts";
import { createChunkSize } from "./chunk-size.ts";
import { createConversationState, type ConversationState } from "./conversation-state.ts";
import type { SnapshotStore } from "./snapshot-store.ts";
import { createUsageMeter, type UsageMeter } from "./step-usage.ts";
import { createTokenizer, type Tokenizer } from "./tokenizer.ts";

/** What the fields of a model are made with: its state, and the ways to go on from it. */
export type FieldWork = {
  llama: Llama;
  model: LlamaModel;
  sequence: LlamaContextSequence;
  contextSize: number;
  tokenizer: Tokenizer;
  state: ConversationState;
  meter: UsageMeter;
  snapshots: SnapshotStore | null;
  /** Tokens that may still come. */
  room(): number;
  /** Evaluates what is pending but for the last `leave` tokens, in chunks, and says after each how many they were. */
  evaluate(leave: number, signal: AbortSignal): AsyncGenerator<number, void>;
  /** Puts in what was forced, and leaves just enough pending for the model to be asked. */
  prepare(before: readonly PromptPart[], signal: AbortSignal): Promise<void>;
  settlePending(signal: AbortSignal): Promise<void>;
  /** Asks the model for token after token. What is pending is evaluated together with the question. */
  openDecoder(options: DecoderOptions): Decoder;
};

export type DecoderOptions = {
  bias: () => TokenBias;
  grammar: LlamaGrammarEvaluationState | null;
  /** Without it the likeliest token is taken. */
  sampling?: Sampling;
};

export type Decoder = {
  /** The model's choice, which is not yet part of the conversation. Nothing is pending afterwards. */
  next(): Promise<Token>;
  close(): Promise<void>;
};

/** Room that a prompt must leave for what the model has to say, in tokens. */
export const answerRoom = 256;

export function createFieldWork(deps: {
  llama: Llama;
  model: LlamaModel;
  sequence: LlamaContextSequence;
  contextSize: number;
  snapshots: SnapshotStore | null;
  /** Called before each piece of work. */
  beforeWork(): void;
}): FieldWork {
  const { llama, model, sequence, contextSize, snapshots, beforeWork } = deps;
  const tokenizer = createTokenizer(model);
  const firstToken = model.tokens.shouldPrependBosToken ? model.tokens.bos : null;
  const state = createConversationState({ sequence, tokenizer, firstToken });
  const meter = createUsageMeter(contextSize, () => state.size());
  const chunks = createChunkSize();

  // The engine shifts the context when it takes its last cell; it must never come to that.
  const room = (): number => contextSize - 1 - state.size();

  async function* evaluate(leave: number, signal: AbortSignal): AsyncGenerator<number, void> {
    for (;;) {
      signal.throwIfAborted();
      const pending = state.pending();
      const chunk = pending.slice(0, Math.max(0, Math.min(chunks.next(), pending.length - leave)));
      if (chunk.length === 0) return;
      beforeWork();
      const start = performance.now();
      await sequence.evaluateWithoutGeneratingNewTokens(chunk);
      chunks.took(chunk.length, performance.now() - start);
      yield chunk.length;
    }
  }

  /** Long forced text is read in chunks, so that stop needn't wait for it; short text goes along with the question. */
  async function settlePending(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (room() < 0) throw noRoom(state.size(), contextSize);
    if (state.pending().length <= chunks.next() * 1.5) return;
    for await (const _ of evaluate(1, signal));
  }

  return {
    llama,
    model,
    sequence,
    contextSize,
    tokenizer,
    state,
    meter,
    snapshots,
    room,
    evaluate,
    settlePending,
    async prepare(before, signal) {
      signal.throwIfAborted();
      meter.forced(state.append(before));
      if (state.size() === 0) throw new AppError("internal", "Nothing was read before the first field.");
      await state.ensurePending();
      await meter.writing(() => settlePending(signal));
    },
    openDecoder({ bias, grammar, sampling }) {
      let steps: ReturnType<LlamaContextSequence["evaluate"]> | null = null;
      return {
        async next() {
          beforeWork();
          const pending = state.pending();
          let step: IteratorResult<Token, void>;
          if (steps) step = await steps.next(pending);
          else {
            const rules = grammar ? { grammarEvaluationState: grammar } : {};
            const choice = sampling ?? { temperature: 0 };
            steps = sequence.evaluate(pending, { ...choice, yieldEogToken: true, tokenBias: bias, ...rules });
            step = await steps.next();
          }
          if (step.done) throw new AppError("internal", "The model gave no token.");
          meter.sampled(1);
          return step.value;
        },
        async close() {
          await steps?.return();
        },
      };
    },
  };
}

/** The prompt, or what has come of it, doesn't fit. */
export function noRoom(size: number, contextSize: number): AppError {
  const count = new Intl.NumberFormat("en");
  return new AppError(
    "too-large",
    `The conversation has ${count.format(size)} tokens, and ${count.format(contextSize - 1 - answerRoom)} fit into this model's ` +
      `window of ${count.format(contextSize)} with room for an answer. Start a new session, ask for less at a time, or give ` +
      `the model a larger context_size in the settings.`,
  );
}
