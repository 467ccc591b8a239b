import { ArrowDown } from "lucide-react";
import { useCallback, useMemo, useRef, useState } from "react";
import { Virtualizer } from "virtua";
import { Button } from "../../ui/button.tsx";
import type { SessionState } from "../state/session-feed.ts";
import { AskCard } from "./ask-card.tsx";
import type { BranchLink } from "./branch-links.ts";
import { type Entry, toEntries } from "./entries.ts";
import { EntryView } from "./entry-view.tsx";
import { EntryDrawer } from "./entry-drawer.ts";
import { OpenCards } from "./open-cards.tsx";
import { OwnEntry } from "./own-entry.tsx";
import { QueuedPrompts } from "./queued-prompts.tsx";
import { RunEndNote } from "./run-end-note.tsx";
import { StatusLine } from "./status-line.tsx";
import { useStickToEnd } from "./use-stick-to-end.ts";
import { UserBubble } from "./user-bubble.tsx";

type TranscriptProps = {
  state: SessionState;
  branches: readonly BranchLink[];
  /** What the view of the question covers at the bottom, in CSS pixels. */
  coveredHeight: number;
  onContinue: () => void;
  onShowModels: () => void;
  onOpenSession: (sessionId: string) => void;
};

/** The conversation. Only what is near the screen is drawn, so a long one costs no more than a short one. */
export function Transcript({
  state,
  branches,
  coveredHeight,
  onContinue,
  onShowModels,
  onOpenSession,
}: TranscriptProps) {
  const { view, outbox } = state;
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { isAway, toEnd } = useStickToEnd(box, content);
  const [openCards] = useState(() => new Map<string, boolean>());
  const entries = useMemo(() => toEntries(view, view.helpers, branches), [view, branches]);
  const drawEntry = useCallback(
    (entry: Entry) => <EntryView entry={entry} onOpenSession={onOpenSession} />,
    [onOpenSession],
  );
  const isRunning = view.run.status === "running";
  return (
    <div className="relative min-h-0 flex-1">
      <div ref={box} className="h-full overflow-x-hidden overflow-y-auto px-3 [scrollbar-gutter:stable_both-edges]">
        <div
          ref={content}
          role="log"
          aria-label="Conversation"
          aria-live="off"
          aria-busy={isRunning}
          className="mx-auto max-w-measure"
        >
          <div className="h-[26px]" />
          <OpenCards value={openCards}>
            <EntryDrawer value={drawEntry}>
              <Virtualizer scrollRef={box} startMargin={26}>
                {entries.map((entry) => (
                  <div key={entry.id} className={entry.kind === "thought" ? "pb-2" : "pb-4"}>
                    <OwnEntry entry={entry}>{drawEntry(entry)}</OwnEntry>
                  </div>
                ))}
              </Virtualizer>
            </EntryDrawer>
          </OpenCards>
          {view.questions.map((question) => (
            <div key={question.id} className="pb-4">
              <AskCard question={question} />
            </div>
          ))}
          <QueuedPrompts queue={view.queue} />
          {outbox.map((text, index) => (
            // what is being sent has no name of its own yet
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index} className="pb-4">
              <UserBubble text={text} note="sending…" />
            </div>
          ))}
          <div className="grid gap-3 pb-5">
            <RunEndNote run={view.run} onContinue={onContinue} onShowModels={onShowModels} />
            <StatusLine view={view} />
          </div>
          <div style={{ height: coveredHeight }} />
        </div>
      </div>
      {isAway && (
        <Button
          onClick={toEnd}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-card"
          style={{ marginBottom: coveredHeight }}
        >
          <ArrowDown className="size-4" aria-hidden /> Latest
        </Button>
      )}
    </div>
  );
}
