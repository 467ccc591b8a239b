import type { Message } from "../../../shared/message.ts";

/** The beginning says most of what a result is, the end how it came out. */
const headShare = 0.7;
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
    message.role === "tool" ? { ...message, text: cutResult(message.text, most) } : message,
  );
}

/** A result's head and tail, with a line between them that says how much is missing. Short ones stay as they are. */
export function cutResult(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = whole(text.slice(0, Math.floor(most * headShare)));
  const tail = whole(text.slice(text.length - Math.floor(most * (1 - headShare))));
  const missing = (text.length - head.length - tail.length).toLocaleString("en-US");
  return `${head}\n(… ${missing} characters are left out: there is no room for them …)\n${tail}`;
}

/** Without half of a character at either end. */
function whole(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, "").replace(/^[\uDC00-\uDFFF]/, "");
}
