import { cutText } from "../../../../shared/cut-text.ts";
import type { Message } from "../../../../shared/message.ts";

/** Less than that says nothing. In characters. */
const leastShown = 240;

const mostSqueezed = 3;

/** A token has about four characters of English, fewer of code and numbers, and about one of Chinese or Japanese. */
const charactersOfToken = 3;

/**
 * How long the text of one result may be, in characters, in a window of `contextSize` tokens of which `fixed` characters are
 * always there. Half of what is left belongs to one result, so that it can be answered, and followed by another; with each
 * `squeeze` a quarter of that.
 */
export function resultRoom(contextSize: number, fixed: number, squeeze: number): number {
  const half = (contextSize * charactersOfToken - fixed) / 2;
  return Math.max(leastShown, Math.floor(half / 4 ** squeeze));
}

/** Whether results can be cut more closely than they are. */
export function canSqueeze(messages: readonly Message[], squeeze: number): boolean {
  return (
    squeeze < mostSqueezed && messages.some((message) => message.role === "tool" && message.text.length > leastShown)
  );
}

/** The messages with no more than `most` characters of each result. What becomes of one depends on nothing else. */
export function withCutResults(messages: readonly Message[], most: number): readonly Message[] {
  return messages.map((message) =>
    message.role === "tool" ? { ...message, text: cutText(message.text, most) } : message,
  );
}
