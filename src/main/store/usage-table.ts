import { desc, eq, sql } from "drizzle-orm";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import type { AssistantMessage } from "../../shared/message.ts";
import { spentOn } from "../../shared/with-usage.ts";
import type { MonthUsage, UsageSum } from "../../shared/usage.ts";
import { usage } from "./schema.ts";
import type { Attempt } from "./store-error.ts";

/** What steps cost. The rows hold no words of any conversation, so they stay when it is deleted. */
export type UsageTable = {
  ofSession(sessionId: string): UsageSum[];
  /** Newest first. */
  byMonth(): MonthUsage[];
};

export function usageTable(database: BetterSQLite3Database, attempt: Attempt): UsageTable {
  const month = sql<string>`strftime('%Y-%m', ${usage.atMs} / 1000, 'unixepoch', 'localtime')`;
  const sums = {
    modelId: usage.modelId,
    host: usage.host,
    steps: sql<number>`count(*)`,
    read: sql<number>`sum(${usage.read})`,
    reused: sql<number>`sum(${usage.reused})`,
    written: sql<number>`sum(${usage.written})`,
    costUsd: sql<number>`coalesce(sum(${usage.costUsd}), 0.0)`,
    unpriced: sql<number>`sum(${usage.host} IS NOT NULL AND ${usage.costUsd} IS NULL)`,
  };
  return {
    ofSession: (sessionId) =>
      attempt(() =>
        database
          .select(sums)
          .from(usage)
          .where(eq(usage.sessionId, sessionId))
          .groupBy(usage.modelId, usage.host)
          .orderBy(usage.modelId)
          .all(),
      ),
    byMonth() {
      const rows = attempt(() =>
        database
          .select({ month, ...sums })
          .from(usage)
          .groupBy(month, usage.modelId, usage.host)
          .orderBy(desc(month), usage.modelId)
          .all(),
      );
      const months = new Map<string, UsageSum[]>();
      for (const { month: name, ...sum } of rows) months.set(name, [...(months.get(name) ?? []), sum]);
      return [...months].map(([name, models]) => ({ month: name, models }));
    },
  };
}

/** Notes what a step cost, within the transaction that stores its message. Steps for which no model was asked cost nothing. */
export function usageNote(
  database: BetterSQLite3Database,
): (sessionId: string, atMs: number, message: AssistantMessage) => void {
  const insert = database
    .insert(usage)
    .values({
      sessionId: sql.placeholder("sessionId"),
      messageId: sql.placeholder("messageId"),
      atMs: sql.placeholder("atMs"),
      // a model here is named by the run that it began with
      modelId: sql`coalesce(${sql.placeholder("modelId")}, (
        SELECT json_extract(body, '$.modelId') FROM event
        WHERE session_id = ${sql.placeholder("sessionId")} AND type = 'run-start' ORDER BY seq DESC LIMIT 1
      ), '')`,
      host: sql.placeholder("host"),
      read: sql.placeholder("read"),
      reused: sql.placeholder("reused"),
      written: sql.placeholder("written"),
      costUsd: sql.placeholder("costUsd"),
    })
    .prepare();
  return (sessionId, atMs, message) => {
    const used = spentOn(message);
    if (!used) return;
    const { id, sent } = message;
    insert.run({
      sessionId,
      messageId: id,
      atMs,
      modelId: sent?.modelId ?? null,
      host: sent?.host ?? null,
      read: used.evaluated,
      reused: used.reused,
      written: used.sampled + used.forced,
      costUsd: used.costUsd ?? null,
    });
  };
}
