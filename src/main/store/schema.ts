import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";

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
