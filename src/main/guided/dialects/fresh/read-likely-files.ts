import type { FilesQuestion } from "../../../agent/likely-files.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import { type AnswerLines, readAnswerLines } from "./read-answer-lines.ts";
import type { Writer } from "./writer.ts";

/** A file whose best line is by so much less likely than the best of all isn't meant; as the logarithm of the likelihood. */
const clearlyLess = 0.4;
/** Of more a small model takes the first thing that fits. */
const mostLikely = 2;

/** The files that answer a question, the likeliest first, and the lines that say so. */
export type LikelyFiles = { paths: readonly string[]; found: AnswerLines };

/** Of several files those that the model takes for the ones that answer a question: the ones whose lines do. Null where its engine tells no chances, or there is no room to ask. */
export async function* readLikelyFiles(
  writer: Writer,
  question: FilesQuestion,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, LikelyFiles | null> {
  const found = yield* readAnswerLines(writer, question, signal);
  if (!found) return null;
  const { lines, counts } = found;
  const others = lines.filter(({ weight }) => weight >= counts.weight - clearlyLess);
  const paths = [...new Set([counts, ...others].map(({ path }) => path))];
  return { paths: paths.slice(0, mostLikely), found };
}
