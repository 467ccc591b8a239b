import type { Message } from "../../../../shared/message.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import { type LineInPlace, linesInPlace, textOfLines } from "../../guide/facts/lines-in-place.ts";
import { freshPrompt, type ShownFile } from "./prompt.ts";
import { weighAnswer } from "./weigh-answer.ts";
import type { Writer } from "./writer.ts";

/** So many lines are kept: the one that says it is mostly among them, and fewer that only look like it. */
const mostKept = 2;
/** To ask about each of more takes longer than it's worth. */
const mostAsked = 60;

/**
 * The files with only the lines that the model takes for those that answer a question, each with what it stands under. It is asked about each line by itself: in a
 * whole file a small model takes the value from beside the right one. Null where it can't be asked, there are too many, or one was shown in parts.
 */
export async function* readBestLines(
  writer: Writer,
  { files, question, messages }: { files: readonly ShownFile[]; question: string; messages: readonly Message[] },
  signal: AbortSignal,
): AsyncGenerator<StepEvent, ShownFile[] | null> {
  const lines = files.flatMap(({ path, text }) => linesInPlace(path, text, question).map((line) => ({ path, line })));
  if (lines.length <= mostKept || lines.length > mostAsked) return null;
  const weighed: { path: string; line: LineInPlace; odds: number }[] = [];
  for (const [index, { path, line }] of lines.entries()) {
    yield { type: "progress", phase: "read", done: index, total: lines.length };
    const wish = {
      files: [{ path, text: textOfLines([line]), extent: "whole" as const, facts: "" }],
      request: question,
      wanted: "Is the answer in this line? Answer with yes or no.",
    };
    const odds = yield* weighAnswer(writer, freshPrompt({ instructions: "", messages }, wish), signal);
    if (odds === null) return null;
    weighed.push({ path, line, odds });
  }
  const best = weighed.toSorted((one, other) => other.odds - one.odds).slice(0, mostKept);
  return files.flatMap((file) => {
    const kept = best.flatMap(({ path, line }) => (path === file.path ? [line] : []));
    return kept.length === 0 ? [] : [{ ...file, text: textOfLines(kept), extent: "parts" as const }];
  });
}
