import { cutText } from "../../../shared/cut-text.ts";
import type { AssistantMessage, Message, ToolMessage } from "../../../shared/message.ts";
import { estimateTokens } from "../../../shared/estimate-tokens.ts";

/** So much of one result or text tells what it was about, in characters. */
const longestResult = 500;
const longestSpeech = 1_500;

/** A conversation as text, in pieces of no more than about `most` tokens each. A call and its result are never apart. */
export function summaryPieces(messages: readonly Message[], most: number): string[] {
  const pieces: string[] = [];
  let piece: string[] = [];
  let tokens = 0;
  for (const exchange of exchangesOf(messages)) {
    const text = cutText(exchange, most * 3);
    const size = estimateTokens(text);
    if (tokens > 0 && tokens + size > most) {
      pieces.push(piece.join("\n"));
      piece = [];
      tokens = 0;
    }
    piece.push(text);
    tokens += size;
  }
  return piece.length > 0 ? [...pieces, piece.join("\n")] : pieces;
}

function exchangesOf(messages: readonly Message[]): string[] {
  const results = new Map(messages.flatMap((message) => (message.role === "tool" ? [[message.callId, message]] : [])));
  return messages.flatMap((message): string[] => {
    if (message.role === "tool") return [];
    const text = message.role === "user" ? `User: ${cutText(message.text, longestSpeech)}` : stepText(message, results);
    return text === "" ? [] : [text];
  });
}

function stepText({ parts }: AssistantMessage, results: ReadonlyMap<string, ToolMessage>): string {
  return parts
    .flatMap((part): string[] => {
      if (part.type === "text")
        return part.text.trim() === "" ? [] : [`Assistant: ${cutText(part.text, longestSpeech)}`];
      if (part.type === "reasoning") return [];
      const result = results.get(part.callId);
      const came = result ? `${result.status}: ${cutText(result.text, longestResult)}` : "no result";
      return [`Step ${part.tool} ${cutText(JSON.stringify(part.input), longestResult)}\n-> ${came}`];
    })
    .join("\n");
}
