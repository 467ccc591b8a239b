import type { JsonObject } from "../../../../shared/json.ts";
import { baseName } from "../../../../shared/path-parts.ts";
import { turnOf } from "../../../../shared/turn.ts";
import type { StepContext, StepEvent } from "../../../agent/step-protocol.ts";
import { stepRecords } from "../../guide/turn/step-record.ts";
import type { FreshWriting } from "./writing.ts";

/**
 * The edit that is left between a small file and what the model writes anew; `done` where something was changed already and the rest stays as it is
 * when it is written. Null where it goes on step by step.
 */
export async function* writeAnew(
  fresh: FreshWriting,
  context: StepContext,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, JsonObject | "done" | null> {
  const anew = context.masks.anew ?? fresh.wishedFile(context);
  const input = anew ? yield* fresh.anew(anew, context, signal) : null;
  if (input !== null && input !== "same") return input;
  const isSaid = anew?.paths.some((path) => anew.wish.toLowerCase().includes(baseName(path).toLowerCase())) === true;
  // what only might have been meant as well isn't changed in another way
  const isOver = input === "same" || !isSaid;
  return anew?.isLast && isOver && hasChanged(context) ? "done" : null;
}

/** Whether something was changed for the wish in this turn: with one wish any change is for it, with several one in a file that is still to be written. */
function hasChanged({ messages, tools, masks }: StepContext): boolean {
  return stepRecords(turnOf(messages).since, tools).some(
    ({ effect, status, isMade, input }) =>
      effect === "change" &&
      status === "ok" &&
      !isMade &&
      (masks.focus === undefined || masks.anew?.paths.some((path) => path === input["path"])),
  );
}
