import type { Compaction } from "./compaction.ts";
import { defaultAgent } from "./agent.ts";
import type { WireError } from "./error.ts";
import type {
  AgentEvent,
  AgentTag,
  BackgroundReport,
  PassingEvent,
  TaggedEvent,
  TodoItem,
  UserQuestion,
} from "./event.ts";
import { type Instructions, outdatedNote } from "./instructions.ts";
import type { AssistantMessage, DialectId, Message, StepUsage } from "./message.ts";
import type { PermissionRequest, Preview } from "./permission.ts";
import type { Plan } from "./plan.ts";
import type { QueuedPrompt } from "./queued-prompt.ts";

/** What a session looks like now: the meaning of all its events so far. */
export type SessionView = {
  messages: readonly Message[];
  /** What stands between the messages, in order. */
  asides: readonly Aside[];
  /** The reply that is being written. */
  draft: Draft | null;
  calls: Readonly<Record<string, CallView>>;
  /** Questions that wait for the person, oldest first. */
  requests: readonly PermissionRequest[];
  /** What was said and isn't in the conversation yet, oldest first. */
  queue: readonly QueuedPrompt[];
  /** What the agent wants to know of its person, oldest first. */
  questions: readonly UserQuestion[];
  /** What is to do, as the agent last wrote it down. */
  todo: readonly TodoItem[];
  /** Answers that are plans, by the ids of their messages. */
  plans: Readonly<Record<string, Plan>>;
  run: RunView;
  progress: Extract<PassingEvent, { type: "model-progress" | "model-waiting" }> | null;
  usage: StepUsage | null;
  /** What of the messages the model sees; null for all of them as they are. */
  compaction: Compaction | null;
  /** What the agent is told beside the conversation; null for nothing more than all are told. */
  instructions: Instructions | null;
  /** The agents that worked for this one, by their ids, in the order in which they began. */
  helpers: Readonly<Record<string, HelperView>>;
};

/**
 * What the person is told beside the conversation, behind as many messages as `after` says. A `notice` is to be seen, a `note`
 * needn't be; `agent` says which one goes on from there, `report` what one in the background came to.
 */
export type Aside = { after: number } & AsideContent;

type AsideContent =
  | { type: "notice" | "note"; text: string }
  | { type: "agent"; name: string; prefix: string }
  | { type: "report"; report: BackgroundReport }
  | { type: "compaction"; compaction: Compaction };

/** What an agent does that was made by a call of another. Its own helpers stand beside it, not in it. */
export type HelperView = {
  agent: AgentTag;
  /** The call that made it. */
  callId: string | null;
  view: Omit<SessionView, "helpers">;
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

const emptyOwn: HelperView["view"] = {
  messages: [],
  asides: [],
  draft: null,
  calls: {},
  requests: [],
  queue: [],
  questions: [],
  todo: [],
  plans: {},
  run: { status: "idle", last: "none" },
  progress: null,
  usage: null,
  compaction: null,
  instructions: null,
};

export const emptyView: SessionView = { ...emptyOwn, helpers: {} };

/** The live output of a tool that a window keeps, in characters: the whole of it is in the result and its file. */
const progressLimit = 20_000;

/** The same in every process. Finished messages keep their identity, so that a window draws only what changed. */
export function fold(view: SessionView, event: TaggedEvent): SessionView {
  if (event.depth === 0) return { ...foldOwn(view, event), helpers: view.helpers };
  const { agentId, depth, name, prefix } = event;
  const helper = view.helpers[agentId] ?? { agent: { agentId, depth, name, prefix }, callId: null, view: emptyOwn };
  const callId = event.type === "run-start" ? (event.callId ?? null) : helper.callId;
  const helpers = { ...view.helpers, [agentId]: { ...helper, callId, view: foldOwn(helper.view, event) } };
  // whoever asks, it is the person's to answer
  if (event.type === "permission-request" || event.type === "permission-response")
    return { ...foldRequests(view, event), helpers };
  if (event.type === "question" || event.type === "question-answer") return { ...foldQuestions(view, event), helpers };
  return { ...view, helpers };
}

type OwnView = HelperView["view"];

function foldRequests<View extends OwnView>(
  view: View,
  event: Extract<AgentEvent, { type: "permission-request" | "permission-response" }>,
): View {
  if (event.type === "permission-request") return { ...view, requests: [...view.requests, event.request] };
  return { ...view, requests: view.requests.filter((request) => request.id !== event.requestId) };
}

function foldQuestions<View extends OwnView>(
  view: View,
  event: Extract<AgentEvent, { type: "question" | "question-answer" }>,
): View {
  if (event.type === "question") return { ...view, questions: [...view.questions, event.question] };
  return { ...view, questions: view.questions.filter(({ id }) => id !== event.questionId) };
}

function foldOwn(view: OwnView, event: TaggedEvent): OwnView {
  switch (event.type) {
    case "run-start": {
      const { runId, modelId, dialect } = event;
      return { ...withAgent(view, event), run: { status: "running", runId, modelId, dialect } };
    }
    case "notice":
      return withAsides(view, { type: "notice", text: event.text });
    case "instructions":
      return withAsides({ ...view, instructions: event.instructions }, ...event.notices.map(toNote));
    case "instructions-outdated": {
      const known = view.instructions ?? { profile: event.profile, text: "" };
      const instructions = { ...known, sources: event.sources };
      return withAsides({ ...view, instructions }, toNote(outdatedNote(event.changed)));
    }
    case "message":
      return foldMessage(view, event.message);
    case "tool-start": {
      const call: CallView = { title: event.title, preview: event.preview, progress: "" };
      return { ...view, calls: { ...view.calls, [event.callId]: call } };
    }
    case "report":
      return withAsides(view, { type: "report", report: event.report });
    case "permission-request":
    case "permission-response":
      return foldRequests(view, event);
    case "compaction":
      return withAsides(
        { ...view, progress: null, compaction: event.compaction, usage: behind(event.compaction, view.usage) },
        event,
      );
    case "effect-notice":
      return withAsides({ ...view, progress: null }, toNote(event.text));
    case "question":
    case "question-answer":
      return foldQuestions(view, event);
    case "todo":
      return { ...view, todo: event.items };
    case "plan":
      return { ...view, plans: { ...view.plans, [event.plan.id]: event.plan } };
    case "run-end":
      return {
        ...view,
        draft: null,
        requests: [],
        questions: [],
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
    case "prompt-queued":
      return { ...view, queue: withPrompt(view.queue, event.prompt) };
    case "prompts-gone":
      return { ...view, queue: view.queue.filter(({ id }) => !event.ids.includes(id)) };
    case "model-waiting":
    case "model-progress":
      return { ...view, progress: event };
    default:
      return event satisfies never;
  }
}

/** The reports that came since the person last spoke: the agent hasn't been told of them. */
export function untoldReports({ messages, asides }: Pick<SessionView, "messages" | "asides">): BackgroundReport[] {
  const lastSaid = messages.findLastIndex((message) => message.role === "user");
  return asides.flatMap((aside) => (aside.type === "report" && aside.after > lastSaid ? [aside.report] : []));
}

function withAsides(view: OwnView, ...contents: readonly AsideContent[]): OwnView {
  const after = view.messages.length;
  return { ...view, asides: [...view.asides, ...contents.map((content) => ({ ...content, after }))] };
}

const toNote = (text: string): AsideContent => ({ type: "note", text });

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

/** Says which agent goes on, where it is another than before. */
function withAgent(view: OwnView, { depth, name, prefix }: AgentTag): OwnView {
  const before = view.asides.findLast((aside) => aside.type === "agent")?.name ?? defaultAgent;
  if (depth > 0 || name === before) return view;
  return withAsides(view, { type: "agent", name, prefix });
}

/** How full the window is behind a summary, as near as that is known before the model's next step. */
function behind({ tokens }: Compaction, usage: StepUsage | null): StepUsage | null {
  if (!usage) return null;
  const { window, turnsLeftOut, ...rest } = usage;
  return { ...rest, contextUsed: tokens.after };
}

function foldMessage(view: OwnView, message: Message): OwnView {
  const messages = [...view.messages, message];
  if (message.role !== "assistant") return { ...view, messages };
  return { ...view, messages, draft: null, progress: null, usage: message.usage ?? view.usage };
}

function withPrompt(queue: readonly QueuedPrompt[], prompt: QueuedPrompt): readonly QueuedPrompt[] {
  const index = queue.findIndex(({ id }) => id === prompt.id);
  return index === -1 ? [...queue, prompt] : queue.with(index, prompt);
}

function draftOf(view: OwnView, messageId: string): Draft {
  if (view.draft?.messageId === messageId) return view.draft;
  return { messageId, text: "", reasoning: "", call: null };
}

function foldCall(draft: Draft, event: Extract<PassingEvent, { type: "call-delta" }>): Draft {
  const fields = draft.call?.tool === event.tool ? draft.call.fields : {};
  if (event.field === null) return { ...draft, call: { tool: event.tool, fields } };
  const text = (fields[event.field] ?? "") + event.text;
  return { ...draft, call: { tool: event.tool, fields: { ...fields, [event.field]: text } } };
}

function foldProgress(view: OwnView, callId: string, text: string): OwnView {
  const call = view.calls[callId];
  if (!call) return view;
  const progress = (call.progress + text).slice(-progressLimit);
  return { ...view, calls: { ...view.calls, [callId]: { ...call, progress } } };
}
