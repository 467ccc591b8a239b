import type { AssistantMessage } from "./message.ts";

/** True of a step without a word or a call. */
export function saysNothing({ parts }: Pick<AssistantMessage, "parts">): boolean {
  return parts.every((part) => part.type === "reasoning" || (part.type === "text" && part.text.trim() === ""));
}
