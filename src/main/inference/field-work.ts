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
import { createDraftLookup } from "./draft-lookup.ts";
import { createDraftPace } from "./draft-pace.ts";
import { draftingDecoder } from "./drafting-decoder.ts";
import { createConversationState, type ConversationState } from "./conversation-state.ts";
import { noRoom } from "./no-room.ts";
import type { SnapshotStore } from "./snapshot-store.ts";
import { createUsageMeter, type UsageMeter } from "./step-usage.ts";
import type { Tokenizer } from "./tokenizer.ts";
import type { WorkGate } from "./work-gate.ts";

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
  gate: WorkGate;
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
  /** The bias stays the same, so tokens may be guessed ahead. */
  mayDraft?: boolean;
};

export type Decoder = {
  /** The model's choice, which is not yet part of the conversation. Nothing is pending afterwards. */
  next(signal: AbortSignal): Promise<Token>;
  /** It can be asked again afterwards, from where the conversation stands then. */
  close(): Promise<void>;
};

export function createFieldWork(deps: {
  llama: Llama;
  model: LlamaModel;
  sequence: LlamaContextSequence;
  contextSize: number;
  tokenizer: Tokenizer;
  snapshots: SnapshotStore | null;
  /** Shared by all that compute with this engine. */
  gate: WorkGate;
  /** Called before each piece of work. */
  beforeWork(): void;
}): FieldWork {
  const { llama, model, sequence, contextSize, tokenizer, snapshots, gate, beforeWork } = deps;
  const firstToken = model.tokens.shouldPrependBosToken ? model.tokens.bos : null;
  const state = createConversationState({ sequence, tokenizer, firstToken });
  const meter = createUsageMeter(contextSize, () => state.size());
  const chunks = createChunkSize();
  const pace = createDraftPace();
  const lookup = createDraftLookup();

  // The engine shifts the context when it takes its last cell; it must never come to that.
  const room = (): number => contextSize - 1 - state.size();

  async function* evaluate(leave: number, signal: AbortSignal): AsyncGenerator<number, void> {
    const stay = await gate.enter(signal);
    try {
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
        await stay.giveWay(signal);
      }
    } finally {
      stay.leave();
    }
  }

  /** Long forced text is read in chunks, so that stop needn't wait for it; short text goes along with the question. */
  async function settlePending(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (room() < 0) throw noRoom(state.size(), contextSize);
    if (state.pending().length <= chunks.next() * 1.5) return;
    for await (const _ of evaluate(1, signal));
  }

  function plainDecoder({ bias, grammar, sampling }: Omit<DecoderOptions, "mayDraft">): Decoder {
    let steps: ReturnType<LlamaContextSequence["evaluate"]> | null = null;
    return {
      async next(signal) {
        const step = await gate.once(signal, () => {
          beforeWork();
          const pending = state.pending();
          if (steps) return steps.next(pending);
          const rules = grammar ? { grammarEvaluationState: grammar } : {};
          const choice = sampling ?? { temperature: 0 };
          steps = sequence.evaluate(pending, { ...choice, yieldEogToken: true, tokenBias: bias, ...rules });
          return steps.next();
        });
        if (step.done) throw new AppError("internal", "The model gave no token.");
        return step.value;
      },
      async close() {
        await steps?.return();
        steps = null;
      },
    };
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
    gate,
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
    openDecoder({ mayDraft = false, ...options }) {
      const plain = plainDecoder(options);
      const isGuessable = options.grammar === null && !options.sampling && !sequence.needsCheckpoints;
      const decoder =
        mayDraft && isGuessable
          ? draftingDecoder({
              sequence,
              state,
              gate,
              pace,
              lookup,
              bias: options.bias(),
              room,
              beforeWork,
              onGuessed: () => meter.guessed(1),
              plain,
            })
          : plain;
      return {
        async next(signal) {
          const token = await decoder.next(signal);
          meter.sampled(1);
          return token;
        },
        close: decoder.close,
      };
    },
  };
}
