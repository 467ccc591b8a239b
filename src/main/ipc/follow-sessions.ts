import type { FeedItem } from "../../shared/ipc.ts";
import type { SessionSummary } from "../../shared/session.ts";
import { openInbox } from "./inbox.ts";
import type { SessionService } from "./services.ts";

/** The list as it is now, and again after each change. Where several changes came at once, only the last. */
export async function* followList(
  sessions: Pick<SessionService, "list" | "followList">,
  signal: AbortSignal,
): AsyncGenerator<SessionSummary[], void> {
  const inbox = openInbox(sessions.followList);
  try {
    yield sessions.list();
    for (;;) {
      const lists = await inbox.take(signal);
      if (!lists) return;
      const last = lists.at(-1);
      if (last) yield last;
    }
  } finally {
    inbox.close();
  }
}

/**
 * Where a session stands, then what happens in it. It listens before it asks, and the order numbers say what is in the
 * answer already: nothing falls in between, and nothing comes twice.
 */
export async function* followSession(
  sessions: Pick<SessionService, "open" | "follow">,
  sessionId: string,
  signal: AbortSignal,
): AsyncGenerator<FeedItem, void> {
  const inbox = openInbox(sessions.follow);
  try {
    const opened = sessions.open(sessionId);
    yield { type: "opened", opened };
    for (;;) {
      const heard = await inbox.take(signal);
      if (!heard) return;
      const events = heard.filter((event) => event.sessionId === sessionId && event.order > opened.order);
      if (events.length > 0) yield { type: "events", events };
    }
  } finally {
    inbox.close();
  }
}
