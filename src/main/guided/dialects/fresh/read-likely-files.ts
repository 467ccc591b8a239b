import type { CandidateFile, FilesQuestion } from "../../../agent/likely-files.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import { isLater } from "../../guide/facts/statement-dates.ts";
import { asksForNewest, asksForOtherTime, yearsIn } from "../../guide/facts/newest-files.ts";
import { freshPrompt } from "./prompt.ts";
import { weighAnswers } from "./weigh-answers.ts";
import type { Writer } from "./writer.ts";

/** A file by so much less likely than the likeliest one isn't meant; as the logarithm of the odds. */
const clearlyLess = 1;
/** One that may say the same thing later is read though it is as much less likely: its lines are weighed as well. */
const farLess = 2;
/** What shares no word with a question may still answer it, in words of its own. */
const leastFit = 0.3;
/** A line that shares this part of what the best one shares may say the same thing. */
const nearlyBest = 0.85;
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
  const weighed = files.map((file, index) => ({ ...file, weight: (odds[index] ?? 0) + Math.log(leastFit + file.fit) }));
  const most = Math.max(...weighed.map(({ weight }) => weight));
  const ranked = weighed.toSorted((one, other) => other.weight - one.weight);
  const likely = ranked.slice(0, mostLikely).filter(({ weight }) => weight >= most - clearlyLess);
  if (asksForOtherTime(question) || yearsIn(question).length > 0) return likely.map(({ path }) => path);
  const isOld = (file: Weighed) => asksForNewest(question) && likely.some((other) => saysLater(other, file));
  const others = ranked.filter((file) => !likely.includes(file) && file.weight >= most - farLess);
  return [...likely.filter((file) => !isOld(file)), ...laterThan(likely, others)].map(({ path }) => path);
}

type Weighed = CandidateFile & { weight: number };

/** The newest of the other files that may say the same thing later than one of these. */
function laterThan(likely: readonly Weighed[], others: readonly Weighed[]): readonly Weighed[] {
  const later = others.filter((file) => file.lineFit >= nearlyBest && likely.some((other) => saysLater(file, other)));
  return later.toSorted((one, other) => (one.day < other.day ? 1 : -1)).slice(0, 1);
}

/** Whether a file is surely newer than another one, and a line of it shares about as much of the question. */
function saysLater(one: Weighed, other: Weighed): boolean {
  const dateOf = ({ day }: Weighed) => ({ day, isOwn: false });
  return one.lineFit >= other.lineFit * nearlyBest && isLater(dateOf(one), dateOf(other), false);
}
