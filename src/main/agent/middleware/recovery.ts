import * as z from "zod";
import { toAppError, toWire } from "../../../shared/error.ts";
import type { AgentTag, TaggedEvent } from "../../../shared/event.ts";
import type { ToolCallPart } from "../../../shared/message.ts";
import { defineKind } from "../configured.ts";
import type { MakeMiddleware } from "./middleware.ts";

/** Makes an ordinary end of a failure that nothing else has caught: every open call gets its answer, and the run says what went wrong. */
export const recovery = defineKind(z.strictObject({}), (): MakeMiddleware => ({ newId }) => (next) => {
  return async function* (run, signal) {
    const open = new Map<string, { tag: AgentTag; call: ToolCallPart }>();
    try {
      for await (const event of next(run, signal)) {
        noteCalls(open, event);
        yield event;
      }
    } catch (cause) {
      const error = toAppError(cause);
      for (const { tag, call } of open.values()) yield unanswered(tag, call, newId());
      const end = { ...run.agent, type: "run-end" as const, runId: run.runId };
      yield error.code === "cancelled"
        ? { ...end, reason: "cancelled" }
        : { ...end, reason: "failed", error: toWire(error) };
    }
  };
});

function noteCalls(open: Map<string, { tag: AgentTag; call: ToolCallPart }>, event: TaggedEvent): void {
  if (event.type !== "message") return;
  const { message, agentId, depth, name, prefix } = event;
  if (message.role === "tool") open.delete(message.callId);
  if (message.role !== "assistant") return;
  for (const part of message.parts)
    if (part.type === "tool-call") open.set(part.callId, { tag: { agentId, depth, name, prefix }, call: part });
}

function unanswered(tag: AgentTag, { callId, tool }: ToolCallPart, id: string): TaggedEvent {
  const text = "The run failed before this call was answered. It may have been done wholly, partly or not at all.";
  return {
    ...tag,
    type: "message",
    message: { role: "tool", id, callId, tool, status: "cancelled", text, note: "", durationMs: 0 },
  };
}
