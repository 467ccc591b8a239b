import type { AgentEvent } from "../../shared/event.ts";
import type { Guide, TurnState } from "./guide.ts";
import type { Call, StepProtocol } from "./step-protocol.ts";
import { told } from "./take-step.ts";

/**
 * The harness's own steps. Where they change nothing, and the request leaves something open that the model can read out of it with a few tokens (which text
 * is to stand in the place of which, where files are to be, which files answer a question, what it wants in plain words), it is asked for that, and the harness does
 * the rest. Where they may be only a part of what is wanted, it is asked as well.
 */
export async function* madeCalls(
  { guide, protocol }: { guide: Guide; protocol: StepProtocol },
  state: TurnState,
  messageId: string,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, readonly Call[]> {
  const made = await guide.madeCalls(state, signal);
  if (!protocol.readRequest) return made;
  const looking = new Set(state.tools.filter(({ effect }) => effect === "look").map(({ name }) => name));
  const isMore = (calls: readonly Call[]) => calls.some(({ tool }) => !looking.has(tool));
  for (const question of await guide.questions(state, made, signal)) {
    const reading = yield* told(protocol.readRequest(question, signal), messageId);
    const calls = reading ? await guide.madeCalls({ ...state, reading }, signal) : [];
    const isEnough = question.about === "files" || isMore(made) ? calls.length > 0 : isMore(calls);
    if (isEnough) return calls;
  }
  return made;
}
