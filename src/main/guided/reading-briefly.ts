import { cutText } from "../../shared/cut-text.ts";
import type { Message } from "../../shared/message.ts";
import type { Guide, TurnState } from "../agent/guide.ts";

/** What people type is shorter; what is longer is text that was pasted, and each of the many rules would read all of it. In characters. */
const most = 20_000;

/** A guide that reads of what a person said only so much: a megabyte would take it seconds, and hardly a model has room for that anyway. */
export function readingBriefly(guide: Guide): Guide {
  return {
    grounding: guide.grounding,
    context: (request, history, signal) => guide.context(cutText(request, most), cutIn(history), signal),
    kinds: (request, signal) => guide.kinds(cutText(request, most), signal),
    madeCalls: (state, signal) => guide.madeCalls(briefly(state), signal),
    questions: (state, made, signal) => guide.questions(briefly(state), made, signal),
    readyAnswer: (state, signal) => guide.readyAnswer(briefly(state), signal),
    questionsToAnswer: (state) => guide.questionsToAnswer(briefly(state)),
    masks: (state) => guide.masks(briefly(state)),
    tryOut: (call, state, signal) => guide.tryOut(call, briefly(state), signal),
    proposals: (state, signal) => guide.proposals(briefly(state), signal),
    gaps: (state, signal) => guide.gaps(briefly(state), signal),
    inVain: (state) => guide.inVain(briefly(state)),
    note: (result, state) => guide.note(result, briefly(state)),
  };
}

function briefly(state: TurnState): TurnState {
  const messages = cutIn(state.messages);
  return messages === state.messages ? state : { ...state, messages };
}

function cutIn(messages: readonly Message[]): readonly Message[] {
  const isLong = (message: Message) => message.role === "user" && message.text.length > most;
  if (!messages.some(isLong)) return messages;
  return messages.map((message) =>
    message.role === "user" ? { ...message, text: cutText(message.text, most) } : message,
  );
}
