import { AppError, toAppError } from "../../../shared/error.ts";
import type { Effect, EffectEvents, Iteration } from "./effect.ts";

/** Runs one hook of each effect, in their order. Throws what one of them throws, with its name. */
export async function* runEffects(
  hook: "before" | "after",
  effects: readonly Effect[],
  iteration: Iteration,
  signal: AbortSignal,
): EffectEvents {
  let current = iteration;
  for (const effect of effects) {
    try {
      const events = effect[hook]?.(current, signal);
      if (events) current = yield* events;
    } catch (cause) {
      signal.throwIfAborted();
      const { code, message } = toAppError(cause);
      throw new AppError(code, `The effect "${effect.kind}" ended the run. ${message}`, { cause });
    }
  }
  return current;
}
