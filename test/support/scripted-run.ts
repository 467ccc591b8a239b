import type { AgentEvent, AgentTag, TaggedEvent } from "../../src/shared/event.ts";
import type { AssistantMessage, AssistantPart, Message, ToolMessage } from "../../src/shared/message.ts";
import { saidTogether } from "../../src/shared/said.ts";
import type { RunRequest, StartRun } from "../../src/main/session/run-sessions.ts";

export const agent: AgentTag = { agentId: "root", depth: 0, name: "hearth", prefix: "" };

/** What a run does between its start and its end. */
export type Acts = (request: RunRequest, signal: AbortSignal) => AsyncGenerator<AgentEvent, void>;

/** A run that keeps the rules of a real one: it starts, takes what was said, acts, ends with a reason, and never throws. */
export function scriptedRun(acts: Acts): StartRun {
  return async function* (request, signal): AsyncGenerator<TaggedEvent, void> {
    const { runId } = request;
    yield { ...agent, type: "run-start", runId, modelId: "scripted", dialect: "native" };
    try {
      yield* admit(request);
      for await (const event of acts(request, signal)) yield { ...agent, ...event };
      signal.throwIfAborted();
      yield { ...agent, type: "run-end", runId, reason: "done" };
    } catch (cause) {
      if (signal.aborted) yield { ...agent, type: "run-end", runId, reason: "cancelled" };
      else
        yield {
          ...agent,
          type: "run-end",
          runId,
          reason: "failed",
          error: { code: "internal", message: String(cause), retryable: false },
        };
    }
  };
}

let ids = 0;

/** Takes what was said into the conversation, if there is anything. */
export function* admit({ takePrompts }: RunRequest): Generator<TaggedEvent, void> {
  const said = saidTogether(takePrompts());
  if (said.text)
    yield {
      ...agent,
      type: "message",
      message: { role: "user", id: `user-${process.pid}-${++ids}`, ...said, context: "" },
    };
}

export function says(id: string, text: string, more: Partial<AssistantMessage> = {}): AgentEvent {
  return message({
    role: "assistant",
    id,
    parts: [{ type: "text", text }],
    stop: "end",
    origin: "model",
    kind: null,
    usage: null,
    ...more,
  });
}

export function calls(id: string, ...callIds: string[]): AgentEvent {
  const parts = callIds.map((callId): AssistantPart => ({
    type: "tool-call",
    callId,
    tool: "ls",
    input: { path: "." },
    written: null,
  }));
  return message({ role: "assistant", id, parts, stop: "tool-calls", origin: "model", kind: null, usage: null });
}

export function answers(callId: string, status: ToolMessage["status"] = "ok"): AgentEvent {
  return message({
    role: "tool",
    id: `answer-${callId}`,
    callId,
    tool: "ls",
    status,
    text: "a.md",
    note: "",
    durationMs: 1,
  });
}

function message(value: Message): AgentEvent {
  return { type: "message", message: value };
}

/** Resolves when the signal aborts. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
