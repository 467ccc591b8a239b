import type { FilesQuestion } from "../../../agent/likely-files.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import { fittingLines } from "../../guide/facts/fitting-lines.ts";
import { linesInPlace } from "../../guide/facts/lines-in-place.ts";
import { newestLine, type WeighedLine } from "../../guide/facts/newest-line.ts";
import { mostAsked, readLikelyLines } from "./read-likely-lines.ts";
import type { Writer } from "./writer.ts";

/** A file whose best line is by so much less likely than the best of all isn't meant; as the logarithm of the likelihood. */
const clearlyLess = 0.4;
/** Of more a small model takes the first thing that fits. */
const mostLikely = 2;

/** The files that answer a question, the likeliest first, and the lines that say so. */
export type LikelyFiles = { paths: readonly string[]; lines: readonly WeighedLine[] };

/**
 * Of several files those that the model takes for the ones that answer a question: the ones whose lines do. Of several lines that say the same thing the newest
 * counts. Null where its engine tells no chances, or there is no room to ask.
 */
export async function* readLikelyFiles(
  writer: Writer,
  { question, files, messages }: FilesQuestion,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, LikelyFiles | null> {
  const all = files.flatMap(({ path, text }) => linesInPlace(path, text).map((line) => ({ path, line })));
  const fitting = fittingLines(all, question, mostAsked);
  const asked = { request: question, purpose: "answer" as const, lines: fitting, messages };
  const lines = yield* readLikelyLines(writer, asked, signal);
  const best = lines && newestLine(lines, new Map(files.map(({ path, text }) => [path, text])), question);
  if (!lines || !best) return null;
  const others = lines.filter(
    ({ path, weight }) => !best.older.includes(path) && weight >= best.line.weight - clearlyLess,
  );
  const paths = [...new Set([best.line, ...others].map(({ path }) => path))];
  return { paths: paths.slice(0, mostLikely), lines };
}
