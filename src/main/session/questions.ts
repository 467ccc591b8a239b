import type { UserQuestion } from "../../shared/event.ts";

/** Puts what agents want to know to their person. It allows nothing: whoever shows the conversation may answer. */
export type Questions = {
  /** Whether anybody is there to be asked by that session. */
  isAttended(sessionId: string): boolean;
  /** Null where the person leaves it open, or the run is stopped. */
  ask(question: UserQuestion, sessionId: string, signal: AbortSignal): Promise<string | null>;
  /** Questions that wait, oldest first. */
  pending(): { question: UserQuestion; sessionId: string }[];
  /** False where the question is gone, or another session's. */
  answer(sessionId: string, questionId: string, answer: string | null): boolean;
  /** Hears that `pending` has changed. Returns how to stop. */
  followPending(listener: () => void): () => void;
};

type Waiting = { question: UserQuestion; sessionId: string; settle(answer: string | null): void };

/** Turns a question into a promise that a person settles. The first answer counts. */
export function createQuestions(isAttended: (sessionId: string) => boolean): Questions {
  const waiting = new Map<string, Waiting>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    isAttended,
    ask(question, sessionId, signal) {
      if (!isAttended(sessionId) || signal.aborted) return Promise.resolve(null);
      return new Promise((resolve) => {
        const settle = (answer: string | null) => {
          waiting.delete(question.id);
          signal.removeEventListener("abort", leave);
          resolve(answer);
          changed();
        };
        const leave = () => settle(null);
        signal.addEventListener("abort", leave, { once: true });
        waiting.set(question.id, { question, sessionId, settle });
        changed();
      });
    },
    pending: () => [...waiting.values()].map(({ question, sessionId }) => ({ question, sessionId })),
    answer(sessionId, questionId, answer) {
      const entry = waiting.get(questionId);
      if (!entry || entry.sessionId !== sessionId) return false;
      entry.settle(answer === null || answer.trim() === "" ? null : answer.trim());
      return true;
    },
    followPending(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
