import { desc, eq, sql } from "drizzle-orm";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import type { SessionSummary } from "../../shared/session.ts";
import { session } from "./schema.ts";
import type { Attempt } from "./store-error.ts";

/** A session as it is stored: without a title until the first prompt gives it one. */
export type SessionRow = Omit<SessionSummary, "title"> & { title: string | null };

export type SessionTable = {
  add(row: SessionRow): void;
  /** By last activity, newest first. */
  list(): SessionRow[];
  get(id: string): SessionRow | null;
  setTitle(id: string, title: string): void;
  setModel(id: string, modelId: string | null): void;
  setProfile(id: string, profile: string): void;
  /** Removes it with everything that belongs to it. */
  remove(id: string): void;
};

/** One more than any session has: puts the session that gets it on top of the list. */
export const nextTouched = sql<number>`(SELECT coalesce(max(touched), 0) + 1 FROM session)`;

export function sessionTable(database: BetterSQLite3Database, attempt: Attempt): SessionTable {
  const { id, title, workspace, modelId, profile, parentId, branch, createdAtMs, updatedAtMs, activity } = session;
  const columns = { id, title, workspace, modelId, profile, parentId, branch, createdAtMs, updatedAtMs, activity };
  const all = database.select(columns).from(session).orderBy(desc(session.touched)).prepare();
  const one = database
    .select(columns)
    .from(session)
    .where(eq(id, sql.placeholder("id")))
    .prepare();
  const update = (sessionId: string, change: Partial<SessionRow>) => {
    attempt(() => database.update(session).set(change).where(eq(id, sessionId)).run());
  };
  return {
    add(row) {
      attempt(() =>
        database
          .insert(session)
          .values({ ...row, touched: nextTouched })
          .run(),
      );
    },
    list: () => attempt(() => all.all()),
    get: (sessionId) => attempt(() => one.get({ id: sessionId }) ?? null),
    setTitle: (sessionId, newTitle) => update(sessionId, { title: newTitle }),
    setModel: (sessionId, newModel) => update(sessionId, { modelId: newModel }),
    setProfile: (sessionId, newProfile) => update(sessionId, { profile: newProfile }),
    remove(sessionId) {
      attempt(() => database.delete(session).where(eq(id, sessionId)).run());
    },
  };
}
