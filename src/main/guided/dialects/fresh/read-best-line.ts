import type { Message } from "../../../../shared/message.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import { linesInPlace, textOfLine, textWithBelow } from "../../guide/facts/lines-in-place.ts";
import { newestLine } from "../../guide/facts/newest-line.ts";
import { bestPart, newestPart } from "../../guide/turn/note-parts.ts";
import { fenceFor, freshPrompt, type ShownFile } from "./prompt.ts";
import { weighAnswers } from "./weigh-answers.ts";
import type { Writer } from "./writer.ts";

/** Fewer are seen at a glance. */
const fewest = 3;
/** To ask about each of more takes longer than it's worth: a third of a second for each on two cores. */
const mostAsked = 40;

/** `told`: the line that answers, to be told behind the files; `older`: the files that say another thing of it, as it was before. */
export type BestLine = { told: string; older: readonly string[] };

/**
 * The line of these files that the model takes for the one that answers a question, with what it stands under. It is asked about each line
 * by itself: in a whole file a small model takes the value from beside the right one. Of several that say the same thing the newest counts, which it can't tell
 * from looking at one. Null where it can't be asked, or there are hardly any lines.
 */
export async function* readBestLine(
  writer: Writer,
  { files, question, messages }: { files: readonly ShownFile[]; question: string; messages: readonly Message[] },
  signal: AbortSignal,
): AsyncGenerator<StepEvent, BestLine | null> {
  const share = Math.floor(mostAsked / files.length);
  const lines = files.flatMap(({ path, text }) =>
    linesInPlace(path, text, question, share).map((line) => ({ path, line })),
  );
  if (lines.length < fewest) return null;
  const prompts = lines.map(({ path, line }) => {
    const text = textOfLine(line);
    const fence = fenceFor(text);
    // the question comes first: so it is read once for all lines
    const wish = {
      files: [],
      request: `Somebody asks: ${question}`,
      wanted: `Is the answer in the line below? Answer with yes or no.\n\n${path}\n${fence}\n${text}\n${fence}`,
    };
    return freshPrompt({ instructions: "", messages }, wish);
  });
  const odds = yield* weighAnswers(writer, prompts, signal);
  if (!odds) return null;
  const weighed = lines.map((line, index) => ({ ...line, odds: odds[index] ?? -Infinity }));
  const best = newestLine(weighed, new Map(files.map(({ path, text }) => [path, text])), question);
  if (!best) return null;
  const { line, day, older } = best;
  const title = files.length > 1 ? `${line.path}:\n` : "";
  const lead = day === "" ? bestPart : `${newestPart} ${day.replace(/^0000-/, "")}:`;
  const beside = weighed.filter(({ path }) => path === line.path).map((other) => other.line);
  return { told: `${lead}\n${title}${textWithBelow(line.line, beside)}`, older };
}
