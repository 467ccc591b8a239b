import { useCallback, useEffect, useRef, useState } from "react";
import type { ApprovalClient, Question } from "../../shared/ipc.ts";
import type { Answer } from "../../shared/permission.ts";
import { followStream } from "../ui/follow-stream.ts";
import { QuestionCard } from "./question-card.tsx";

/** More than this is scrolled to, so that the conversation stays in sight. In CSS pixels. */
const tallest = 440;
/** Room for the shadow of the card, above and below it. */
const margin = 24;

type ApprovalProps = { client: ApprovalClient; isByPerson?: (event: Event) => boolean };

/** The view of the questions: one at a time, and nothing else. */
export function Approval({ client, isByPerson = isTrusted }: ApprovalProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => followStream((signal) => client.question(undefined, { signal }), setQuestion), [client]);
  const answer = useCallback(
    (given: Answer) => {
      if (!question) return;
      const { id, hash } = question.request;
      // an answer that comes too late, or gets lost, changes nothing: the question stays, or is gone already
      client.answer({ requestId: id, hash, answer: given }).catch(() => {});
    },
    [client, question],
  );
  const leave = useCallback(() => void client.goToChat().catch(() => {}), [client]);
  const frame = useWantedHeight(client, question);
  return (
    <main ref={frame} className="h-full px-5 pt-3 pb-3">
      {/* another question is another card: what was in focus, or scrolled to, counts for one question only */}
      {question && (
        <QuestionCard
          key={question.request.id}
          question={question}
          onAnswer={answer}
          onLeave={leave}
          isByPerson={isByPerson}
        />
      )}
    </main>
  );
}

/** Tells main how much room the question would like: all of it, up to a limit. */
function useWantedHeight(client: ApprovalClient, question: Question | null) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element || !question) return;
    const parts = [...element.querySelectorAll<HTMLElement>("[data-part]")];
    const tell = () => {
      const height = parts.reduce((sum, part) => sum + part.offsetHeight, 0) + margin + 4;
      client.setHeight({ height: Math.min(Math.ceil(height), tallest) }).catch(() => {});
    };
    tell();
    const observer = new ResizeObserver(tell);
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [client, question]);
  return frame;
}

/** Events that a script makes up are not. */
function isTrusted(event: Event): boolean {
  return event.isTrusted;
}
