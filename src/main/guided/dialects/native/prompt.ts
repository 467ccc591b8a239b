import type { Json } from "../../../../shared/json.ts";
import { contextFor } from "../../../../shared/attachment.ts";
import type { AssistantMessage, Message, ToolCallPart, ToolMessage } from "../../../../shared/message.ts";
import type { ToolSpec } from "../../../agent/tool.ts";
import type { ChatFormat, PromptPart, ToolCallFormat } from "../../field-engine.ts";
import { firstResults, neverRun, resultText } from "../call-results.ts";
import { writeJson } from "../grammar/json-layout.ts";

/** What stands last in a prompt, and so decides how it goes on. */
type Place = "opening" | "user" | "assistant" | "results";

/**
 * A conversation as a model's own template writes it, calls and results and all, up to the point where its next turn begins.
 * What one message becomes depends on nothing after its results, so a conversation that grew begins with the prompt it had
 * before. Each call is followed by exactly one result, whatever became of it.
 */
export function renderNativePrompt(
  chat: ChatFormat,
  format: ToolCallFormat,
  system: string,
  tools: readonly ToolSpec[],
  messages: readonly Message[],
): PromptPart[] {
  const answers = firstResults(messages);
  const parts = tools.length === 0 ? plainOpening(chat, system) : renderOpening(format, system, tools);
  let place: Place = "opening";
  const toUser = {
    opening: [],
    user: [text("\n\n")],
    assistant: chat.assistantToUser,
    results: [control(format.result.toUser)],
  };
  const toAssistant = () => (place === "results" ? [control(format.result.toAssistant)] : chat.userToAssistant);

  function pushReply(message: AssistantMessage) {
    const said = message.parts.flatMap((part) => (part.type === "text" && part.text !== "" ? [part.text] : []));
    const calls = message.parts.filter((part) => part.type === "tool-call");
    if (said.length === 0 && calls.length === 0) return;
    let before = said.join("\n");
    for (const group of format.parallel ? [calls] : calls.map((call) => [call])) {
      if (group.length === 0) break;
      parts.push(...toAssistant(), text((before && `${before}\n`) + writeCalls(group, format)));
      parts.push(...renderResults(group, answers, format));
      place = "results";
      before = "";
    }
    if (calls.length > 0) return;
    parts.push(...toAssistant(), text(before));
    place = "assistant";
  }

  for (const message of messages) {
    if (message.role === "user") {
      // the context comes first, so that what is asked stands nearest to the answer
      const context = contextFor(message, false);
      parts.push(...toUser[place], text(context ? `${context}\n\n${message.text}` : message.text));
      place = "user";
    } else if (message.role === "assistant") pushReply(message);
  }
  parts.push(...toAssistant());
  return parts;
}

/** A call as the model writes it, from the tool's name to the end of its arguments. */
function writeCall({ tool, input, written }: ToolCallPart, format: ToolCallFormat): string {
  const label = tool + format.call.nameToArguments;
  // another model may have written it, whose format is another
  if (written?.dialect === "native" && written.text.startsWith(label)) return written.text;
  return label + writeJson(input, format.call.layout);
}

function writeCalls(calls: readonly ToolCallPart[], format: ToolCallFormat): string {
  const written = calls.map((call) => writeCall(call, format));
  return format.call.opening + written.join(format.parallel?.betweenCalls ?? "") + format.call.closing;
}

function renderResults(
  calls: readonly ToolCallPart[],
  answers: ReadonlyMap<string, ToolMessage>,
  format: ToolCallFormat,
): PromptPart[] {
  return calls.flatMap((call, index) => {
    const result = resultOf(answers.get(call.callId));
    const before = index === 0 ? format.result.opening : (format.parallel?.betweenResults ?? "");
    return [control(before), text(format.result.isQuoted ? JSON.stringify(result) : result)];
  });
}

function resultOf(answer: ToolMessage | undefined): string {
  if (!answer) return neverRun;
  return answer.status === "ok" ? resultText(answer) : `Not done:\n${resultText(answer)}`;
}

function renderOpening(
  { opening, definition }: ToolCallFormat,
  system: string,
  tools: readonly ToolSpec[],
): PromptPart[] {
  const definitions = tools.flatMap((tool, index) => [
    ...(index === 0 ? [] : [control(opening.betweenTools)]),
    text(writeJson(definitionOf(tool, definition.isWrapped), definition.layout)),
  ]);
  const both =
    opening.order === "system-first"
      ? [text(system), control(opening.between), ...definitions]
      : [...definitions, control(opening.between), text(system)];
  return [control(opening.before), ...both, control(opening.toUser)];
}

function plainOpening(chat: ChatFormat, system: string): PromptPart[] {
  return [...chat.beforeSystem, text(system), ...chat.systemToUser];
}

function definitionOf({ name, description, inputSchema }: ToolSpec, isWrapped: boolean): Json {
  const { $schema: _, ...parameters } = inputSchema;
  const inner = { name, description, parameters };
  return isWrapped ? { type: "function", function: inner } : inner;
}

function control(words: string): PromptPart {
  return { type: "control", text: words };
}

function text(words: string): PromptPart {
  return { type: "text", text: words };
}
