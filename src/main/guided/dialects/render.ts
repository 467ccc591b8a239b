import type { AssistantMessage, Message, ToolMessage, UserMessage } from "../../../shared/message.ts";
import type { ChatFormat, PromptPart } from "../field-engine.ts";
import type { Form } from "../forms/form.ts";
import { withoutForeignOrders } from "../guide/foreign-orders.ts";
import { writeCall } from "../forms/write-step.ts";

/** An exchange that shows a model how steps look. */
export type Example = { user: string; assistant: string };

/**
 * A conversation as the model reads it, up to the point where its own next turn begins. What one message becomes depends
 * on nothing after it, so a conversation that grew begins with the prompt it had before.
 */
export function renderPrompt(
  chat: ChatFormat,
  system: string,
  examples: readonly Example[],
  messages: readonly Message[],
  forms: readonly Form[],
): PromptPart[] {
  const parts: PromptPart[] = [...chat.beforeSystem, { type: "text", text: system }];
  let place: "system" | "user" | "assistant" = "system";
  const user = (text: string) => {
    if (place === "user") parts.push({ type: "text", text: `\n\n${text}` });
    else parts.push(...(place === "system" ? chat.systemToUser : chat.assistantToUser), { type: "text", text });
    place = "user";
  };
  const assistant = (text: string) => {
    parts.push(...chat.userToAssistant, { type: "text", text });
    place = "assistant";
  };
  for (const example of examples) {
    user(example.user);
    assistant(example.assistant);
  }
  let request = "";
  for (const message of messages) {
    if (message.role === "user") request = message.text;
    if (message.role === "user") user(renderRequest(message));
    else if (message.role === "tool") user(renderResult(message, request));
    else assistant(renderReply(message, forms));
  }
  parts.push(...chat.userToAssistant);
  return parts;
}

/** A request with what the harness knows of it. The context comes first, so that what is asked stands nearest to the answer. */
export function renderRequest({ text, context }: Pick<UserMessage, "text" | "context">): string {
  return context ? `${withoutForeignOrders(context, text)}\n\nRequest: ${text}` : `Request: ${text}`;
}

/** What came of a call, for the model that was asked for `request`. */
export function renderResult(
  { status, text, note }: Pick<ToolMessage, "status" | "text" | "note">,
  request: string,
): string {
  const heading = status === "ok" ? "Result:" : "Not done:";
  return withoutForeignOrders(`${heading}\n${text}${note ? `\n${note}` : ""}`, request);
}

function renderReply(message: AssistantMessage, forms: readonly Form[]): string {
  const kind = message.kind ? `kind: ${message.kind}\n` : "";
  const pieces = message.parts.flatMap((part) => {
    if (part.type === "text") return [`answer\n${part.text}`];
    if (part.type === "reasoning") return [];
    return [part.written?.dialect === "guided-text" ? part.written.text : writeCall(part, forms)];
  });
  return kind + pieces.join("\n");
}
