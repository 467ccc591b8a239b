import { contextFor } from "../../../shared/attachment.ts";
import type { AssistantMessage, Message, ToolMessage, UserMessage } from "../../../shared/message.ts";
import type { ChatFormat, PromptPart } from "../field-engine.ts";
import type { Form } from "../forms/form.ts";
import { withoutForeignOrders } from "../guide/foreign-orders.ts";
import { writeCall } from "../forms/write-step.ts";
import { renderThoughts, userToThoughts } from "./thoughts.ts";

/** What a model reads: what begins all prompts, what this conversation has of its own, and what was said. */
export type Told = { system: string; examples: readonly Example[]; instructions: string; messages: readonly Message[] };

/** An exchange that shows a model how steps look. */
export type Example = { user: string; assistant: string };

/**
 * A conversation as the model reads it, up to the point where its own next turn begins. What one message becomes depends
 * on nothing after it, so a conversation that grew begins with the prompt it had before.
 */
export function renderPrompt(
  chat: ChatFormat,
  { system, examples, instructions, messages }: Told,
  forms: readonly Form[],
): PromptPart[] {
  const parts: PromptPart[] = [...chat.beforeSystem, { type: "text", text: system }];
  let place: "system" | "user" | "assistant" = "system";
  const user = (text: string) => {
    if (place === "user") parts.push({ type: "text", text: `\n\n${text}` });
    else parts.push(...(place === "system" ? chat.systemToUser : chat.assistantToUser), { type: "text", text });
    place = "user";
  };
  const thoughts = userToThoughts(chat);
  const assistant = (text: string, thought = "") => {
    if (thoughts && thought !== "") parts.push(...thoughts, ...renderThoughts(thought), { type: "text", text });
    else parts.push(...chat.userToAssistant, { type: "text", text });
    place = "assistant";
  };
  for (const example of examples) {
    user(example.user);
    assistant(example.assistant);
  }
  // behind what is the same in all conversations, so that its state serves them all
  if (instructions !== "") user(instructions);
  let request = "";
  for (const message of messages) {
    if (message.role === "user") request = message.text;
    if (message.role === "user") user(renderRequest(message));
    else if (message.role === "tool") user(renderResult(message, request));
    else assistant(renderReply(message, forms), thoughtsOf(message));
  }
  parts.push(...chat.userToAssistant);
  return parts;
}

/** A request with what the harness knows of it. The context comes first, so that what is asked stands nearest to the answer. */
export function renderRequest(message: Omit<UserMessage, "role" | "id">, sees = false): string {
  const { text, isDigest } = message;
  const context = contextFor(message, sees);
  // what the person said is theirs to say, whatever it is about
  if (isDigest) return [withoutForeignOrders(context, ""), text].filter((part) => part !== "").join("\n\n");
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

function thoughtsOf({ parts }: AssistantMessage): string {
  return parts.map((part) => (part.type === "reasoning" ? part.text : "")).join("");
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
