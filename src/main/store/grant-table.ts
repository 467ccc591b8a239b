import { and, asc, eq, sql } from "drizzle-orm";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import { grant } from "./schema.ts";
import type { Attempt } from "./store-error.ts";

/** What was allowed "always here", folder by folder. An identity says exactly which action, to the letter. */
export type GrantTable = {
  add(workspace: string, identity: string): void;
  has(workspace: string, identity: string): boolean;
  /** Oldest first. */
  list(workspace: string): string[];
  remove(workspace: string, identity: string): void;
};

export function grantTable(database: BetterSQLite3Database, now: () => number, attempt: Attempt): GrantTable {
  const isIt = and(eq(grant.workspace, sql.placeholder("workspace")), eq(grant.identity, sql.placeholder("identity")));
  const one = database.select({ atMs: grant.atMs }).from(grant).where(isIt).prepare();
  const remove = database.delete(grant).where(isIt).prepare();
  return {
    add(workspace, identity) {
      attempt(() => database.insert(grant).values({ workspace, identity, atMs: now() }).onConflictDoNothing().run());
    },
    has: (workspace, identity) => attempt(() => one.get({ workspace, identity }) !== undefined),
    list(workspace) {
      const rows = attempt(() =>
        database
          .select()
          .from(grant)
          .where(eq(grant.workspace, workspace))
          .orderBy(asc(grant.atMs), asc(grant.identity))
          .all(),
      );
      return rows.map((row) => row.identity);
    },
    remove(workspace, identity) {
      attempt(() => remove.run({ workspace, identity }));
    },
  };
}
