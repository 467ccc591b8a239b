import type { AgentEvent } from "../../shared/event.ts";
import type { AssistantMessage, ToolCallPart, ToolMessage } from "../../shared/message.ts";

/** The tool through which an agent answers whose profile says so. */
export const answerTool = "message";

/**
 * A step whose words are held back until it is known whether it answers through the tool. Then the tool's words are the answer,
 * and those beside it are dropped, so that nobody gets two.
 */
export async function* withoutWordsBeside(
  steps: AsyncGenerator<AgentEvent, AssistantMessage>,
): AsyncGenerator<AgentEvent, AssistantMessage> {
  const held: AgentEvent[] = [];
  let step = await steps.next();
  for (; !step.done; step = await steps.next()) {
    if (step.value.type === "text-delta") held.push(step.value);
    else yield step.value;
  }
  const reply = step.value;
  if (reply.parts.some((part) => part.type === "tool-call" && part.tool === answerTool)) {
    return { ...reply, parts: reply.parts.filter((part) => part.type !== "text") };
  }
  yield* held;
  return reply;
}

/** What was said through the tool; null where it wasn't called, or failed. */
export function spokenAnswer(calls: readonly ToolCallPart[], results: readonly ToolMessage[]): string | null {
  const heard = new Set(results.flatMap(({ callId, status }) => (status === "ok" ? [callId] : [])));
  const said = calls.flatMap(({ tool, callId, input }) => {
    const text = input["text"];
    return tool === answerTool && heard.has(callId) && typeof text === "string" ? [text] : [];
  });
  return said.length === 0 ? null : said.join("\n\n");
}
