import { Answer } from "./answer.tsx";
import { CallGroup } from "./call-group.tsx";
import type { Entry } from "./entries.ts";
import { Thought } from "./thought.tsx";
import { UserBubble } from "./user-bubble.tsx";

/** One entry of the transcript. */
export function EntryView({ entry }: { entry: Entry }) {
  switch (entry.kind) {
    case "user":
      return <UserBubble text={entry.text} />;
    case "thought":
      return <Thought id={entry.id} text={entry.text} seconds={entry.seconds} isLive={entry.isLive} />;
    case "answer":
      return <Answer text={entry.text} isLive={entry.isLive} end={entry.end} />;
    case "calls":
      return <CallGroup calls={entry.calls} />;
    default:
      return entry satisfies never;
  }
}
