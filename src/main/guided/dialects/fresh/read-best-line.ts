import type { Message } from "../../../../shared/message.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import { fittingLines } from "../../guide/facts/fitting-lines.ts";
import { linesInPlace, textWithBelow } from "../../guide/facts/lines-in-place.ts";
import { newestLine, type WeighedLine } from "../../guide/facts/newest-line.ts";
import { bestPart, newestPart } from "../../guide/turn/note-parts.ts";
import type { ShownFile } from "./prompt.ts";
import { mostAsked, readLikelyLines } from "./read-likely-lines.ts";
import type { Writer } from "./writer.ts";

/** Fewer are seen at a glance. */
const fewest = 3;

/** `weighed`: the likely lines of these files, where they are known already. */
export type BestLineQuestion = {
  files: readonly ShownFile[];
  question: string;
  messages: readonly Message[];
  weighed: readonly WeighedLine[] | null;
};

/** `told`: the line that answers, to be told behind the files; `older`: the files that say another thing of it, as it was before. */
export type BestLine = { told: string; older: readonly string[] };

/**
 * The line of these files that the model takes for the one that answers a question, with what it stands under. Of several that say the same thing the newest
 * counts. Null where it can't be asked, or there are hardly any lines.
 */
export async function* readBestLine(
  writer: Writer,
  { files, question, messages, weighed }: BestLineQuestion,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, BestLine | null> {
  const all = files.flatMap(({ path, text }) => linesInPlace(path, text).map((line) => ({ path, line })));
  const lines = fittingLines(all, question, mostAsked);
  if (lines.length < fewest) return null;
  const likely =
    weighed ?? (yield* readLikelyLines(writer, { request: question, purpose: "answer", lines, messages }, signal));
  if (!likely) return null;
  const best = newestLine(likely, new Map(files.map(({ path, text }) => [path, text])), question);
  if (!best) return null;
  const { line, day, older } = best;
  const title = files.length > 1 ? `${line.path}:\n` : "";
  const lead = day === "" ? bestPart : `${newestPart} ${day.replace(/^0000-/, "")}:`;
  const beside = lines.filter(({ path }) => path === line.path).map((other) => other.line);
  return { told: `${lead}\n${title}${textWithBelow(line.line, beside)}`, older };
}
