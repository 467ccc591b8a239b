import type { Message } from "../../../../shared/message.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import { type PlacedLine, textOfLine } from "../../guide/facts/lines/lines-in-place.ts";
import { toldBeside } from "../../guide/facts/lines/told-beside.ts";
import type { WeighedLine } from "../../guide/facts/lines/newest-line.ts";
import { fenceFor, freshPrompt } from "./prompt.ts";
import { weighAnswers } from "./weigh-answers.ts";
import { mostChoices, weighChoices } from "./weigh-choices.ts";
import type { Writer } from "./writer.ts";

/** To ask about each of more takes longer than it's worth: a third of a second for each on two cores. */
export const mostAsked = 40;

/** What a line is looked for. */
type LinePurpose = "answer" | "change" | "remove";

/** `each` is asked of every line by itself, with yes or no, and `among` of the likeliest of them side by side. */
const asked: Readonly<Record<LinePurpose, { each: string; among: string }>> = {
  answer: { each: "Is the answer in the line below?", among: "Which of these answers it?" },
  change: {
    each: "Has the line below to be changed for this?",
    among: "Which of these has to be changed for this?",
  },
  remove: {
    each: "Has the line below to be removed for this?",
    among: "Which of these has to be removed for this?",
  },
};

/** A likely line as it was shown, with its file and what it stands under, and its place among those that were asked about. */
export type LikelyLine = WeighedLine & { shown: string; place: number };

/** Which lines of these are looked for. */
export type LinesQuestion = {
  request: string;
  purpose: LinePurpose;
  lines: readonly PlacedLine[];
  messages: readonly Message[];
};

/**
 * The few lines that the model takes for those that are meant, the likeliest first. It is asked about each line by itself, as of a whole file a small model takes what
 * stands beside the right line; then the likeliest are compared, as only beside another line it sees what one doesn't say. Null where it can't be asked.
 */
export async function* readLikelyLines(
  writer: Writer,
  { request, purpose, lines, messages }: LinesQuestion,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, readonly LikelyLine[] | null> {
  const { each, among } = asked[purpose];
  // the request comes first: so it is read once for all lines
  const asking = (wanted: string) =>
    freshPrompt({ instructions: "", messages }, { files: [], request: `Somebody asks: ${request}`, wanted });
  const beside = toldBeside(lines, request);
  const shown = (line: PlacedLine) => shownWith(line, purpose === "answer" ? beside.get(line) : undefined);
  const prompts = lines.map((line) => asking(`${each} Answer with yes or no.\n\n${shown(line)}`));
  const odds = yield* weighAnswers(writer, prompts, signal);
  if (!odds) return null;
  const sorted = lines
    .map((line, place) => ({ ...line, shown: shown(line), place, odds: odds[place] ?? -Infinity }))
    .toSorted((one, other) => other.odds - one.odds);
  const isToldBefore = (line: { shown: string }, index: number) =>
    purpose === "answer" && sorted.slice(0, index).some((better) => isToldBy(better.shown, line.shown));
  const likely = sorted.filter((line, index) => !isToldBefore(line, index)).slice(0, mostChoices);
  const choosing = (choices: string, names: string) => asking(`${among}\n\n${choices}\n\nAnswer with ${names}.`);
  const weights = yield* weighChoices(
    writer,
    likely.map((line) => line.shown),
    choosing,
    signal,
  );
  if (!weights) return null;
  return likely
    .map(({ odds: _, ...line }, index) => ({ ...line, weight: weights[index] ?? -Infinity }))
    .toSorted((one, other) => other.weight - one.weight);
}

/** Whether one of two shown lines tells all of the other one: what stands beside it may be that. */
function isToldBy(shown: string, other: string): boolean {
  const lines = new Set(shown.split("\n"));
  return other.split("\n").every((line) => lines.has(line));
}

function shownWith({ path, line }: PlacedLine, beside: string | undefined): string {
  const above = [line.above, beside ?? ""].filter((part) => part !== "").join("\n");
  const text = textOfLine({ ...line, above });
  const fence = fenceFor(text);
  return `${path}\n${fence}\n${text}\n${fence}`;
}
