import type { Token } from "node-llama-cpp";
import type { PromptPart } from "../guided/field-engine.ts";
import type { FieldWork } from "./field-work.ts";
import { noRoom } from "./no-room.ts";
import { forcedPath, onlyValue, tokenTrie, type TrieNode } from "./token-trie.ts";

/**
 * How likely each value is, were the model to choose among them now: wherever their tokens part, what there is of
 * likelihood is shared out among the branches. The state is left as it was.
 */
export async function valueShares(
  work: FieldWork,
  { before, values }: { before: readonly PromptPart[]; values: readonly string[] },
  signal: AbortSignal,
): Promise<number[]> {
  if (values.length === 0) return [];
  await work.prepare(before, signal);
  const { sequence, state, contextSize } = work;
  for await (const _ of work.evaluate(1, signal));
  await state.checkpoint();
  const size = state.size();
  const shares = new Map<string, number>();
  const root = tokenTrie(values.map((value) => ({ value, tokens: state.tokensOf(value, "text") })));
  try {
    await work.meter.writing(() => shareOut(root, state.pending(), 1));
  } finally {
    await state.truncate(size);
  }
  const found = values.map((value) => shares.get(value) ?? 0);
  const sum = found.reduce((total, share) => total + share, 0);
  return found.map((share) => (sum > 0 ? share / sum : 1 / values.length));

  /** `tokens` lead to `from` and are not evaluated yet. */
  async function shareOut(from: TrieNode<Token>, tokens: readonly Token[], share: number): Promise<void> {
    const only = onlyValue(from);
    if (only !== null) return void shares.set(only, share);
    const { tokens: forced, node } = forcedPath(from);
    const chances = await nextChances([...tokens, ...forced]);
    const here = sequence.nextTokenIndex;
    const branches = [...node.children].map(([token, child]) => ({ token, child, chance: chances.get(token) ?? 0 }));
    const known = branches.reduce((total, { chance }) => total + chance, 0);
    // A value that ends where others go on has all the likelihood that the others leave.
    if (node.value !== null) shares.set(node.value, share * Math.max(0, 1 - known));
    const whole = node.value === null ? known : 1;
    for (const { token, child, chance } of branches) {
      await shareOut(child, [token], whole > 0 ? (share * chance) / whole : share / branches.length);
      if (sequence.nextTokenIndex > here) {
        await sequence.eraseContextTokenRanges([{ start: here, end: sequence.nextTokenIndex }]);
      }
    }
  }

  async function nextChances(tokens: readonly Token[]): Promise<Map<Token, number>> {
    signal.throwIfAborted();
    const last = tokens.at(-1);
    const reached = sequence.nextTokenIndex + tokens.length;
    if (last === undefined || reached > contextSize - 1) throw noRoom(reached, contextSize);
    const outputs = await work.gate.once(signal, () =>
      sequence.controlledEvaluate([...tokens.slice(0, -1), [last, { generateNext: { probabilities: true } }]]),
    );
    return outputs.at(-1)?.next.probabilities ?? new Map<Token, number>();
  }
}
