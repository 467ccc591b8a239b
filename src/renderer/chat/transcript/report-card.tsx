import clsx from "clsx";
import type { BackgroundReport } from "../../../shared/event.ts";
import { Button } from "../../ui/button.tsx";
import { VisibleText } from "../../ui/visible-text.tsx";

const words: Readonly<Record<BackgroundReport["outcome"], string>> = {
  done: "is done",
  failed: "could not finish",
  stopped: "was stopped",
};

/** What an agent in the background came to. */
export function ReportCard({ report, onOpen }: { report: BackgroundReport; onOpen: (sessionId: string) => void }) {
  const { name, prefix, title, outcome, text, sessionId } = report;
  return (
    <section aria-label={`Report of ${name}`} className="rounded-m border border-line-soft bg-surface px-3 py-2.5">
      <p className="flex items-baseline gap-1.5 text-s">
        <span aria-hidden>{prefix}</span>
        <span className="min-w-0 flex-1 truncate">
          <span className="font-medium">
            <VisibleText text={name} />
          </span>{" "}
          <span className={clsx(outcome === "failed" ? "text-bad" : "text-ink-3")}>{words[outcome]}:</span>{" "}
          <VisibleText text={title} />
        </span>
        <Button look="quiet" className="-my-1 px-2! py-0.5!" onClick={() => onOpen(sessionId)}>
          Open
        </Button>
      </p>
      {text !== "" && (
        <p className="mt-1.5 wrap-anywhere whitespace-pre-wrap text-ink-2">
          <VisibleText text={text} />
        </p>
      )}
    </section>
  );
}
