import { eq, sql } from "drizzle-orm";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import type { AgentTag } from "../../shared/event.ts";
import type { AssistantMessage } from "../../shared/message.ts";
import { draft } from "./schema.ts";
import type { SqliteConnection } from "./sqlite.ts";
import type { Attempt } from "./store-error.ts";

/** What a reply would be, were it to end now, and whose reply it is. */
export type StoredDraft = { tag: AgentTag; message: AssistantMessage };

export type DraftTable = {
  /** Replaces the session's draft. It outlives a crash of the program at once, and a power cut a little later. */
  put(sessionId: string, value: StoredDraft): void;
  get(sessionId: string): StoredDraft | null;
};

export function draftTable(
  database: BetterSQLite3Database,
  connection: SqliteConnection,
  now: () => number,
  attempt: Attempt,
): DraftTable {
  const values = {
    sessionId: sql.placeholder("sessionId"),
    atMs: sql.placeholder("atMs"),
    body: sql.placeholder("body"),
  };
  const upsert = database
    .insert(draft)
    .values(values)
    .onConflictDoUpdate({ target: draft.sessionId, set: { atMs: sql`excluded.at_ms`, body: sql`excluded.body` } })
    .prepare();
  const select = database
    .select({ body: draft.body })
    .from(draft)
    .where(eq(draft.sessionId, sql.placeholder("sessionId")))
    .prepare();
  return {
    put(sessionId, value) {
      attempt(() => {
        // Four times a second, waiting for the disk is too much for what the next event makes good anyway.
        connection.pragma("synchronous = NORMAL");
        try {
          upsert.run({ sessionId, atMs: now(), body: JSON.stringify(value) });
        } finally {
          connection.pragma("synchronous = FULL");
        }
      });
    },
    get(sessionId) {
      const row = attempt(() => select.get({ sessionId }));
      return row ? parseDraft(row.body) : null;
    },
  };
}

function parseDraft(body: string): StoredDraft | null {
  try {
    // Only `put` writes here.
    return JSON.parse(body) as StoredDraft;
  } catch {
    return null;
  }
}
