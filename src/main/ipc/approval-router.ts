import { implement } from "@orpc/server";
import { approvalContract, type Question } from "../../shared/ipc.ts";
import { openInbox } from "./inbox.ts";
import type { QuestionDesk } from "./question-desk.ts";
import { tellFailures } from "./tell-failures.ts";

/** What the view of the questions can do with its place in the window. */
export type QuestionPlace = {
  /** In CSS pixels; main decides how much of it there is. */
  setHeight(height: number): void;
  goToChat(): void;
};

/** Everything that the view of the questions can ask for: see one, and answer it. */
export function approvalRouter(deps: { desk: QuestionDesk; place: QuestionPlace; report(cause: unknown): void }) {
  const { desk, place, report } = deps;
  const os = implement(approvalContract).use(tellFailures(report));
  return os.router({
    question: os.question.handler(({ signal }) => followQuestion(desk, signal ?? new AbortController().signal)),
    answer: os.answer.handler(({ input }) => desk.answer(input.requestId, input.hash, input.answer)),
    setHeight: os.setHeight.handler(({ input }) => place.setHeight(input.height)),
    goToChat: os.goToChat.handler(() => place.goToChat()),
  });
}

async function* followQuestion(desk: QuestionDesk, signal: AbortSignal): AsyncGenerator<Question | null, void> {
  const inbox = openInbox(desk.follow);
  try {
    yield desk.current();
    for (;;) {
      const questions = await inbox.take(signal);
      if (!questions) return;
      yield questions.at(-1) ?? null;
    }
  } finally {
    inbox.close();
  }
}
