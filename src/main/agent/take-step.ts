import { toAppError } from "../../shared/error.ts";
import type { AgentEvent } from "../../shared/event.ts";
import type { AssistantMessage, AssistantPart, RequestKind, StopReason } from "../../shared/message.ts";
import type { Step, StepContext, StepEvent, StepProtocol } from "./step-protocol.ts";

/** The kind of request, told as it is found out. */
export async function* classify(
  protocol: StepProtocol,
  context: StepContext,
  messageId: string,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, RequestKind | null> {
  return yield* told(protocol.classify(context, signal), messageId);
}

/** What a protocol finds out, with what it tells meanwhile as events. */
export async function* told<Result>(
  steps: AsyncGenerator<StepEvent, Result>,
  messageId: string,
): AsyncGenerator<AgentEvent, Result> {
  let step = await steps.next();
  while (!step.done) {
    yield toAgentEvent(step.value, messageId);
    step = await steps.next();
  }
  return step.value;
}

/**
 * Asks for one step and makes a message of it. When it is cut short, what was said so far becomes the message before the
 * error goes on, so that nothing that was shown is lost.
 */
export async function* takeStep(
  protocol: StepProtocol,
  context: StepContext,
  messageId: string,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, AssistantMessage> {
  const said = { text: "", reasoning: "" };
  const message = (step: Step): AssistantMessage => ({
    role: "assistant",
    id: messageId,
    ...step,
    origin: "model",
    // a turn has one kind, said with its first step
    kind: context.messages.at(-1)?.role === "user" ? context.kind : null,
  });
  try {
    const steps = protocol.nextStep(context, signal);
    let step = await steps.next();
    while (!step.done) {
      if (step.value.type === "text") said.text += step.value.text;
      if (step.value.type === "reasoning") said.reasoning += step.value.text;
      yield toAgentEvent(step.value, messageId);
      step = await steps.next();
    }
    return message(step.value);
  } catch (cause) {
    const stop: StopReason = toAppError(cause).code === "cancelled" ? "cancelled" : "interrupted";
    const parts = partsOf(said);
    if (parts.length > 0) yield { type: "message", message: message({ parts, stop, usage: null }) };
    throw cause;
  }
}

function partsOf({ text, reasoning }: { text: string; reasoning: string }): AssistantPart[] {
  const parts: AssistantPart[] = [];
  if (reasoning) parts.push({ type: "reasoning", text: reasoning });
  if (text) parts.push({ type: "text", text });
  return parts;
}

/** What a step says while it is made, as an event. */
export function toAgentEvent(event: StepEvent, messageId: string): AgentEvent {
  switch (event.type) {
    case "text":
      return { type: "text-delta", messageId, text: event.text };
    case "reasoning":
      return { type: "reasoning-delta", messageId, text: event.text };
    case "call":
      return { type: "call-delta", messageId, tool: event.tool, field: event.field, text: event.text };
    case "waiting":
      return { type: "model-waiting", waitsFor: event.waitsFor };
    case "asking":
      return event.event;
    case "progress":
      return { ...event, type: "model-progress" };
    default:
      return event satisfies never;
  }
}
