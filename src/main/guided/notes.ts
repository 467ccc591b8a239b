import type { ToolMessage } from "../../shared/message.ts";
import type { TurnState } from "../agent/guide.ts";
import { turnOf } from "../agent/turn.ts";
import type { WorkspaceView } from "./workspace-view.ts";

/** A result this long pushes the request out of a small model's sight. */
const longResult = 400;

/** What the harness has to say of a result: facts that it checked itself, and the request again after much text. */
export async function noteFor(result: ToolMessage, state: TurnState, view: WorkspaceView): Promise<string> {
  const turn = turnOf(state.messages);
  const left = result.tool === "edit" && result.status === "ok" ? await leftOver(result, state, view) : "";
  const reminder = result.text.length > longResult && turn.request ? `The request was: ${turn.request.text.slice(0, 300)}` : "";
  return [left, reminder].filter((part) => part !== "").join("\n");
}

/** After a word was replaced everywhere in one file: where it still is. */
async function leftOver(result: ToolMessage, state: TurnState, view: WorkspaceView): Promise<string> {
  const call = state.messages
    .flatMap((message) => (message.role === "assistant" ? message.parts : []))
    .find((part) => part.type === "tool-call" && part.callId === result.callId);
  if (call?.type !== "tool-call" || call.input["replace_all"] !== true) return "";
  const word = call.input["old_text"];
  if (typeof word !== "string" || word.trim().length < 3) return "";
  const places = await view.search([word], 50);
  const paths = [...new Set(places.filter(({ text }) => text.includes(word)).map(({ path }) => path))];
  return paths.length > 0 ? `"${word}" is still in ${paths.slice(0, 5).join(", ")}.` : `"${word}" is nowhere in the folder any more.`;
}
