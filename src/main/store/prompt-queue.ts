import { asc, eq, sql } from "drizzle-orm";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import { prompt } from "./schema.ts";
import type { Attempt } from "./store-error.ts";

/** Something that was said and isn't in the conversation yet. */
export type QueuedPrompt = { id: number; text: string };

export type PromptQueue = {
  /** When it returns, the prompt outlives a crash. The event log takes it out when its message is stored. */
  add(sessionId: string, text: string): QueuedPrompt;
  /** Oldest first. */
  list(sessionId: string): QueuedPrompt[];
};

export function promptQueue(database: BetterSQLite3Database, now: () => number, attempt: Attempt): PromptQueue {
  const select = database
    .select({ id: prompt.id, body: prompt.body })
    .from(prompt)
    .where(eq(prompt.sessionId, sql.placeholder("sessionId")))
    .orderBy(asc(prompt.id))
    .prepare();
  return {
    add(sessionId, text) {
      const { id } = attempt(() =>
        database
          .insert(prompt)
          .values({ sessionId, body: JSON.stringify(text), atMs: now() })
          .returning({ id: prompt.id })
          .get(),
      );
      return { id, text };
    },
    // only `add` writes here
    list: (sessionId) =>
      attempt(() => select.all({ sessionId })).map(({ id, body }) => ({ id, text: JSON.parse(body) as string })),
  };
}
