import type { Compaction } from "./compaction.ts";
import type { WireError } from "./error.ts";
import type { Instructions, InstructionSource } from "./instructions.ts";
import type { DialectId, Forecast, Message } from "./message.ts";
import type { Plan } from "./plan.ts";
import type { QueuedPrompt } from "./queued-prompt.ts";
import type { Answer, PermissionRequest, Preview } from "./permission.ts";

/**
 * Everything that a run can tell the world. A durable event is stored before the loop takes its next step, and replaying
 * the durable events rebuilds the session. A passing event only makes the wait pleasant: it may be dropped, and the
 * `message` that follows says it all.
 */
export type AgentEvent = DurableEvent | PassingEvent;

export type DurableEvent =
  /** `callId`: the call that this run is for, where another agent made it. */
  | { type: "run-start"; runId: string; modelId: string; dialect: DialectId; callId?: string }
  /** Fixed from here on, so that it is read once. `notices` are for the person: what was cut, or couldn't be read. */
  | { type: "instructions"; instructions: Instructions; notices: readonly string[] }
  /** Of what the instructions were made of, `changed` is other now. `sources` is how it is now. */
  | {
      type: "instructions-outdated";
      profile: string;
      changed: readonly string[];
      sources: readonly InstructionSource[];
    }
  | { type: "message"; message: Message }
  /** Something the person should know of what follows. */
  | { type: "notice"; text: string }
  | { type: "tool-start"; callId: string; tool: string; title: string; preview: Preview | null }
  /** What came of an agent that worked in the background. */
  | { type: "report"; report: BackgroundReport }
  | { type: "permission-request"; request: PermissionRequest }
  | { type: "permission-response"; requestId: string; answer: Answer }
  /** From here on the model sees the conversation otherwise. */
  | { type: "compaction"; compaction: Compaction }
  | EffectNotice
  /** The agent asks its person something; `answer` is null where nobody answered. */
  | { type: "question"; question: UserQuestion }
  | { type: "question-answer"; questionId: string; answer: string | null }
  /** The list of what is to do, as a whole. */
  | { type: "todo"; items: readonly TodoItem[] }
  /** An answer that is a plan, or what the person made of one. */
  | { type: "plan"; plan: Plan }
  | { type: "run-end"; runId: string; reason: "done" | "cancelled" | "step-limit" | "interrupted" }
  | { type: "run-end"; runId: string; reason: "failed"; error: WireError };

/** The end of an agent that a session started and that went on by itself, in a session of its own. */
export type BackgroundReport = {
  sessionId: string;
  name: string;
  prefix: string;
  /** What it was to do. */
  title: string;
  outcome: "done" | "failed" | "stopped";
  /** Its last words, or why it ended. */
  text: string;
};

/** What an effect did beside the model, for the person: `action` is a term, `text` a sentence. */
export type EffectNotice = { type: "effect-notice"; effect: string; action: string; text: string };

/** What an agent wants to know. Any text is an answer; the choices are those that it thought of. */
export type UserQuestion = { id: string; callId: string; text: string; choices: readonly string[] };

export type TodoItem = { text: string; state: "open" | "doing" | "done" };

export type PassingEvent =
  | { type: "text-delta"; messageId: string; text: string }
  | { type: "reasoning-delta"; messageId: string; text: string }
  /** What is known of a call while it is being written: first its tool, then field by field. */
  | { type: "call-delta"; messageId: string; tool: string; field: string | null; text: string }
  | { type: "tool-progress"; callId: string; text: string }
  /** The queue is stored in a place of its own; these tell of it. A prompt that is told again was changed. */
  | { type: "prompt-queued"; prompt: QueuedPrompt }
  | { type: "prompts-gone"; ids: readonly number[] }
  /** The model is busy with something else, which has this name. */
  | { type: "model-waiting"; waitsFor: string }
  /** Reading counts tokens, loading bytes, weighing the files or lines that may be meant; a file that is written anew counts the characters that it had. */
  | {
      type: "model-progress";
      phase: "load" | "read" | "weigh" | "write" | "try";
      done: number;
      total: number;
      forecast?: Forecast | null;
    };

const passing: Record<PassingEvent["type"], true> = {
  "text-delta": true,
  "reasoning-delta": true,
  "call-delta": true,
  "tool-progress": true,
  "prompt-queued": true,
  "prompts-gone": true,
  "model-waiting": true,
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
