import { RequestExtras } from "../attachments/request-extras.tsx";
import { Answer } from "./answer.tsx";
import { AsideView } from "./aside-view.tsx";
import { BranchLine } from "./branch-line.tsx";
import { CallGroup } from "./call-group.tsx";
import type { Entry } from "./entries.ts";
import { PlanCard } from "./plan-card.tsx";
import { SentLine } from "./sent-line.tsx";
import { Thought } from "./thought.tsx";
import { UserBubble } from "./user-bubble.tsx";

/** One entry of the transcript. */
export function EntryView({ entry, onOpenSession }: { entry: Entry; onOpenSession: (sessionId: string) => void }) {
  switch (entry.kind) {
    case "user":
      return (
        <div>
          <UserBubble text={entry.text} />
          <RequestExtras {...entry.beside} />
        </div>
      );
    case "plan":
      return <PlanCard plan={entry.plan} />;
    case "thought":
      return <Thought id={entry.id} text={entry.text} seconds={entry.seconds} isLive={entry.isLive} />;
    case "answer":
      return <Answer text={entry.text} isLive={entry.isLive} end={entry.end} usage={entry.usage} />;
    case "sent":
      return <SentLine sent={entry.sent} />;
    case "aside":
      return <AsideView aside={entry.aside} onOpenSession={onOpenSession} />;
    case "branch":
      return <BranchLine link={entry.link} onOpen={onOpenSession} />;
    case "calls":
      return <CallGroup calls={entry.calls} />;
    default:
      return entry satisfies never;
  }
}
