import { TriangleAlert } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from "react";
import type { Question } from "../../shared/ipc.ts";
import type { Answer } from "../../shared/permission.ts";
import { Button } from "../ui/button.tsx";
import { DiffCounts } from "../ui/diff-view.tsx";
import { shortPath } from "../ui/format.ts";
import { Kbd } from "../ui/kbd.tsx";
import { VisibleText } from "../ui/visible-text.tsx";
import { factsOf } from "./facts.ts";
import { QuestionBody } from "./question-body.tsx";
import { useArming } from "./use-arming.ts";
import { useSeenToEnd } from "./use-seen-to-end.ts";

type QuestionCardProps = {
  question: Question;
  onAnswer: (answer: Answer) => void;
  /** Gives the keyboard back to the page below. */
  onLeave: () => void;
  /** Whether a person did it, or a script. */
  isByPerson: (event: Event) => boolean;
};

/** One question with all that is known of it. Nothing in it says yes by default, and no key does. */
export function QuestionCard({ question, onAnswer, onLeave, isByPerson }: QuestionCardProps) {
  const { request, workspace, home, others } = question;
  const facts = factsOf(question);
  const [isAlways, setAlways] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isArmed = useArming();
  const hasSeenAll = useSeenToEnd(body);
  const canAllow = isArmed && hasSeenAll;
  const diff = request.preview?.type === "diff" ? request.preview : null;
  const folder = <code>{shortPath(workspace, home)}</code>;

  // before the question can be seen: a key that comes with its first picture is meant for it
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isByPerson(event)) return;
      if (event.key === "F6") onLeave();
      if (event.key !== "Escape") return;
      if (isAlways) setAlways(false);
      else onAnswer("deny");
    };
    // the keyboard arrives at the question as a whole, never at one of its buttons
    const onFocus = () => card.current?.focus();
    window.addEventListener("keydown", onKeyDown);
    window.addEventListener("focus", onFocus);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("focus", onFocus);
    };
  }, [isAlways, isByPerson, onAnswer, onLeave]);

  const by = (act: () => void) => (event: SyntheticEvent) => {
    if (isByPerson(event.nativeEvent)) act();
  };
  const allow = (answer: Answer) => by(() => canAllow && onAnswer(answer));

  return (
    <div
      ref={card}
      role="alertdialog"
      aria-labelledby="question"
      aria-describedby="details"
      tabIndex={-1}
      className="flex max-h-full flex-col overflow-hidden rounded-l border border-ember bg-surface shadow-small outline-none"
    >
      <div data-part="top" className="flex items-start gap-3 px-4 pt-3 pb-2.5">
        <h1 id="question" className="min-w-0 flex-1 wrap-anywhere">
          <b className="font-semibold">{facts.heading}</b>{" "}
          {facts.files.length === 1 && (
            <code>
              <VisibleText marksLastBlanks text={facts.files[0]?.path ?? ""} />
            </code>
          )}{" "}
          {facts.sending ? (
            <span className="text-ink-2">
              <VisibleText text={facts.sending.why} />
            </span>
          ) : (
            <span className="text-ink-2">in {folder}</span>
          )}
        </h1>
        {diff && <DiffCounts added={diff.added} removed={diff.removed} />}
        {others > 0 && <span className="text-s whitespace-nowrap text-ink-3">{others} more after this</span>}
      </div>
      <QuestionBody ref={body} question={question} facts={facts} />
      <div data-part="bottom" className="grid gap-2.5 px-4 pt-2.5 pb-3">
        {facts.warnings.map((warning) => (
          <Warning key={warning}>{warning}</Warning>
        ))}
        {isAlways ? (
          <div className="grid gap-2.5">
            <p>
              From now on Hearth won&apos;t ask again in {folder} for {facts.again}.
            </p>
            <div className="flex justify-end gap-2">
              <Button className="mr-auto" onClick={by(() => setAlways(false))}>
                Back <Kbd>Esc</Kbd>
              </Button>
              <Button disabled={!canAllow} onClick={allow("always")}>
                Always allow this here
              </Button>
            </div>
          </div>
        ) : (
          <div className="flex items-center justify-end gap-2">
            <Button onClick={by(() => onAnswer("deny"))}>
              No <Kbd>Esc</Kbd>
            </Button>
            <span className="min-w-0 flex-1 truncate text-s text-ink-3">
              {isArmed && !hasSeenAll && "Scroll to its end to allow it"}
            </span>
            {facts.sending ? (
              <Button
                disabled={!canAllow}
                title={`This, and what follows in this session, goes to ${facts.sending.host}`}
                onClick={allow("session")}
              >
                Send, in this session
              </Button>
            ) : (
              <>
                <Button disabled={!canAllow} onClick={allow("once")}>
                  Once
                </Button>
                <Button
                  disabled={!canAllow}
                  title={`Until this session is deleted: ${facts.again}`}
                  onClick={allow("session")}
                >
                  For this session
                </Button>
                <Button disabled={!canAllow} onClick={by(() => canAllow && setAlways(true))}>
                  Always here…
                </Button>
              </>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 rounded-s bg-wait-soft px-2.5 py-1.5 text-wait">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden /> {children}
    </p>
  );
}
