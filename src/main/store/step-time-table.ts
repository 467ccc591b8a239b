import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import type { StepTimes } from "../../shared/trace.ts";
import { stepTime } from "./schema.ts";
import type { Attempt } from "./store-error.ts";

/** What steps spent their time on, of the last seven days. Conversations stay when it is gone. */
export type StepTimeTable = {
  /** Also forgets what is older. */
  put(step: { sessionId: string; stepId: string; times: StepTimes }): void;
  /** By the ids of the steps. */
  ofSession(sessionId: string): Map<string, StepTimes>;
  /** Deletes what is older than seven days. */
  forgetOld(): void;
};

const keptMs = 7 * 24 * 60 * 60_000;

export function stepTimeTable(database: BetterSQLite3Database, now: () => number, attempt: Attempt): StepTimeTable {
  const { sessionId, stepId, atMs, body } = stepTime;
  const insert = database
    .insert(stepTime)
    .values({
      sessionId: sql.placeholder("sessionId"),
      stepId: sql.placeholder("stepId"),
      atMs: sql.placeholder("atMs"),
      body: sql.placeholder("body"),
    })
    .onConflictDoUpdate({ target: [sessionId, stepId], set: { atMs: sql`excluded.at_ms`, body: sql`excluded.body` } })
    .prepare();
  const forget = database
    .delete(stepTime)
    .where(lt(atMs, sql.placeholder("before")))
    .prepare();
  const select = database
    .select({ stepId, body })
    .from(stepTime)
    .where(and(eq(sessionId, sql.placeholder("sessionId")), gte(atMs, sql.placeholder("after"))))
    .prepare();
  return {
    put(step) {
      const write = () => {
        forget.run({ before: now() - keptMs });
        insert.run({ sessionId: step.sessionId, stepId: step.stepId, atMs: now(), body: JSON.stringify(step.times) });
      };
      attempt(() => database.transaction(write, { behavior: "immediate" }));
    },
    ofSession(id) {
      const rows = attempt(() => select.all({ sessionId: id, after: now() - keptMs }));
      // only `put` writes here
      return new Map(rows.map((row) => [row.stepId, JSON.parse(row.body) as StepTimes]));
    },
    forgetOld() {
      attempt(() => forget.run({ before: now() - keptMs }));
    },
  };
}
