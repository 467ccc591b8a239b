import type { Message } from "../../../shared/message.ts";

/** The messages without their `count` oldest turns. The turn that is going on always stays. */
export function withoutOldTurns(messages: readonly Message[], count: number): readonly Message[] {
  const starts = turnStarts(messages);
  return messages.slice(starts[Math.min(count, starts.length - 1)] ?? 0);
}

/** How many turns there are to leave out, beside the one that is going on. */
export function oldTurns(messages: readonly Message[]): number {
  return Math.max(0, turnStarts(messages).length - 1);
}

/** A request opens a turn; requests that follow one another at once belong to one. */
function turnStarts(messages: readonly Message[]): number[] {
  return messages.flatMap((message, index) =>
    message.role === "user" && messages[index - 1]?.role !== "user" ? [index] : [],
  );
}
