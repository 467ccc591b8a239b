import { and, asc, eq, sql } from "drizzle-orm";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import type { Delivery, QueuedPrompt } from "../../shared/queued-prompt.ts";
import type { Said } from "../../shared/said.ts";
import { prompt } from "./schema.ts";
import type { Attempt } from "./store-error.ts";

export type PromptQueue = {
  /** When it returns, the prompt outlives a crash. The event log takes it out when its message is stored. */
  add(sessionId: string, said: Said, delivery: Delivery): QueuedPrompt;
  /** Does nothing where it isn't there any more. */
  edit(sessionId: string, prompt: Omit<QueuedPrompt, "delivery">): void;
  remove(sessionId: string, id: number): void;
  /** Oldest first. */
  list(sessionId: string): QueuedPrompt[];
};

export function promptQueue(database: BetterSQLite3Database, now: () => number, attempt: Attempt): PromptQueue {
  const select = database
    .select({ id: prompt.id, body: prompt.body, delivery: prompt.delivery })
    .from(prompt)
    .where(eq(prompt.sessionId, sql.placeholder("sessionId")))
    .orderBy(asc(prompt.id))
    .prepare();
  const one = (sessionId: string, id: number) => and(eq(prompt.sessionId, sessionId), eq(prompt.id, id));
  return {
    add(sessionId, said, delivery) {
      const { id } = attempt(() =>
        database
          .insert(prompt)
          .values({ sessionId, body: toBody(said), delivery, atMs: now() })
          .returning({ id: prompt.id })
          .get(),
      );
      return { ...said, id, delivery };
    },
    edit(sessionId, { id, ...said }) {
      attempt(() =>
        database
          .update(prompt)
          .set({ body: toBody(said) })
          .where(one(sessionId, id))
          .run(),
      );
    },
    remove(sessionId, id) {
      attempt(() => database.delete(prompt).where(one(sessionId, id)).run());
    },
    list: (sessionId) =>
      attempt(() => select.all({ sessionId })).map(({ body, ...row }) => ({ ...row, ...fromBody(body) })),
  };
}

/** Words alone are kept as a text. */
function toBody(said: Said): string {
  const { text, ...beside } = said;
  return JSON.stringify(Object.values(beside).some((value) => value !== undefined) ? said : text);
}

function fromBody(body: string): Said {
  // only `toBody` writes it
  const kept = JSON.parse(body) as string | Said;
  return typeof kept === "string" ? { text: kept } : kept;
}
