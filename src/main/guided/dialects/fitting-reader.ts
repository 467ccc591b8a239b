import { toAppError } from "../../../shared/error.ts";
import type { Step, StepContext, StepEvent } from "../../agent/step-protocol.ts";
import type { FieldEngine, PromptPart } from "../field-engine.ts";
import { canSqueeze } from "./cut-result.ts";
import { oldTurns } from "./fit-turns.ts";

/** What a prompt leaves out: so many of the oldest turns; and `squeeze`, from 0 on, how closely results are cut. */
export type Cuts = { leftOut: number; squeeze: number };

/** `fixed` parts at the beginning are the same in every conversation. */
export type Prompt = { parts: PromptPart[]; fixed: number };

/** Reads conversations into an engine; where its window has no room for all of one, without the oldest turns, and with less of each result. */
export type FittingReader = {
  read(context: StepContext, signal: AbortSignal): AsyncGenerator<StepEvent, void>;
  /** The step, with how many turns its model wasn't shown. */
  withLeftOut(step: Step): Step;
};

export function createFittingReader(
  engine: Pick<FieldEngine, "read">,
  promptFor: (context: StepContext, cuts: Cuts) => Prompt,
): FittingReader {
  // kept between steps, so that the prompt of a long conversation changes only when it has to
  let leftOut = 0;
  let squeeze = 0;
  return {
    async *read(context, signal) {
      leftOut = Math.min(leftOut, oldTurns(context.messages));
      // a new request has room of its own
      if (context.messages.at(-1)?.role === "user") squeeze = 0;
      for (;;) {
        try {
          const { parts, fixed } = promptFor(context, { leftOut, squeeze });
          for await (const { done, total } of engine.read(parts, signal, fixed))
            yield { type: "progress", phase: "read", done, total };
          return;
        } catch (cause) {
          const more = oldTurns(context.messages) - leftOut;
          if (toAppError(cause).code !== "too-large" || (more <= 0 && !canSqueeze(context.messages, squeeze)))
            throw cause;
          if (more > 0) leftOut += Math.ceil(more / 2);
          else squeeze += 1;
        }
      }
    },
    withLeftOut: (step) =>
      leftOut > 0 && step.usage ? { ...step, usage: { ...step.usage, turnsLeftOut: leftOut } } : step,
  };
}
