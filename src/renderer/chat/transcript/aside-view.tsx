import type { Aside } from "../../../shared/fold.ts";
import { Notice } from "../../ui/notice.tsx";
import { VisibleText } from "../../ui/visible-text.tsx";
import { CompactionLine } from "./compaction-line.tsx";
import { NoteLine } from "./note-line.tsx";
import { ReportCard } from "./report-card.tsx";

/** What stands between the messages. */
export function AsideView({ aside, onOpenSession }: { aside: Aside; onOpenSession: (sessionId: string) => void }) {
  switch (aside.type) {
    case "notice":
      return (
        <Notice tone="plain">
          <VisibleText text={aside.text} />
        </Notice>
      );
    case "note":
      return <NoteLine text={aside.text} />;
    case "agent":
      return (
        <p className="flex items-center gap-3 text-s text-ink-3 before:h-px before:flex-1 before:bg-line-soft after:h-px after:flex-1 after:bg-line-soft">
          <span>
            <span className="sr-only">From here on: </span>
            {aside.prefix} {aside.name}
          </span>
        </p>
      );
    case "report":
      return <ReportCard report={aside.report} onOpen={onOpenSession} />;
    case "compaction":
      return <CompactionLine compaction={aside.compaction} />;
    default:
      return aside satisfies never;
  }
}
