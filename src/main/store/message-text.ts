import type { Message } from "../../shared/message.ts";

/** What was said in a message, for whoever looks for it later. Results of tools are files and pages, and found where they lie. */
export function messageText(message: Message): string {
  switch (message.role) {
    case "user":
      return message.text;
    case "assistant":
      return message.parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
    case "tool":
      return "";
    default:
      return message satisfies never;
  }
}
