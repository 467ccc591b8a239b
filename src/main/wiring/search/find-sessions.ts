import type { FoundSession } from "../../../shared/search.ts";
import type { SessionSummary } from "../../../shared/session.ts";
import { type FoundMessage, findMessages } from "./find-messages.ts";
import type { Meaning } from "../../meaning/meaning.ts";
import type { MessageIndex } from "../../store/message-index.ts";
import { hitsIn, searchWords, type SearchWord } from "../../store/search-words.ts";
import { snippetOf } from "../../store/snippet.ts";

/** A list that a person looks through. */
const mostSessions = 30;
/** A session that talks much of it shouldn't hide the others. */
const mostMessages = 200;

export type FindSessionsDeps = {
  sessions: readonly SessionSummary[];
  messages: Pick<MessageIndex, "find">;
  meaning: Meaning;
};

/** Sessions in which this was said, the best first; before them those that have all of the words in their title. */
export async function findSessions(
  typed: string,
  { sessions, messages, meaning }: FindSessionsDeps,
  signal: AbortSignal,
): Promise<FoundSession[]> {
  const words = searchWords(typed);
  if (words.length === 0) return [];
  const best = new Map<string, FoundMessage>();
  for (const found of await findMessages(typed, messages.find(words, mostMessages), meaning, signal)) {
    if (!best.has(found.sessionId)) best.set(found.sessionId, found);
  }
  const known = new Map(sessions.map((session) => [session.id, session]));
  const titled = sessions.filter(({ title }) => hasAll(title, words)).map(({ id }) => id);
  return [...new Set([...titled, ...best.keys()])].slice(0, mostSessions).flatMap((id) => {
    const session = known.get(id);
    return session ? [foundIn(session, best.get(id), words)] : [];
  });
}

function hasAll(title: string, words: readonly SearchWord[]): boolean {
  const hits = new Set(hitsIn(title, words).map(({ word }) => word));
  return words.every(({ text }) => hits.has(text));
}

function foundIn(session: SessionSummary, found: FoundMessage | undefined, words: readonly SearchWord[]): FoundSession {
  const { id: sessionId, title, workspace, updatedAtMs } = session;
  return {
    sessionId,
    title,
    workspace,
    messageId: found?.message.id ?? null,
    atMs: found?.atMs ?? updatedAtMs,
    snippet: found ? snippetOf(found.text, words) : [],
  };
}
