import type { AgentEvent } from "../../shared/event.ts";
import type { Guide, TurnState } from "./guide.ts";
import type { StepProtocol } from "./step-protocol.ts";
import { told } from "./take-step.ts";

/**
 * The harness's own answer, where all that it says is known; null where the model is to answer. Where the request leaves something open that the model can read out of it
 * (which rows of a table it means, how something is worked out), it is asked for that, and the harness does the counting.
 */
export async function* madeAnswer(
  { guide, protocol }: { guide: Guide; protocol: StepProtocol },
  state: TurnState,
  messageId: string,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, string | null> {
  const ready = await guide.readyAnswer(state, signal);
  if (ready !== null || !protocol.readRequest) return ready;
  for (const question of await guide.questionsToAnswer(state)) {
    const reading = yield* told(protocol.readRequest(question, signal), messageId);
    const answer = reading ? await guide.readyAnswer({ ...state, reading }, signal) : null;
    if (answer !== null) return answer;
  }
  return null;
}
