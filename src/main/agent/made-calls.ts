import type { AgentEvent } from "../../shared/event.ts";
import type { Guide, TurnState } from "./guide.ts";
import type { Call, StepProtocol } from "./step-protocol.ts";
import { told } from "./take-step.ts";

/**
 * The harness's own steps. Where they change nothing, and the request may want one text in the place of another, the model is asked for these
 * two: to say them takes a few tokens, and the harness finds all places.
 */
export async function* madeCalls(
  { guide, protocol }: { guide: Guide; protocol: StepProtocol },
  state: TurnState,
  messageId: string,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, readonly Call[]> {
  const made = await guide.madeCalls(state, signal);
  const looking = new Set(state.tools.filter(({ effect }) => effect === "look").map(({ name }) => name));
  if (!protocol.readReplacement || made.some(({ tool }) => !looking.has(tool))) return made;
  const question = await guide.replacementQuestion(state, signal);
  const replacement = question ? yield* told(protocol.readReplacement(question, signal), messageId) : null;
  return replacement ? guide.madeCalls({ ...state, replacement }, signal) : made;
}
