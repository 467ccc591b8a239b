import type { PullProgress } from "./model.ts";

/** How quickly it comes, in units of the progress a second; null while that can't be said yet. `now` is in milliseconds. */
export type TransferRate = (progress: PullProgress) => number | null;

const windowMs = 10_000;
const leastMs = 1_500;

/**
 * Measures over the last ten seconds or so, or since the last word where words are rarer: a connection changes, and the start is no
 * measure.
 */
export function createTransferRate(now: () => number): TransferRate {
  let points: { at: number; received: number }[] = [];
  let stage: PullProgress["stage"] | null = null;
  return (progress) => {
    // what is begun again counts anew
    if (progress.stage !== stage || progress.received < (points.at(-1)?.received ?? 0)) points = [];
    stage = progress.stage;
    const at = now();
    const recent = points.filter((point) => at - point.at < windowMs);
    points = [...(recent.length > 0 ? recent : points.slice(-1)), { at, received: progress.received }];
    const [first] = points;
    if (!first || at - first.at < leastMs) return null;
    return ((progress.received - first.received) * 1_000) / (at - first.at);
  };
}
