import { toAppError } from "../../../shared/error.ts";
import type { Step, StepContext, StepEvent } from "../../agent/step-protocol.ts";
import type { FieldEngine, PromptPart } from "../field-engine.ts";
import { oldTurns } from "./fit-turns.ts";

/** Reads conversations into an engine; where its window has no room for all of one, without the oldest turns. */
export type FittingReader = {
  read(context: StepContext, signal: AbortSignal): AsyncGenerator<StepEvent, void>;
  /** The step, with how many turns its model wasn't shown. */
  withLeftOut(step: Step): Step;
};

export function createFittingReader(
  engine: Pick<FieldEngine, "read">,
  promptFor: (context: StepContext, leftOut: number) => PromptPart[],
): FittingReader {
  // kept between steps, so that the prompt of a long conversation changes only when it has to
  let leftOut = 0;
  return {
    async *read(context, signal) {
      leftOut = Math.min(leftOut, oldTurns(context.messages));
      for (;;) {
        try {
          for await (const { done, total } of engine.read(promptFor(context, leftOut), signal))
            yield { type: "progress", phase: "read", done, total };
          return;
        } catch (cause) {
          const more = oldTurns(context.messages) - leftOut;
          if (toAppError(cause).code !== "too-large" || more <= 0) throw cause;
          leftOut += Math.ceil(more / 2);
        }
      }
    },
    withLeftOut: (step) =>
      leftOut > 0 && step.usage ? { ...step, usage: { ...step.usage, turnsLeftOut: leftOut } } : step,
  };
}
