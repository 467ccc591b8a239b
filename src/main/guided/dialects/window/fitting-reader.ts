import { toAppError } from "../../../../shared/error.ts";
import type { Message, WindowParts } from "../../../../shared/message.ts";
import type { Step, StepContext, StepEvent } from "../../../agent/step-protocol.ts";
import type { FieldEngine, PromptPart } from "../../field-engine.ts";
import { canSqueeze } from "./cut-result.ts";
import { oldTurns } from "./fit-turns.ts";
import { noRoomFor, windowParts } from "./window-parts.ts";

/** What a prompt leaves out: so many of the oldest turns; and `squeeze`, from 0 on, how closely results are cut. */
export type Cuts = { leftOut: number; squeeze: number };

/** `fixed` parts at the beginning are the same in every conversation; `messages` are those that it holds, as it holds them. */
export type Prompt = { parts: PromptPart[]; fixed: number; messages: readonly Message[] };

/** What decides a prompt. */
export type Conversation = Pick<StepContext, "tools" | "instructions" | "messages"> &
  Partial<Pick<StepContext, "kind">> & {
    /** The prompt ends where the model begins to think. */
    isToThink?: boolean;
  };

/** Reads conversations into an engine; where its window has no room for all of one, without the oldest turns, and with less of each result. */
export type FittingReader = {
  read(context: Conversation, signal: AbortSignal): AsyncGenerator<StepEvent, void>;
  /** The step, with what the window went to, and how many turns its model wasn't shown. */
  accounted(step: Step): Promise<Step>;
};

export function createFittingReader(
  engine: Pick<FieldEngine, "read" | "countTokens" | "facts">,
  promptFor: (context: Conversation, cuts: Cuts) => Prompt,
): FittingReader {
  // kept between steps, so that the prompt of a long conversation changes only when it has to
  let leftOut = 0;
  let squeeze = 0;
  let window: Promise<WindowParts | null> = Promise.resolve(null);
  return {
    async *read(context, signal) {
      leftOut = Math.min(leftOut, oldTurns(context.messages));
      // a new request has room of its own
      if (context.messages.at(-1)?.role === "user") squeeze = 0;
      for (;;) {
        try {
          const prompt = promptFor(context, { leftOut, squeeze });
          for await (const progress of engine.read(prompt.parts, signal, prompt.fixed))
            yield "waitsFor" in progress
              ? { type: "waiting", waitsFor: progress.waitsFor }
              : { type: "progress", phase: "read", ...progress };
          // counted while the model goes on, for it is only to be shown
          window = windowParts(engine, prompt, context.instructions).catch(() => null);
          return;
        } catch (cause) {
          const more = oldTurns(context.messages) - leftOut;
          if (toAppError(cause).code !== "too-large") throw cause;
          if (more <= 0 && !canSqueeze(context.messages, squeeze)) {
            const { instructions } = context;
            const prompt = promptFor(context, { leftOut, squeeze });
            const parts = await windowParts(engine, prompt, instructions).catch(() => null);
            throw parts ? noRoomFor(parts, engine.facts.contextSize, cause) : cause;
          }
          if (more > 0) leftOut += Math.ceil(more / 2);
          else squeeze += 1;
        }
      }
    },
    async accounted(step) {
      if (!step.usage) return step;
      const parts = await window;
      const left = leftOut > 0 ? { turnsLeftOut: leftOut } : {};
      return { ...step, usage: { ...step.usage, ...left, ...(parts ? { window: parts } : {}) } };
    },
  };
}
