import { saysNothing } from "../../../shared/says-nothing.ts";
import type { Step, StepContext, StepEvent, StepProtocol } from "../../agent/step-protocol.ts";
import { saidNothing } from "./some-words.ts";

/** So often a step may be made anew. */
const mostAgain = 2;

/** A dialect whose steps say or do something: one that does neither is made anew, and then the run ends and says why. */
export function neverSilent(protocol: StepProtocol): StepProtocol {
  return {
    ...protocol,
    classify: (context, signal) => protocol.classify(context, signal),
    async *nextStep(context, signal): AsyncGenerator<StepEvent, Step> {
      for (let again = 0; again <= mostAgain; again++) {
        const step = yield* protocol.nextStep(again === 0 ? context : withChance(context, again), signal);
        if (!saysNothing(step)) return step;
      }
      throw saidNothing(protocol.modelId);
    },
  };
}

/** Without it the same context would give the same step. */
function withChance(context: StepContext, again: number): StepContext {
  return { ...context, attempt: (context.attempt ?? 1) + again };
}
