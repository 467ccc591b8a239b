import { TokenBias, type Token } from "node-llama-cpp";
import { AppError } from "../../shared/error.ts";
import type { PromptPart } from "../guided/field-engine.ts";
import type { FieldWork } from "./field-work.ts";
import { forcedPath, onlyValue, tokenTrie, type TrieNode } from "./token-trie.ts";

/** Larger than any difference between two scores, and small enough for a score to keep its digits beside it. */
const chosenBias = { logit: 1000 };

/**
 * The model chooses among values. They stand in a tree of their own tokens, and the model is asked only where the tree
 * parts; at such a place no token but the tree's can win. So nothing else can come out, a long list costs no more than a
 * short one, and quotes, line ends or half characters need no rules.
 */
export async function pickValue(
  work: FieldWork,
  { before, values, end }: { before: readonly PromptPart[]; values: readonly string[]; end: string },
  signal: AbortSignal,
): Promise<string> {
  if (values.length === 0) throw new AppError("invalid-input", "There is nothing to choose from.");
  await work.prepare(before, signal);
  const { state } = work;
  const start = state.size();
  try {
    const value = await work.meter.writing(() => choose(work, values, end, signal));
    state.settle(start, value + end);
    return value;
  } catch (error) {
    await state.truncate(start);
    throw error;
  }
}

async function choose(work: FieldWork, values: readonly string[], end: string, signal: AbortSignal): Promise<string> {
  const { state, meter } = work;
  const paths = new Map(values.map((value) => [value, state.tokensOf(value + end, "text")]));
  let node: TrieNode<Token> = tokenTrie([...paths].map(([value, tokens]) => ({ value, tokens })));
  const decoder = work.openDecoder({ bias: () => onlyThese(node), grammar: null });
  let taken = 0;

  function force(tokens: readonly Token[]): void {
    state.extend(tokens);
    taken += tokens.length;
    meter.forced(tokens.length);
  }

  try {
    for (;;) {
      const only = onlyValue(node);
      if (only !== null) {
        force(paths.get(only)?.slice(taken) ?? []);
        return only;
      }
      const forced = forcedPath(node);
      force(forced.tokens);
      node = forced.node;
      await work.settlePending(signal);
      const token = await decoder.next(signal);
      const child = node.children.get(token);
      // Only where a value ends that others go on from may another token come: the model is content with this one.
      if (!child && node.value !== null) return node.value;
      if (!child) throw new AppError("internal", "The model chose what wasn't offered.");
      state.extend([token]);
      taken += 1;
      node = child;
    }
  } finally {
    await decoder.close();
  }

  function onlyThese({ value, children }: TrieNode<Token>): TokenBias {
    const bias = TokenBias.for(work.model);
    if (value === null) for (const token of children.keys()) bias.set(token, chosenBias);
    return bias;
  }
}
