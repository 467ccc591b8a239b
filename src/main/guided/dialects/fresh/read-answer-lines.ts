import type { FilesQuestion } from "../../../agent/likely-files.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import { answerLines } from "../../guide/facts/lines/answer-lines.ts";
import { newestLine } from "../../guide/facts/lines/newest-line.ts";
import { newestPart } from "../../guide/turn/note-parts.ts";
import { type LikelyLine, mostAsked, readLikelyLines } from "./read-likely-lines.ts";
import type { Writer } from "./writer.ts";

/** Of a single one there is nothing to choose. */
const fewest = 2;

/**
 * The lines that may answer a question, the likeliest first, and the one of them that counts: the newest of several that say the same thing, with the day that it is from, or the
 * likeliest, without one. Lines of files that say it as it was before aren't among them.
 */
export type AnswerLines = { lines: readonly LikelyLine[]; counts: LikelyLine; day: string };

/** The lines of these files that the model takes for those which answer a question. Null where it can't be asked, or there are hardly any lines. */
export async function* readAnswerLines(
  writer: Writer,
  { question, files, messages }: FilesQuestion,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, AnswerLines | null> {
  const lines = answerLines(files, question, mostAsked);
  if (lines.length < fewest) return null;
  const likely = yield* readLikelyLines(writer, { request: question, purpose: "answer", lines, messages }, signal);
  const newest = likely && newestLine(likely, new Map(files.map(({ path, text }) => [path, text])), question);
  if (!likely || !newest) return null;
  const { line, day, older } = newest;
  return { lines: likely.filter(({ path }) => !older.includes(path)), counts: line, day };
}

/**
 * These lines as they are shown instead of the files that they stand in, those of one file in its order, and the likeliest file last. A small model that sees whole files, or is told which line
 * is the best, answers more often from what stands beside the right one.
 */
export function toldLines({ lines, counts, day }: AnswerLines): string {
  const paths = [...new Set([counts, ...lines].map(({ path }) => path))].toReversed();
  const others = day === "" ? lines : lines.filter((line) => line !== counts);
  const inOrder = others.toSorted((one, other) => one.place - other.place);
  const told = paths.flatMap((path) => inOrder.filter((line) => line.path === path).map(({ shown }) => shown));
  const newest = day === "" ? [] : [`${newestPart} ${day.replace(/^0000-/, "")}:\n${counts.shown}`];
  return [...told, ...newest].join("\n\n");
}
