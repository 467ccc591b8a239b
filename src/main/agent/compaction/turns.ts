import type { Message } from "../../../shared/message.ts";

/** Requests that follow one another at once, and all that was done about them. */
export type TurnPart = { start: number; messages: readonly Message[] };

/** A conversation turn by turn. What stands before the first request belongs to the first turn. */
export function turnsOf(messages: readonly Message[]): TurnPart[] {
  const starts = messages.flatMap((message, index) =>
    message.role === "user" && messages[index - 1]?.role !== "user" ? [index] : [],
  );
  if (messages.length > 0 && starts[0] !== 0) starts[0] = 0;
  return starts.map((start, index) => ({ start, messages: messages.slice(start, starts[index + 1]) }));
}
