import type { AssistantMessage, Message, StepUsage } from "../../../shared/message.ts";
import { estimateTokens } from "../../../shared/estimate-tokens.ts";
import { type Conversation, shownMessages } from "./conversation.ts";

/** How full a model's window is, in tokens. */
export type WindowUse = { used: number; size: number };

/** What all conversations begin with has about so many tokens, where nobody has counted them. */
const usualBeginning = 1_000;

/** Windows from this size on are full when `roomInLarge` tokens are left: a share of them would be a waste. */
const largeWindow = 200_000;
const roomInLarge = 20_000;

/** From so many tokens on a window counts as full. */
export function fullFrom(size: number, threshold: number): number {
  return size >= largeWindow ? size - roomInLarge : Math.floor(size * threshold);
}

/**
 * How full the window would be with the next request: as the last step has reported it, and estimated where something has come
 * since. Null where no model has told its window yet.
 */
export function windowUse(conversation: Conversation): WindowUse | null {
  const { messages, compaction } = conversation;
  const last = messages.findLastIndex((message) => message.role === "assistant" && message.usage !== null);
  const usage = usageOf(messages[last]);
  if (!usage || usage.contextSize <= 0) return null;
  const isCurrent = messages.findLastIndex(({ id }) => id === compaction?.atId) < last;
  const whole = beginningOf(usage) + tokensOf(conversation);
  const grown = usage.contextUsed + messages.slice(last + 1).reduce((sum, message) => sum + messageTokens(message), 0);
  // a window that had no room for all of it says how full it is, not how full it ought to be
  const used = isCurrent ? (usage.turnsLeftOut ? Math.max(grown, whole) : grown) : whole;
  return { used, size: usage.contextSize };
}

/** About how many tokens a conversation has as its model sees it. */
export function tokensOf(conversation: Conversation): number {
  return shownMessages(conversation).reduce((sum, message) => sum + messageTokens(message), 0);
}

/** About how many tokens a message has. */
export function messageTokens(message: Message): number {
  switch (message.role) {
    case "user":
      return estimateTokens(message.context) + estimateTokens(message.text);
    case "tool":
      return estimateTokens(message.text) + estimateTokens(message.note);
    case "assistant":
      return estimateTokens(replyText(message));
    default:
      return message satisfies never;
  }
}

function replyText({ parts }: AssistantMessage): string {
  return parts
    .map((part) => (part.type === "tool-call" ? (part.written?.text ?? JSON.stringify(part.input)) : part.text))
    .join("\n");
}

function beginningOf({ window }: StepUsage): number {
  return window?.instructions ?? usualBeginning;
}

function usageOf(message: Message | undefined): StepUsage | null {
  return message?.role === "assistant" ? message.usage : null;
}
