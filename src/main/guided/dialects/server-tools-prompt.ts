import type { LanguageModelV4Message, LanguageModelV4Prompt, LanguageModelV4ToolResultPart } from "@ai-sdk/provider";
import { contextFor } from "../../../shared/attachment.ts";
import type { AssistantMessage, Message, ToolMessage } from "../../../shared/message.ts";
import { imageParts } from "./image-parts.ts";
import { firstResults, neverRun, resultText } from "./call-results.ts";

/**
 * A conversation as `LanguageModelV4` takes it. What one message becomes depends on nothing after its results, so a
 * conversation that grew begins with the prompt it had before. Each call is followed by exactly one result, whatever
 * became of it: providers refuse a conversation with an open call. Images are in it only for a model that sees.
 */
export function toServerPrompt(system: string, messages: readonly Message[], sees: boolean): LanguageModelV4Prompt {
  const results = firstResults(messages);
  const prompt: LanguageModelV4Prompt = [{ role: "system", content: system }];
  for (const message of messages) {
    if (message.role === "user") {
      // the context comes first, so that what is asked stands nearest to the answer
      const context = contextFor(message, sees);
      const text = context ? `${context}\n\n${message.text}` : message.text;
      prompt.push({ role: "user", content: [{ type: "text", text }, ...(sees ? imageParts(message) : [])] });
    } else if (message.role === "assistant") prompt.push(...toReply(message, results));
  }
  return prompt;
}

function toReply(message: AssistantMessage, results: ReadonlyMap<string, ToolMessage>): LanguageModelV4Message[] {
  const content = message.parts.flatMap((part): Extract<LanguageModelV4Message, { role: "assistant" }>["content"] => {
    if (part.type === "tool-call") {
      return [{ type: "tool-call", toolCallId: part.callId, toolName: part.tool, input: part.input }];
    }
    return part.text === "" ? [] : [{ type: part.type, text: part.text }];
  });
  if (content.length === 0) return [];
  const answers = message.parts.flatMap((part): LanguageModelV4ToolResultPart[] =>
    part.type === "tool-call"
      ? [
          {
            type: "tool-result",
            toolCallId: part.callId,
            toolName: part.tool,
            output: toOutput(results.get(part.callId)),
          },
        ]
      : [],
  );
  const reply: LanguageModelV4Message = { role: "assistant", content };
  return answers.length === 0 ? [reply] : [reply, { role: "tool", content: answers }];
}

function toOutput(result: ToolMessage | undefined): LanguageModelV4ToolResultPart["output"] {
  if (!result) return { type: "error-text", value: neverRun };
  const value = resultText(result);
  switch (result.status) {
    case "ok":
      return { type: "text", value };
    case "failed":
    case "cancelled":
      return { type: "error-text", value };
    case "denied":
      return { type: "execution-denied", reason: value };
    default:
      return result.status satisfies never;
  }
}
