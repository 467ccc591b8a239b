import type { LlamaContextSequence, Token, TokenBias } from "node-llama-cpp";
import { AppError } from "../../shared/error.ts";
import type { ConversationState } from "./conversation-state.ts";
import type { DraftLookup } from "./draft-lookup.ts";
import type { DraftPace } from "./draft-pace.ts";
import type { Decoder } from "./field-work.ts";
import type { WorkGate } from "./work-gate.ts";

type DraftingDeps = {
  sequence: LlamaContextSequence;
  state: ConversationState;
  gate: WorkGate;
  pace: DraftPace;
  lookup: DraftLookup;
  bias: TokenBias;
  room(): number;
  beforeWork(): void;
  /** Told of each token that was guessed and is taken. */
  onGuessed(): void;
  /** Makes one token: that costs less than to have a row of them checked. */
  plain: Decoder;
};

/**
 * Writes what the model would write, token for token, but several at a time where they can be guessed: to check a row of
 * guesses takes hardly longer than to make one token. Only where the likeliest token is wanted, without a grammar, and where a
 * state can be cut anywhere.
 */
export function draftingDecoder(deps: DraftingDeps): Decoder {
  const { sequence, state, gate, pace, lookup, bias, room, beforeWork, onGuessed, plain } = deps;
  /** Tokens that the model has chosen and nobody has taken yet. All but the last are evaluated. */
  let ready: Token[] = [];
  /** So many of them, from the first on, were guessed. */
  let guessedReady = 0;

  async function choose(signal: AbortSignal): Promise<Token[]> {
    const pending = state.pending();
    const most = Math.min(pace.next(), room() - 1);
    const guessed = most > 0 ? lookup.guess(state.lastTokens(0, state.size()), most) : [];
    const start = performance.now();
    if (guessed.length === 0) {
      const token = await plain.next(signal);
      if (pending.length === 1) pace.single(performance.now() - start);
      return [token];
    }
    await plain.close();
    const chosen = await gate.once(signal, () => {
      beforeWork();
      return ask(pending, guessed);
    });
    const ms = performance.now() - start;
    const wrong = guessed.findIndex((token, index) => token !== chosen[index]);
    const accepted = wrong === -1 ? guessed.length : wrong;
    pace.checked(guessed.length, accepted, ms);
    await cutTo(state.size() + accepted);
    guessedReady = accepted;
    return chosen.slice(0, accepted + 1);
  }

  /** What the model says after what is pending, and after each of the guesses. */
  async function ask(pending: readonly Token[], guessed: readonly Token[]): Promise<Token[]> {
    const says = { generateNext: { token: true, options: { temperature: 0, tokenBias: bias } } } as const;
    const asked = [...pending, ...guessed].map((token, index) =>
      index < pending.length - 1 ? token : ([token, says] satisfies [Token, typeof says]),
    );
    const outputs = await sequence.controlledEvaluate(asked);
    return outputs.slice(pending.length - 1).flatMap((output) => output?.next.token ?? []);
  }

  async function cutTo(size: number): Promise<void> {
    const evaluated = sequence.nextTokenIndex;
    if (evaluated > size) await sequence.eraseContextTokenRanges([{ start: size, end: evaluated }]);
  }

  return {
    async next(signal) {
      if (ready.length === 0) ready = await choose(signal);
      const token = ready.shift();
      if (token === undefined) throw new AppError("internal", "The model gave no token.");
      if (guessedReady > 0) {
        guessedReady -= 1;
        onGuessed();
      }
      return token;
    },
    // what was chosen and not taken isn't part of the conversation
    async close() {
      await plain.close();
      await cutTo(state.size());
    },
  };
}
