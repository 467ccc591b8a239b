import type { AgentEvent } from "../../src/shared/event.ts";
import type { ToolMessage } from "../../src/shared/message.ts";

/** The words that came, as they came. */
export function textOf(events: readonly AgentEvent[]): string {
  return events.flatMap((event) => (event.type === "text-delta" ? [event.text] : [])).join("");
}

/** The results of calls, in the order in which they were stored. */
export function resultsOf(events: readonly AgentEvent[]): ToolMessage[] {
  return events.flatMap((event) => (event.type === "message" && event.message.role === "tool" ? [event.message] : []));
}
