import {
  LlamaGrammarEvaluationState,
  TokenBias,
  type Llama,
  type LlamaContextSequence,
  type LlamaModel,
  type Token,
} from "node-llama-cpp";
import { AppError } from "../../shared/error.ts";
import type { StepUsage } from "../../shared/message.ts";
import type { FreeOptions, FreeResult, PromptPart, ReadProgress } from "../guided/field-engine.ts";
import { canonicalText } from "./canonical-text.ts";
import { createChunkSize } from "./chunk-size.ts";
import { createConversationState } from "./conversation-state.ts";
import { createEndFinder } from "./end-finder.ts";
import { grammarWithEnd } from "./grammar-with-end.ts";
import { createLoopGuard } from "./loop-guard.ts";
import { createUsageMeter } from "./step-usage.ts";
import { createTokenizer } from "./tokenizer.ts";
import { forcedPath, onlyValue, tokenTrie, type TrieNode } from "./token-trie.ts";

/** The fields of one loaded model, in the process that has it. Calls come one at a time. */
export type LoadedFields = {
  read(prompt: readonly PromptPart[], signal: AbortSignal): AsyncGenerator<ReadProgress, void>;
  pick(input: { before: readonly PromptPart[]; values: readonly string[]; end: string }, signal: AbortSignal): Promise<string>;
  free(input: { before: readonly PromptPart[] } & FreeOptions, signal: AbortSignal): AsyncGenerator<string, FreeResult>;
  probabilities(
    input: { before: readonly PromptPart[]; values: readonly string[] },
    signal: AbortSignal,
  ): Promise<number[]>;
  countTokens(parts: readonly PromptPart[]): number;
  usage(): StepUsage;
};

/** Room that a prompt must leave for what the model has to say, in tokens. */
const answerRoom = 256;

/** Larger than any difference between two scores, and small enough for a score to keep its digits beside it. */
const chosenBias = { logit: 1000 };

const unfinished = "\uFFFD";

export function createLoadedFields(deps: {
  llama: Llama;
  model: LlamaModel;
  sequence: LlamaContextSequence;
  contextSize: number;
  /** Called before each piece of work. */
  beforeWork(): void;
}): LoadedFields {
  const { llama, model, sequence, contextSize, beforeWork } = deps;
  const tokenizer = createTokenizer(model);
  const firstToken = model.tokens.shouldPrependBosToken ? model.tokens.bos : null;
  const state = createConversationState({ sequence, tokenizer, firstToken });
  const meter = createUsageMeter(contextSize, () => state.size());
  const chunks = createChunkSize();
  const grammars = new Map<string, LlamaGrammarEvaluationState>();
  const neverSaid = templateTokens(model);

  // The engine shifts the context when its last cell is taken; it must never come to that.
  const room = (): number => contextSize - 1 - state.size();

  /** Evaluates what is pending but for the last `leave` tokens, in chunks. */
  async function* evaluate(leave: number, signal: AbortSignal): AsyncGenerator<number, void> {
    for (;;) {
      signal.throwIfAborted();
      const pending = state.pending();
      const chunk = pending.slice(0, Math.min(chunks.next(), pending.length - leave));
      if (chunk.length === 0) return;
      beforeWork();
      const start = performance.now();
      await sequence.evaluateWithoutGeneratingNewTokens(chunk);
      chunks.took(chunk.length, performance.now() - start);
      yield chunk.length;
    }
  }

  async function drain(leave: number, signal: AbortSignal): Promise<void> {
    for await (const _ of evaluate(leave, signal));
  }

  /** Long forced text is evaluated in chunks too, so that stop needn't wait for it. */
  async function prepare(before: readonly PromptPart[], signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    meter.forced(state.append(before));
    if (room() < 1) throw noRoom(state.size(), contextSize);
    await state.ensurePending();
    if (state.size() === 0) throw new AppError("internal", "Nothing was read before the first field.");
    if (state.pending().length > chunks.next()) await drain(1, signal);
  }

  /** The model's own next token, after all that is pending. Nothing is pending afterwards. */
  async function nextToken(options: {
    tokenBias?: TokenBias;
    grammar?: LlamaGrammarEvaluationState;
  }): Promise<Token> {
    const { tokenBias, grammar } = options;
    beforeWork();
    const steps = sequence.evaluate(state.pending(), {
      temperature: 0,
      yieldEogToken: true,
      ...(tokenBias ? { tokenBias } : {}),
      ...(grammar ? { grammarEvaluationState: grammar } : {}),
    });
    try {
      const step = await steps.next();
      if (step.done) throw new AppError("internal", "The model gave no token.");
      meter.sampled(1);
      return step.value;
    } finally {
      await steps.return();
    }
  }

  /** Parsing a grammar costs more than copying its state, and dialects use the same few again and again. */
  async function grammarState(text: string): Promise<LlamaGrammarEvaluationState> {
    let pristine = grammars.get(text);
    if (!pristine) {
      const grammar = await llama.createGrammar({ grammar: text });
      pristine = new LlamaGrammarEvaluationState({ model, grammar });
      if (grammars.size >= 64) grammars.clear();
      grammars.set(text, pristine);
    }
    return pristine.clone();
  }

  async function* read(prompt: readonly PromptPart[], signal: AbortSignal): AsyncGenerator<ReadProgress, void> {
    signal.throwIfAborted();
    const plan = state.plan(prompt);
    const size = plan.kept + plan.added.length;
    if (size + answerRoom > contextSize - 1) throw noRoom(size, contextSize);
    await state.adopt(plan);
    const total = state.pending().length;
    meter.start({ evaluated: total, reused: size - total });
    let done = 0;
    const steps = evaluate(1, signal);
    for (;;) {
      yield { done, total };
      const step = await meter.reading(() => steps.next());
      if (step.done) break;
      done += step.value;
    }
    if (sequence.needsCheckpoints) await sequence.takeCheckpoint();
    yield { done: total, total };
  }

  async function pick(
    { before, values, end }: { before: readonly PromptPart[]; values: readonly string[]; end: string },
    signal: AbortSignal,
  ): Promise<string> {
    if (values.length === 0) throw new AppError("invalid-input", "There is nothing to choose from.");
    await prepare(before, signal);
    const start = state.size();
    try {
      const value = await meter.writing(() => choose(values, end, signal));
      state.settle(start, value + end);
      return value;
    } catch (error) {
      await state.truncate(start);
      throw error;
    }
  }

  /** Goes down the tree of tokens, asking the model only where it parts. */
  async function choose(values: readonly string[], end: string, signal: AbortSignal): Promise<string> {
    const tokens = new Map(values.map((value) => [value, state.tokensOf(value + end, "text")]));
    let node: TrieNode<Token> = tokenTrie([...tokens].map(([value, path]) => ({ value, tokens: path })));
    let taken = 0;
    const take = (path: readonly Token[]): void => {
      state.extend(path);
      taken += path.length;
    };
    for (;;) {
      const only = onlyValue(node);
      const value = only ?? (await step());
      if (value === null) continue;
      const rest = tokens.get(value)?.slice(taken) ?? [];
      take(rest);
      meter.forced(rest.length);
      return value;
    }

    /** One question to the model. A value where it decided to stop at one that others go on from. */
    async function step(): Promise<string | null> {
      const forced = forcedPath(node);
      take(forced.tokens);
      meter.forced(forced.tokens.length);
      node = forced.node;
      if (room() < 1) throw noRoom(state.size(), contextSize);
      await drain(1, signal);
      const token = await nextToken(node.value === null ? { tokenBias: onlyThese(node.children.keys()) } : {});
      const child = node.children.get(token);
      if (!child) {
        if (node.value !== null) return node.value;
        throw new AppError("internal", "The model chose what wasn't offered.");
      }
      take([token]);
      node = child;
      return null;
    }
  }

  function onlyThese(tokens: Iterable<Token>): TokenBias {
    const bias = TokenBias.for(model);
    for (const token of tokens) bias.set(token, chosenBias);
    return bias;
  }

  async function* free(
    { before, end, grammar, maxTokens }: { before: readonly PromptPart[] } & FreeOptions,
    signal: AbortSignal,
  ): AsyncGenerator<string, FreeResult> {
    const ending = end === "turn" || end === "" ? null : end;
    const rules = grammar === null ? null : await grammarState(ending === null ? grammar : grammarWithEnd(grammar, ending));
    await prepare(before, signal);
    const start = state.size();
    const finder = createEndFinder(ending);
    const guard = createLoopGuard();
    let text = "";
    let group: Token[] = [];
    let stop: FreeResult["stop"] | null = null;
    let isTurnOver = false;
    try {
      while (stop === null) {
        signal.throwIfAborted();
        if (state.size() - start >= maxTokens || room() < 1) {
          stop = "length";
          break;
        }
        const token = await meter.writing(() => nextToken({ tokenBias: neverSaid, ...(rules ? { grammar: rules } : {}) }));
        if (model.isEogToken(token) || model.isSpecialToken(token)) {
          isTurnOver = true;
          stop = "end";
          break;
        }
        const settled = state.lastTokens(group.length);
        state.extend([token]);
        group.push(token);
        const piece = tokenizer.detokenize(group, settled);
        if (piece.endsWith(unfinished) && group.length < 4) continue;
        const shown = finder.push(piece);
        const endsAt = finder.endsAt();
        if (endsAt !== null && ending !== null) {
          stop = "end";
          await cutAfter(text, endsAt + ending.length, piece, group.length);
          text = (text + piece).slice(0, endsAt + ending.length);
          group = [];
          if (shown !== "") yield shown;
          break;
        }
        text += piece;
        group = [];
        if (shown !== "") yield shown;
        if (guard.isLooping(piece)) stop = "repeat";
      }
    } finally {
      if (group.length > 0) text += tokenizer.detokenize(group, state.lastTokens(group.length));
      state.settle(start, text);
    }
    const rest = finder.rest();
    if (rest !== "") yield rest;
    if (isTurnOver && ending !== null) meter.forced(state.append([{ type: "text", text: ending }]));
    return { text: text.slice(0, finder.endsAt() ?? text.length), stop };
  }

  /** A token may reach beyond the ending: then the tokens of just what is wanted stand in for it. */
  async function cutAfter(before: string, length: number, piece: string, tokens: number): Promise<void> {
    if (before.length + piece.length <= length) return;
    await state.truncate(state.size() - tokens);
    state.extend(state.tokensOf(piece.slice(0, length - before.length), "text"));
  }

  async function probabilities(
    { before, values }: { before: readonly PromptPart[]; values: readonly string[] },
    signal: AbortSignal,
  ): Promise<number[]> {
    if (values.length === 0) return [];
    await prepare(before, signal);
    await drain(1, signal);
    if (sequence.needsCheckpoints) await sequence.takeCheckpoint();
    const size = state.size();
    const found = new Map<string, number>();
    try {
      await meter.writing(() =>
        spread(tokenTrie(values.map((value) => ({ value, tokens: state.tokensOf(value, "text") }))), state.pending(), 1),
      );
    } finally {
      await state.truncate(size);
    }
    const shares = values.map((value) => found.get(value) ?? 0);
    const sum = shares.reduce((a, b) => a + b, 0);
    return shares.map((share) => (sum > 0 ? share / sum : 1 / values.length));

    /** Shares what is left of 1 out among the branches, as a choice among them would. */
    async function spread(from: TrieNode<Token>, tokens: readonly Token[], share: number): Promise<void> {
      const only = onlyValue(from);
      if (only !== null) return void found.set(only, share);
      const { tokens: forced, node } = forcedPath(from);
      const chances = await nextChances([...tokens, ...forced], signal);
      const reached = sequence.nextTokenIndex;
      const children = [...node.children].map(([token, child]) => ({ token, child, chance: chances.get(token) ?? 0 }));
      const known = children.reduce((total, { chance }) => total + chance, 0);
      if (node.value !== null) found.set(node.value, share * Math.max(0, 1 - known));
      const whole = node.value !== null ? 1 : known;
      for (const { token, child, chance } of children) {
        await spread(child, [token], whole > 0 ? (share * chance) / whole : share / children.length);
        if (sequence.nextTokenIndex > reached) {
          await sequence.eraseContextTokenRanges([{ start: reached, end: sequence.nextTokenIndex }]);
        }
      }
    }
  }

  async function nextChances(tokens: readonly Token[], signal: AbortSignal): Promise<Map<Token, number>> {
    signal.throwIfAborted();
    const last = tokens.at(-1);
    if (last === undefined || sequence.nextTokenIndex + tokens.length > contextSize - 1) {
      throw noRoom(sequence.nextTokenIndex + tokens.length, contextSize);
    }
    const outputs = await sequence.controlledEvaluate([
      ...tokens.slice(0, -1),
      [last, { generateNext: { probabilities: true } }],
    ]);
    return outputs.at(-1)?.next.probabilities ?? new Map<Token, number>();
  }

  return {
    read,
    pick,
    free,
    probabilities,
    countTokens: (parts) => canonicalText(parts).runs.reduce((sum, { text, kind }) => sum + state.tokensOf(text, kind).length, 0),
    usage: meter.usage,
  };
}

function noRoom(size: number, contextSize: number): AppError {
  const most = contextSize - 1 - answerRoom;
  const count = new Intl.NumberFormat("en");
  return new AppError(
    "too-large",
    `The conversation has ${count.format(size)} tokens, and ${count.format(most)} fit into this model's window of ` +
      `${count.format(contextSize)} with room for an answer. Start a new session, name smaller files, or give the model a ` +
      `larger context_size in the settings.`,
  );
}

/** Special tokens belong to the template: in a model's text they would be a turn of its own invention. */
function templateTokens(model: LlamaModel): TokenBias {
  const bias = TokenBias.for(model);
  for (const token of model.iterateAllTokens()) if (model.isSpecialToken(token)) bias.set(token, "never");
  return bias;
}
