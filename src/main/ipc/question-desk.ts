import { armingMs } from "../../shared/hand-over.ts";
import type { Question } from "../../shared/ipc.ts";
import type { Answer } from "../../shared/permission.ts";
import type { GateService, SessionService } from "./services.ts";

/** Which question is put to the person. There is at most one: the oldest of the session that is on the screen. */
export type QuestionDesk = {
  current(): Question | null;
  /** Says which session is on the screen. */
  show(sessionId: string | null): void;
  /** False where the answer isn't one to the question that is on the screen, or comes before it could have been read. */
  answer(requestId: string, hash: string, answer: Answer): boolean;
  /** Called when there is another question, or none any more. */
  follow(listener: (question: Question | null) => void): () => void;
  close(): void;
};

export function questionDesk(deps: {
  gate: GateService;
  sessions: Pick<SessionService, "list">;
  home: string;
  /** Milliseconds of a clock that doesn't jump. */
  now: () => number;
}): QuestionDesk {
  const { gate, now } = deps;
  const listeners = new Set<(question: Question | null) => void>();
  let shown: string | null = null;
  let current: Question | null = null;
  let since = 0;

  function look() {
    const next = nextQuestion(shown, deps);
    const isSame = next?.request.id === current?.request.id && next?.others === current?.others;
    if (isSame) return;
    if (next?.request.id !== current?.request.id) since = now();
    current = next;
    for (const listener of listeners) listener(current);
  }

  const stop = gate.followPending(look);
  return {
    current: () => current,
    show(sessionId) {
      shown = sessionId;
      look();
    },
    answer(requestId, hash, answer) {
      const request = current?.request;
      if (request?.id !== requestId || request.hash !== hash) return false;
      if (answer !== "deny" && now() - since < armingMs) return false;
      return gate.answer(requestId, hash, answer);
    },
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: stop,
  };
}

function nextQuestion(
  shown: string | null,
  { gate, sessions, home }: { gate: GateService; sessions: Pick<SessionService, "list">; home: string },
): Question | null {
  const [first, ...others] = gate.pending().filter(({ sessionId }) => sessionId === shown);
  const session = sessions.list().find(({ id }) => id === shown);
  if (!first || !session) return null;
  const { title, workspace } = session;
  return { request: first.request, sessionTitle: title, workspace, home, others: others.length };
}
