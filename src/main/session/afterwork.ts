import { type AppError, toAppError } from "../../shared/error.ts";
import type { TaggedEvent } from "../../shared/event.ts";
import { isDurable } from "../../shared/event.ts";
import type { Hub } from "./hub.ts";
import type { RunRequest } from "./run-sessions.ts";

/** What is done about a session when its turn has ended and nobody waits. */
export type AfterTurn = (
  turn: Pick<RunRequest, "session" | "sessionId" | "history" | "compaction">,
  signal: AbortSignal,
) => AsyncGenerator<TaggedEvent, void>;

export type Afterwork = {
  begin(sessionId: string): void;
  /** Stops it, and resolves when nothing of it comes any more. Null where none is going on. */
  end(sessionId: string): Promise<void> | null;
  close(): Promise<void>;
};

export type AfterworkDeps = {
  hub: Pick<Hub, "readWhole" | "publish">;
  afterTurn: AfterTurn;
  summary(sessionId: string): RunRequest["session"];
  /** Hears what no caller can be told. */
  report(error: AppError): void;
};

/** Work between two turns: one at a time for each session, and it gives way to the next turn. */
export function createAfterwork({ hub, afterTurn, summary, report }: AfterworkDeps): Afterwork {
  const going = new Map<string, { controller: AbortController; finished: Promise<void> }>();

  const work = async (sessionId: string, signal: AbortSignal) => {
    try {
      const { messages: history, compaction } = hub.readWhole(sessionId).view;
      for await (const event of afterTurn({ session: summary(sessionId), sessionId, history, compaction }, signal)) {
        if (signal.aborted) return;
        // nobody waits, so nobody is shown how far it is
        if (isDurable(event)) hub.publish(sessionId, event);
      }
    } catch (cause) {
      if (!signal.aborted) report(toAppError(cause));
    } finally {
      going.delete(sessionId);
    }
  };

  const end = (sessionId: string) => {
    const own = going.get(sessionId);
    own?.controller.abort();
    return own?.finished ?? null;
  };

  return {
    begin(sessionId) {
      if (going.has(sessionId)) return;
      const controller = new AbortController();
      const own = { controller, finished: Promise.resolve() };
      going.set(sessionId, own);
      own.finished = work(sessionId, controller.signal);
    },
    end,
    async close() {
      await Promise.all([...going.keys()].map(async (sessionId) => end(sessionId)));
    },
  };
}
