import type { SessionEvent } from "../../../shared/event.ts";
import type { SessionSummary } from "../../../shared/session.ts";
import { usualTurn } from "../../../shared/turn-options.ts";
import type { InboundMessage } from "../../bus/message.ts";
import { turnResult } from "../../bus/turn-result.ts";
import type { Sessions } from "../../session/sessions.ts";
import type { StartInBackground } from "../../tools/start-agent.ts";

export type BackgroundAgents = {
  /** How many agents stand between this session and the person: 0 for one that a person began. */
  depthOf(sessionId: string): number;
  /** Starts an agent for a session, in the same folder and with the same model. */
  starter(sessionId: string): StartInBackground;
  close(): void;
};

type Deps = {
  sessions: Pick<Sessions, "create" | "send" | "open" | "follow" | "isAttended">;
  /** Brings what an agent came to to the session that started it. */
  receive(message: InboundMessage & { channel: "system" }): Promise<unknown>;
  /** Hears what no caller can be told. */
  report(cause: unknown): void;
  /** The session as it is stored; null where there is none any more. */
  find(sessionId: string): Pick<SessionSummary, "workspace" | "modelId" | "parentId" | "profile" | "title"> | null;
};

/**
 * Agents that go on when the one who started them has answered. Each is a session of its own, so it can be watched, stopped and
 * resumed as any other; when one of its runs ends, the session that started it is told.
 */
export function createBackgroundAgents({ sessions, receive, report, find }: Deps): BackgroundAgents {
  const depthOf = (sessionId: string): number => {
    const seen = new Set<string>();
    for (let id = find(sessionId)?.parentId; id && !seen.has(id); id = find(id)?.parentId) seen.add(id);
    return seen.size;
  };

  const tell = (event: SessionEvent) => {
    // one that was interrupted isn't done: it can be resumed, and reports then
    if (event.type !== "run-end" || event.depth > 0 || event.reason === "interrupted") return;
    const own = find(event.sessionId);
    if (!own?.parentId || !find(own.parentId)) return;
    const { sessionId, name, prefix } = event;
    const { outcome, text } = turnResult(event, event.reason === "done" ? sessions.open(sessionId).view.messages : []);
    const metadata = { prefix, title: own.title, outcome };
    const from = { channel: "system" as const, chatId: sessionId, sender: name, media: [] };
    void receive({ ...from, sessionKey: own.parentId, content: text, metadata }).catch(report);
  };
  const stop = sessions.follow(tell);

  return {
    depthOf,
    starter: (sessionId) => (order) => {
      const parent = find(sessionId);
      if (!parent) return;
      const { workspace, modelId } = parent;
      const { id } = sessions.create({
        workspace,
        modelId,
        title: order.task,
        profile: order.agent,
        parentId: sessionId,
      });
      const text = `<delegation_context>\n${order.context}\n</delegation_context>\n\n${order.task}`;
      // who can't ask can't do so through others either
      const isAttended = sessions.isAttended(sessionId);
      sessions.send(id, text, "now", isAttended ? {} : { turn: { ...usualTurn, isAttended } });
    },
    close: stop,
  };
}
