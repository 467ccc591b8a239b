import type { AgentEvent } from "../../shared/event.ts";
import type { Guide, TurnState } from "./guide.ts";
import type { Call, StepProtocol } from "./step-protocol.ts";
import { told } from "./take-step.ts";

/**
 * The harness's own steps. Where they change nothing, and the request leaves something open that the model can read out of it with a few tokens (which text
 * is to stand in the place of which, where files are to be, which files answer a question), it is asked for that, and the harness does the rest.
 */
export async function* madeCalls(
  { guide, protocol }: { guide: Guide; protocol: StepProtocol },
  state: TurnState,
  messageId: string,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, readonly Call[]> {
  const made = await guide.madeCalls(state, signal);
  const looking = new Set(state.tools.filter(({ effect }) => effect === "look").map(({ name }) => name));
  if (made.some(({ tool }) => !looking.has(tool)) || !protocol.readRequest) return made;
  const question = await guide.question(state, signal);
  const reading = question && (yield* told(protocol.readRequest(question, signal), messageId));
  const calls = reading ? await guide.madeCalls({ ...state, reading }, signal) : [];
  return calls.length > 0 ? calls : made;
}
