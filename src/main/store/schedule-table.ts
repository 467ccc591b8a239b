import { eq } from "drizzle-orm";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import { schedule } from "./schema.ts";
import type { Attempt } from "./store-error.ts";

/** How something that is done at set times stands. Times are in milliseconds since 1970. */
export type ScheduleRow = {
  name: string;
  /** Whatever was due up to then is done, or was never meant. */
  handledMs: number;
  /** When it last began; null where it never did. */
  startedAtMs: number | null;
  /** `nothing`: there was nothing to do. */
  state: "new" | "waiting" | "running" | "done" | "failed" | "stopped" | "nothing";
  /** Its last words, why it failed, or what it waits for. */
  text: string;
};

export type ScheduleTable = {
  get(name: string): ScheduleRow | null;
  put(row: ScheduleRow): void;
};

export function scheduleTable(database: BetterSQLite3Database, attempt: Attempt): ScheduleTable {
  return {
    get: (name) => attempt(() => database.select().from(schedule).where(eq(schedule.name, name)).get()) ?? null,
    put(row) {
      const target = schedule.name;
      attempt(() => database.insert(schedule).values(row).onConflictDoUpdate({ target, set: row }).run());
    },
  };
}
