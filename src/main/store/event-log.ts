import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import type { AgentTag, DurableEvent } from "../../shared/event.ts";
import type { SessionSummary } from "../../shared/session.ts";
import type { TimedEvent } from "../../shared/trace.ts";
import { draft, event as eventTable, prompt, session } from "./schema.ts";
import { nextTouched, type SessionRow } from "./session-table.ts";
import { messageNote } from "./message-index.ts";
import type { SqliteConnection } from "./sqlite.ts";
import type { Attempt } from "./store-error.ts";
import { usageNote } from "./usage-table.ts";

/** An event that is stored, with the agent that it is about. */
export type StoredEvent = AgentTag & DurableEvent;

/** What happens together with an event, or not at all. */
export type Entry = {
  sessionId: string;
  event: StoredEvent;
  /** Where the session stands after it. */
  activity: SessionSummary["activity"];
  /** Queued prompts that this event takes into the conversation. */
  admits: readonly number[];
};

export type EventLog = {
  /** Returns the event's place in its session, from 1. When it returns, the event outlives a crash and a power cut. */
  append(entry: Entry): number;
  /** Adds a session with events that happened elsewhere, all of it or nothing. What they cost was paid there, and isn't counted again. */
  adopt(row: SessionRow, events: readonly StoredEvent[]): void;
  /** In order. `unreadable` counts rows that damage, or a newer version, made meaningless here: they are left out. */
  list(sessionId: string): { events: StoredEvent[]; unreadable: number };
  /** The same with the times at which they were stored. */
  timed(sessionId: string): TimedEvent[];
};

/** The session is its events. Rows are added and never changed. */
export function eventLog(
  database: BetterSQLite3Database,
  connection: SqliteConnection,
  now: () => number,
  attempt: Attempt,
): EventLog {
  const sessionId = sql.placeholder("sessionId");
  const insert = database
    .insert(eventTable)
    .values({
      sessionId,
      // made in the statement that uses it, so that no two events can get the same
      seq: sql`(SELECT coalesce(max(seq), 0) + 1 FROM event WHERE session_id = ${sessionId})`,
      atMs: sql.placeholder("atMs"),
      type: sql.placeholder("type"),
      body: sql.placeholder("body"),
    })
    .returning({ seq: eventTable.seq })
    .prepare();
  const touch = database
    .update(session)
    // drizzle types `set` for plain values; a placeholder is one that comes later
    .set({
      touched: nextTouched,
      updatedAtMs: sql`${sql.placeholder("atMs")}`,
      activity: sql`${sql.placeholder("activity")}`,
    })
    .where(eq(session.id, sessionId))
    .prepare();
  const dropDraft = database.delete(draft).where(eq(draft.sessionId, sessionId)).prepare();
  const select = database
    .select({ body: eventTable.body, atMs: eventTable.atMs })
    .from(eventTable)
    .where(eq(eventTable.sessionId, sessionId))
    .orderBy(asc(eventTable.seq))
    .prepare();
  const noteUsage = usageNote(database);
  const noteMessage = messageNote(database, connection);
  const write = ({ sessionId: id, event, activity, admits }: Entry): number => {
    const atMs = now();
    const { seq } = insert.get({ sessionId: id, atMs, type: event.type, body: JSON.stringify(event) });
    touch.run({ sessionId: id, atMs, activity });
    if (event.type === "message") noteMessage(id, seq, event.message);
    if (event.type === "message" && event.message.role === "assistant") noteUsage(id, atMs, event.message);
    if (endsDraft(event)) dropDraft.run({ sessionId: id });
    if (admits.length > 0) {
      database
        .delete(prompt)
        .where(and(eq(prompt.sessionId, id), inArray(prompt.id, [...admits])))
        .run();
    }
    return seq;
  };
  return {
    append: (entry) => attempt(() => database.transaction(() => write(entry), { behavior: "immediate" })),
    adopt(row, events) {
      const atMs = now();
      const addAll = () => {
        database
          .insert(session)
          .values({ ...row, touched: nextTouched })
          .run();
        for (const event of events) {
          const { seq } = insert.get({ sessionId: row.id, atMs, type: event.type, body: JSON.stringify(event) });
          if (event.type === "message") noteMessage(row.id, seq, event.message);
        }
      };
      attempt(() => database.transaction(addAll, { behavior: "immediate" }));
    },
    list(id) {
      const rows = attempt(() => select.all({ sessionId: id }));
      const events = rows.flatMap(({ body }) => parseEvent(body) ?? []);
      return { events, unreadable: rows.length - events.length };
    },
    timed(id) {
      const rows = attempt(() => select.all({ sessionId: id }));
      return rows.flatMap(({ body, atMs }) => {
        const event = parseEvent(body);
        return event ? [{ ...event, atMs }] : [];
      });
    },
  };
}

/** The message says all that the draft said. Helpers have no draft. */
function endsDraft(event: StoredEvent): boolean {
  if (event.depth > 0) return false;
  return event.type === "run-end" || (event.type === "message" && event.message.role === "assistant");
}

const known: Record<DurableEvent["type"], true> = {
  "run-start": true,
  instructions: true,
  "instructions-outdated": true,
  message: true,
  notice: true,
  "tool-start": true,
  report: true,
  "permission-request": true,
  "permission-response": true,
  compaction: true,
  "effect-notice": true,
  question: true,
  "question-answer": true,
  todo: true,
  plan: true,
  "run-end": true,
};

const isKnown = (type: unknown): boolean => typeof type === "string" && Object.hasOwn(known, type);

/** One bad row must not lock a whole conversation away. */
function parseEvent(body: string): StoredEvent | null {
  try {
    const event: unknown = JSON.parse(body);
    if (typeof event !== "object" || event === null || !("type" in event) || !isKnown(event.type)) return null;
    // Only `append` writes here, so a row of a known type has its shape.
    return event as StoredEvent;
  } catch {
    return null;
  }
}
