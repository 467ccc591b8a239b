import type { RunView } from "../../../shared/fold.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

type RunEndNoteProps = { run: RunView; onContinue: () => void; onShowModels: () => void };

/** How the last run ended, where that is more than an answer, and how to go on. */
export function RunEndNote({ run, onContinue, onShowModels }: RunEndNoteProps) {
  if (run.status === "failed") {
    const { code, message } = run.error;
    const needsModel = code === "model-unavailable" || code === "silent" || code === "not-found";
    return (
      <Notice
        tone="bad"
        action={
          <span className="flex shrink-0 gap-2">
            {needsModel && <Button onClick={onShowModels}>Models…</Button>}
            <Button onClick={onContinue}>Try again</Button>
          </span>
        }
      >
        {message}
      </Notice>
    );
  }
  if (run.status === "running") return null;
  switch (run.last) {
    case "interrupted":
      return (
        <Notice tone="plain" action={<Button onClick={onContinue}>Continue</Button>}>
          Hearth was closed while it worked on this. What was done until then is above; nothing is lost.
        </Notice>
      );
    case "step-limit":
      return (
        <Notice tone="plain" action={<Button onClick={onContinue}>Continue</Button>}>
          Hearth has taken as many steps as it may in one go, and isn't done yet.
        </Notice>
      );
    case "cancelled":
      return <p className="text-s text-ink-3">You stopped this. Say how to go on.</p>;
    case "done":
    case "none":
      return null;
    default:
      return run.last satisfies never;
  }
}
