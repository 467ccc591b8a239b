import type {
  LanguageModelV4FilePart,
  LanguageModelV4Message,
  LanguageModelV4Prompt,
  LanguageModelV4ToolResultPart,
  SharedV4Warning,
} from "@ai-sdk/provider";
import type { Message } from "ollama";

/** A prompt as Ollama takes it. What it has no place for is left out, and named in `warnings`. */
export function toOllamaMessages(prompt: LanguageModelV4Prompt, warnings: SharedV4Warning[]): Message[] {
  return prompt.flatMap((message) => toMessages(message, warnings));
}

function toMessages(message: LanguageModelV4Message, warnings: SharedV4Warning[]): Message[] {
  switch (message.role) {
    case "system":
      return [{ role: "system", content: message.content }];
    case "user": {
      const images: string[] = [];
      const texts = message.content.map((part) => {
        if (part.type === "text") return part.text;
        const image = imageIn(part);
        if (image === null) warnings.push({ type: "unsupported", feature: `a file of type ${part.mediaType}` });
        else images.push(image);
        return "";
      });
      return [{ role: "user", content: texts.join(""), ...(images.length > 0 ? { images } : {}) }];
    }
    case "assistant": {
      const text = message.content.map((part) => (part.type === "text" ? part.text : "")).join("");
      const thinking = message.content.map((part) => (part.type === "reasoning" ? part.text : "")).join("");
      const calls = message.content.flatMap((part) =>
        part.type === "tool-call" ? [{ function: { name: part.toolName, arguments: toArguments(part.input) } }] : [],
      );
      return [
        {
          role: "assistant",
          content: text,
          ...(thinking === "" ? {} : { thinking }),
          ...(calls.length === 0 ? {} : { tool_calls: calls }),
        },
      ];
    }
    case "tool":
      return message.content.flatMap((part) =>
        part.type === "tool-result" ? [{ role: "tool", tool_name: part.toolName, content: toText(part.output) }] : [],
      );
    default:
      return message satisfies never;
  }
}

/** In base64; null for what isn't an image, or lies elsewhere. */
function imageIn({ mediaType, data }: LanguageModelV4FilePart): string | null {
  if (!mediaType.startsWith("image/") || data.type !== "data") return null;
  return typeof data.data === "string" ? data.data : Buffer.from(data.data).toString("base64");
}

function toArguments(input: unknown): Record<string, unknown> {
  // what was checked to be an object has string keys, whatever is behind them
  return typeof input === "object" && input !== null && !Array.isArray(input) ? (input as Record<string, unknown>) : {};
}

function toText(output: LanguageModelV4ToolResultPart["output"]): string {
  switch (output.type) {
    case "text":
    case "error-text":
      return output.value;
    case "json":
    case "error-json":
      return JSON.stringify(output.value);
    case "execution-denied":
      return output.reason ?? "The user refused this.";
    case "content":
      return output.value.map((part) => (part.type === "text" ? part.text : "")).join("");
    default:
      return output satisfies never;
  }
}
