import { forcedPath, onlyValue, tokenTrie, type TrieNode } from "../token-trie.ts";
import { nextChances } from "./completion.ts";
import type { FieldServer, ServerTokenizer } from "./field-server.ts";

/** How likely each value is as the next text. The server is asked once for each place where their tokens part. */
export async function serverShares(
  server: FieldServer,
  tokenizer: ServerTokenizer,
  { prompt, values }: { prompt: readonly number[]; values: readonly string[] },
  signal: AbortSignal,
): Promise<number[]> {
  const paths = await Promise.all(
    values.map(async (value) => ({ value, tokens: await tokenizer.ofText(value, signal) })),
  );
  const shares = new Map<string, number>();
  await shareOut(tokenTrie(paths), prompt, 1);
  const found = values.map((value) => shares.get(value) ?? 0);
  const sum = found.reduce((total, share) => total + share, 0);
  return found.map((share) => (sum > 0 ? share / sum : 1 / values.length));

  async function shareOut(from: TrieNode<number>, before: readonly number[], share: number): Promise<void> {
    const only = onlyValue(from);
    if (only !== null) return void shares.set(only, share);
    const { tokens: forced, node } = forcedPath(from);
    const reached = [...before, ...forced];
    const chances = await nextChances(server, reached, signal);
    const branches = [...node.children].map(([token, child]) => ({ token, child, chance: chances.get(token) ?? 0 }));
    const known = branches.reduce((total, { chance }) => total + chance, 0);
    // A value that ends where others go on has all the likelihood that the others leave.
    if (node.value !== null) shares.set(node.value, share * Math.max(0, 1 - known));
    const whole = node.value === null ? known : 1;
    for (const { token, child, chance } of branches) {
      await shareOut(child, [...reached, token], whole > 0 ? (share * chance) / whole : share / branches.length);
    }
  }
}
