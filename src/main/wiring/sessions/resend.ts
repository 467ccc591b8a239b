import { besideOf } from "../../../shared/said.ts";
import type { SessionSummary } from "../../../shared/session.ts";
import type { Spoken } from "./open-bus.ts";
import type { Sessions } from "../../session/sessions.ts";

/** Says something else in place of a message, with the same files: in a branch that begins before it. Where it can't be sent, there is no branch either. */
export async function resend(
  sessions: Pick<Sessions, "fork" | "remove" | "open">,
  request: Spoken["request"],
  { sessionId, messageId, text }: { sessionId: string; messageId: string; text: string },
): Promise<SessionSummary> {
  const said = sessions.open(sessionId).view.messages.find((message) => message.id === messageId);
  const { id } = sessions.fork(sessionId, { before: messageId });
  try {
    await request(id, text, "now", said?.role === "user" ? besideOf(said) : {});
  } catch (cause) {
    await sessions.remove(id);
    throw cause;
  }
  return sessions.open(id).summary;
}
