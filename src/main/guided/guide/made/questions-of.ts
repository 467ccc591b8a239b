import type { TurnState } from "../../../agent/guide.ts";
import type { Question } from "../../../agent/question.ts";
import type { WorkspaceView } from "../../workspace-view.ts";
import { filesQuestion } from "./files-question.ts";
import { placesQuestion } from "./places-question.ts";
import { replacementQuestion } from "./replacement-question.ts";

/** What the model is to be asked about a new request first; a request of one kind leaves only one thing open. */
export async function questionOf(state: TurnState, view: WorkspaceView, signal: AbortSignal): Promise<Question | null> {
  const replacement = await replacementQuestion(state, view, signal);
  if (replacement) return { about: "replacement", ...replacement };
  const files = await filesQuestion(state, view, signal);
  if (files) return { about: "files", ...files };
  const places = await placesQuestion(state, view, signal);
  return places && { about: "places", ...places };
}
