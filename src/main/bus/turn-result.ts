import type { BackgroundReport, DurableEvent } from "../../shared/event.ts";
import type { Message } from "../../shared/message.ts";

/** What came of a turn: its last words, or why there are none. */
export type TurnResult = Pick<BackgroundReport, "outcome" | "text">;

/** What came of a run that has ended, and that said those messages. */
export function turnResult(end: Extract<DurableEvent, { type: "run-end" }>, messages: readonly Message[]): TurnResult {
  if (end.reason === "failed") return { outcome: "failed", text: end.error.message };
  if (end.reason !== "done") return { outcome: "stopped", text: "" };
  const last = messages.findLast((message) => message.role === "assistant");
  const parts = last?.role === "assistant" ? last.parts : [];
  const text = parts.map((part) => (part.type === "text" ? part.text : "")).join("");
  return { outcome: "done", text: text.trim() };
}
