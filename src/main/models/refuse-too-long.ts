import { AppError } from "../../shared/error.ts";

// No tokenizer puts more than this into one token, on average over a whole conversation.
const charactersPerToken = 8;

/** Throws `too-large` where a conversation can't fit for certain. What is nearer to the limit, the server has to count. */
export function refuseTooLong(messages: unknown, contextSize: number): void {
  const characters = JSON.stringify(messages).length;
  if (characters / charactersPerToken <= contextSize) return;
  throw new AppError(
    "too-large",
    `This conversation has ${characters.toLocaleString("en")} characters; the model's window of ${contextSize.toLocaleString("en")} tokens can't hold that. Start a new session, or name the part of a file that matters.`,
  );
}
