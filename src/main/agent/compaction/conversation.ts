import type { Compaction } from "../../../shared/compaction.ts";
import { cutText } from "../../../shared/cut-text.ts";
import type { Message } from "../../../shared/message.ts";
import { digestMessage } from "./digest-message.ts";

/** All that was said in a session, and what of it a model sees. */
export type Conversation = { messages: readonly Message[]; compaction: Compaction | null };

/** The messages that a model still sees, with what it is told of those before. A compaction that fits no message hides none. */
export function seenMessages({ messages, compaction }: Conversation): readonly Message[] {
  if (!compaction?.digest || compaction.fromId === null) return messages;
  const from = messages.findLastIndex(({ id }) => id === compaction.fromId);
  return from === -1 ? messages : [digestMessage(compaction.id, compaction.digest), ...messages.slice(from)];
}

/** The messages that it doesn't see any more. */
export function hiddenMessages({ messages, compaction }: Conversation): readonly Message[] {
  if (!compaction?.digest || compaction.fromId === null) return [];
  return messages.slice(
    0,
    Math.max(
      0,
      messages.findLastIndex(({ id }) => id === compaction.fromId),
    ),
  );
}

/** The messages as the model reads them now. */
export function shownMessages(conversation: Conversation): readonly Message[] {
  return withOldResultsCut(seenMessages(conversation), conversation.compaction);
}

/** Seen messages as the model reads them: old results as short as the compaction says. */
export function withOldResultsCut(seen: readonly Message[], compaction: Compaction | null): readonly Message[] {
  const cut = compaction?.cut;
  if (!cut) return seen;
  const before = seen.findLastIndex(({ id }) => id === cut.beforeId);
  return seen.map((message, index) =>
    message.role === "tool" && index < before ? { ...message, text: cutText(message.text, cut.characters) } : message,
  );
}
