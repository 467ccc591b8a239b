import type { Guide, Trial, TurnState } from "./guide.ts";
import type { Call } from "./step-protocol.ts";

/** What comes of a change in a throw-away copy; null where nothing can be tried. */
export async function tryCall(
  call: Call,
  guide: Pick<Guide, "tryOut">,
  state: TurnState,
  signal: AbortSignal,
): Promise<Trial | null> {
  try {
    return await guide.tryOut(call, state, signal);
  } catch {
    signal.throwIfAborted();
    // a trial is a help: where none can be made, such as on a full disk, the step is taken all the same
    return null;
  }
}

/** Trials from the worst to the best. */
export function rankOf(trial: Trial): number {
  if (typeof trial === "object") return trial.furtherBy;
  return { passes: Infinity, same: -1, "in-vain": -2, impossible: -3 }[trial];
}
