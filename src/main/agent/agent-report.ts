import { toAppError, toWire, type WireError } from "../../shared/error.ts";
import type { AgentTag, TaggedEvent } from "../../shared/event.ts";
import type { AssistantMessage, StepUsage, ToolCallPart, ToolMessage } from "../../shared/message.ts";

/** What an agent tells whoever sent it a message, in whole parts, and which agent it is about. */
export type AgentReport = { agent: { id: string; depth: number } } & (
  | { type: "assistant_text"; text: string }
  | { type: "assistant_reasoning"; text: string }
  | { type: "tool_call"; call: ToolCallPart }
  | { type: "tool_complete"; result: ToolMessage }
  | { type: "assistant_turn_complete"; turn: AssistantMessage; usage: StepUsage | null }
  | { type: "done_success" }
  | { type: "canceled" }
  | { type: "error"; error: WireError }
);

type Report = AgentReport extends infer R ? (R extends unknown ? Omit<R, "agent"> : never) : never;

/** Makes reports of events. What goes wrong before an agent can say so itself becomes the report of `tag`. */
export async function* reportsOf(
  events: AsyncGenerator<TaggedEvent, void>,
  tag: AgentTag,
): AsyncGenerator<AgentReport, void> {
  try {
    for await (const event of events) {
      const agent = { id: event.agentId, depth: event.depth };
      for (const report of toReports(event)) yield { agent, ...report }; // the same members, put together again
    }
  } catch (cause) {
    yield { agent: { id: tag.agentId, depth: tag.depth }, type: "error", error: toWire(toAppError(cause)) };
  }
}

function toReports(event: TaggedEvent): Report[] {
  if (event.type === "message") return ofMessage(event.message);
  if (event.type !== "run-end") return [];
  switch (event.reason) {
    case "done":
      return [{ type: "done_success" }];
    case "cancelled":
    case "interrupted":
      return [{ type: "canceled" }];
    case "step-limit":
      return [{ type: "error", error: outOfSteps }];
    case "failed":
      return [{ type: "error", error: event.error }];
    default:
      return event satisfies never;
  }
}

function ofMessage(message: Extract<TaggedEvent, { type: "message" }>["message"]): Report[] {
  if (message.role === "user") return [];
  if (message.role === "tool") return [{ type: "tool_complete", result: message }];
  const parts = message.parts.map((part): Report => {
    if (part.type === "text") return { type: "assistant_text", text: part.text };
    if (part.type === "reasoning") return { type: "assistant_reasoning", text: part.text };
    return { type: "tool_call", call: part };
  });
  return [...parts, { type: "assistant_turn_complete", turn: message, usage: message.usage }];
}

const outOfSteps: WireError = {
  code: "too-large",
  message: "It took as many steps as it may, and isn't done. Ask for less at once, or allow it more steps.",
  retryable: false,
};
