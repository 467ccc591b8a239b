import type { Message, ToolMessage } from "../../../shared/message.ts";

/** What stands for the result of a call that has none: a conversation with an open call confuses models. */
export const neverRun = "Not run: it was interrupted before it began.";

/** Each call has one answer: where a damaged conversation holds two, the first counts. */
export function firstResults(messages: readonly Message[]): Map<string, ToolMessage> {
  const results = new Map<string, ToolMessage>();
  for (const message of messages) {
    if (message.role === "tool" && !results.has(message.callId)) results.set(message.callId, message);
  }
  return results;
}

/** What came of a call, and what the harness has to say of it. */
export function resultText({ text, note }: Pick<ToolMessage, "text" | "note">): string {
  return note ? `${text}\n${note}` : text;
}
