import { count, countDistinct, eq, ne } from "drizzle-orm";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import type { Message } from "../../shared/message.ts";
import { eventMessage } from "./event-message.ts";
import { messageText } from "./message-text.ts";
import { message as messageTable, messageVector } from "./schema.ts";
import type { SqliteConnection } from "./sqlite.ts";
import type { Attempt } from "./store-error.ts";
import { fromBytes, toBytes } from "./vector-bytes.ts";

/** Where among all passages one stands. */
export type PassagePlace = { id: number; part: number };

/** A message that the search knows, by its id there. */
export type IndexedMessage = { id: number; sessionId: string; atMs: number; message: Message };

/** What passages of messages mean to one model. */
export type MessageVectors = {
  /** Messages that have none of this model, the latest first. */
  pending(model: string, most: number): { id: number; text: string }[];
  /** All passages of a message, in their order, in place of what there was. Nothing, where the message was deleted meanwhile. */
  put(id: number, model: string, passages: readonly { textHash: string; vector: Float32Array }[]): void;
  /** Those behind that place, in their order; from the beginning for null. */
  list(
    model: string,
    after: PassagePlace | null,
    most: number,
  ): (PassagePlace & { textHash: string; vector: Float32Array })[];
  /** Null for one that was deleted. */
  message(id: number): IndexedMessage | null;
  /** How many messages have theirs, of how many. */
  count(model: string): { done: number; all: number };
  /** Deletes what other models made. */
  keepOnly(model: string): void;
};

type Row = PassagePlace & { textHash: string; vector: Uint8Array };
type MessageRow = { id: number; sessionId: string; atMs: number; body: string };

export function messageVectors(
  database: BetterSQLite3Database,
  connection: SqliteConnection,
  attempt: Attempt,
): MessageVectors {
  const pending = connection.prepare<[string, number], { id: number; body: string }>(`
    SELECT message.id, event.body FROM message
    JOIN event ON event.session_id = message.session_id AND event.seq = message.seq
    WHERE NOT EXISTS (SELECT 1 FROM message_vector v WHERE v.message_id = message.id AND v.model = ?)
    ORDER BY message.id DESC LIMIT ?`);
  const isThere = connection.prepare<[number], number>("SELECT 1 FROM message WHERE id = ?").pluck();
  const clear = connection.prepare<[number]>("DELETE FROM message_vector WHERE message_id = ?");
  const add = connection.prepare<[number, number, string, number, string, Buffer]>(
    "INSERT INTO message_vector (message_id, part, model, dimension, text_hash, vector) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const list = connection.prepare<[number, number, string, number], Row>(`
    SELECT message_id AS id, part, text_hash AS textHash, vector FROM message_vector
    WHERE (message_id, part) > (?, ?) AND model = ? ORDER BY message_id, part LIMIT ?`);
  const one = connection.prepare<[number], MessageRow>(`
    SELECT message.id, message.session_id AS sessionId, event.at_ms AS atMs, event.body FROM message
    JOIN event ON event.session_id = message.session_id AND event.seq = message.seq
    WHERE message.id = ?`);
  const put = connection.transaction<MessageVectors["put"]>((id, model, passages) => {
    if (isThere.get(id) === undefined) return;
    clear.run(id);
    for (const [part, { textHash, vector }] of passages.entries()) {
      add.run(id, part, model, vector.length, textHash, toBytes(vector));
    }
  });
  return {
    pending: (model, most) =>
      attempt(() =>
        pending.all(model, most).map(({ id, body }) => {
          const message = eventMessage(body);
          return { id, text: message ? messageText(message) : "" };
        }),
      ),
    put: (id, model, passages) => attempt(() => put.immediate(id, model, passages)),
    list: (model, after, most) =>
      attempt(() => {
        const { id, part } = after ?? { id: Number.MIN_SAFE_INTEGER, part: 0 };
        return list.all(id, part, model, most).map((row) => ({ ...row, vector: fromBytes(row.vector) }));
      }),
    message: (id) =>
      attempt(() => {
        const { body, ...row } = one.get(id) ?? { body: "" };
        const message = eventMessage(body);
        return message && "id" in row ? { ...row, message } : null;
      }),
    count: (model) =>
      attempt(() => {
        const withVectors = database
          .select({ done: countDistinct(messageVector.messageId) })
          .from(messageVector)
          .where(eq(messageVector.model, model));
        return {
          done: withVectors.get()?.done ?? 0,
          all: database.select({ all: count() }).from(messageTable).get()?.all ?? 0,
        };
      }),
    keepOnly: (model) => attempt(() => void database.delete(messageVector).where(ne(messageVector.model, model)).run()),
  };
}
