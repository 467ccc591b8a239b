import type { WireError } from "./error.ts";
import type { AgentEvent, PassingEvent } from "./event.ts";
import type { AssistantMessage, DialectId, Message, StepUsage } from "./message.ts";
import type { PermissionRequest, Preview } from "./permission.ts";

/** What a session looks like now: the meaning of all its events so far. */
export type SessionView = {
  messages: readonly Message[];
  /** The reply that is being written. */
  draft: Draft | null;
  calls: Readonly<Record<string, CallView>>;
  /** Questions that wait for the person, oldest first. */
  requests: readonly PermissionRequest[];
  run: RunView;
  progress: Extract<PassingEvent, { type: "model-progress" }> | null;
  usage: StepUsage | null;
};

export type Draft = {
  messageId: string;
  text: string;
  reasoning: string;
  call: { tool: string; fields: Readonly<Record<string, string>> } | null;
};

/** A call beyond its message: what it would do, and what it says while it works. */
export type CallView = { title: string; preview: Preview | null; progress: string };

export type RunView =
  | { status: "idle"; last: "none" | "done" | "cancelled" | "step-limit" | "interrupted" }
  | { status: "running"; runId: string; modelId: string; dialect: DialectId }
  | { status: "failed"; error: WireError };

export const emptyView: SessionView = {
  messages: [],
  draft: null,
  calls: {},
  requests: [],
  run: { status: "idle", last: "none" },
  progress: null,
  usage: null,
};

/** The live output of a tool that a window keeps, in characters: the whole of it is in the result and its file. */
const progressLimit = 20_000;

/** The same in every process. Finished messages keep their identity, so that a window draws only what changed. */
export function fold(view: SessionView, event: AgentEvent): SessionView {
  switch (event.type) {
    case "run-start": {
      const { runId, modelId, dialect } = event;
      return { ...view, run: { status: "running", runId, modelId, dialect } };
    }
    case "message":
      return foldMessage(view, event.message);
    case "tool-start": {
      const call: CallView = { title: event.title, preview: event.preview, progress: "" };
      return { ...view, calls: { ...view.calls, [event.callId]: call } };
    }
    case "permission-request":
      return { ...view, requests: [...view.requests, event.request] };
    case "permission-response":
      return { ...view, requests: view.requests.filter((request) => request.id !== event.requestId) };
    case "run-end":
      return {
        ...view,
        draft: null,
        requests: [],
        progress: null,
        run:
          event.reason === "failed" ? { status: "failed", error: event.error } : { status: "idle", last: event.reason },
      };
    case "text-delta": {
      const draft = draftOf(view, event.messageId);
      return { ...view, progress: null, draft: { ...draft, text: draft.text + event.text } };
    }
    case "reasoning-delta": {
      const draft = draftOf(view, event.messageId);
      return { ...view, progress: null, draft: { ...draft, reasoning: draft.reasoning + event.text } };
    }
    case "call-delta":
      return { ...view, progress: null, draft: foldCall(draftOf(view, event.messageId), event) };
    case "tool-progress":
      return foldProgress(view, event.callId, event.text);
    case "model-progress":
      return { ...view, progress: event };
    default:
      return event satisfies never;
  }
}

/** What the reply in the making would be, were it to end now. The hub stores it, so that a crash loses little of it. */
export function draftMessage(draft: Draft): AssistantMessage {
  return {
    role: "assistant",
    id: draft.messageId,
    parts: [
      ...(draft.reasoning ? [{ type: "reasoning" as const, text: draft.reasoning }] : []),
      ...(draft.text ? [{ type: "text" as const, text: draft.text }] : []),
    ],
    stop: "interrupted",
    origin: "model",
    kind: null,
    usage: null,
  };
}

function foldMessage(view: SessionView, message: Message): SessionView {
  const messages = [...view.messages, message];
  if (message.role !== "assistant") return { ...view, messages };
  return { ...view, messages, draft: null, progress: null, usage: message.usage ?? view.usage };
}

function draftOf(view: SessionView, messageId: string): Draft {
  if (view.draft?.messageId === messageId) return view.draft;
  return { messageId, text: "", reasoning: "", call: null };
}

function foldCall(draft: Draft, event: Extract<PassingEvent, { type: "call-delta" }>): Draft {
  const fields = draft.call?.tool === event.tool ? draft.call.fields : {};
  if (event.field === null) return { ...draft, call: { tool: event.tool, fields } };
  const text = (fields[event.field] ?? "") + event.text;
  return { ...draft, call: { tool: event.tool, fields: { ...fields, [event.field]: text } } };
}

function foldProgress(view: SessionView, callId: string, text: string): SessionView {
  const call = view.calls[callId];
  if (!call) return view;
  const progress = (call.progress + text).slice(-progressLimit);
  return { ...view, calls: { ...view.calls, [callId]: { ...call, progress } } };
}
