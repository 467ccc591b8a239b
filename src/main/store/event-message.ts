import type { Message } from "../../shared/message.ts";

/** The message of a stored event; null for what damage has left. */
export function eventMessage(body: string): Message | null {
  try {
    // only the event log writes here
    const event = JSON.parse(body) as { type: string; message: Message };
    return event.type === "message" && typeof event.message === "object" ? event.message : null;
  } catch {
    return null;
  }
}
