import { eq } from "drizzle-orm";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import * as z from "zod";
import { setting } from "./schema.ts";
import type { Attempt } from "./store-error.ts";

const placeSchema = z.object({ channel: z.enum(["window", "quick", "cli"]), chatId: z.string() });

/** Where a person last spoke with Hearth. */
export type LastPlaceSetting = {
  get(): z.output<typeof placeSchema> | null;
  set(place: z.output<typeof placeSchema>): void;
};

const name = "last-place";

export function lastPlaceSetting(database: BetterSQLite3Database, attempt: Attempt): LastPlaceSetting {
  return {
    get() {
      const row = attempt(() => database.select().from(setting).where(eq(setting.name, name)).get());
      return row ? (placeSchema.safeParse(JSON.parse(row.body)).data ?? null) : null;
    },
    set({ channel, chatId }) {
      const body = JSON.stringify({ channel, chatId });
      const target = setting.name;
      attempt(() =>
        database.insert(setting).values({ name, body }).onConflictDoUpdate({ target, set: { body } }).run(),
      );
    },
  };
}
