import { type ReactNode, type Ref, type RefObject, useEffect } from "react";
import type { SessionSummary } from "../../shared/session.ts";
import { shortPath } from "../ui/format.ts";
import { Notice } from "../ui/notice.tsx";
import { useStore } from "../ui/store.ts";
import { Composer } from "./composer/composer.tsx";
import { ContextMeter } from "./composer/context-meter.tsx";
import type { SessionFeed } from "./state/session-feed.ts";
import { useWindowModel } from "./state/window-model.tsx";
import { Transcript } from "./transcript/transcript.tsx";

type SessionPageProps = {
  summary: SessionSummary;
  feed: SessionFeed;
  coveredHeight: number;
  onSend: (text: string) => Promise<boolean>;
  onStop: () => void;
  onShowModels: () => void;
  picker: ReactNode;
  field: Ref<HTMLTextAreaElement>;
  composer: RefObject<HTMLElement | null>;
};

/** A session: its conversation, and the composer below. */
export function SessionPage(props: SessionPageProps) {
  const { summary, feed, coveredHeight, onSend, onStop, onShowModels, picker, field, composer } = props;
  const { info } = useWindowModel();
  const state = useStore(feed);
  const { run, usage } = state.view;
  const isRunning = run.status === "running" || summary.activity === "running" || summary.activity === "waiting";
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
          coveredHeight={coveredHeight}
          onContinue={() => void onSend("Go on.")}
          onShowModels={onShowModels}
        />
      )}
      <footer ref={composer} className="px-5 pt-3.5 pb-4.5">
        <Composer
          sessionId={summary.id}
          isRunning={isRunning}
          placeholder={isRunning ? "Add to your request, or press Enter to queue it" : "What shall Hearth do next?"}
          obstacle={null}
          onSend={onSend}
          onStop={onStop}
          ref={field}
        >
          {picker}
          <span className="flex-1" />
          {usage && <ContextMeter usage={usage} />}
        </Composer>
      </footer>
    </>
  );
}
