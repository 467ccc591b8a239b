import { AppError } from "../../shared/error.ts";
import type { AgentTag } from "../../shared/event.ts";
import type { BranchPoint } from "../../shared/session.ts";
import type { StoredEvent } from "../store/event-log.ts";
import { closingEvents } from "./closing-events.ts";

/** `messages` of the conversation are in the branch, too; `events` are those messages, and what closes them. */
export type BranchStart = { events: StoredEvent[]; messages: number };

/** A conversation up to some point, closed so that another one can go on from there. Throws `not-found` where it has no such point. */
export function branchEvents(
  events: readonly StoredEvent[],
  point: BranchPoint,
  agent: AgentTag,
  newId: () => string,
): BranchStart {
  const kept = withoutIdleStart(events.slice(0, endOf(events, point)));
  const rest = closingEvents({ events: kept, draft: null, prompts: [] }, { reason: "cancelled" }, agent, newId);
  return { events: [...kept, ...rest], messages: kept.filter(isOwnMessage).length };
}

type MessageEvent = Extract<StoredEvent, { type: "message" }>;

const isOwnMessage = (event: StoredEvent): event is MessageEvent => event.depth === 0 && event.type === "message";
const isResult = (event: StoredEvent) => isOwnMessage(event) && event.message.role === "tool";

/** So many events are before that point. */
function endOf(events: readonly StoredEvent[], point: BranchPoint): number {
  if (point === null) return events.length;
  if (typeof point === "number") return startOfRequest(events, point + 1);
  const wanted = "before" in point ? point.before : point.after;
  const index = events.findIndex((event) => isOwnMessage(event) && event.message.id === wanted);
  if (index === -1) throw new AppError("not-found", "This message isn't stored yet. Try again when it is.");
  return "before" in point ? index : behindResults(events, index);
}

function startOfRequest(events: readonly StoredEvent[], number: number): number {
  const requests = events.flatMap((event, index) =>
    isOwnMessage(event) && event.message.role === "user" ? [index] : [],
  );
  return requests[number - 1] ?? events.length;
}

/** What came of a message's calls belongs to it, and so does the end of its run, where nothing was said in between. */
function behindResults(events: readonly StoredEvent[], index: number): number {
  const next = events.findIndex(
    (event, at) =>
      at > index && event.depth === 0 && !isResult(event) && (event.type === "message" || event.type === "run-start"),
  );
  return next === -1 ? events.length : next;
}

/** A run that has only begun belongs to what is left out, with all that it was told. */
function withoutIdleStart(events: readonly StoredEvent[]): readonly StoredEvent[] {
  const start = events.findLastIndex(({ depth, type }) => depth === 0 && (type === "run-start" || type === "run-end"));
  if (events[start]?.type !== "run-start" || events.slice(start).some(isOwnMessage)) return events;
  return events.slice(0, start);
}
