import type { Aside, CallView, Draft, HelperView, SessionView } from "../../../shared/fold.ts";
import type { JsonObject } from "../../../shared/json.ts";
import type { AssistantMessage, Message, SentStep, StepUsage, ToolMessage } from "../../../shared/message.ts";
import type { Plan } from "../../../shared/plan.ts";
import { besideOf, type SaidBeside } from "../../../shared/said.ts";
import type { BranchLink } from "./branch-links.ts";

/** What stands in the transcript, from top to bottom. */
export type Entry =
  | { kind: "user"; id: string; text: string; beside: SaidBeside }
  /** An answer that is a plan. */
  | { kind: "plan"; id: string; plan: Plan }
  /** `seconds` is null where it isn't known; it is live while it is being thought. */
  | { kind: "thought"; id: string; text: string; seconds: number | null; isLive: boolean }
  /** `usage` is what the step cost; null where no model made it, or while it is being written. */
  | { kind: "answer"; id: string; text: string; isLive: boolean; end: AnswerEnd; usage: StepUsage | null }
  /** From here on another computer's model answers. */
  | { kind: "sent"; id: string; sent: SentStep }
  | { kind: "aside"; id: string; aside: Aside }
  | { kind: "branch"; id: string; link: BranchLink }
  | { kind: "calls"; id: string; calls: CallEntry[] };

/** Why an answer is shorter than it was meant to be. */
export type AnswerEnd = "whole" | "length" | "cancelled" | "interrupted";

/** A call of a tool: what was written, what it would do, what came of it. */
export type CallEntry = {
  id: string;
  tool: string;
  input: JsonObject;
  state: CallState;
  view: CallView | null;
  result: ToolMessage | null;
  /** The agents that work, or worked, for it. */
  helpers: readonly HelperEntry[];
};

/** An agent that works for a call: what it does, and with whom. */
export type HelperEntry = HelperView & { others: Helpers };

type Helpers = SessionView["helpers"];
/** What an agent does: that of a session, or one that works for it. */
type OwnView = HelperView["view"];

/** `writing`: the model is still naming its fields; `waiting`: for the person; `lost`: the run ended before there was a result. */
export type CallState = "writing" | "waiting" | "running" | "lost" | ToolMessage["status"];

/** The message that an entry is part of, where that is one that a person reads as a whole; null for all others. */
export function messageIdOf(entry: Entry): string | null {
  if (entry.kind === "user") return entry.id;
  return entry.kind === "answer" && !entry.isLive ? entry.id.slice(0, entry.id.lastIndexOf("/")) : null;
}

/** The transcript of a session. Calls that follow one another without a word between them stand together. */
export function toEntries(view: OwnView, helpers: Helpers, branches: readonly BranchLink[] = []): Entry[] {
  const entries: Entry[] = [];
  const results = resultsOf(view);
  let whereLast: string | null = null;
  const asides = asidesByPlace(view, branches);
  for (const [index, message] of view.messages.entries()) {
    entries.push(...(asides.get(index) ?? []));
    addMessage(message);
  }
  entries.push(...(asides.get(view.messages.length) ?? []));
  if (view.draft) addDraft(entries, view.draft);
  return entries;

  function addMessage(message: Message): void {
    if (message.role === "user") {
      entries.push({ kind: "user", id: message.id, text: message.text, beside: besideOf(message) });
    }
    if (message.role !== "assistant") return;
    const { id, sent, origin } = message;
    if (sent && sent.modelId !== whereLast) entries.push({ kind: "sent", id: `${id}/sent`, sent });
    if (origin === "model") whereLast = sent?.modelId ?? null;
    addStep(entries, message, view, helpers, results);
  }
}

function asidesByPlace({ asides, messages }: OwnView, branches: readonly BranchLink[]): ReadonlyMap<number, Entry[]> {
  const places = new Map<number, Entry[]>();
  for (const [index, link] of branches.entries()) {
    // what damage has left may be shorter than it was
    const after = Math.min(link.after, messages.length);
    places.set(after, [...(places.get(after) ?? []), { kind: "branch", id: `branch/${index}`, link }]);
  }
  for (const [index, aside] of asides.entries()) {
    const entry: Entry = { kind: "aside", id: `aside/${index}`, aside };
    places.set(aside.after, [...(places.get(aside.after) ?? []), entry]);
  }
  return places;
}

function resultsOf({ messages }: OwnView): ReadonlyMap<string, ToolMessage> {
  return new Map(messages.flatMap((message) => (message.role === "tool" ? [[message.callId, message]] : [])));
}

function addStep(
  entries: Entry[],
  message: AssistantMessage,
  view: OwnView,
  helpers: Helpers,
  results: ReadonlyMap<string, ToolMessage>,
): void {
  const plan = view.plans[message.id];
  const firstText = message.parts.findIndex((part) => part.type === "text");
  for (const [index, part] of message.parts.entries()) {
    const id = `${message.id}/${index}`;
    switch (part.type) {
      case "reasoning":
        entries.push({ kind: "thought", id, text: part.text, seconds: thinkingSeconds(message), isLive: false });
        break;
      case "text":
        if (plan && index === firstText) entries.push({ kind: "plan", id, plan });
        if (!plan && part.text.trim() !== "")
          entries.push({
            kind: "answer",
            id,
            text: part.text,
            isLive: false,
            end: endOf(message),
            usage: message.usage,
          });
        break;
      case "tool-call": {
        const result = results.get(part.callId) ?? null;
        const call = { id: part.callId, tool: part.tool, input: part.input, result };
        addCall(entries, {
          ...call,
          view: view.calls[part.callId] ?? null,
          state: stateOf(part.callId, result, view),
          helpers: helpersOf(part.callId, helpers),
        });
        break;
      }
      default:
        part satisfies never;
    }
  }
}

function addDraft(entries: Entry[], { messageId, reasoning, text, call }: Draft): void {
  const isThinking = text === "" && call === null;
  if (reasoning) {
    entries.push({ kind: "thought", id: `${messageId}/thought`, text: reasoning, seconds: null, isLive: isThinking });
  }
  if (text.trim() !== "")
    entries.push({ kind: "answer", id: `${messageId}/draft`, text, isLive: true, end: "whole", usage: null });
  if (call) {
    const input = { ...call.fields };
    addCall(entries, {
      id: `${messageId}/call`,
      tool: call.tool,
      input,
      state: "writing",
      view: null,
      result: null,
      helpers: [],
    });
  }
}

function helpersOf(callId: string, helpers: Helpers): HelperEntry[] {
  const own = Object.values(helpers).filter((helper) => helper.callId === callId);
  return own.map((helper) => ({ ...helper, others: helpers }));
}

function addCall(entries: Entry[], call: CallEntry): void {
  const last = entries.at(-1);
  if (last?.kind === "calls") last.calls.push(call);
  else entries.push({ kind: "calls", id: `calls/${call.id}`, calls: [call] });
}

function stateOf(callId: string, result: ToolMessage | null, { requests, run }: OwnView): CallState {
  if (result) return result.status;
  if (requests.some((request) => request.callId === callId)) return "waiting";
  return run.status === "running" ? "running" : "lost";
}

function endOf({ stop }: AssistantMessage): AnswerEnd {
  return stop === "length" || stop === "cancelled" || stop === "interrupted" ? stop : "whole";
}

/** The time of a step isn't measured in parts, so thinking gets its share of what was written. */
function thinkingSeconds({ parts, usage }: AssistantMessage): number | null {
  if (!usage || usage.writeMs <= 0) return null;
  const lengthOf = (type: "reasoning" | "text") =>
    parts.reduce((sum, part) => sum + (part.type === type ? part.text.length : 0), 0);
  const thought = lengthOf("reasoning");
  return Math.max(1, Math.round((usage.writeMs / 1000) * (thought / (thought + lengthOf("text")))));
}
