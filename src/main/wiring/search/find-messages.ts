import type { Message } from "../../../shared/message.ts";
import { fuseRanks } from "../../meaning/fuse-ranks.ts";
import type { Meaning } from "../../meaning/meaning.ts";
import type { MessageHit } from "../../store/message-index.ts";
import { messageText } from "../../store/message-text.ts";

/** A message that was looked for. `text` is all of it where it has the words, else the passage that means them. */
export type FoundMessage = { id: number; sessionId: string; atMs: number; message: Message; text: string };

/** What was found by its words, with what means much the same; both lists count alike. */
export async function findMessages(
  query: string,
  hits: readonly MessageHit[],
  meaning: Meaning,
  signal: AbortSignal,
): Promise<FoundMessage[]> {
  const near = await meaning.nearMessages(query, signal);
  const found = new Map<number, FoundMessage & { passage: string }>();
  for (const { passage, ...message } of near) found.set(message.id, { ...message, text: passage, passage });
  for (const { id, sessionId, atMs, message } of hits) {
    const text = messageText(message);
    found.set(id, { id, sessionId, atMs, message, text, passage: found.get(id)?.passage ?? text });
  }
  const ids = fuseRanks([hits.map(({ id }) => id), near.map(({ id }) => id)]);
  const fused = ids.flatMap((id) => found.get(id) ?? []);
  return meaning.inOrder(query, fused, ({ passage }) => passage, signal);
}
