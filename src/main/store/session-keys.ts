import { eq } from "drizzle-orm";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import { sessionKey } from "./schema.ts";
import type { Attempt } from "./store-error.ts";

/** Names by which sessions are spoken to. A name goes with its session. */
export type SessionKeys = {
  get(key: string): string | null;
  put(key: string, sessionId: string): void;
};

export function sessionKeys(database: BetterSQLite3Database, attempt: Attempt): SessionKeys {
  return {
    get: (key) =>
      attempt(() => database.select().from(sessionKey).where(eq(sessionKey.key, key)).get())?.sessionId ?? null,
    put(key, sessionId) {
      const target = sessionKey.key;
      attempt(() =>
        database.insert(sessionKey).values({ key, sessionId }).onConflictDoUpdate({ target, set: { sessionId } }).run(),
      );
    },
  };
}
