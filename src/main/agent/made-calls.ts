import type { AgentEvent } from "../../shared/event.ts";
import type { Guide, TurnState } from "./guide.ts";
import type { Call, StepProtocol } from "./step-protocol.ts";
import { told } from "./take-step.ts";

/**
 * The harness's own steps. Where they change nothing, and the request may want one text in the place of another, the model is asked for these
 * two: to say them takes a few tokens, and the harness finds all places. Where files are to be elsewhere, it says of each where; where a question
 * names no file, which ones answer it.
 */
export async function* madeCalls(
  { guide, protocol }: { guide: Guide; protocol: StepProtocol },
  state: TurnState,
  messageId: string,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, readonly Call[]> {
  const made = await guide.madeCalls(state, signal);
  const looking = new Set(state.tools.filter(({ effect }) => effect === "look").map(({ name }) => name));
  if (made.some(({ tool }) => !looking.has(tool))) return made;
  const question = protocol.readReplacement ? await guide.replacementQuestion(state, signal) : null;
  if (question && protocol.readReplacement) {
    const replacement = yield* told(protocol.readReplacement(question, signal), messageId);
    return replacement ? guide.madeCalls({ ...state, replacement }, signal) : made;
  }
  const ofFiles = protocol.readLikelyFiles ? await guide.filesQuestion(state, signal) : null;
  if (ofFiles && protocol.readLikelyFiles) {
    const likely = yield* told(protocol.readLikelyFiles(ofFiles, signal), messageId);
    return likely ? guide.madeCalls({ ...state, likely }, signal) : made;
  }
  const ofPlaces = protocol.readPlaces ? await guide.placesQuestion(state, signal) : null;
  const places = ofPlaces && protocol.readPlaces ? yield* told(protocol.readPlaces(ofPlaces, signal), messageId) : null;
  const calls = places ? await guide.madeCalls({ ...state, places }, signal) : [];
  return calls.length > 0 ? calls : made;
}
