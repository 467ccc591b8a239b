import type { FilesQuestion } from "../../../agent/likely-files.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import { latestOf } from "../../guide/files/newest-files.ts";
import { freshPrompt } from "./prompt.ts";
import type { Writer } from "./writer.ts";

/** A file that the model takes for half as likely as the likeliest one may be meant as well. */
const clearlyLess = 0.5;
/** What shares no word with a question may still answer it, in words of its own. */
const leastFit = 0.15;
/** Of more a small model takes the first thing that fits. */
const mostLikely = 2;
const pathTokens = 60;

/**
 * Of several files those that the model takes for the ones that answer a question, the likeliest first; the more a file shares the words of it, the more
 * the model's word counts. A small model finds the right file far better than
 * the right line among all that several say. Null where its engine tells no chances, or there is no room to ask.
 */
export async function* readLikelyFiles(
  writer: Writer,
  { question, files, messages }: FilesQuestion,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, readonly string[] | null> {
  const request = `Which of these files answers the question "${question}"? Answer with its path.`;
  const shown = files.map(({ path, text, extent }) => ({ path, text, extent, facts: "" }));
  const prompt = freshPrompt({ instructions: "", messages }, { files: shown, request, wanted: "" });
  const draft = { prompt, opening: "", end: "\n", maxTokens: pathTokens };
  if (!(await writer.hasRoom({ ...draft, grammar: null }))) return null;
  const paths = files.map(({ path }) => path);
  const shares = yield* writer.weigh(draft, paths, signal);
  if (!shares) return null;
  const weighed = files.map(({ path, fit }, index) => ({ path, share: (shares[index] ?? 0) * (leastFit + fit) }));
  const most = Math.max(...weighed.map(({ share }) => share));
  const likely = weighed
    .filter(({ share }) => share >= most * clearlyLess)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, mostLikely);
  return latestOf(likely, question).map(({ path }) => path);
}
