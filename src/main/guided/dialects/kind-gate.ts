import type { RequestKind } from "../../../shared/message.ts";

/**
 * What a model takes a request for before it has read it: how likely each kind is for requests that say nothing. `gamma` says
 * how much of that is taken off again: 0 for nothing, 1 for all of it.
 */
export type KindGate = { prior: Readonly<Record<RequestKind, number>>; gamma: number };

/** Below this a share is a rounding error, and its logarithm would outweigh everything else. */
const leastShare = 1e-6;

/** The likeliest kind once the model's habit is taken off: the largest `log share - gamma * log prior`. Null for no kinds. */
export function likeliestKind(
  kinds: readonly RequestKind[],
  shares: readonly number[],
  { prior, gamma }: KindGate,
): RequestKind | null {
  const scored = kinds.map((kind, index) => ({
    kind,
    score: Math.log(Math.max(shares[index] ?? 0, leastShare)) - gamma * Math.log(Math.max(prior[kind], leastShare)),
  }));
  const [first, ...others] = scored;
  if (!first) return null;
  return others.reduce((best, next) => (next.score > best.score ? next : best), first).kind;
}
