import type { FilesQuestion } from "../../../agent/likely-files.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import { latestOf } from "../../guide/files/newest-files.ts";
import { freshPrompt } from "./prompt.ts";
import { weighAnswers } from "./weigh-answers.ts";
import type { Writer } from "./writer.ts";

/** A file by so much less likely than the likeliest one isn't meant; as the logarithm of the odds. */
const clearlyLess = 1;
/** What shares no word with a question may still answer it, in words of its own. */
const leastFit = 0.3;
/** Of more a small model takes the first thing that fits. */
const mostLikely = 2;

/**
 * Of several files those that the model takes for the ones that answer a question, the likeliest first; the more a file shares the words of it, the more
 * the model's word counts. It is asked about each file by itself: of several before it a small model takes the first one that fits. Null where its engine tells
 * no chances, or there is no room to ask.
 */
export async function* readLikelyFiles(
  writer: Writer,
  { question, files, messages }: FilesQuestion,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, readonly string[] | null> {
  const prompts = files.map(({ path, text, extent }) => {
    const wish = {
      files: [{ path, text, extent, facts: "" }],
      request: question,
      wanted: "Is the answer in this file? Answer with yes or no.",
    };
    return freshPrompt({ instructions: "", messages }, wish);
  });
  const odds = yield* weighAnswers(writer, prompts, signal);
  if (!odds) return null;
  const weighed = files.map(({ path, fit }, index) => ({
    path,
    weight: (odds[index] ?? 0) + Math.log(leastFit + fit),
  }));
  const most = Math.max(...weighed.map(({ weight }) => weight));
  const likely = weighed
    .filter(({ weight }) => weight >= most - clearlyLess)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, mostLikely);
  return latestOf(likely, question).map(({ path }) => path);
}
