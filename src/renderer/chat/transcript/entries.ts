import type { CallView, Draft, SessionView } from "../../../shared/fold.ts";
import type { JsonObject } from "../../../shared/json.ts";
import type { AssistantMessage, ToolMessage } from "../../../shared/message.ts";

/** What stands in the transcript, from top to bottom. */
export type Entry =
  | { kind: "user"; id: string; text: string }
  /** `seconds` is null where it isn't known; it is live while it is being thought. */
  | { kind: "thought"; id: string; text: string; seconds: number | null; isLive: boolean }
  | { kind: "answer"; id: string; text: string; isLive: boolean; end: AnswerEnd }
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
};

/** `writing`: the model is still naming its fields; `waiting`: for the person; `lost`: the run ended before there was a result. */
export type CallState = "writing" | "waiting" | "running" | "lost" | ToolMessage["status"];

/** The transcript of a session. Calls that follow one another without a word between them stand together. */
export function toEntries(view: SessionView): Entry[] {
  const entries: Entry[] = [];
  const results = resultsOf(view);
  for (const message of view.messages) {
    if (message.role === "user") entries.push({ kind: "user", id: message.id, text: message.text });
    if (message.role === "assistant") addStep(entries, message, view, results);
  }
  if (view.draft) addDraft(entries, view.draft);
  return entries;
}

function resultsOf({ messages }: SessionView): ReadonlyMap<string, ToolMessage> {
  return new Map(messages.flatMap((message) => (message.role === "tool" ? [[message.callId, message]] : [])));
}

function addStep(
  entries: Entry[],
  message: AssistantMessage,
  view: SessionView,
  results: ReadonlyMap<string, ToolMessage>,
): void {
  for (const [index, part] of message.parts.entries()) {
    const id = `${message.id}/${index}`;
    switch (part.type) {
      case "reasoning":
        entries.push({ kind: "thought", id, text: part.text, seconds: thinkingSeconds(message), isLive: false });
        break;
      case "text":
        if (part.text.trim() !== "")
          entries.push({ kind: "answer", id, text: part.text, isLive: false, end: endOf(message) });
        break;
      case "tool-call": {
        const result = results.get(part.callId) ?? null;
        const call = { id: part.callId, tool: part.tool, input: part.input, result };
        addCall(entries, { ...call, view: view.calls[part.callId] ?? null, state: stateOf(part.callId, result, view) });
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
  if (text.trim() !== "") entries.push({ kind: "answer", id: `${messageId}/draft`, text, isLive: true, end: "whole" });
  if (call) {
    const input = { ...call.fields };
    addCall(entries, { id: `${messageId}/call`, tool: call.tool, input, state: "writing", view: null, result: null });
  }
}

function addCall(entries: Entry[], call: CallEntry): void {
  const last = entries.at(-1);
  if (last?.kind === "calls") last.calls.push(call);
  else entries.push({ kind: "calls", id: `calls/${call.id}`, calls: [call] });
}

function stateOf(callId: string, result: ToolMessage | null, { requests, run }: SessionView): CallState {
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
