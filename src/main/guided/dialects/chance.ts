import type { StepContext } from "../../agent/step-protocol.ts";
import type { Sampling } from "../field-engine.ts";

/** The first attempt at a step takes what is likeliest; a later one would only say the same again without some chance. */
export function chanceOf({ attempt }: Pick<StepContext, "attempt">): { sampling?: Sampling } {
  return attempt === undefined ? {} : { sampling: { temperature: 0.8, seed: attempt } };
}
