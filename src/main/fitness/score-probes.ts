import type { FitnessProgress, Score } from "../../shared/fitness.ts";
import type { Probe } from "./probes.ts";
import type { ProbeResult } from "./run-probe.ts";
import type { TestProgress } from "./test-progress.ts";

/** Counts what passes, until it is certain that fewer than `needed` will. */
export async function* scoreProbes(
  { probes, what, needed }: { probes: readonly Probe[]; what: string; needed: number },
  run: (probe: Probe) => Promise<ProbeResult>,
  progress: TestProgress,
): AsyncGenerator<FitnessProgress, Score> {
  const score = { passed: 0, of: 0 };
  for (const probe of probes) {
    const left = probes.length - score.of;
    if (score.passed + left < needed) {
      progress.expect(-left);
      break;
    }
    yield progress.next(what);
    const { isPassed } = await run(probe);
    score.of += 1;
    if (isPassed) score.passed += 1;
  }
  return score;
}
