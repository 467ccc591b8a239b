import type { Branch } from "../../shared/session.ts";
import { blob, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/*
 * After a change here: npx drizzle-kit generate --dialect sqlite --schema src/main/store/schema.ts
 * --out src/main/store/migrations. A migration that was released is never changed.
 */

/** A conversation. `touched` counts activity over all sessions, because clocks jump and a list must not. */
export const session = sqliteTable(
  "session",
  {
    id: text().primaryKey(),
    /** Null until the first prompt names it. */
    title: text(),
    workspace: text().notNull(),
    modelId: text("model_id"),
    /** The name of its agent's profile. */
    profile: text().notNull().default("hearth"),
    /** The session whose agent started this one. It goes on without it. */
    parentId: text("parent_id"),
    /** The session that this one is a branch of, which may be gone, and so many messages of it. */
    branch: text({ mode: "json" }).$type<Branch>(),
    createdAtMs: integer("created_at_ms").notNull(),
    updatedAtMs: integer("updated_at_ms").notNull(),
    touched: integer().notNull(),
    activity: text({ enum: ["idle", "running", "waiting", "failed", "interrupted"] }).notNull(),
  },
  (table) => [index("session_touched").on(table.touched)],
);

/** What happened in a session, in order. Rows are added and never changed. */
export const event = sqliteTable(
  "event",
  {
    sessionId: text("session_id")
      .notNull()
      .references(() => session.id, { onDelete: "cascade" }),
    seq: integer().notNull(),
    atMs: integer("at_ms").notNull(),
    type: text().notNull(),
    /** The event as JSON. */
    body: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.seq] })],
);

/**
 * Messages with words, for the search. Their words are in the table `message_words`, which SQLite's full-text search keeps under
 * the same ids; a trigger deletes them there. A higher id is a later message.
 */
export const message = sqliteTable(
  "message",
  {
    id: integer().primaryKey(),
    sessionId: text("session_id")
      .notNull()
      .references(() => session.id, { onDelete: "cascade" }),
    /** Its event. */
    seq: integer().notNull(),
  },
  (table) => [uniqueIndex("message_event").on(table.sessionId, table.seq)],
);

/** One row: events up to this rowid may hold messages that the search doesn't know yet. */
export const searchBacklog = sqliteTable("search_backlog", { upTo: integer("up_to").notNull() });

/**
 * What passages of messages mean, as a model for searching puts it: numbers that only compare with others of the same model. They
 * go with their message, and can be made anew.
 */
export const messageVector = sqliteTable(
  "message_vector",
  {
    messageId: integer("message_id")
      .notNull()
      .references(() => message.id, { onDelete: "cascade" }),
    /** Its place among the passages of the message. */
    part: integer().notNull(),
    model: text().notNull(),
    dimension: integer().notNull(),
    /** Of the passage. */
    textHash: text("text_hash").notNull(),
    /** 32-bit floats, one behind the other. */
    vector: blob({ mode: "buffer" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.part] })],
);

/** The same of notes of the memory, which are found again by their text. */
export const memoryVector = sqliteTable("memory_vector", {
  textHash: text("text_hash").primaryKey(),
  model: text().notNull(),
  dimension: integer().notNull(),
  vector: blob({ mode: "buffer" }).notNull(),
});

/** The reply that is being written: one row a session, replaced as it grows, gone when the message is stored. */
export const draft = sqliteTable("draft", {
  sessionId: text("session_id")
    .primaryKey()
    .references(() => session.id, { onDelete: "cascade" }),
  atMs: integer("at_ms").notNull(),
  /** The assistant message, were it to end now, as JSON. */
  body: text().notNull(),
});

/** What the person said while the agent was busy. A row goes in the moment its message is stored. */
export const prompt = sqliteTable(
  "prompt",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    sessionId: text("session_id")
      .notNull()
      .references(() => session.id, { onDelete: "cascade" }),
    atMs: integer("at_ms").notNull(),
    /** `after`: not before the run that goes on has ended. */
    delivery: text({ enum: ["now", "after"] })
      .notNull()
      .default("now"),
    /** The text as a JSON string: not every library takes a NUL, or half a character, as text. */
    body: text().notNull(),
  },
  (table) => [index("prompt_session").on(table.sessionId)],
);

/** "Always here": exactly this action is allowed in this folder. */
export const grant = sqliteTable(
  "grant",
  {
    workspace: text().notNull(),
    /** Says exactly which action; two that differ in a single blank differ here. */
    identity: text().notNull(),
    atMs: integer("at_ms").notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspace, table.identity] })],
);

/** What a model showed in its test, with one version of the engine. */
export const fitness = sqliteTable(
  "fitness",
  {
    modelHash: text("model_hash").notNull(),
    engineVersion: text("engine_version").notNull(),
    atMs: integer("at_ms").notNull(),
    /** The file that was hashed, as it was then: one that is still the same isn't hashed again. Null for a server's model. */
    filePath: text("file_path"),
    fileBytes: integer("file_bytes"),
    fileChangedMs: real("file_changed_ms"),
    /** What came of it, as JSON. */
    body: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.modelHash, table.engineVersion] })],
);

/** What a step cost. It holds no words, and outlives its conversation: what was spent stays spent. */
export const usage = sqliteTable(
  "usage",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    sessionId: text("session_id").notNull(),
    messageId: text("message_id").notNull(),
    atMs: integer("at_ms").notNull(),
    modelId: text("model_id").notNull(),
    /** The computer that the conversation was sent to; null for a model here. */
    host: text(),
    read: integer().notNull(),
    reused: integer().notNull(),
    written: integer().notNull(),
    /** US dollars; null for a model here, and where the price isn't known. */
    costUsd: real("cost_usd"),
  },
  (table) => [index("usage_session").on(table.sessionId), index("usage_time").on(table.atMs)],
);

/** The session that was made for a name by which it is spoken to. */
export const sessionKey = sqliteTable("session_key", {
  key: text().primaryKey(),
  sessionId: text("session_id")
    .notNull()
    .references(() => session.id, { onDelete: "cascade" }),
});

/** What Hearth remembers of itself: a value of JSON for each name. */
export const setting = sqliteTable("setting", { name: text().primaryKey(), body: text().notNull() });

/** What is done at set times: until when that was seen to, and what came of it last. */
export const schedule = sqliteTable("schedule", {
  name: text().primaryKey(),
  /** Whatever was due up to then is done, or was never meant. */
  handledMs: integer("handled_ms").notNull(),
  /** When it last began; null where it never did. */
  startedAtMs: integer("started_at_ms"),
  state: text({ enum: ["new", "waiting", "running", "done", "failed", "stopped", "nothing"] }).notNull(),
  /** Its last words, why it failed, or what it waits for. */
  text: text().notNull(),
});

/** What a step spent its time on. It is there for traces alone, and forgotten after a week. */
export const stepTime = sqliteTable(
  "step_time",
  {
    sessionId: text("session_id")
      .notNull()
      .references(() => session.id, { onDelete: "cascade" }),
    /** The id of its message; of a step that ended without any, the id of its run. */
    stepId: text("step_id").notNull(),
    atMs: integer("at_ms").notNull(),
    /** Milliseconds by phase, as JSON. */
    body: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.stepId] }), index("step_time_at").on(table.atMs)],
);
