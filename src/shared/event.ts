import type { WireError } from "./error.ts";
import type { DialectId, Message } from "./message.ts";
import type { Answer, PermissionRequest, Preview } from "./permission.ts";

/**
 * Everything that a run can tell the world. A durable event is stored before the loop takes its next step, and replaying
 * the durable events rebuilds the session. A passing event only makes the wait pleasant: it may be dropped, and the
 * `message` that follows says it all.
 */
export type AgentEvent = DurableEvent | PassingEvent;

export type DurableEvent =
  | { type: "run-start"; runId: string; modelId: string; dialect: DialectId }
  | { type: "message"; message: Message }
  | { type: "tool-start"; callId: string; tool: string; title: string; preview: Preview | null }
  | { type: "permission-request"; request: PermissionRequest }
  | { type: "permission-response"; requestId: string; answer: Answer }
  | { type: "run-end"; runId: string; reason: "done" | "cancelled" | "step-limit" | "interrupted" }
  | { type: "run-end"; runId: string; reason: "failed"; error: WireError };

export type PassingEvent =
  | { type: "text-delta"; messageId: string; text: string }
  | { type: "reasoning-delta"; messageId: string; text: string }
  /** What is known of a call while it is being written: first its tool, then field by field. */
  | { type: "call-delta"; messageId: string; tool: string; field: string | null; text: string }
  | { type: "tool-progress"; callId: string; text: string }
  /** Reading counts tokens, loading counts bytes. */
  | { type: "model-progress"; phase: "load" | "read" | "write" | "try"; done: number; total: number };

const passing: Record<PassingEvent["type"], true> = {
  "text-delta": true,
  "reasoning-delta": true,
  "call-delta": true,
  "tool-progress": true,
  "model-progress": true,
};

/** Only durable events can reach the store. */
export function isDurable<Event extends AgentEvent>(event: Event): event is Event & DurableEvent {
  return !Object.hasOwn(passing, event.type);
}

/** Which agent an event is about. */
export type AgentTag = { agentId: string; depth: number; name: string; prefix: string };

/** An event with the agent it is about, as a run yields it. */
export type TaggedEvent = AgentTag & AgentEvent;

/** An event on its way to whoever follows a session. `order` counts all events of a session, so that none is missed or taken twice. */
export type SessionEvent = TaggedEvent & { sessionId: string; order: number };
