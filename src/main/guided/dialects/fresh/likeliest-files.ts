import type { StepContext, StepEvent } from "../../../agent/step-protocol.ts";
import { latestOf } from "../../guide/files/newest-files.ts";
import { freshPrompt, type ShownFile } from "./prompt.ts";
import type { Writer } from "./writer.ts";

/** A file that the model takes for half as likely as the likeliest one may be meant as well. */
const clearlyLess = 0.5;
const pathTokens = 60;

/**
 * Of several files those that the model takes for the ones that answer a question. A small model finds the right file far better than the right line among
 * all that several say. Null where its engine tells no chances, or there is no room to ask.
 */
export async function* likeliestFiles(
  writer: Writer,
  files: readonly ShownFile[],
  question: string,
  context: Pick<StepContext, "instructions" | "messages">,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, readonly ShownFile[] | null> {
  const request = `Which of these files answers the question "${question}"? Answer with its path.`;
  const prompt = freshPrompt(context, { files, request, wanted: "" });
  const draft = { prompt, opening: "", end: "\n", maxTokens: pathTokens };
  if (!(await writer.hasRoom({ ...draft, grammar: null }))) return null;
  const paths = files.map(({ path }) => path);
  const shares = yield* writer.weigh(draft, paths, signal);
  const most = Math.max(0, ...(shares ?? []));
  const likely = files.filter((_, index) => (shares?.[index] ?? 0) >= most * clearlyLess);
  return shares ? latestOf(likely, question) : null;
}
