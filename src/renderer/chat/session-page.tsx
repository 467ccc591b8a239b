import { type ReactNode, type Ref, type RefObject, useEffect, useMemo, useState } from "react";
import type { Delivery } from "../../shared/queued-prompt.ts";
import type { SessionSummary } from "../../shared/session.ts";
import { shortPath } from "../ui/format.ts";
import { Notice } from "../ui/notice.tsx";
import { useStore } from "../ui/store.ts";
import { Composer } from "./composer/composer.tsx";
import { ContextMeter } from "./composer/context-meter.tsx";
import { DeliveryPicker } from "./composer/delivery-picker.tsx";
import { TodoList } from "./composer/todo-list.tsx";
import type { Navigator } from "./state/navigator.ts";
import type { SessionFeed } from "./state/session-feed.ts";
import { useWindowModel } from "./state/window-model.tsx";
import { branchLinks } from "./transcript/branch-links.ts";
import { Transcript } from "./transcript/transcript.tsx";

type SessionPageProps = {
  summary: SessionSummary;
  /** All there are: some may be branches of this one. */
  sessions: readonly SessionSummary[];
  feed: SessionFeed;
  coveredHeight: number;
  onSend: Navigator["send"];
  onStop: () => void;
  onShowModels: () => void;
  onOpenSession: (sessionId: string) => void;
  picker: ReactNode;
  field: Ref<HTMLTextAreaElement>;
  composer: RefObject<HTMLElement | null>;
};

/** A session: its conversation, and the composer below. */
export function SessionPage(props: SessionPageProps) {
  const {
    summary,
    sessions,
    feed,
    coveredHeight,
    onSend,
    onStop,
    onShowModels,
    onOpenSession,
    picker,
    field,
    composer,
  } = props;
  const { info } = useWindowModel();
  const state = useStore(feed);
  const { run, usage, todo } = state.view;
  const isRunning = run.status === "running" || summary.activity === "running" || summary.activity === "waiting";
  const hasTodo = todo.length > 0 && (isRunning || todo.some((item) => item.state !== "done"));
  const branches = useMemo(() => branchLinks(summary, sessions), [summary, sessions]);
  const [delivery, setDelivery] = useState<Delivery>("now");
  useEffect(() => {
    document.title = `${summary.title} – Hearth`;
  }, [summary.title]);
  return (
    <>
      <header className="flex min-h-14 items-center gap-4 border-b border-line-soft px-5 py-2">
        <div className="min-w-0">
          <h1 className="truncate font-semibold">{summary.title}</h1>
          <p className="truncate text-s leading-tight text-ink-3" title={summary.workspace}>
            {shortPath(summary.workspace, info.home)}
          </p>
        </div>
      </header>
      {state.failure ? (
        <div className="flex-1 p-6">
          <Notice tone="bad">{state.failure.message}</Notice>
        </div>
      ) : (
        <Transcript
          state={state}
          branches={branches}
          coveredHeight={coveredHeight}
          onContinue={() => void onSend("Go on.")}
          onShowModels={onShowModels}
          onOpenSession={onOpenSession}
        />
      )}
      <footer ref={composer} className="px-5 pt-3.5 pb-4.5">
        {hasTodo && <TodoList items={todo} />}
        <Composer
          sessionId={summary.id}
          folder={summary.workspace}
          isRunning={isRunning}
          placeholder={isRunning ? queueWords[delivery] : "What shall Hearth do next?"}
          obstacle={null}
          onSend={(text, beside) => onSend(text, isRunning ? delivery : "now", beside)}
          onStop={onStop}
          ref={field}
        >
          {picker}
          <span className="flex-1" />
          {isRunning && <DeliveryPicker delivery={delivery} onChange={setDelivery} />}
          {usage && <ContextMeter usage={usage} />}
        </Composer>
      </footer>
    </>
  );
}

const queueWords = {
  now: "Add to your request: Hearth takes it up before its next step",
  after: "What shall come after this?",
} as const;
