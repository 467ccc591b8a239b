import type { Message, UserMessage } from "../../../../shared/message.ts";

/** The messages without their `count` oldest turns. The turn that is going on always stays, and so does what was kept of older ones. */
export function withoutOldTurns(messages: readonly Message[], count: number): readonly Message[] {
  const starts = turnStarts(messages);
  const from = starts[Math.min(count, starts.length - 1)] ?? 0;
  const [first] = messages;
  return from > 0 && isDigest(first) ? [first, ...messages.slice(from)] : messages.slice(from);
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

function isDigest(message: Message | undefined): message is UserMessage {
  return message?.role === "user" && message.isDigest === true;
}
