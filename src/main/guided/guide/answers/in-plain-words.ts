import type { TurnState } from "../../../agent/guide.ts";
import type { ToolSpec } from "../../../agent/tool.ts";
import { turnOf } from "../../../../shared/turn.ts";
import type { WorkspaceView } from "../../workspace-view.ts";
import { describeEnvironment } from "../environment.ts";
import { noteFor } from "../notes.ts";
import { wordsOf } from "../request/words/words.ts";
import { factsIn } from "../turn/note-parts.ts";
import { conditionsIn } from "./with-or-without-story.ts";

/**
 * The state as it would be, had the request been said as the model says it plainly: with what is known of the folder, and of what was looked at, for these words. Null where
 * they leave out what tells some rows from others.
 */
export async function inPlainWords(
  { reading, ...state }: TurnState,
  view: WorkspaceView,
  tools: readonly ToolSpec[],
  signal: AbortSignal,
): Promise<TurnState | null> {
  const { request, since } = turnOf(state.messages);
  if (reading?.about !== "plain" || !request) return null;
  const text = reading.request;
  const noted = [request.context ?? "", ...since.flatMap((each) => (each.role === "tool" ? [factsIn(each.note)] : []))];
  const [said, told] = [new Set(wordsOf(request.text)), new Set(wordsOf(text))];
  const telling = noted.flatMap(conditionsIn).flatMap(wordsOf);
  if (telling.some((word) => said.has(word) && !told.has(word))) return null;
  const at = state.messages.indexOf(request);
  const context = await describeEnvironment(text, state.messages.slice(0, at), view, tools, signal);
  const asked = { ...state, messages: state.messages.with(at, { ...request, text, context }) };
  const messages = await Promise.all(
    asked.messages.map(async (each, place) =>
      each.role === "tool" && place > at ? { ...each, note: await noteFor(each, asked, view) } : each,
    ),
  );
  return { ...asked, messages };
}
