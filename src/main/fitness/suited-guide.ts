import type { Fitness } from "../../shared/fitness.ts";
import type { Guide } from "../agent/guide.ts";

/** What a model that can only talk is given, and how much is tried for the others. Without a test all is as usual. */
export function suitedGuide(guide: Guide, fitness: Pick<Fitness, "tier" | "triesSeveral"> | null): Guide {
  if (!fitness) return guide;
  if (fitness.tier === "talk") {
    return {
      ...guide,
      context: async () => "",
      kinds: async () => ["chat"],
      madeCalls: async () => [],
      masks: async () => ({ allowed: ["answer"], exclude: [] }),
    };
  }
  // a model whose first attempt is good isn't made to make more
  const hasTrials = fitness.tier === "small" || fitness.triesSeveral;
  return hasTrials ? guide : { ...guide, tryOut: async () => null };
}
