import type { UserMessage } from "../../shared/message.ts";
import { type Said, saidTogether } from "../../shared/said.ts";
import { attachedBriefly } from "../agent/attached-context.ts";

/** What was said, as a message that joins the conversation without an answer. */
export function briefMessage(said: readonly Said[], id: string): UserMessage {
  const together = saidTogether(said);
  return { role: "user", id, ...together, context: attachedBriefly(together.attachments ?? []) };
}
