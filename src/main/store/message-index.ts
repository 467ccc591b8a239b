import { max, min } from "drizzle-orm";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import type { Message } from "../../shared/message.ts";
import { eventMessage } from "./event-message.ts";
import { messageText } from "./message-text.ts";
import { message as messageTable, searchBacklog } from "./schema.ts";
import { indexedText, matchQuery, type SearchWord } from "./search-words.ts";
import type { SqliteConnection } from "./sqlite.ts";
import type { Attempt } from "./store-error.ts";

/** A message that has some of the words. `score` is better where it is higher, and compares within one search only. */
export type MessageHit = { id: number; sessionId: string; atMs: number; message: Message; score: number };

export type MessageIndex = {
  /** The best messages: those with all words, or with any where none has all. */
  find(words: readonly SearchWord[], most: number): MessageHit[];
  /** The best of those that have any of the words: for questions, of which some words are in no answer. */
  findAny(words: readonly SearchWord[], most: number): MessageHit[];
  /** Takes up some messages that were stored before there was this index, the latest first. False where none is left. */
  catchUp(): boolean;
};

/**
 * Of those that have all words only so many are ranked, the latest: of a common word there are as many as messages, and what is
 * old and common is seldom meant.
 */
const ranked = 400;
const batch = 40;
const monthMs = 30 * 24 * 60 * 60 * 1000;

type Row = { id: number; sessionId: string; seq: number; atMs: number; rank: number };
type EventRow = { rowid: number; sessionId: string; seq: number; body: string };

/** Full-text search over what was said. */
export function messageIndex(
  database: BetterSQLite3Database,
  connection: SqliteConnection,
  now: () => number,
  attempt: Attempt,
): MessageIndex {
  const matchInOrder = (order: string) =>
    connection.prepare<[string, number], Row>(`
    SELECT message.id, message.session_id AS sessionId, message.seq, event.at_ms AS atMs, hit.rank
    FROM (
      SELECT rowid AS id, bm25(message_words) AS rank FROM message_words
      WHERE message_words MATCH ? ORDER BY ${order} LIMIT ?
    ) AS hit
    JOIN message ON message.id = hit.id
    JOIN event ON event.session_id = message.session_id AND event.seq = message.seq`);
  const body = connection
    .prepare<[string, number], string>("SELECT body FROM event WHERE session_id = ? AND seq = ?")
    .pluck();

  const latest = matchInOrder("rowid DESC");
  const best = matchInOrder("rank");
  const withAll = (words: readonly SearchWord[]): Row[] =>
    words.length === 0 ? [] : latest.all(matchQuery(words, "AND"), ranked);
  const withAny = (words: readonly SearchWord[]): Row[] =>
    words.length === 0 ? [] : best.all(matchQuery(words, "OR"), ranked);

  const hitsOf = (rows: readonly Row[], most: number): MessageHit[] =>
    rows
      .map((row) => ({ ...row, score: scoreOf(row, now()) }))
      .toSorted((one, other) => other.score - one.score || other.id - one.id)
      .slice(0, most)
      .flatMap(({ id, sessionId, seq, atMs, score }) => {
        const message = eventMessage(body.get(sessionId, seq) ?? "");
        return message ? [{ id, sessionId, atMs, message, score }] : [];
      });

  return {
    find: (words, most) =>
      attempt(() => {
        const all = withAll(words);
        return hitsOf(all.length > 0 || words.length < 2 ? all : withAny(words), most);
      }),
    findAny: (words, most) => attempt(() => hitsOf(withAny(words), most)),
    catchUp: catchUpOver(database, connection, attempt),
  };
}

/** Makes a message findable, within the transaction that stores it. */
export function messageNote(
  database: BetterSQLite3Database,
  connection: SqliteConnection,
): (sessionId: string, seq: number, message: Message) => void {
  const highest = database
    .select({ id: max(messageTable.id) })
    .from(messageTable)
    .prepare();
  const put = putOver(connection);
  return (sessionId, seq, message) =>
    put(Math.max(highest.get()?.id ?? 0, 0) + 1, sessionId, seq, messageText(message));
}

function catchUpOver(database: BetterSQLite3Database, connection: SqliteConnection, attempt: Attempt): () => boolean {
  const backlog = database.select().from(searchBacklog).prepare();
  const writeUpTo = connection.prepare<[number]>("UPDATE search_backlog SET up_to = ?");
  const older = connection.prepare<[number, number], EventRow>(`
    SELECT rowid, session_id AS sessionId, seq, body FROM event
    WHERE rowid <= ? AND type = 'message' ORDER BY rowid DESC LIMIT ?`);
  const lowest = database
    .select({ id: min(messageTable.id) })
    .from(messageTable)
    .prepare();
  const put = putOver(connection);
  const step = connection.transaction((): boolean => {
    const upTo = backlog.get()?.upTo ?? 0;
    if (upTo <= 0) return false;
    const events = older.all(upTo, batch);
    // all are older than what is there; and the index writes a segment each time that an id isn't higher than the one before
    let id = Math.min(lowest.get()?.id ?? 0, 0) - events.length;
    for (const { sessionId, seq, body } of events.toReversed()) {
      const message = eventMessage(body);
      if (message) put(id, sessionId, seq, messageText(message));
      id += 1;
    }
    writeUpTo.run(events.length < batch ? 0 : (events.at(-1)?.rowid ?? 1) - 1);
    return events.length === batch;
  });
  return () => attempt(() => step.immediate());
}

/** Adds the words of an event, which is only done once. */
function putOver(connection: SqliteConnection): (id: number, sessionId: string, seq: number, text: string) => void {
  const add = connection.prepare<[number, string, number]>(
    "INSERT INTO message (id, session_id, seq) VALUES (?, ?, ?) ON CONFLICT (session_id, seq) DO NOTHING",
  );
  const addWords = connection.prepare<[number, string]>("INSERT INTO message_words (rowid, text) VALUES (?, ?)");
  return (id, sessionId, seq, text) => {
    if (text.trim() !== "" && add.run(id, sessionId, seq).changes > 0) addWords.run(id, indexedText(text));
  };
}

/** SQLite's bm25 is better the lower it is. What was said today counts for twice as much as what was said long ago. */
function scoreOf({ rank, atMs }: Row, nowMs: number): number {
  return -rank * (1 + 2 ** (-Math.max(0, nowMs - atMs) / monthMs));
}
