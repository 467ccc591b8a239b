import { AppError } from "../../shared/error.ts";

/** Room that a prompt must leave for what the model has to say, in tokens. */
export const answerRoom = 256;

/** The prompt, or what has come of it, doesn't fit. */
export function noRoom(size: number, contextSize: number): AppError {
  const count = new Intl.NumberFormat("en");
  return new AppError(
    "too-large",
    `The conversation has ${count.format(size)} tokens, and ${count.format(contextSize - 1 - answerRoom)} fit into this model's ` +
      `window of ${count.format(contextSize)} with room for an answer. Start a new session, ask for less at a time, or give ` +
      `the model a larger context_size in the settings.`,
  );
}
