import type { Compaction, Digest } from "../../../shared/compaction.ts";
import { contextText, rulesText } from "../../../shared/digest-text.ts";
import type { UserMessage } from "../../../shared/message.ts";

/** What a model is told in place of the messages that it doesn't see any more: the person's own words as text, the rest as context. */
export function digestMessage(id: Compaction["id"], digest: Digest): UserMessage {
  return { role: "user", id, text: rulesText(digest), context: contextText(digest), isDigest: true };
}
