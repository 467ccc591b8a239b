import type { WireError } from "../../shared/error.ts";
import type { AgentTag } from "../../shared/event.ts";
import type { Message, ToolCallPart, ToolMessage } from "../../shared/message.ts";
import type { Said } from "../../shared/said.ts";
import type { StoredDraft } from "../store/draft-table.ts";
import type { StoredEvent } from "../store/event-log.ts";
import { briefMessage } from "./brief-message.ts";

/** What is left of a run that didn't end by itself. */
export type Remains = {
  events: readonly StoredEvent[];
  /** The reply that was being written. */
  draft: StoredDraft | null;
  /** What was said and isn't in the conversation yet, oldest first. */
  prompts: readonly Said[];
};

/** How the run ended after all. */
export type Ending = { reason: "interrupted" | "cancelled" } | { reason: "failed"; error: WireError };

/**
 * The events that end an unfinished run, so that the conversation can go on: what had been said, an answer to each call
 * that has none, and the end itself. None where nothing is left over.
 */
export function closingEvents(remains: Remains, ending: Ending, agent: AgentTag, newId: () => string): StoredEvent[] {
  const open = openRun(remains.events);
  const calls = openCalls(remains.events);
  const draft = remains.draft && !hasMessage(remains.events, remains.draft.message.id) ? remains.draft : null;
  if (!open && calls.length === 0 && !draft && remains.prompts.length === 0) return [];
  const own = open ? tagOf(open) : agent;
  const say = (tag: AgentTag, message: Message): StoredEvent => ({ ...tag, type: "message", message });
  return [
    ...calls.map(({ tag, call }) => say(tag, answerFor(call, newId()))),
    ...(draft && draft.message.parts.length > 0 ? [say(draft.tag, draft.message)] : []),
    ...openHelpers(remains.events).map((start): StoredEvent => ({
      ...tagOf(start),
      type: "run-end",
      runId: start.runId,
      ...ending,
    })),
    ...(remains.prompts.length > 0 ? [say(own, briefMessage(remains.prompts, newId()))] : []),
    { ...own, type: "run-end", runId: open?.runId ?? newId(), ...ending },
  ];
}

/** The run that began and didn't end. Runs of helpers belong to the run that started them. */
function openRun(events: readonly StoredEvent[]): Extract<StoredEvent, { type: "run-start" }> | null {
  const own = events.filter((event) => event.depth === 0);
  const last = own.findLast((event) => event.type === "run-start" || event.type === "run-end");
  return last?.type === "run-start" ? last : null;
}

/** Helpers' runs that began and didn't end. */
function openHelpers(events: readonly StoredEvent[]): Extract<StoredEvent, { type: "run-start" }>[] {
  const open = new Map<string, Extract<StoredEvent, { type: "run-start" }>>();
  for (const event of events) {
    if (event.depth === 0) continue;
    if (event.type === "run-start") open.set(event.runId, event);
    if (event.type === "run-end") open.delete(event.runId);
  }
  return [...open.values()].toReversed();
}

function openCalls(events: readonly StoredEvent[]): { tag: AgentTag; call: ToolCallPart }[] {
  const open = new Map<string, { tag: AgentTag; call: ToolCallPart }>();
  for (const event of events) {
    if (event.type !== "message") continue;
    const { message } = event;
    if (message.role === "tool") open.delete(message.callId);
    if (message.role !== "assistant") continue;
    for (const part of message.parts)
      if (part.type === "tool-call") open.set(part.callId, { tag: tagOf(event), call: part });
  }
  return [...open.values()];
}

/** A model takes a call without an answer as one that is still to be made, and some servers refuse it. */
function answerFor({ callId, tool }: ToolCallPart, id: string): ToolMessage {
  const text =
    "The run was broken off before this call was answered. It may have been done wholly, partly or not at all: look before doing it again.";
  return { role: "tool", id, callId, tool, status: "cancelled", text, note: "", durationMs: 0 };
}

const hasMessage = (events: readonly StoredEvent[], id: string) =>
  events.some((event) => event.type === "message" && event.message.id === id);

const tagOf = ({ agentId, depth, name, prefix }: AgentTag): AgentTag => ({ agentId, depth, name, prefix });
