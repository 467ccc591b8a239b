import { drizzle } from "drizzle-orm/better-sqlite3";
import { makePrivateFolder, openDatabase, openForReading } from "./database.ts";
import { markSuspect, type StorePlace } from "./database-files.ts";
import { type DraftTable, draftTable } from "./draft-table.ts";
import { type EventLog, eventLog } from "./event-log.ts";
import { type FitnessTable, fitnessTable } from "./fitness-table.ts";
import { type LastPlaceSetting, lastPlaceSetting } from "./last-place.ts";
import { type GrantTable, grantTable } from "./grant-table.ts";
import { isLocked, takeLock } from "./lock.ts";
import { type MemoryVectors, memoryVectors } from "./memory-vectors.ts";
import { type MessageIndex, messageIndex } from "./message-index.ts";
import { type MessageVectors, messageVectors } from "./message-vectors.ts";
import { type PromptQueue, promptQueue } from "./prompt-queue.ts";
import { type ScheduleTable, scheduleTable } from "./schedule-table.ts";
import { type SessionKeys, sessionKeys } from "./session-keys.ts";
import { type SessionTable, sessionTable } from "./session-table.ts";
import type { SqliteConnection } from "./sqlite.ts";
import { type StepTimeTable, stepTimeTable } from "./step-time-table.ts";
import { type Attempt, attemptOn } from "./store-error.ts";
import { type UsageTable, usageTable } from "./usage-table.ts";

/** Everything that Hearth keeps in its database, for the one process that may write it. */
export type Store = {
  sessions: SessionTable;
  events: EventLog;
  drafts: DraftTable;
  prompts: PromptQueue;
  grants: GrantTable;
  fitness: FitnessTable;
  usage: UsageTable;
  stepTimes: StepTimeTable;
  messages: MessageIndex;
  sessionKeys: SessionKeys;
  lastPlace: LastPlaceSetting;
  schedules: ScheduleTable;
  messageVectors: MessageVectors;
  memoryVectors: MemoryVectors;
  /** For the person, where the history had to be mended when it was opened. */
  notice: string | null;
  close(): void;
};

/** The same for any other process, to look at. */
export type StoreReader = {
  sessions: Pick<SessionTable, "list" | "get">;
  events: Pick<EventLog, "list" | "timed">;
  drafts: Pick<DraftTable, "get">;
  prompts: Pick<PromptQueue, "list">;
  usage: UsageTable;
  stepTimes: Pick<StepTimeTable, "ofSession">;
  messages: Pick<MessageIndex, "find">;
  schedules: Pick<ScheduleTable, "get">;
  messageVectors: Pick<MessageVectors, "list" | "message" | "count">;
  memoryVectors: Pick<MemoryVectors, "all">;
  /** True while some process may be at work on the sessions. */
  isOwned(): boolean;
  close(): void;
};

/**
 * Opens the data folder for writing, and makes it where there is none. `what` says to a second process what this one is
 * ("window", "command line"). Throws `busy` where another process has it, `conflict` where a newer Hearth wrote it.
 */
export function openStore(place: StorePlace, what: string, now: () => number = Date.now): Store {
  const attempt = attemptOn(place.folder, () => markSuspect(place.folder));
  attempt(() => makePrivateFolder(place.folder));
  const lock = takeLock(place.sqlite, place.folder, { pid: process.pid, what, sinceMs: now() });
  try {
    const { connection, notice } = attempt(() => openDatabase(place, now));
    return {
      ...tables(connection, now, attempt),
      notice,
      close() {
        connection.close();
        lock.release();
      },
    };
  } catch (cause) {
    lock.release();
    throw cause;
  }
}

/** Opens the data folder beside its owner. Where there is no history yet, it is an empty one. */
export function openStoreReader(place: StorePlace): StoreReader {
  const attempt = attemptOn(place.folder);
  const connection = attempt(() => openForReading(place));
  return {
    ...tables(connection, Date.now, attempt),
    isOwned: () => isLocked(place.sqlite, place.folder),
    close: () => connection.close(),
  };
}

function tables(connection: SqliteConnection, now: () => number, attempt: Attempt): Omit<Store, "notice" | "close"> {
  const database = drizzle({ client: connection });
  return attempt(() => ({
    sessions: sessionTable(database, attempt),
    events: eventLog(database, connection, now, attempt),
    drafts: draftTable(database, connection, now, attempt),
    prompts: promptQueue(database, now, attempt),
    grants: grantTable(database, now, attempt),
    fitness: fitnessTable(database, attempt),
    usage: usageTable(database, attempt),
    stepTimes: stepTimeTable(database, now, attempt),
    messages: messageIndex(database, connection, now, attempt),
    sessionKeys: sessionKeys(database, attempt),
    lastPlace: lastPlaceSetting(database, attempt),
    schedules: scheduleTable(database, attempt),
    messageVectors: messageVectors(database, connection, attempt),
    memoryVectors: memoryVectors(database, connection, attempt),
  }));
}
